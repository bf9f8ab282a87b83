import { createHash, randomUUID } from 'node:crypto';
import { FORM_TITLES } from '@tradewind/contract/closing-documents';
import { verifyPath } from '@tradewind/contract/paths';
import type { Queryable } from '../../../db/client.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { TradeBundle } from '../../trades/service.ts';
import { readMoney } from '../money/terms.service.ts';
import type { Letterhead, Paper } from '../paper/paper.ts';
import { paperOf } from '../paper/papers.ts';
import { renderApart } from '../paper/renderer.ts';
import type { ClosingRow, TaskRow } from '../store.ts';
import { digestOf, type FormRef, type FormSource, factsOf } from './form-facts.ts';
import { type FormRow, findForm, markWritten, reserveForm } from './signing.store.ts';

export type FormContext = Pick<Dependencies, 'db' | 'storage' | 'config' | 'publicUrl'>;

/** Everything that forms quote, as it is now. */
export async function sourceOf(
  db: Queryable,
  trade: TradeBundle,
  closing: ClosingRow,
  tasks: readonly TaskRow[],
): Promise<FormSource> {
  return { trade, closing, tasks, money: await readMoney(db, trade, closing, tasks) };
}

/** Writes the form for the current facts, unless it was written before. Everyone who signs it signs the same file. */
export function writeForm(
  context: FormContext,
  source: FormSource,
  ref: FormRef,
  taskKey: string | null = null,
): Promise<FormRow> {
  const facts = factsOf(source, ref);
  const { tradeId, kind, party, leg } = facts;
  const digest = digestOf(facts);
  return storePaper(context, { tradeId, kind, facts: digest, party, leg, taskKey }, () =>
    paperOf(facts, digest, letterheadOf(context)),
  );
}

type PaperKey = Pick<FormRow, 'tradeId' | 'kind' | 'facts' | 'party' | 'leg' | 'taskKey'>;

/** The stored document about these facts; written if there is none. */
export async function storePaper(context: FormContext, key: PaperKey, paper: () => Paper): Promise<FormRow> {
  const { db, storage } = context;
  const known = await findForm(db, key);
  if (known) return known;
  const content = await renderApart(paper(), letterheadOf(context));
  const file = { hash: createHash('sha256').update(content).digest('hex'), bytes: content.length };
  const row = await reserveForm(db, {
    ...{ ...key, ...file, name: `${FORM_TITLES[key.kind]} - trade ${key.tradeId}.pdf` },
    storageKey: `closings/${key.tradeId}/${randomUUID()}.pdf`,
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

function letterheadOf({ config, publicUrl }: Pick<FormContext, 'config' | 'publicUrl'>): Letterhead {
  const { name, licence, address, phone } = config.brokerage;
  return { name, licence, address, phone, verifyUrl: `${publicUrl()}${verifyPath()}` };
}
