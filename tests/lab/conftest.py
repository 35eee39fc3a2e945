from tests.host.conftest import house

__all__ = ["house"]
