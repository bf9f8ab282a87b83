import type { ClosingFacts } from '@tradewind/contract/closing-facts';
import { STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import { and, eq } from 'drizzle-orm';
import type { DatabaseClient } from '../db/client.ts';
import { assetDocuments } from '../db/schema/assets.ts';
import { closingDocuments, closingSignatures } from '../db/schema/closing-documents.ts';
import { closingDisputes, closingProposals, closings, closingTasks, serviceOrders } from '../db/schema/closings.ts';
import { messages } from '../db/schema/messages.ts';
import { possessionPhotos, possessionProofs } from '../db/schema/possession.ts';
import { reviewWindows, tradeReviews } from '../db/schema/reviews.ts';
import { tradeAcceptances, tradeLegs, tradeParties, tradeRevisions, trades } from '../db/schema/trades.ts';
import { LEGAL_DETAILS } from './closings.ts';
import { PDF } from './documents.ts';
import { insertAsset, insertBoat, type UserRow } from './factories.ts';
import { formOf, photo } from './photos.ts';

export interface World {
  database: DatabaseClient;
  owner: UserRow;
  other: UserRow;
}

interface Given {
  /** The path parameters by name. */
  path?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Creates what a call needs to succeed. Runs again for each caller, since some calls use it up. */
type Giver = (world: World) => Promise<Given>;

const ownBoat = async ({ database, owner }: World) => insertBoat(database.db, { sellerId: owner.id });

async function ownMessage(world: World): Promise<number> {
  const { database, owner, other } = world;
  const boat = await insertBoat(database.db, { sellerId: other.id });
  const about = { boatId: boat.id, subjectId: boat.id, boatTitle: boat.title };
  const [row] = await database.db
    .insert(messages)
    .values({ ...about, senderId: owner.id, receiverId: other.id, content: 'Hello' })
    .returning();
  return row?.id ?? 0;
}

const ownAsset = async ({ database, owner }: World) => insertAsset(database.db, { ownerId: owner.id });

async function ownDocument(world: World): Promise<{ id: number; documentId: number }> {
  const { id: assetId, ownerId } = await ownAsset(world);
  const file = { storageKey: `documents/${assetId}.pdf`, name: 'title.pdf', bytes: 1, digest: '' };
  const [row] = await world.database.db
    .insert(assetDocuments)
    .values({ assetId, ownerId, type: 'application/pdf', ...file })
    .returning();
  return { id: assetId, documentId: row?.id ?? 0 };
}

/** A trade of the owner with somebody new: the owner's money for their boat. */
async function ownTrade({ database, owner }: World, author: 'owner' | 'partner', status = 'proposed') {
  const { db } = database;
  const boat = await insertBoat(db, { status: status === 'proposed' ? 'active' : 'pending' });
  const [trade] = await db
    .insert(trades)
    .values({ kind: 'offer', status, subjectId: boat.id, expiresAt: new Date(Date.now() + 3_600_000) })
    .returning();
  const tradeId = trade?.id ?? 0;
  await db.insert(tradeParties).values([
    { tradeId, position: 0, userId: owner.id, list: 'open', listedAt: new Date() },
    { tradeId, position: 1, userId: boat.sellerId, list: 'open', listedAt: new Date() },
  ]);
  await db.insert(tradeRevisions).values({ tradeId, number: 1, author: author === 'owner' ? 0 : 1 });
  await db.insert(tradeAcceptances).values({ tradeId, revision: 1, position: author === 'owner' ? 0 : 1 });
  await db.insert(tradeLegs).values([
    { tradeId, revision: 1, number: 1, kind: 'cash', giver: 0, receiver: 1, value: '5.00', title: 'Cash' },
    {
      tradeId,
      revision: 1,
      number: 2,
      kind: 'boat',
      giver: 1,
      receiver: 0,
      boatId: boat.id,
      value: boat.price,
      title: boat.title,
    },
  ]);
  return { id: tradeId, boatId: boat.id };
}

/** An agreed trade of the owner with one open task of theirs. */
async function ownTask(world: World, kind: string): Promise<{ id: number; task: number }> {
  const { db } = world.database;
  const { id } = await ownTrade(world, 'owner', 'agreed');
  await db.insert(closings).values({ tradeId: id, terms: STANDARD_TERMS, agreedAt: new Date() });
  const [row] = await db
    .insert(closingTasks)
    .values({ tradeId: id, key: `${kind}:party-0`, kind, actor: 0, party: 0 })
    .returning();
  return { id, task: row?.id ?? 0 };
}

/** A signed trade of the owner, in which they get a boat that they have not accepted yet. */
async function ownClosing(world: World): Promise<{ id: number; task: number }> {
  const { db } = world.database;
  const { id } = await ownTrade(world, 'owner', 'closing');
  const now = new Date();
  await db.insert(closings).values({ tradeId: id, terms: STANDARD_TERMS, agreedAt: now, signedAt: now });
  const [row] = await db
    .insert(closingTasks)
    .values({ tradeId: id, key: 'acceptance:leg-2', kind: 'acceptance', actor: 0, leg: 2 })
    .returning();
  const legal = { ...LEGAL_DETAILS, coOwners: null } as ClosingFacts;
  await db.insert(closingTasks).values(
    [0, 1].map((party) => ({
      ...{ tradeId: id, key: `legal-details:party-${party}`, kind: 'legal-details', actor: party, party },
      ...{ state: 'done', doneAt: now, facts: legal },
    })),
  );
  return { id, task: row?.id ?? 0 };
}

/** The same with an extension that the broker proposed. */
async function ownProposal(world: World): Promise<{ id: number; proposal: number }> {
  const { id } = await ownClosing(world);
  const [row] = await world.database.db
    .insert(closingProposals)
    .values({ tradeId: id, kind: 'extension', terms: { kind: 'extension', days: 5 }, proposedAt: new Date() })
    .returning();
  return { id, proposal: row?.id ?? 0 };
}

/** A trade in dispute, with a settlement that the broker proposed. */
async function ownSettlement(world: World): Promise<{ id: number; proposal: number }> {
  const { db } = world.database;
  const { id } = await ownClosing(world);
  const [now, kind] = [new Date(), 'settlement' as const];
  await db.update(trades).set({ status: 'disputed' }).where(eq(trades.id, id));
  await db.insert(closingDisputes).values({ tradeId: id, reason: 'The engine was swapped.', openedAt: now });
  const [row] = await db
    .insert(closingProposals)
    .values({ tradeId: id, kind, terms: { kind, outcome: 'resume', shares: [] }, proposedAt: now })
    .returning();
  return { id, proposal: row?.id ?? 0 };
}

/** A task whose document the owner has signed: signing it again succeeds and changes nothing. */
async function ownSignature(world: World): Promise<{ path: { id: number; task: number }; hash: string }> {
  const { db } = world.database;
  const path = await ownTask(world, 'disclosures');
  const hash = String(path.task).padStart(64, '0');
  const file = { type: 'application/pdf', name: 'Disclosures.pdf', bytes: 1, storageKey: `closings/${path.id}/a.pdf` };
  const [row] = await db
    .insert(closingDocuments)
    .values({ tradeId: path.id, kind: 'disclosures', party: 0, facts: hash, hash, state: 'written', ...file })
    .returning();
  await db.insert(closingSignatures).values({
    ...{ documentId: row?.id ?? 0, tradeId: path.id, position: 0, userId: world.owner.id, name: 'Olive', hash },
    ...{ consent: 'Yes.', signedAt: new Date() },
  });
  await db.update(closingTasks).set({ state: 'done', doneAt: new Date() }).where(eq(closingTasks.id, path.task));
  return { path, hash };
}

/** A closed trade of the owner, with the id of the other party. */
async function ownClosed(world: World): Promise<{ id: number; about: string }> {
  const { db } = world.database;
  const { id } = await ownTrade(world, 'owner', 'closed');
  await db.insert(reviewWindows).values({ tradeId: id, closesAt: new Date(Date.now() + 3_600_000) });
  const parties = await db.select().from(tradeParties).where(eq(tradeParties.tradeId, id));
  return { id, about: parties.find(({ userId }) => userId !== world.owner.id)?.userId ?? '' };
}

/** A public review of the owner. */
async function ownReview(world: World): Promise<number> {
  const { id: tradeId, about: authorId } = await ownClosed(world);
  const [row] = await world.database.db
    .insert(tradeReviews)
    .values({ tradeId, authorId, aboutId: world.owner.id, stars: 4, shownAt: new Date() })
    .returning();
  return row?.id ?? 0;
}

/** A boat of the owner with a proof of possession in this state, and its photo. */
async function ownProof(world: World, state: 'asked' | 'submitted'): Promise<{ id: number; proofId: number }> {
  const { db } = world.database;
  const boat = await ownBoat(world);
  const soon = new Date(Date.now() + 3_600_000);
  const sentAt = state === 'submitted' ? new Date() : null;
  const [proof] = await db
    .insert(possessionProofs)
    .values({ boatId: boat.id, ownerId: boat.sellerId, state, code: 'K7M-4XA', codeExpiresAt: soon, sentAt })
    .returning();
  const proofId = proof?.id ?? 0;
  if (sentAt) await db.insert(possessionPhotos).values({ proofId, content: Buffer.from('photo'), digest: '' });
  return { id: boat.id, proofId };
}

/** For calls whose path names something with an owner. */
export const GIVEN: Record<string, Giver> = {
  'PATCH /api/boats/:id': async (world) => {
    const { id, version } = await ownBoat(world);
    return { path: { id }, body: { title: 'Renamed', version } };
  },
  'DELETE /api/boats/:id': async (world) => ({ path: { id: (await ownBoat(world)).id } }),
  'GET /api/boats/:id/possession': async (world) => ({ path: { id: (await ownBoat(world)).id } }),
  'POST /api/boats/:id/possession/code': async (world) => ({ path: { id: (await ownBoat(world)).id } }),
  'POST /api/boats/:id/possession/photo': async (world) => {
    const { body, type } = await formOf([{ name: 'code.jpg', content: await photo() }], 'photo');
    return { path: await ownProof(world, 'asked'), body, headers: { 'content-type': type } };
  },
  'POST /api/boats/:id/possession/withdraw': async (world) => ({ path: await ownProof(world, 'submitted') }),
  'GET /api/possession/:id/photo': async (world) => ({
    path: { id: (await ownProof(world, 'submitted')).proofId },
  }),
  'PATCH /api/assets/:id': async (world) => ({ path: { id: (await ownAsset(world)).id }, body: { title: 'Renamed' } }),
  'DELETE /api/assets/:id': async (world) => ({ path: { id: (await ownAsset(world)).id } }),
  'POST /api/assets/:id/documents': async (world) => {
    const { body, type } = await formOf([{ name: 'title.pdf', content: PDF }], 'document');
    return { path: { id: (await ownAsset(world)).id }, body, headers: { 'content-type': type } };
  },
  'DELETE /api/assets/:id/documents/:documentId': async (world) => ({ path: await ownDocument(world) }),
  'GET /api/trades/:id': async (world) => ({ path: { id: (await ownTrade(world, 'owner')).id } }),
  'POST /api/trades/:id/accept': async (world) => ({
    path: { id: (await ownTrade(world, 'partner')).id },
    body: { revision: 1 },
  }),
  'POST /api/trades/:id/counter': async (world) => {
    const { id, boatId } = await ownTrade(world, 'partner');
    const body = { revision: 1, gives: [{ kind: 'cash', amount: 6 }], gets: [{ kind: 'boat', boatId }] };
    return { path: { id }, body };
  },
  'POST /api/trades/:id/decline': async (world) => ({ path: { id: (await ownTrade(world, 'partner')).id } }),
  'POST /api/trades/:id/withdraw': async (world) => ({ path: { id: (await ownTrade(world, 'owner')).id } }),
  'POST /api/trades/:id/cancel': async (world) => ({ path: { id: (await ownTrade(world, 'owner', 'agreed')).id } }),
  'GET /api/trades/:id/closing': async (world) => ({ path: await ownTask(world, 'legal-details') }),
  'GET /api/trades/:id/statement': async (world) => ({ path: await ownTask(world, 'legal-details') }),
  'PUT /api/trades/:id/closing/tasks/:task/facts': async (world) => ({
    path: await ownTask(world, 'legal-details'),
    body: { facts: LEGAL_DETAILS },
  }),
  'POST /api/trades/:id/closing/tasks/:task/confirm': async (world) => ({ path: await ownTask(world, 'inspection') }),
  'POST /api/trades/:id/closing/proposals': async (world) => ({
    path: await ownClosing(world),
    body: { terms: { kind: 'extension', days: 5 }, name: LEGAL_DETAILS.legalName },
  }),
  'POST /api/trades/:id/closing/proposals/:proposal/consent': async (world) => ({
    path: await ownProposal(world),
    body: { name: LEGAL_DETAILS.legalName },
  }),
  'POST /api/trades/:id/closing/proposals/:proposal/form': async (world) => ({ path: await ownSettlement(world) }),
  'POST /api/trades/:id/closing/proposals/:proposal/decline': async (world) => ({ path: await ownProposal(world) }),
  'POST /api/trades/:id/closing/tasks/:task/accept': async (world) => ({
    path: await ownClosing(world),
    body: { name: LEGAL_DETAILS.legalName },
  }),
  'POST /api/trades/:id/closing/tasks/:task/reject': async (world) => ({
    path: await ownClosing(world),
    body: { name: LEGAL_DETAILS.legalName, reason: 'Soft decks.' },
  }),
  'POST /api/trades/:id/closing/cancel': async (world) => ({
    path: await ownClosing(world),
    body: { cause: 'giver-default', party: 0, reason: 'The boat is gone.' },
  }),
  'POST /api/trades/:id/closing/legs/:leg/fail': async (world) => {
    const { id } = await ownClosing(world);
    await world.database.db
      .update(tradeLegs)
      .set({ kind: 'bitcoin', coins: '1', coinPrice: '5.00' })
      .where(and(eq(tradeLegs.tradeId, id), eq(tradeLegs.number, 1)));
    return { path: { id, leg: 1 }, body: { reason: 'The exchange froze the account.' } };
  },
  'POST /api/trades/:id/closing/tasks/:task/orders': async (world) => ({
    path: await ownTask(world, 'inspection'),
    body: { serviceId: 4 },
  }),
  'POST /api/trades/:id/closing/orders/:order/cancel': async (world) => {
    const { id } = await ownClosing(world);
    const order = { tradeId: id, serviceId: 4, position: 0, authorized: 22_500, orderedAt: new Date() };
    const [row] = await world.database.db.insert(serviceOrders).values(order).returning();
    return { path: { id, order: row?.id ?? 0 } };
  },
  'POST /api/trades/:id/closing/dispute': async (world) => ({
    path: await ownClosing(world),
    body: { reason: 'The engine was swapped.' },
  }),
  'POST /api/trades/:id/closing/tasks/:task/form': async (world) => ({ path: (await ownSignature(world)).path }),
  'POST /api/trades/:id/closing/tasks/:task/sign': async (world) => {
    const { path, hash } = await ownSignature(world);
    return { path, body: { hash, name: 'Olive', consent: true } };
  },
  'GET /api/trades/:id/statement.pdf': async (world) => ({ path: { id: (await ownTask(world, 'statement')).id } }),
  'POST /api/trades/:id/documents': async (world) => {
    const { id, task } = await ownTask(world, 'tax-form');
    const { body, type } = await formOf([{ name: 'w9.pdf', content: PDF }], 'document', { task: String(task) });
    return { path: { id }, body, headers: { 'content-type': type } };
  },
  'DELETE /api/documents/:id': async (world) => {
    const { id: tradeId, task } = await ownTask(world, 'tax-form');
    const file = { type: 'application/pdf', name: 'w9.pdf', bytes: 1, storageKey: `closings/${tradeId}/${task}.pdf` };
    const [row] = await world.database.db
      .insert(closingDocuments)
      .values({
        tradeId,
        kind: 'tax-form',
        party: 0,
        uploadedBy: world.owner.id,
        hash: '',
        state: 'submitted',
        ...file,
      })
      .returning();
    return { path: { id: row?.id ?? 0 } };
  },
  'GET /api/trades/:id/reviews': async (world) => ({ path: { id: (await ownClosed(world)).id } }),
  'POST /api/trades/:id/reviews': async (world) => {
    const { id, about } = await ownClosed(world);
    return { path: { id }, body: { about, stars: 5 } };
  },
  'POST /api/reviews/:id/reply': async (world) => ({
    path: { id: await ownReview(world) },
    body: { text: 'Thank you.' },
  }),
  'DELETE /api/messages/:id': async (world) => ({ path: { id: await ownMessage(world) } }),
};
