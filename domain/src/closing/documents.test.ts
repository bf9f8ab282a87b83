import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, FORM_KINDS, isUploadKind, mayRead } from './documents.ts';
import { TASK_KIND_NAMES, taskKind } from './task-kinds.ts';

const [GIVER, RECEIVER, OTHER] = [0, 1, 2];
const leg = { giver: GIVER, receiver: RECEIVER };

describe('A document', () => {
  it('can be uploaded for every task that asks for one', () => {
    const asking = TASK_KIND_NAMES.filter((name) => taskKind(name).evidence === 'document');
    expect(asking.filter((name) => !isUploadKind(name))).toEqual([]);
  });

  it('is generated for every task that asks for a signature', () => {
    const asking = TASK_KIND_NAMES.filter((name) => taskKind(name).evidence === 'signature');
    expect(asking.filter((name) => !Object.hasOwn(FORM_KINDS, name))).toEqual([]);
  });

  it('is always readable by the party it is from', () => {
    for (const kind of DOCUMENT_KINDS) expect(mayRead(kind, OTHER, { from: OTHER, leg: undefined })).toBe(true);
  });

  it('about a boat is for its giver and receiver', () => {
    const readers = [GIVER, RECEIVER, OTHER].filter((position) =>
      mayRead('bill-of-sale', position, { from: GIVER, leg }),
    );
    expect(readers).toEqual([GIVER, RECEIVER]);
  });

  it.each(['payoff', 'tax-form', 'source-of-funds', 'payout-account', 'identity', 'statement', 'disclosures'] as const)(
    'about private matters is for nobody else: %s',
    (kind) => {
      expect([RECEIVER, OTHER].filter((position) => mayRead(kind, position, { from: GIVER, leg }))).toEqual([]);
    },
  );

  it('that the broker filed is not for the person it is about, unless its kind is', () => {
    expect(mayRead('identity', GIVER, { from: null, leg: undefined })).toBe(false);
    expect(mayRead('title-search', RECEIVER, { from: null, leg })).toBe(true);
  });

  it('such as the agreement is for everyone', () => {
    expect(mayRead('agreement', OTHER, { from: null, leg: undefined })).toBe(true);
  });
});
