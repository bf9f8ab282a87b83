import { expect, it } from 'vitest';
import { readStatementFile } from './statement-file.ts';

const read = (...bytes: BlobPart[]) => readStatementFile(new Blob(bytes));

it('reads the encodings that banks use', async () => {
  expect(await read('\uFEFFdate,Café')).toEqual({ csv: 'date,Café' });
  expect(await read(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toEqual({ csv: 'Café' });
  expect(await read(new Uint8Array([0xff, 0xfe, 0x43, 0, 0xe9, 0]))).toEqual({ csv: 'Cé' });
  expect(await read(new Uint8Array([0xfe, 0xff, 0, 0x43, 0, 0xe9]))).toEqual({ csv: 'Cé' });
});

it('refuses files that are empty, too large or no text', async () => {
  expect(await read('')).toEqual({ problem: 'This file is empty.' });
  expect(await read(new Uint8Array(2_000_001))).toEqual({
    problem: 'This file is larger than 2 MB. Please split it by period.',
  });
  expect(await read(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({
    problem: expect.stringContaining('isn’t a text file'),
  });
});
