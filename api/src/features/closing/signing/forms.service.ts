import { createHash, randomUUID } from 'node:crypto';
import { FORM_TITLES } from '@tradewind/contract/closing-documents';
import { verifyPath } from '@tradewind/contract/paths';
import type { Queryable } from '../../../db/client.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { TradeBundle } from '../../trades/service.ts';
import type { Letterhead } from '../documents/paper.ts';
import { paperOf } from '../documents/papers.ts';
import { renderApart } from '../documents/renderer.ts';
import type { ClosingRow, TaskRow } from '../store.ts';
import { digestOf, type FormFacts, type FormRef, type FormSource, factsOf } from './form-facts.ts';
import { boatsById, type FormRow, findForm, markWritten, reserveForm } from './signing.store.ts';

export type FormContext = Pick<Dependencies, 'db' | 'storage' | 'config' | 'publicUrl'>;

/** Everything that forms quote, as it is now. */
export async function sourceOf(
  db: Queryable,
  trade: TradeBundle,
  closing: ClosingRow,
  tasks: readonly TaskRow[],
): Promise<FormSource> {
  const boatIds = trade.legs.flatMap(({ boatId }) => boatId ?? []);
  return { trade, closing, tasks, boats: await boatsById(db, boatIds) };
}

/** Writes the form for the current facts, unless it was written before. Everyone who signs it signs the same file. */
export async function writeForm(
  context: FormContext,
  source: FormSource,
  ref: FormRef,
  taskKey: string | null = null,
): Promise<FormRow> {
  const { db, storage } = context;
  const facts = factsOf(source, ref);
  const digest = digestOf(facts);
  const key = { tradeId: facts.tradeId, kind: facts.kind, facts: digest };
  const known = await findForm(db, key);
  if (known) return known;
  const letterhead = letterheadOf(context);
  const content = await renderApart(paperOf(facts, digest, letterhead), letterhead);
  const file = { hash: createHash('sha256').update(content).digest('hex'), bytes: content.length };
  const row = await reserveForm(db, {
    ...{ ...key, ...file, taskKey, party: facts.party, leg: facts.leg, name: nameOf(facts) },
    storageKey: `closings/${facts.tradeId}/${randomUUID()}.pdf`,
  });
  if (row.state === 'written') return row;
  await storage.put(row.storageKey, content, row.type);
  return (await markWritten(db, row.id, file)) ?? (await requireForm(db, key));
}

async function requireForm(db: Queryable, key: Parameters<typeof findForm>[1]): Promise<FormRow> {
  const form = await findForm(db, key);
  if (!form) throw new Error(`The form ${key.facts} was not written.`);
  return form;
}

const nameOf = ({ kind, tradeId }: FormFacts): string => `${FORM_TITLES[kind]} - trade ${tradeId}.pdf`;

function letterheadOf({ config, publicUrl }: Pick<FormContext, 'config' | 'publicUrl'>): Letterhead {
  const { name, licence, address, phone } = config.brokerage;
  return { name, licence, address, phone, verifyUrl: `${publicUrl()}${verifyPath()}` };
}
