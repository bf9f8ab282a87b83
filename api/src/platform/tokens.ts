import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, so one plain hash is enough to keep it by. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();
