import { nameSource } from '../../platform/names.ts';
import { listTrades } from './service.ts';

/** As many trades, most recently changed first, are known by the names of their people and boats. */
const DEALS_KNOWN = 12;
/** For members with more trades than that. */
const MOST_KNOWN = 100;

export const dealNames = nameSource([], async ({ db, caller }) => {
  const latest = await listTrades(db, caller.id, { limit: DEALS_KNOWN });
  const isAll = latest.total <= DEALS_KNOWN;
  const { trades } = isAll ? latest : await listTrades(db, caller.id, { limit: MOST_KNOWN });
  return trades.map(({ id, list, parties, legs, conversation }) => ({
    kind: 'deal',
    tradeId: id,
    list,
    people: parties.flatMap(({ userId, firstName }) =>
      userId === null || userId === caller.id || firstName === null ? [] : [{ name: firstName, userId }],
    ),
    amounts: [...new Set(legs.map(({ value }) => Number(value)))],
    ...(conversation && { subjectId: conversation.boatId }),
    boats: legs.flatMap(({ boatId, title, from }) =>
      boatId === undefined ? [] : [{ boatId, boatTitle: title, isMine: from === caller.id }],
    ),
  }));
});
