// Folders have no dot and files have one, so a file can never stand where a folder must. Lower case, since some file systems fold it.
const keyShape = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.[a-z0-9]+$/;
const longestKey = 200;

export class InvalidStorageKey extends Error {
  override readonly name = 'InvalidStorageKey';

  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, longestKey))}`);
  }
}

export function checkKey(key: string): void {
  if (key.length > longestKey || !keyShape.test(key)) throw new InvalidStorageKey(key);
}
