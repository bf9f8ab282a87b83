import { createHash } from 'node:crypto';
import type { LegalDetails, VesselDetails } from '@tradewind/contract/closing-facts';
import type { FormKind } from '@tradewind/domain/closing/documents';
import { acceptBy, type ClosingTerms } from '@tradewind/domain/closing/terms';
import type { LegKind } from '@tradewind/domain/trades/legs';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TradeBundle } from '../../trades/service.ts';
import type { MoneyFacts } from '../money/terms.service.ts';
import type { ClosingRow, TaskRow } from '../store.ts';
import { type Figure, figuresOf } from './figures.ts';

/** The form that somebody signs: its kind, and the party or leg that it is about. */
export interface FormRef {
  kind: FormKind;
  party: number | null;
  leg: number | null;
  /** Sentences that this form alone contains, such as the reason of a rejection. */
  words?: readonly string[];
  /** The moment from which its facts follow, where the closing does not tell. */
  date?: Date;
}

export interface FormParty {
  position: number;
  legalName: string;
  capacity: LegalDetails['capacity'];
  coOwners: string | null;
  address: string;
}

/** Without the loan, which is the owner's own business. */
type VesselFacts = Omit<VesselDetails, 'hasLoan'>;

export interface FormLeg {
  number: number;
  kind: LegKind;
  giver: number;
  receiver: number;
  title: string;
  /** US dollars, a decimal string. */
  value: string;
  coins: string | null;
  boat: { year: number | null; make: string | null; model: string | null; length: number | null } | null;
  vessel: VesselFacts | null;
}

/** Everything that a form states. Two forms with the same facts are the same form. */
export interface FormFacts {
  kind: FormKind;
  tradeId: number;
  revision: number;
  /** The date of the document, ISO 8601: the moment from which its facts follow. */
  date: string;
  party: number | null;
  leg: number | null;
  words: readonly string[];
  parties: readonly FormParty[];
  legs: readonly FormLeg[];
  figures: readonly Figure[];
  terms: Omit<ClosingTerms, 'deposits'> | null;
  acceptBy: string | null;
}

export interface FormSource {
  trade: TradeBundle;
  closing: ClosingRow;
  tasks: readonly TaskRow[];
  money: MoneyFacts;
}

/** The facts of a form as they are now. Refuses while some of them are missing. */
export function factsOf(source: FormSource, { kind, party, leg, words = [], date }: FormRef): FormFacts {
  const { trade, closing } = source;
  const positions = positionsIn(source, { kind, party, leg });
  // The disclosures quote amounts, not items.
  const legs = (kind === 'disclosures' ? [] : legsOf(source)).filter(
    ({ number, giver, receiver }) =>
      (leg === null || number === leg) && (party === null || leg !== null || giver === party || receiver === party),
  );
  return {
    kind,
    tradeId: trade.trade.id,
    revision: trade.revision.number,
    date: (date ?? dateOf(kind, closing) ?? closing.agreedAt).toISOString(),
    party,
    leg,
    words,
    parties: positions.map((position) => partyAt(source, position)),
    legs,
    figures: figuresOf(source.money, kind, party),
    terms: kind === 'agreement' || kind === 'disclosures' ? daysOf(closing.terms) : null,
    acceptBy: kind === 'acceptance' ? (acceptBy(closing, closing.terms)?.toISOString() ?? null) : null,
  };
}

/** The deposits are among the figures, each party's own. */
const daysOf = ({ depositBusinessDays, acceptDays, closeDays }: ClosingTerms) => ({
  ...{ depositBusinessDays, acceptDays, closeDays },
});

const dateOf = (kind: FormKind, { signedAt, acceptedAt }: ClosingRow): Date | null => {
  if (kind === 'agreement' || kind === 'disclosures') return null;
  return kind === 'statement' ? (acceptedAt ?? signedAt) : signedAt;
};

function positionsIn({ trade }: FormSource, { kind, party, leg }: FormRef): number[] {
  const about = trade.legs.find(({ number }) => number === leg);
  if (about) return [about.giver, about.receiver];
  if (party !== null && kind !== 'agreement') return [party];
  return trade.parties.map(({ position }) => position);
}

function legsOf({ trade, tasks, money }: FormSource): FormLeg[] {
  return trade.legs.map(({ number, kind, giver, receiver, title, value, coins, boatId }) => {
    const boat = money.boats.get(boatId ?? 0);
    return {
      ...{ number, kind: kind as LegKind, giver, receiver, title, value, coins },
      boat: boat ? { year: boat.year, make: boat.make, model: boat.model, length: boat.length } : null,
      vessel: vesselOf(tasks, number),
    };
  });
}

function vesselOf(tasks: readonly TaskRow[], leg: number): VesselFacts | null {
  const facts = tasks.find((task) => task.kind === 'vessel-details' && task.leg === leg)?.facts;
  if (!facts) return null;
  const { hasLoan: _, ...vessel } = facts as VesselDetails;
  return vessel;
}

export function legalDetailsOf(tasks: readonly TaskRow[], position: number): LegalDetails | null {
  const task = tasks.find(({ kind, party }) => kind === 'legal-details' && party === position);
  return (task?.facts as LegalDetails | null | undefined) ?? null;
}

function partyAt({ trade, tasks }: FormSource, position: number): FormParty {
  const details = legalDetailsOf(tasks, position);
  if (!details) {
    const name = trade.parties.find((party) => party.position === position)?.firstName ?? 'A party';
    throw new Refusal('conflict', `${name} has not entered their legal name and address yet.`);
  }
  const { legalName, capacity, coOwners, street, city, state, zip } = details;
  return { position, legalName, capacity, coOwners, address: `${street}, ${city}, ${state} ${zip}` };
}

export const digestOf = (facts: FormFacts): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');
