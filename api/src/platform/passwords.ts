import { hash, verify } from '@node-rs/argon2';

/** The stored hash of accounts without a password: no password hashes to it. */
export const NO_PASSWORD = '!';

export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not the account exists or has a password. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const real = stored !== undefined && stored !== NO_PASSWORD;
  const matches = await verify(real ? stored : await decoy, password);
  return real && matches;
}
