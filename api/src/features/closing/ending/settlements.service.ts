import type { AcceptInput } from '@tradewind/contract/closing-course';
import { SIGNING_CONSENT, type SigningForm } from '@tradewind/contract/closing-documents';
import type { ProposalTerms } from '@tradewind/contract/closing-proposals';
import { TRUST_NAMES } from '@tradewind/contract/closing-words';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import { notAllowed, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { readForClosing } from '../../trades/service.ts';
import { type Course, requireClosing, roleIn } from '../course/course.service.ts';
import { dayText, dollarText } from '../paper/wording.ts';
import { asConcerned } from '../policy.ts';
import { type Proposal, proposalsOf } from '../proposals/proposals.store.ts';
import { type FormRef, legalDetailsOf } from '../signing/form-facts.ts';
import { type FormContext, sourceOf, writeForm } from '../signing/forms.service.ts';
import { asSigner } from '../signing/signing.policy.ts';
import { presentForm } from '../signing/signing.present.ts';
import { OutdatedForm, signForm } from '../signing/signing.service.ts';
import { type FormRow, signedForms } from '../signing/signing.store.ts';
import { closingTasksOf } from '../store.ts';
import { type DisputeRow, disputeKey, disputesOf } from './disputes.store.ts';

interface Params {
  id: number;
  proposal: number;
}

type Settlement = Extract<ProposalTerms, { kind: 'settlement' }>;

/** The release names the proposal: a signature under one that was turned down never counts for the next. */
function refOf({ tasks }: Pick<Course, 'tasks'>, dispute: DisputeRow, { id, terms }: Proposal): FormRef {
  const { shares, outcome } = terms as Settlement;
  const nameOf = (position: number) => legalDetailsOf(tasks, position)?.legalName ?? `Party ${position + 1}`;
  return {
    ...{ kind: 'dispute-release', party: null, leg: null, date: dispute.openedAt },
    words: [
      `This ends the dispute of ${dayText(dispute.openedAt.toISOString())}, by proposal ${id}.`,
      ...shares.map(
        ({ position, trust, amount }) =>
          `${nameOf(position)} receives ${dollarText(amount)} from the ${TRUST_NAMES[trust]}.`,
      ),
      outcome === 'resume' ? 'The trade goes on.' : 'The trade ends.',
    ],
  };
}

/** The form with everything that it needs; undefined for proposals that no document is signed for. */
async function readRelease(db: Queryable, caller: Caller, params: Params) {
  const trade = await readForClosing(db, caller, params.id);
  const closing = await requireClosing(db, params.id);
  const tasks = await closingTasksOf(db, params.id);
  const proposals = await proposalsOf(db, params.id);
  const [dispute] = await disputesOf(db, params.id);
  const role = roleIn(trade, caller);
  const proposal = proposals.find(({ id }) => id === params.proposal);
  const isSigned = proposal?.terms.kind === 'settlement' && dispute?.resolvedAt === null;
  return { trade, closing, tasks, role, proposals, release: isSigned ? { proposal, dispute } : undefined };
}

/** Writes the release before the trade is held, since a PDF takes a while. Undefined where nothing is signed. */
export async function writeRelease(
  context: FormContext,
  caller: Caller,
  params: Params,
): Promise<(FormRow & { name: string; position: number }) | undefined> {
  const { db } = context;
  const { trade, closing, tasks, role, proposals, release } = await readRelease(db, caller, params);
  if (release?.proposal.state !== 'open' || role === 'broker') return undefined;
  asConcerned(proposals, params.proposal, trade, role);
  const { proposal, dispute } = release;
  const source = await sourceOf(db, trade, closing, tasks);
  const form = await writeForm(context, source, refOf({ tasks }, dispute, proposal), disputeKey(dispute.id));
  return { ...form, position: role, name: legalDetailsOf(tasks, role)?.legalName ?? '' };
}

/** The release for a party to read and to sign. */
export async function openRelease(context: FormContext, caller: Caller, params: Params): Promise<SigningForm> {
  const { db } = context;
  const { trade, role, proposals } = await readRelease(db, caller, params);
  asConcerned(proposals, params.proposal, trade, role);
  if (role === 'broker') throw notAllowed('Only the parties sign the release.');
  const form = await writeRelease(context, caller, params);
  if (!form) throw new Refusal('conflict', 'There’s no document to sign here.');
  return presentForm(form, { ...form, signed: await signedForms(db, params.id) });
}

/** A party signs the release with their consent. The trade is held. */
export async function signRelease(
  work: Work,
  { trade, closing, tasks, role, now }: Course,
  caller: Caller,
  proposal: Proposal,
  { name, hash, form }: AcceptInput & { form: FormRow | undefined },
): Promise<void> {
  const [dispute] = await disputesOf(work.tx, trade.trade.id);
  if (!form || !dispute || role === 'broker' || (hash !== undefined && hash !== form.hash)) throw new OutdatedForm();
  await signForm(work, {
    ...{ source: await sourceOf(work.tx, trade, closing, tasks), ref: refOf({ tasks }, dispute, proposal) },
    ...{ signer: asSigner(caller, trade), input: { name, hash: form.hash, consent: true } },
    ...{ consent: SIGNING_CONSENT, now },
  });
}
