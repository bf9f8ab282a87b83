import { expect, it } from 'vitest';
import { cursorCodec, cursorPart } from './cursor.ts';

const newest = cursorCodec({ createdAt: cursorPart.moment, id: cursorPart.id });
const cheapest = cursorCodec({ key: cursorPart.text(/^\d{1,9}$/), id: cursorPart.id }, 'cheapest');
const dearest = cursorCodec({ key: cursorPart.text(/^\d{1,9}$/), id: cursorPart.id }, 'dearest');
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('reads what it wrote', () => {
  const position = { createdAt: new Date('2026-03-01T10:00:00.123Z'), id: 7 };
  expect(newest.read(newest.write(position))).toEqual(position);
  expect(cheapest.read(cheapest.write({ key: '25000', id: 2_147_483_647 }))).toEqual({
    key: '25000',
    id: 2_147_483_647,
  });
});

it('writes only its own parts of a row', () => {
  const row = { id: 7, secret: 'no', createdAt: new Date('2026-03-01T10:00:00.000Z') };
  expect(Buffer.from(newest.write(row), 'base64url').toString()).toBe('["2026-03-01T10:00:00.000Z",7]');
});

it('writes strings that need no escaping in a URL as they are', () => {
  const names = cursorCodec({ key: cursorPart.text(/./s), id: cursorPart.id });
  expect(names.write({ key: 'Žofie >?&=~', id: 1 })).toMatch(/^[\w-]+$/);
});

it.each([
  ['an empty string', ''],
  ['a word', 'nonsense'],
  ['an object instead of a list', written({ createdAt: '2026-03-01T10:00:00Z', id: 1 })],
  ['too few parts', written(['2026-03-01T10:00:00Z'])],
  ['too many parts', written(['2026-03-01T10:00:00Z', 1, 1])],
  ['a date that does not exist', written(['2026-02-30T10:00:00Z', 1])],
  ['a year that the database does not know', written(['0000-01-01T00:00:00Z', 1])],
  ['an id beyond the column', written(['2026-03-01T10:00:00Z', 2_147_483_648])],
  ['an id that is a string', written(['2026-03-01T10:00:00Z', '1'])],
  ['the cursor of a sorted list', cheapest.write({ key: '1', id: 1 })],
])('refuses %s', (_, text) => {
  expect(() => newest.read(text)).toThrow('That page is no longer available. Please start over from the first page.');
});

it('refuses the cursor of another order', () => {
  expect(() => dearest.read(cheapest.write({ key: '1', id: 1 }))).toThrow('That page is no longer available.');
});
