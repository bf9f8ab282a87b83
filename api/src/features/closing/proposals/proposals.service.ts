import type { Closing } from '@tradewind/contract/closing';
import type { AcceptInput } from '@tradewind/contract/closing-course';
import type { ProposalInput, ProposalTerms } from '@tradewind/contract/closing-proposals';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { extended } from '@tradewind/domain/closing/terms';
import { type Cents, cents, exactMoney, parseMoney } from '@tradewind/domain/money';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notAllowed, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { firstNameOf, tellParties, tradeChanged } from '../../trades/service.ts';
import { type Course, lockCourse, readClosing } from '../course/course.service.ts';
import { updateDates } from '../course/plan.service.ts';
import { requireParties, requireWhole } from '../ending/disputes.service.ts';
import { beginEnding } from '../ending/endings.service.ts';
import { signRelease, writeRelease } from '../ending/settlements.service.ts';
import { MOST_PROPOSALS, tooManyProposals } from '../limits.ts';
import { asConcerned, asProposer, type OpenProposal } from '../policy.ts';
import { endHoldback, requireHeldBack } from '../release/holdbacks.service.ts';
import type { FormContext } from '../signing/forms.service.ts';
import { requireName } from '../signing/signing.service.ts';
import { applyAmendment, requireAmendable } from './amendments.service.ts';
import { concernedBy, isAboutSame, maySeeProposal, requireProposable } from './proposals.policy.ts';
import { PROPOSAL_NEWS } from './proposals.present.ts';
import { decideProposal, insertConsent, insertProposal, type Proposal, proposalsOf } from './proposals.store.ts';

type Context = Pick<Dependencies, 'commit'>;
interface Params {
  id: number;
  proposal: number;
}

/** A party or the broker proposes something. A party consents with it. The same proposal again changes nothing. */
export const propose = (
  { commit }: Context,
  caller: Caller,
  tradeId: number,
  { terms, reason, name }: ProposalInput & { name?: string | undefined },
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { role, now, trade } = course;
    const proposedBy = role === 'broker' ? null : role;
    const earlier = await proposalsOf(tx, tradeId);
    const open = earlier.find((proposal) => proposal.state === 'open' && isAboutSame(proposal.terms, terms));
    if (open?.proposedBy === proposedBy && JSON.stringify(open.terms) === JSON.stringify(terms))
      return readClosing(tx, caller, tradeId);
    requireProposable(course, terms.kind);
    if (open) throw new Refusal('conflict', 'Something like this is already proposed. Please answer that first.');
    if (earlier.length >= MOST_PROPOSALS) throw tooManyProposals();
    requireSensible(course, terms, earlier);
    if (terms.kind === 'holdback-end') await requireHeldBack(work, trade, role, terms);
    const isSignedLater = terms.kind === 'settlement';
    if (isSignedLater) await requireWhole(tx, tradeId, terms.shares);
    if (proposedBy !== null && name === undefined && !isSignedLater)
      throw invalidField('name', 'Please enter your full name.');
    if (proposedBy !== null && name !== undefined) requireName(course, proposedBy, name);
    const proposal = asProposer(await insertProposal(tx, { tradeId, terms, reason, proposedBy, proposedAt: now }));
    if (proposedBy !== null && name !== undefined && !isSignedLater)
      await insertConsent(tx, proposal, { position: proposedBy, name, consentedAt: now });
    await work.logActivity(caller, 'closing.propose', origin, { tradeId, proposalId: proposal.id, kind: terms.kind });
    tellConcerned(work, course, proposal, PROPOSAL_NEWS.proposed(nameOf(course), terms));
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });

const nameOf = ({ trade, role }: Course): string => (role === 'broker' ? 'Your broker' : firstNameOf(trade, role));

function requireSensible(course: Course, terms: ProposalTerms, earlier: readonly Proposal[]): void {
  if (terms.kind === 'amendment') requireAmendable(course, terms, (leg) => heldBackOf(leg, earlier));
  if (terms.kind === 'holdback') requireHoldable(course, terms, heldBackOf(terms.leg, earlier));
  if (terms.kind === 'settlement') requireParties(course.trade, terms.shares);
}

/** The cents that everyone has agreed to hold back for a boat. */
const heldBackOf = (leg: number, proposals: readonly Proposal[]): Cents =>
  proposals.reduce(
    (sum, { state, terms }) =>
      state === 'agreed' && terms.kind === 'holdback' && terms.leg === leg
        ? cents(sum + (parseMoney(terms.amount) ?? 0))
        : sum,
    cents(0),
  );

