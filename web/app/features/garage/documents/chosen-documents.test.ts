import { expect, it } from 'vitest';
import { documentFault } from './chosen-documents.ts';

const pdf = { name: 'title.pdf', type: 'application/pdf', size: 5_000 };

it.each([
  ['a PDF', pdf, 0, undefined],
  ['a PNG', { ...pdf, type: 'image/png' }, 9, undefined],
  ['the 11th', pdf, 10, 'an asset can have up to 10 documents'],
  ['a text', { ...pdf, type: 'text/plain' }, 0, 'not a PDF, JPEG or PNG'],
  ['a file without a kind', { ...pdf, type: '' }, 0, 'not a PDF, JPEG or PNG'],
  ['an empty file', { ...pdf, size: 0 }, 0, 'the file is empty'],
  ['21 MB', { ...pdf, size: 21 * 1024 * 1024 }, 0, 'larger than 20 MB'],
])('says what is wrong with %s', (_what, file, documents, fault) => {
  expect(documentFault(file, documents)).toBe(fault);
});
