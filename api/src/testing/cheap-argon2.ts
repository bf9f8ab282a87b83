import { createRequire } from 'node:module';

/** The real library, past the alias in vitest.config.ts that leads here. */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** The least that Argon2 allows: tests hash thousands of passwords, none of which needs protection. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash = (password: string) => argon2.hash(password, LEAST);
export const { verify } = argon2;
