import type { Closing } from '@tradewind/contract/closing';
import type { ClosingProposal, ProposalKind, ProposalTerms } from '@tradewind/contract/closing-proposals';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { calendarDate } from '../../../lib/dates.ts';
import { listed } from '../../../nouns/trade/trade-sides.ts';
import { partyName, partyNameInside } from '../closing-people.ts';
import type { ProposalLeg } from './proposal-draft.ts';

export const proposalNames: Record<ProposalKind, string> = {
  extension: 'More time',
  holdback: 'Hold money back',
  'holdback-end': 'Free the money held back',
  amendment: 'Other amounts',
  cancellation: 'End the trade together',
  settlement: 'End the dispute',
};

/** Says what a proposal brings about. */
export const proposalTexts: Record<ProposalKind, string> = {
  extension: 'The planned day of the release moves, once. Everyone must agree.',
  holdback:
    'A part of the cash stays in the trust account until a condition is met. The two people concerned must agree.',
  'holdback-end': 'The money that was held back is paid. The two people between whom it is held back must agree.',
  amendment: 'Cash or values change, for example after a survey. Everyone must agree.',
  cancellation: 'The trade ends, and deposits go back less the costs people authorized. Everyone must agree.',
  settlement: 'The frozen money goes to those named here. Everyone concerned must agree.',
};

/** Where money that was held back for a boat goes, after a subject. */
export function holdbackEnds(closing: Closing, legs: readonly ProposalLeg[], leg: number) {
  const boat = legs.find((one) => one.leg === leg);
  return {
    giver: `goes to ${boat ? partyNameInside(closing, boat.giver) : 'the person who gave the boat'}`,
    receiver: `goes back to ${boat ? partyNameInside(closing, boat.receiver) : 'the person who got the boat'}`,
  };
}

export const stateNames: Record<ClosingProposal['state'], string> = {
  open: 'Waiting',
  agreed: 'Agreed',
  declined: 'Turned down',
  void: 'No longer possible',
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const getsText = (closing: Closing, position: number) =>
  position === closing.position ? 'You get' : `${partyName(closing, position)} gets`;

/** The terms of a proposal in a sentence. */
export function termsText(terms: ProposalTerms, closing: Closing, legs: readonly ProposalLeg[]): string {
  const titleOf = (number: number) => legs.find(({ leg }) => leg === number)?.title ?? 'Cash';
  const nameOf = (position: number) => partyNameInside(closing, position);
  switch (terms.kind) {
    case 'extension':
      return `The planned day of the release moves by ${counted(terms.days, 'day')}.`;
    case 'holdback':
      return `${exactPriceText(terms.amount)} for ${titleOf(terms.leg)} stays in the trust account until ${calendarDate(terms.until, 'long')}. Condition: ${terms.condition}`;
    case 'holdback-end':
      return `The money held back for ${titleOf(terms.leg)} ${holdbackEnds(closing, legs, terms.leg)[terms.to]}.`;
    case 'amendment':
      return `${listed([
        ...terms.changes.map(({ leg, amount }) => `${titleOf(leg)}: ${exactPriceText(amount)}`),
        ...terms.cash.map(({ from, to, amount }) => `${exactPriceText(amount)} from ${nameOf(from)} to ${nameOf(to)}`),
      ])}.`;
    case 'cancellation':
      return proposalTexts.cancellation;
    case 'settlement':
      return [
        terms.outcome === 'resume' ? 'The trade goes on.' : 'The trade ends.',
        ...terms.shares.map(({ position, amount }) => `${getsText(closing, position)} ${exactPriceText(amount)}.`),
      ].join(' ');
  }
}
