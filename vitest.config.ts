import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/launcher/longest-first.ts';

const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // These tests leave nothing behind, so one process can run them all.
          isolate: false,
          include: ['{domain,contract,tools,web}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.database.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        resolve: { alias: { '@node-rs/argon2': new URL('api/src/testing/cheap-argon2.ts', import.meta.url).pathname } },
        test: {
          name: 'database',
          include: ['api/**/*.test.ts', 'tools/**/*.database.test.ts'],
          // Importing the application takes longer than most files.
          isolate: false,
          globalSetup: 'api/src/testing/global-setup.ts',
          setupFiles: 'api/src/testing/setup.ts',
          ...patience,
        },
      },
    ],
  },
});
