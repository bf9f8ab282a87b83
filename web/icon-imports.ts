import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const NAMED_IMPORT = new RegExp(`import \\{([^}]*)\\} from '${PACKAGE}';?`, 'g');

/** Imports each icon from its own file, since the package's index would make a build read all six thousand. */
export function iconImports(): Plugin {
  return {
    name: 'tradewind:icon-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: PACKAGE },
      handler: (code) => ({ code: code.replace(NAMED_IMPORT, (_, names: string) => separately(names)), map: null }),
    },
  };
}

function separately(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `import ${name} from '${PACKAGE}/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}
