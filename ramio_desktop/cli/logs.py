def register(commands: object) -> None:
    pass
