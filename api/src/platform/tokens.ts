import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits cannot be guessed, so storing a plain hash of it is safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();
