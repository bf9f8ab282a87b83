import { createHash } from 'node:crypto';
import { CODE_LENGTH, FORM_TITLES } from '@tradewind/contract/closing-documents';
import type { ClosingStatement } from '@tradewind/contract/release';
import type { Caller } from '../../../platform/auth.ts';
import { accountBlocks } from '../paper/account-statement.ts';
import type { Paper } from '../paper/paper.ts';
import { dayText } from '../paper/wording.ts';
import { readStatement } from '../release/statement.service.ts';
import { type FormContext, storePaper } from '../signing/forms.service.ts';
import type { FormRow } from '../signing/signing.store.ts';

/** The statement of one party as a stored PDF, which anybody who holds it can check. */
export async function writeStatement(
  context: FormContext,
  caller: Caller,
  tradeId: number,
  party: number | undefined,
): Promise<FormRow> {
  const { madeAt, ...statement } = await readStatement(context.db, caller, tradeId, party);
  const facts = createHash('sha256').update(JSON.stringify(statement)).digest('hex');
  const key = { tradeId, kind: 'statement' as const, facts, party: statement.position, leg: null, taskKey: null };
  return storePaper(context, key, () => paperOf({ ...statement, madeAt }, facts));
}

/** Dated by the last entry, so that the same statement has the same bytes. */
function paperOf(statement: ClosingStatement, facts: string): Paper {
  const moments = statement.lines.flatMap(({ at }) => at ?? []).sort();
  const date = moments.at(-1) ?? `${statement.madeAt.slice(0, 10)}T12:00:00.000Z`;
  return {
    title: FORM_TITLES.statement,
    subject: `Trade ${statement.tradeId} · ${statement.isFinal ? 'final' : 'estimate'} · ${dayText(date)}`,
    date: new Date(date),
    code: facts.slice(0, CODE_LENGTH),
    blocks: accountBlocks(statement),
  };
}