/** Only the receiver of a boat asks for money to be held back, and in all no more than the boat is worth. */
function requireHoldable(
  { trade, role, now }: Course,
  terms: Extract<ProposalTerms, { kind: 'holdback' }>,
  heldBack: Cents,
): void {
  const leg = trade.legs.find(({ number }) => number === terms.leg);
  if (leg?.kind !== 'boat') throw invalidField('terms.leg', 'Please choose a boat of this trade.');
  if (leg.receiver !== role) throw notAllowed('Only the person who gets the boat can ask for a holdback.');
  if (heldBack + (parseMoney(terms.amount) ?? 0) > (parseMoney(leg.value) ?? 0))
    throw invalidField(
      'terms.amount',
      heldBack > 0
        ? `With the ${exactMoney(heldBack)} held back already, that’s more than the value of the boat.`
        : 'That’s more than the value of the boat.',
    );
  if (terms.until <= brokerageDay(now)) throw invalidField('terms.until', 'Please enter a day in the future.');
}

/** A party's yes. The last one that is missing puts the proposal into effect, in the same transaction. */
export async function consent(
  context: Context & FormContext,
  caller: Caller,
  params: Params,
  input: AcceptInput,
  origin: Origin,
): Promise<Closing> {
  const { id: tradeId, proposal: proposalId } = params;
  const form = await writeRelease(context, caller, params);
  return context.commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { role, now, trade } = course;
    const proposals = await proposalsOf(tx, tradeId);
    const isRepeated = proposals.some(
      ({ id, consents }) => id === proposalId && consents.some(({ position }) => position === role),
    );
    if (isRepeated) return readClosing(tx, caller, tradeId);
    const proposal = asConcerned(proposals, proposalId, trade, role);
    if (role === 'broker') throw notAllowed('Only the parties consent.');
    requireProposable({ ...course, role: proposal.proposedBy ?? 'broker' }, proposal.terms.kind);
    requireName(course, role, input.name);
    if (proposal.terms.kind === 'settlement') await signRelease(work, course, caller, proposal, { ...input, form });
    await insertConsent(tx, proposal, { position: role, name: input.name, consentedAt: now });
    await work.logActivity(caller, 'closing.consent', origin, { tradeId, proposalId, kind: proposal.kind });
    const given = new Set([role, ...proposal.consents.map(({ position }) => position)]);
    if (concernedBy(proposal, trade).every((position) => given.has(position))) await takeEffect(work, course, proposal);
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });
}

async function takeEffect(work: Work, course: Course, proposal: OpenProposal): Promise<void> {
  const { trade, closing, now } = course;
  const { terms } = proposal;
  await decideProposal(work.tx, proposal, 'agreed', now);
  switch (terms.kind) {
    case 'extension':
      await updateDates(work, trade, closing, extended(closing, closing.terms, terms.days));
      break;
    case 'amendment':
      await applyAmendment(work, course, terms, proposal);
      break;
    case 'holdback-end':
      await endHoldback(work, trade, { ...terms, reference: `Agreement ${proposal.id}`, by: null });
      break;
    case 'cancellation':
      await beginEnding(work, course, {
        cause: 'mutual',
        party: null,
        by: proposal.proposedBy,
        reason: proposal.reason,
      });
      return;
  }
  tellConcerned(work, { ...course, role: 'broker' }, proposal, PROPOSAL_NEWS.agreed(terms));
}

/** Tells the parties whom a proposal concerns, but not the one who acts. */
function tellConcerned(work: Work, { trade, role }: Course, proposal: Proposal, news: { title: string; body: string }) {
  const concerned = concernedBy(proposal, trade).filter((position) => position !== role);
  const others = trade.parties.flatMap(({ position, userId }) => (concerned.includes(position) ? [] : (userId ?? [])));
  tellParties(work, trade, news, others);
}

/** Somebody whom it concerns says no, or its author takes it back. */
export const decline = (
  { commit }: Context,
  caller: Caller,
  { id: tradeId, proposal: proposalId }: Params,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { role, now, trade } = course;
    const proposals = (await proposalsOf(tx, tradeId)).filter((one) => maySeeProposal(one, trade, role));
    if (proposals.some(({ id, state }) => id === proposalId && state === 'declined'))
      return readClosing(tx, caller, tradeId);
    const proposal = asConcerned(proposals, proposalId, trade, role);
    await decideProposal(tx, proposal, 'declined', now);
    await work.logActivity(caller, 'closing.decline', origin, { tradeId, proposalId, kind: proposal.kind });
    tellConcerned(work, course, proposal, PROPOSAL_NEWS.declined(nameOf(course), proposal.terms));
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });
