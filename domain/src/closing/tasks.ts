import { type TaskKindName, taskKind } from './task-kinds.ts';
import { type ClosingDates, type ClosingTerms, dueAt } from './terms.ts';

/** How a boat's title is kept, which decides about its papers. */
export const TITLE_REGIMES = ['documented', 'state', 'foreign'] as const;
type TitleRegime = (typeof TITLE_REGIMES)[number];

/** Facts about a boat that its giver enters after the agreement. */
interface VesselFacts {
  readonly regime: TitleRegime;
  readonly hasLoan: boolean;
  /** A trailer, outboard or tender with a title or number of its own. */
  readonly parts: readonly string[];
}

/** How something changes hands. Outside legs and coins are tracked, never held; items go from hand to hand. */
export type LegCourse = 'vessel' | 'cash' | 'outside' | 'coins' | 'item';

export interface ClosingLeg {
  readonly number: number;
  readonly course: LegCourse;
  readonly giver: number;
  readonly receiver: number;
  /** Undefined until the giver has entered it. */
  readonly vessel?: VesselFacts | undefined;
}

export interface ClosingPlan {
  /** Positions of the parties. */
  readonly parties: readonly number[];
  readonly legs: readonly ClosingLeg[];
}

export type TaskActor = number | 'broker';

export interface Task {
  /** Unique within the closing, and the same each time the tasks are derived. */
  readonly key: string;
  readonly kind: TaskKindName;
  readonly actor: TaskActor;
  /** The party that a broker's task is about. */
  readonly party: number | null;
  readonly leg: number | null;
  /** The name of a part of the boat. */
  readonly part: string | null;
}

/** Every task of a closing, from what is being traded and what is known about it. */
export function tasksOf({ parties, legs }: ClosingPlan): Task[] {
  return [...parties.flatMap(tasksOfParty), ...payersIn(legs).map(sourceOfFunds), ...legs.flatMap(tasksOfLeg)];
}

function tasksOfParty(position: number): Task[] {
  const own = (kind: TaskKindName) => task(kind, position, { party: position });
  const brokers = (kind: TaskKindName) => task(kind, 'broker', { party: position });
  return [
    own('legal-details'),
    brokers('identity'),
    brokers('sanctions'),
    own('disclosures'),
    own('agreement'),
    own('deposit'),
    own('tax-form'),
    brokers('payout-account'),
    own('statement'),
    own('balance'),
    brokers('sanctions-again'),
  ];
}

const payersIn = (legs: readonly ClosingLeg[]): number[] => [
  ...new Set(legs.filter(({ course }) => course === 'cash').map(({ giver }) => giver)),
];

const sourceOfFunds = (position: number): Task => task('source-of-funds', position, { party: position });

function tasksOfLeg(leg: ClosingLeg): Task[] {
  const by = (actor: TaskActor, ...kinds: TaskKindName[]) =>
    kinds.map((kind) => task(kind, actor, { leg: leg.number }));
  switch (leg.course) {
    case 'cash':
      return [];
    case 'item':
      return [
        ...by(leg.giver, 'item-terms'),
        ...by(leg.receiver, 'acceptance'),
        ...by(leg.receiver, 'item-transferred'),
      ];
    case 'outside':
      return [
        ...by(leg.giver, 'outside-opened', 'outside-ready', 'outside-released'),
        ...by(leg.receiver, 'outside-confirmed'),
      ];
    case 'coins':
      return [
        ...by(leg.giver, 'coin-terms'),
        ...by(leg.receiver, 'coin-address'),
        ...by(leg.giver, 'coin-address-checked', 'coin-test', 'coin-sent'),
        ...by(leg.receiver, 'coin-received'),
      ];
    case 'vessel':
      return tasksOfVessel(leg, by);
  }
}

function tasksOfVessel(
  { number, giver, receiver, vessel }: ClosingLeg,
  by: (actor: TaskActor, ...kinds: TaskKindName[]) => Task[],
): Task[] {
  const always = [
    ...by(giver, 'vessel-details', 'vessel-papers', 'payoff', 'yard-letters', 'bill-of-sale'),
    ...by('broker', 'title-search', 'title-search-again'),
    ...by(receiver, 'inspection', 'acceptance', 'insurance', 'keys-received', 'filing'),
    ...by(giver, 'keys-given'),
  ];
  if (!vessel) return always;
  return [
    ...always,
    ...(vessel.regime === 'state' ? by(giver, 'title-assigned') : []),
    ...(vessel.regime === 'foreign' ? by('broker', 'flag-review') : []),
    ...(vessel.hasLoan ? by('broker', 'lien-satisfaction') : []),
    ...vessel.parts.map((part) => task('part-title', giver, { leg: number, part })),
  ];
}

function task(kind: TaskKindName, actor: TaskActor, about: { party?: number; leg?: number; part?: string }): Task {
  const { party = null, leg = null, part = null } = about;
  const key = [kind, party === null ? `leg-${leg}` : `party-${party}`, ...(part === null ? [] : [part])].join(':');
  return { key, kind, actor, party, leg, part };
}

export const taskDueAt = ({ kind }: Pick<Task, 'kind'>, dates: ClosingDates, terms: ClosingTerms): Date | null =>
  dueAt(taskKind(kind).due, dates, terms);
