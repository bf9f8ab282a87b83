import type { FormFacts } from '../signing/form-facts.ts';
import type { Block } from './paper.ts';
import { boatBlock, dollarText, momentText, nameOf, partsBlocks, partyBlock } from './wording.ts';

const sidesOf = ({ legs, parties }: FormFacts): { giver: Block[]; receiver: Block[] } => {
  const [leg] = legs;
  const blockOf = (position: number | undefined, role: string) =>
    parties.filter((party) => party.position === position).map((party) => partyBlock(party, role));
  return { giver: blockOf(leg?.giver, 'Giver'), receiver: blockOf(leg?.receiver, 'Receiver') };
};

/** The receiver takes the boat as it is. */
export function acceptanceBlocks(facts: FormFacts): Block[] {
  const { giver, receiver } = sidesOf(facts);
  return [
    {
      text: 'The receiver accepts the item below under the exchange agreement, as it is, after the inspections that they chose to make or to do without.',
    },
    ...receiver,
    ...giver,
    { heading: 'Accepted' },
    ...facts.legs.flatMap((leg) => [boatBlock(leg), ...partsBlocks(leg)]),
    ...noted('Conditions that all parties agreed to', facts.words),
    { heading: 'What follows' },
    {
      points: [
        'Once every boat in the trade is accepted, the deposit of a party who does not perform is at risk.',
        'The giver keeps the boat in this condition, insured and at their own risk, until the release.',
        ...(facts.acceptBy
          ? [`Acceptance is possible until ${momentText(facts.acceptBy)}. Silence is rejection.`]
          : []),
      ],
    },
  ];
}

/** The receiver does not take the boat, and the trade ends. */
export function rejectionBlocks(facts: FormFacts): Block[] {
  const { giver, receiver } = sidesOf(facts);
  return [
    {
      text: 'The receiver rejects the item below under the exchange agreement. With this the exchange ends for all parties.',
    },
    ...receiver,
    ...giver,
    { heading: 'Rejected' },
    ...facts.legs.map(boatBlock),
    ...noted('Reason', facts.words),
    { heading: 'What follows' },
    { points: ['Everyone keeps what they brought. Deposits go back, less the costs that their owners authorized.'] },
  ];
}

const noted = (heading: string, words: readonly string[]): Block[] =>
  words.length === 0 ? [] : [{ heading }, ...words.map((text) => ({ text }))];

/** A draft for the notary: it is signed on paper, and then uploaded. */
export function billOfSaleBlocks(facts: FormFacts): Block[] {
  const { giver, receiver } = sidesOf(facts);
  const [leg] = facts.legs;
  if (!leg) return [];
  return [
    {
      text: 'This is a draft to help you prepare the bill of sale. A documented vessel needs the Coast Guard’s form CG-1340 or its equivalent, signed by all owners before a notary. Many states have forms of their own. Nothing changes hands by this draft.',
    },
    ...giver,
    ...receiver,
    { heading: 'Vessel' },
    boatBlock(leg),
    ...partsBlocks(leg),
    { heading: 'Transfer' },
    {
      text: `For ${dollarText(leg.value)}, given in exchange under the agreement named above, ${nameOf(facts, leg.giver)} sells and transfers the vessel with its engines, equipment and the parts listed to ${nameOf(facts, leg.receiver)}, as it is. The seller warrants that they own the vessel and may transfer it, and that they have disclosed every loan and lien they know of. The transfer takes effect at the release.`,
    },
    {
      signers: [
        { name: nameOf(facts, leg.giver), role: 'Seller' },
        ...(facts.parties.find(({ position }) => position === leg.giver)?.coOwners
          ? [{ name: facts.parties.find(({ position }) => position === leg.giver)?.coOwners ?? '', role: 'Co-owners' }]
          : []),
        { name: 'Notary public', role: 'State, county, commission number and seal' },
      ],
    },
  ];
}

/** Moves disputed money: everyone affected signs the same text. */
export function releaseBlocks(facts: FormFacts): Block[] {
  return [
    {
      text: 'The parties below agree how the disputed money of this trade is paid out, and release the brokerage from further claims to that money. It takes effect when every one of them has signed.',
    },
    { heading: 'Parties' },
    ...facts.parties.map((party) => partyBlock(party)),
    ...noted('Agreed', facts.words),
  ];
}
