import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const MIGRATIONS = join(ROOT, 'api/src/db/migrations');
const fileOf = (name: string) => join(ROOT, 'api/src/db/sql', `${name}.sql`);

/** Writes a migration that creates or replaces the named functions by the text of their files. */
function writeMigration(names: readonly string[]): string {
  const before = new Set(readdirSync(MIGRATIONS));
  execFileSync(
    'drizzle-kit',
    ['generate', '--config', 'api/drizzle.config.ts', '--custom', '--name', names.join('_')],
    {
      cwd: ROOT,
    },
  );
  const made = readdirSync(MIGRATIONS).find((file) => file.endsWith('.sql') && !before.has(file));
  if (!made) throw new Error('drizzle-kit made no migration.');
  const texts = names.map((name) => readFileSync(fileOf(name), 'utf8'));
  writeFileSync(join(MIGRATIONS, made), texts.join('--> statement-breakpoint\n'));
  return made;
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !existsSync(fileOf(name)));
if (names.length === 0 || unknown !== undefined) {
  console.error(
    unknown === undefined ? 'Name the functions that changed.' : `There is no api/src/db/sql/${unknown}.sql.`,
  );
  process.exit(1);
}
console.log(`Wrote api/src/db/migrations/${writeMigration(names)}.`);
