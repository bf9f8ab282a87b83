import type { Named } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { listTrades } from './service.ts';

/** As many trades, most recently changed first, are known by the names of their people and boats. */
const DEALS_KNOWN = 12;

export async function dealNames({ db, caller }: ToolContext): Promise<Named[]> {
  const { trades } = await listTrades(db, caller.id, { limit: DEALS_KNOWN });
  return trades.map(({ id, list, parties, legs }) => ({
    kind: 'deal',
    tradeId: id,
    list,
    people: parties.flatMap(({ userId, firstName }) =>
      userId === null || userId === caller.id || firstName === null ? [] : [{ name: firstName, userId }],
    ),
    boats: legs.flatMap(({ boatId, title, from }) =>
      boatId === undefined ? [] : [{ boatId, boatTitle: title, isMine: from === caller.id }],
    ),
  }));
}
