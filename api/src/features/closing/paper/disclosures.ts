import { fees } from '@tradewind/contract/fees';
import type { FormFacts } from '../signing/form-facts.ts';
import type { Block, Letterhead } from './paper.ts';
import { dollarText, partyBlock } from './wording.ts';

/** Everything that a party should know before they sign the agreement. */
export function disclosureBlocks(facts: FormFacts, { name: brokerage }: Letterhead): Block[] {
  const total = (kind: 'deposit' | 'fee') =>
    facts.figures.filter((figure) => figure.kind === kind).map(({ amount }) => dollarText(amount));
  const [deposit = '$0.00'] = total('deposit');
  const feeList = total('fee');
  return [
    {
      text: 'Please read this before you sign the exchange agreement. Nothing here is legal or tax advice. Please ask your own advisers.',
    },
    ...facts.parties.map((party) => partyBlock(party, 'For')),
    { heading: 'Whom we represent and what we earn' },
    {
      points: [
        `${brokerage} conducts the closing for all parties of your trade. It represents none of them against another.`,
        `We earn ${fees.closingFee} of the agreed value of each boat, paid by the person who receives it, at the release. ${feeList.length === 0 ? 'You receive no boat, so you pay no fee.' : `Your fee: ${feeList.join(' + ')}.`} If the trade fails, we earn nothing.`,
        'Eddy is software run by the brokerage. It can be wrong, and it cannot sign for you or bind you.',
      ],
    },
    { heading: 'Your deposit' },
    {
      points: [
        `Your deposit is ${deposit}. It is held in a trust account of the brokerage: one account for boats over 32 feet, another for everything else. It bears no interest.`,
        'You get it back if a boat is rejected before its acceptance, less costs that you authorized. You can lose it if you do not perform after every boat was accepted.',
        'Disputed money stays frozen until all affected parties sign a release, or until an arbitration award or a court order. We do not decide who gets it.',
        'Bank details never change by message. If a message gives you new ones, it is a fraud: call us at the number on our website.',
      ],
    },
    { heading: 'Boats, title and insurance' },
    {
      points: [
        'You receive a boat as it is when you accept it. Have it surveyed first. The owner, not the brokerage, warrants the title.',
        'We search the records for liens. Some liens, such as those for repairs or wages, are recorded nowhere and stay with the boat.',
        'A photo with a code proves that somebody held the boat on that day. It does not prove that they own it.',
        'Values on Tradewind are estimates with a range and a date. They are not appraisals.',
        'The giver bears the risk until the release. Your insurance must start at the release.',
      ],
    },
    { heading: 'All or nothing' },
    {
      points: [
        'Until the release, everything is held, and if one part fails, everyone gets back what they brought. In a ring this depends on every person in it. After the release, nothing is reversed except an agreed holdback.',
        'Vehicles, real estate and Bitcoin change hands outside the brokerage. We neither hold, value, check nor negotiate them.',
      ],
    },
    { heading: 'Taxes' },
    {
      points: [
        'A trade is a taxable sale of what you give, and your state may tax what you receive. The trade may be reported on Form 1099-B.',
        'Every tax figure on Tradewind is an estimate. Most states give no credit for the boat that you give.',
      ],
    },
  ];
}
