// What this browser remembers: for all tabs, or for this tab only.

function keeper(storage) {
  return {
    read(name, otherwise) {
      const text = storage.getItem(name);
      return text === null ? otherwise : JSON.parse(text);
    },
    write(name, value) {
      storage.setItem(name, JSON.stringify(value));
    },
  };
}

export const browser = keeper(localStorage);
export const tab = keeper(sessionStorage);
