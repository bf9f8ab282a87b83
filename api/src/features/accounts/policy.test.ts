import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { insertUser } from '../../testing/factories.ts';
import { asAddressOwner, asConfigured, asLinkHolder, asSelf, asVerifiable } from './policy.ts';
import type { UserRow } from './store.ts';

let ann: UserRow;
let ben: UserRow;
let away: UserRow;

beforeAll(async () => {
  const { db } = await testDatabase();
  ann = await insertUser(db);
  ben = await insertUser(db);
  away = await insertUser(db, { suspended: true, suspensionReason: 'Fraud' });
});

const callerOf = ({ id, email }: UserRow, isBroker = false) => ({
  ...{ id, email, isAdmin: false, isBroker, sid: Buffer.alloc(0), signedInAt: new Date(), expire: new Date() },
});

describe('The proof that an account is changed by its owner', () => {
  it('is for their own row, and not for a suspended one', () => {
    expect(asSelf(callerOf(ann), ann)).toBe(ann);
    for (const other of [ben, undefined]) expect(() => asSelf(callerOf(ann), other)).toThrow('Please sign in first.');
    expect(() => asSelf(callerOf(away), away)).toThrow('Please sign in first.');
  });

  it('comes from a link that was mailed to them', () => {
    expect(asLinkHolder({ userId: ann.id }, ann)).toBe(ann);
    expect(asLinkHolder({ userId: ann.id }, ben)).toBeUndefined();
    expect(asLinkHolder(undefined, ann)).toBeUndefined();
  });

  it('comes from their address, as Google or the operator names it', () => {
    for (const proofOf of [asAddressOwner, asConfigured]) {
      expect(proofOf({ email: ann.email }, ann)).toBe(ann);
      expect(proofOf({ email: ann.email }, ben)).toBeUndefined();
    }
  });
});

it('lets only brokers check identities', () => {
  expect(asVerifiable(callerOf(ben, true), ann)).toBe(ann);
  expect(() => asVerifiable(callerOf(ben), ann)).toThrow('Only brokers can do that.');
});
