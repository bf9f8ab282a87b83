import { registerHooks } from 'node:module';

const CHEAP = new URL('../api/src/testing/cheap-argon2.ts', import.meta.url).href;

/** Replaces the hashing of passwords, as vitest.config.ts does: nearly every test registers somebody. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && context.parentURL !== CHEAP
      ? { url: CHEAP, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
