import { hash, verify } from '@node-rs/argon2';

/** Stands where an account has no password: no password has this hash. */
export const NO_PASSWORD = '!';

export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Costs the same whether the account exists, has a password, or neither. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const real = stored !== undefined && stored !== NO_PASSWORD;
  const matches = await verify(real ? stored : await decoy, password);
  return real && matches;
}
