from tests.host.conftest import host

__all__ = ["host"]
