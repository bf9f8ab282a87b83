import type { Turn } from '../turns.ts';

/** A person Eddy mentioned, with their conversation with the user. */
export interface Told {
  name: string;
  userId: string;
  boatId: number;
  boatTitle: string;
  /** Whether the conversation is about a boat of the user's. */
  isMine: boolean;
  /** The trade that was told of, if it was one. */
  tradeId?: number;
}

interface Talk {
  with: string;
  withId: string;
  boatId: number;
  about: string;
  isMine: boolean;
  listingRemoved?: boolean;
}

interface ToldTrade {
  tradeId: number;
  youGive: string | string[];
  youGet: string | string[];
  talk?: Talk;
}

const toldOf = (talk: Talk, tradeId?: number): Told => ({
  name: talk.with,
  userId: talk.withId,
  boatId: talk.boatId,
  boatTitle: talk.about,
  isMine: talk.isMine,
  ...(tradeId !== undefined && { tradeId }),
});

/** The words that connect a person with the boat of the conversation in Eddy's languages. */
const TALKS = ['about the', 'sobre el', 'au sujet du', 'zu'];

/** The people of the conversations and trades that an answer names. */
export function toldIn({ calls, text }: Turn): Told[] {
  const says = (words: string | string[]) => [words].flat().every((one) => text.includes(one));
  const explained = calls.filter(({ name }) => name === 'explain_trade').map(({ output }) => output);
  const listed = calls.flatMap(({ output }) => [output.trades ?? [], output.closings ?? []].flat());
  const trades = (explained.length > 0 ? explained : listed) as unknown as ToldTrade[];
  const told = trades.flatMap(({ tradeId, talk, youGive, youGet }) =>
    talk && (explained.length > 0 || (says(talk.with) && (says(youGet) || says(youGive))))
      ? [toldOf(talk, tradeId)]
      : [],
  );
  const talks = calls.flatMap(({ output }) => (output.conversations ?? []) as Talk[]);
  const named = talks.filter(
    (talk) =>
      !talk.listingRemoved &&
      (TALKS.some((about) => says(`${talk.with} ${about} ${talk.about}`)) ||
        says([`about the ${talk.about}`, `${talk.with} wrote`])),
  );
  const found = calls.flatMap(({ name, output }) =>
    name === 'find_in_messages' ? ((output.found ?? []) as Talk[]).slice(0, 1) : [],
  );
  return [...told, ...[...named, ...found].map((talk) => toldOf(talk))];
}

/** Tools after whose answers 'tell her' means somebody else. */
export const turnsAway = ({ calls }: Turn): boolean =>
  calls.some(({ name }) =>
    /^(?:search_boats|boat_details|saved_boats|my_boats|who_would_trade|draft_offer)$/.test(name),
  );
