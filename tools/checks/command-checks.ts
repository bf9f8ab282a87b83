import { type Command, runCommand } from '../launcher/command.ts';

interface CommandCheck {
  readonly name: string;
  /** Resolves to a description of the problem, or undefined. */
  readonly run: (root: string) => Promise<string | undefined>;
}

const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

export const COMMAND_CHECKS: readonly CommandCheck[] = [
  { name: 'types', run: (root) => inTurn(root, { program: 'tsc', args: ['-p', 'tsconfig.json'] }) },
  { name: 'types of e2e', run: (root) => inTurn(root, { program: 'tsc', args: ['-p', 'e2e/tsconfig.json'] }) },
  {
    name: 'types of web',
    run: (root) =>
      inTurn(
        root,
        { program: 'react-router', args: ['typegen'], folder: 'web' },
        { program: 'tsc', args: ['-p', 'web/tsconfig.json', '--noEmit'] },
      ),
  },
  {
    name: 'lint and format',
    run: (root) => inTurn(root, { program: 'biome', args: ['ci', '--error-on-warnings', colors, '.'] }),
  },
];

async function inTurn(root: string, ...commands: Command[]): Promise<string | undefined> {
  for (const command of commands) {
    const { code, output } = await runCommand({ ...command, root });
    if (code !== 0) return output || `${command.program} ended with exit code ${code}`;
  }
  return undefined;
}
