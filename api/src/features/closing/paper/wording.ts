import { BROKERAGE_ZONE } from '@tradewind/domain/closing/brokerage-day';
import { STATE_NAMES } from '@tradewind/domain/geography/us-states';
import type { FormFacts, FormLeg, FormParty } from '../signing/form-facts.ts';
import type { Block } from './paper.ts';

/** '$125,000.00' from '125000.00'; a sign is kept. */
export const dollarText = (amount: string): string => {
  const [, sign = '', whole = '', decimals = '00'] = /^(-?)(\d+)\.(\d{2})$/.exec(amount) ?? [];
  return `${sign && '−'}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: BROKERAGE_ZONE });
const MINUTE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: BROKERAGE_ZONE });

export const dayText = (iso: string): string => DAY.format(new Date(iso));
/** Newer runtimes put a narrow space before AM and PM. */
export const momentText = (iso: string): string => `${MINUTE.format(new Date(iso)).replace(/\u202f/g, ' ')} Eastern`;

export const tradeText = ({ tradeId, revision }: FormFacts): string => `Trade ${tradeId}, revision ${revision}`;

const partyAt = ({ parties }: FormFacts, position: number | null): FormParty | undefined =>
  parties.find((party) => party.position === position);

export const nameOf = (facts: FormFacts, position: number | null): string =>
  partyAt(facts, position)?.legalName ?? 'another party';

const CAPACITIES = { individual: 'for themselves', company: 'for a company', trust: 'for a trust' } as const;

export const partyBlock = (party: FormParty, role?: string): Block => ({
  facts: [
    [role ?? `Party ${party.position + 1}`, party.legalName],
    ['Acts', CAPACITIES[party.capacity]],
    ...(party.coOwners ? [['With', party.coOwners] as const] : []),
    ['Address', party.address],
  ],
});

/** The facts about a boat that the law asks for. */
export function boatBlock({ title, value, boat, vessel }: FormLeg): Block {
  return {
    facts: [
      ['Boat', title],
      ...(boat ? [['Year, make, model', [boat.year, boat.make, boat.model].filter(Boolean).join(' ')] as const] : []),
      ...(boat?.length ? [['Length', `${boat.length} ft`] as const] : []),
      ...(vessel ? [[numberLabel(vessel), vessel.number] as const, ['Hull number', vessel.hullNumber] as const] : []),
      ['Agreed value', dollarText(value)],
    ],
  };
}

function numberLabel({ regime, state }: NonNullable<FormLeg['vessel']>): string {
  if (regime === 'documented') return 'Official number';
  if (regime === 'foreign') return 'Foreign registration';
  return state ? `Title number (${STATE_NAMES[state]})` : 'Title number';
}

/** The parts of a boat with a number or a value of their own. */
export function partsBlocks({ vessel }: FormLeg): Block[] {
  if (!vessel || vessel.parts.length === 0) return [];
  return [
    {
      table: {
        columns: [
          { title: 'Part included', share: 5 },
          { title: 'Number', share: 3 },
          { title: 'Value, within the agreed value', share: 3, amount: true },
        ],
        rows: vessel.parts.map(({ name, number, value }) => [name, number ?? '–', value ? dollarText(value) : '–']),
      },
    },
  ];
}
