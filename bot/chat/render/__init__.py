"""What messages show: from a view to a Content, and from that to components."""
