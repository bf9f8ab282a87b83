import { hash } from 'node:crypto';

/** The name follows from the content, so a file that has changed since the build is not found there. */
export const builtName = (source) => `${hash('sha256', source)}.js`;
