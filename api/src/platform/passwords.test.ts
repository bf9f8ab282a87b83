import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PASSWORDS = new URL('./passwords.ts', import.meta.url).href;

/** Outside of Vitest, which replaces the library by a cheaper one. */
async function hashOutside(password: string): Promise<string> {
  const script = `import { hashPassword } from '${PASSWORDS}'; console.log(await hashPassword('${password}'));`;
  const args = ['--input-type=module', '--eval', script];
  return (await promisify(execFile)(process.execPath, args)).stdout.trim();
}

it('Passwords are hashed with Argon2id, 19 MiB and two passes, and a salt of their own', async () => {
  const [first, second] = [await hashOutside('correct horse'), await hashOutside('correct horse')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});
