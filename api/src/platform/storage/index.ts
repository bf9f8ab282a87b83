export { InvalidStorageKey } from './key.ts';
export { createStorage, type FileStorage, type StorageOptions } from './storage.ts';
