// Who is being looked at, as the address says: #anna, or #anna+bo side by side.

export class Address {
  constructor(people) {
    this._people = people;
  }

  nameOf(person) {
    const same = this._people().filter(({ username }) => username === person.username);
    return encodeURIComponent(same.length > 1 ? person.id : person.username);
  }

  read() {
    const names = location.hash.slice(1).split("+").filter(Boolean).map(decodeURIComponent);
    const found = names.map((name) =>
      this._people().find(({ id, username }) => id === name || username === name),
    );
    return [...new Set(found.filter(Boolean))].slice(0, 2);
  }

  write(people) {
    const hash = `#${people.map((person) => this.nameOf(person)).join("+")}`;
    if (hash !== location.hash) history.pushState(null, "", hash);
  }
}
