/** A written conversation with what a good answer uses, says and shows. */
export interface Conversation {
  name: string;
  /** Who asks: Pat has one boat, Fay has two, Noa has none. */
  as?: 'Pat' | 'Fay' | 'Noa';
  /** Whether it tries to make Eddy break a rule. */
  attack?: true;
  turns: readonly ExpectedTurn[];
}

export interface ExpectedTurn {
  say: string;
  /** The tools, in order, with what exactly they are given; none when empty. Left out: any. */
  uses?: readonly Use[];
  /** What the words of the answer hold. */
  says?: readonly (string | RegExp)[];
  never?: readonly RegExp[];
  /** Titles of the boats that are shown; with `first`, those that come first. */
  boats?: readonly string[];
  first?: readonly string[];
  shows?: 'table' | 'proposal' | 'nothing';
  /** The user clicks the card. */
  click?: 'confirm' | 'dismiss';
}

export type Use = readonly [tool: string, input?: Record<string, unknown>];

/** Stands for a boat's id in an expected input. */
export const boat = (title: string) => ({ boatTitled: title });
