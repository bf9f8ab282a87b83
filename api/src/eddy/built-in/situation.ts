import type { HelpTopic, Language } from '../../platform/help.ts';
import type { NamedBoat, NamedDeal } from '../../platform/names.ts';
import type { Memory } from './memory.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { Plan } from './plan.ts';
import type { Line } from './reading/line.ts';
import type { Meaning } from './reading/meanings.ts';
import type { Taken } from './reading/names/saved-names.ts';
import type { Reading } from './reading/reader.ts';

/** Everything that decides what a message means. */
export interface Situation {
  message: string;
  reading: Reading;
  line: Line;
  memory: Memory;
  language: Language;
  phrases: Phrases;
  help: readonly HelpTopic[];
  thisYear: number;
  own: readonly NamedBoat[];
  /** The user's boats with those that take no offers now. */
  owned: readonly NamedBoat[];
  /** The user's trades, most recently changed first. */
  deals: readonly NamedDeal[];
  /** A boat that was taken for a name that others have as well. */
  taken?: Taken;
}

/** One way to understand a message, with what it explains of it. */
export interface Interpretation {
  intent: Intent;
  /** How strongly the words speak for it: 0.5 is a hint, 1 a clear wording, and up to 2.4 one that must beat more general frames. */
  weight: number;
  /** The meanings that it takes into account. */
  uses: readonly Meaning['is'][];
  /** The plain words that it explains. */
  words: RegExp;
  plan: Plan;
  /** Whether all sentences of the message belong to it. */
  whole?: boolean;
  /** Other questions of the message that its answer tells. */
  tells?: RegExp;
  /** Whether it is an order rather than something that people also tell: 'pause my boat'. */
  isOrder?: boolean;
}

/** Explains all of a message, so that nothing is left out. `uses` matters only beside narrower `words`. */
export const EVERYTHING = { uses: [], words: /.*/ } as const;

export type Intent =
  | 'rule'
  | 'card'
  | 'answer'
  | 'talk'
  | 'help'
  | 'agent'
  | 'inbox'
  | 'offer'
  | 'message'
  | 'fees'
  | 'partners'
  | 'value'
  | 'own'
  | 'saved'
  | 'owner'
  | 'compare'
  | 'details'
  | 'distance'
  | 'figures'
  | 'kinds'
  | 'trades'
  | 'decline'
  | 'closing'
  | 'withdraw'
  | 'counter'
  | 'reach'
  | 'cost'
  | 'wants'
  | 'search';

/** Recognizes one kind of request. */
export type Frame = (situation: Situation) => Interpretation | undefined;

/** The weight of the strongest cue. */
export const strongest = (line: Line, cues: readonly (readonly [RegExp, number])[]): number =>
  Math.max(0, ...cues.map(([pattern, weight]) => (line.has(pattern) ? weight : 0)));
