// Files have a dot and folders do not, so their names never collide. Lower case, because some file systems ignore case.
const keyShape = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.[a-z0-9]+$/;
const longestKey = 200;

class InvalidStorageKey extends Error {
  override readonly name = 'InvalidStorageKey';

  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, longestKey))}`);
  }
}

export function checkKey(key: string): void {
  if (key.length > longestKey || !keyShape.test(key)) throw new InvalidStorageKey(key);
}
