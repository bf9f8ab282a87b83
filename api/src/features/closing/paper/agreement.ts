import { fees } from '@tradewind/contract/fees';
import { SIGNING_HOURS, STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import type { FormFacts } from '../signing/form-facts.ts';
import type { Block, Letterhead } from './paper.ts';
import { boatBlock, dollarText, nameOf, partsBlocks, partyBlock } from './wording.ts';

/** The exchange agreement: everyone signs the same one. */
export function agreementBlocks(facts: FormFacts, { name: brokerage }: Letterhead): Block[] {
  return [
    {
      text: `The parties named below exchange what is listed here, on these terms. The agreement takes effect when every party has signed it. It lapses if somebody has not signed within ${SIGNING_HOURS} hours after everyone accepted the trade.`,
    },
    { heading: '1. Parties' },
    ...facts.parties.map((party) => partyBlock(party)),
    { heading: '2. The exchange' },
    exchangeTable(facts),
    ...facts.legs.filter(({ kind }) => kind === 'boat').flatMap((leg) => [boatBlock(leg), ...partsBlocks(leg)]),
    {
      text: 'The agreed value of each item is the one value for the bill of sale, the tax report, the statement and the fee.',
    },
    { heading: '3. Deposits and fee' },
    depositTable(facts),
    ...depositTerms(facts),
    { heading: '4. Inspection and acceptance' },
    ...acceptanceTerms(facts),
    { heading: '5. All or nothing' },
    ...releaseTerms(facts),
    { heading: '6. Title, condition and risk' },
    ...conditionTerms(),
    { heading: '7. If it fails' },
    ...failureTerms(),
    { heading: '8. The brokerage' },
    ...brokerageTerms(brokerage),
  ];
}

function exchangeTable(facts: FormFacts): Block {
  return {
    table: {
      columns: [
        { title: 'Item', share: 5 },
        { title: 'From', share: 4 },
        { title: 'To', share: 4 },
        { title: 'Agreed value', share: 3, amount: true },
      ],
      rows: facts.legs.map(({ kind, title, giver, receiver, value, coins }) => [
        kind === 'cash' ? 'Cash' : coins === null ? title : `${coins} BTC`,
        nameOf(facts, giver),
        nameOf(facts, receiver),
        dollarText(value),
      ]),
    },
  };
}

function depositTable(facts: FormFacts): Block {
  const amountOf = (position: number, kind: 'deposit' | 'fee') =>
    facts.figures
      .filter((figure) => figure.party === position && figure.kind === kind)
      .map(({ amount }) => dollarText(amount))
      .join(' + ') || '–';
  return {
    table: {
      columns: [
        { title: 'Party', share: 6 },
        { title: 'Deposit', share: 3, amount: true },
        { title: `Closing fee, ${fees.closingFee} of each boat received`, share: 5, amount: true },
      ],
      rows: facts.parties.map(({ position, legalName }) => [
        legalName,
        amountOf(position, 'deposit'),
        amountOf(position, 'fee'),
      ]),
    },
  };
}

const depositTerms = ({ terms }: FormFacts): Block[] => [
  {
    points: [
      `Every party wires their deposit to the brokerage’s trust account within ${terms?.depositBusinessDays ?? STANDARD_TERMS.depositBusinessDays} business days after the last signature. Deposits count toward the money that a party owes at closing. They bear no interest.`,
      'Money is paid by wire only, from and to an account in the party’s own name or their lender’s. It counts once the bank has collected it. Bank details never change by message: the brokerage confirms them by telephone.',
      'A loan or lien on a boat is paid from its giver’s money at closing. If that is not enough, the giver wires the difference before closing.',
    ],
  },
];

const acceptanceTerms = ({ terms }: FormFacts): Block[] => [
  {
    points: [
      `The receiver of a boat may have it surveyed, hauled and sea-trialed at their own expense. They accept or reject it in writing within ${terms?.acceptDays ?? 21} days after the last signature. Silence is rejection.`,
      'Until a receiver has accepted, they may reject the boat and get their deposit back, less the costs that they authorized. Once every boat is accepted, the deposit of a party who does not perform is at risk.',
      'An acceptance with conditions is a new agreement that all parties must sign, or an agreed holdback: an amount of the giver’s money that the brokerage keeps until a stated condition is met or a stated date has passed.',
    ],
  },
];

const releaseTerms = ({ terms, parties, legs }: FormFacts): Block[] => [
  {
    points: [
      `Nothing is released until everything is ready: every boat accepted, every document held by the brokerage, and all money collected. Then everything is released at once, for ${parties.length === 2 ? 'both' : 'all'} parties. The planned day is ${terms?.closeDays ?? 14} days after the last acceptance. It can be extended once, if everyone agrees.`,
      'Boats, keys and possession are handed over after the release, never before. After the release nothing is reversed, except an agreed holdback.',
      ...(legs.some(({ kind }) => kind === 'asset' || kind === 'bitcoin')
        ? [
            'Items other than boats and cash are transferred outside the brokerage, by their own agents and registries. The brokerage neither holds, values, checks nor negotiates them. It waits for written confirmation that they are ready.',
          ]
        : []),
    ],
  },
];

const conditionTerms = (): Block[] => [
  {
    points: [
      'Each giver warrants that they own what they give, that they may transfer it, and that they have disclosed every loan and lien they know of. Some liens on boats are recorded nowhere.',
      'Boats are transferred as they are when the receiver accepts them, without any other warranty.',
      'The giver bears the risk of loss and keeps the boat insured until the release. The receiver’s insurance starts at the release.',
    ],
  },
];

const failureTerms = (): Block[] => [
  {
    points: [
      'If the exchange ends before the release, everyone keeps what they brought. Deposits go back, less authorized costs. The deposit of a party in default after acceptance stays frozen.',
      'Disputed money stays frozen. It moves only by a release signed by all affected parties, an arbitration award or a court order. The brokerage may propose a solution; it has no power to decide.',
      'If one party fails to perform, a replacement may step in within 10 days with everyone’s consent.',
    ],
  },
];

const brokerageTerms = (brokerage: string): Block[] => [
  {
    points: [
      `${brokerage} conducts the closing for all parties and represents none of them against another. It earns ${fees.closingFee} of the agreed value of each boat, paid by the boat’s receiver at the release, and nothing if the exchange fails.`,
      'Eddy, the assistant on Tradewind, is software run by the brokerage. It cannot sign or bind anybody.',
      'Nothing here is legal or tax advice. A trade is a taxable sale of what one gives. Taxes shown anywhere on Tradewind are estimates.',
      'The parties sign electronically. Each signature quotes the fingerprint of this file, so that everybody signs the same text.',
    ],
  },
];
