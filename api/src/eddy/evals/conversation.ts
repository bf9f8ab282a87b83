/** A scripted conversation with the expected tools, text and boats of each answer. */
export interface Conversation {
  name: string;
  /** The user: Pat has one boat, Fay has two, Noa has none. */
  as?: 'Pat' | 'Fay' | 'Noa';
  /** Whether it tries to make Eddy break a rule. */
  attack?: true;
  turns: readonly ExpectedTurn[];
}

export interface ExpectedTurn {
  say: string;
  /** The tools in order with their exact input. Empty for none; undefined allows any. */
  uses?: readonly Use[];
  /** Must occur in the answer's text. */
  says?: readonly (string | RegExp)[];
  never?: readonly RegExp[];
  /** Titles of all boats shown; `first` lists only the leading ones. */
  boats?: readonly string[];
  first?: readonly string[];
  shows?: 'table' | 'proposal' | 'nothing';
  /** The user clicks the card. */
  click?: 'confirm' | 'dismiss';
}

type Use = readonly [tool: string, input?: Record<string, unknown>];

/** A placeholder for a boat's id in an expected input. */
export const boat = (title: string) => ({ boatTitled: title });
