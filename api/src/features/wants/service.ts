import type { Want, WantInput, WantSubject } from '@tradewind/contract/wants';
import type { SeekerWants } from '@tradewind/domain/matching';
import { type Cents, parseMoney } from '@tradewind/domain/money';
import { type Rules, suggestedRules, type Verdict } from '@tradewind/domain/wants';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Work } from '../../platform/work.ts';
import { changesOfUser, WANTS } from './limits.ts';
import { asItemOwner } from './policy.ts';
import { answerOf, presentWant, rulesOf } from './present.ts';
import {
  deleteWant,
  findAgentPrices,
  findBoatWant,
  lockItem,
  lockWants,
  type OwnItem,
  ownAssets,
  ownBoats,
  type Subject,
  saveWant,
  wantsOf,
} from './store.ts';
import { verdictsOn } from './verdicts.store.ts';

/** One want for each of the caller's boats and assets, then one for cash. */
export async function listWants(db: Queryable, userId: string): Promise<Want[]> {
  const suggest = await suggestionsFor(db, userId);
  const rows = await wantsOf(db, [userId]);
  const boats = await ownBoats(db, userId, WANTS.listed);
  const assets = await ownAssets(db, userId, WANTS.listed);
  const rowFor = (item: OwnItem) =>
    rows.find((row) => (item.kind === 'boat' ? row.boatId === item.id : row.assetId === item.id));
  return [
    ...[...boats, ...assets].map((item) => presentWant(item, rowFor(item), suggest(item))),
    presentWant(
      null,
      rows.find(({ boatId, assetId }) => boatId === null && assetId === null),
      suggest(null),
    ),
  ];
}

async function suggestionsFor(db: Queryable, userId: string): Promise<(item: OwnItem | null) => Rules> {
  const prices = await findAgentPrices(db, userId);
  const agent = prices && { min: amountOf(prices.min), max: amountOf(prices.max) };
  return (item) =>
    suggestedRules(item ? item.tradeCategories : ['boats'], agent, item && (parseMoney(item.value) ?? null));
}

const amountOf = (price: string | null): Cents | null => (price === null ? null : (parseMoney(price) ?? null));

export async function putWant(
  { commit, limits }: Pick<Dependencies, 'commit' | 'limits'>,
  caller: Caller,
  input: WantInput,
): Promise<Want> {
  await limits.consume(changesOfUser, caller.id);
  return commit((work) => putWantIn(work, caller, input));
}

/** The same as a part of other work. */
export async function putWantIn(work: Work, caller: Caller, { for: subject, rules }: WantInput): Promise<Want> {
  const { tx } = work;
  await lockWants(tx, caller.id);
  const item = subject.kind === 'cash' ? null : asItemOwner(caller, await lockItem(tx, ...itemOf(subject)));
  const about: Subject = item ?? { kind: 'cash', userId: caller.id };
  const row = rules ? await saveWant(tx, about, rules) : undefined;
  if (!row) await deleteWant(tx, about);
  await work.happened('wants.changed', { userId: caller.id, how: 'rules' });
  return presentWant(item, row, (await suggestionsFor(tx, caller.id))(item));
}

/** The rules about boats alone, which the agent follows for anything that its user gives. */
export type BoatRules = Partial<Pick<Want['rules'], 'boatTypes' | 'minLength' | 'maxLength' | 'minYear' | 'maxYear'>>;

/** Sets rules about boats for cash, for each own boat, and for assets that have rules already. */
export async function limitWants(work: Work, caller: Caller, limits: BoatRules): Promise<void> {
  for (const want of await listWants(work.tx, caller.id)) {
    if (want.for.kind === 'asset' && want.suggested) continue;
    // A suggestion follows the agent's prices, which may change.
    const rules = want.suggested ? { ...want.rules, minPrice: null, maxPrice: null } : want.rules;
    await putWantIn(work, caller, { for: want.for, rules: { ...rules, ...limits } });
  }
}

/** The rules about boats that the user set for cash; undefined without any. */
export async function watchedBoats(db: Queryable, userId: string): Promise<BoatRules | undefined> {
  const cash = (await listWants(db, userId)).find((want) => want.for.kind === 'cash');
  if (!cash || cash.suggested) return undefined;
  const { boatTypes, minLength, maxLength, minYear, maxYear } = cash.rules;
  return { boatTypes, minLength, maxLength, minYear, maxYear };
}

const itemOf = (subject: Exclude<WantSubject, { kind: 'cash' }>): [OwnItem['kind'], number] =>
  subject.kind === 'boat' ? ['boat', subject.boatId] : ['asset', subject.assetId];

/** The wants that these people set, for matching and negotiation. Excludes suggestions. */
export async function statedWants(db: Queryable, userIds: readonly string[]): Promise<(userId: string) => SeekerWants> {
  const rows = userIds.length > 0 ? await wantsOf(db, userIds) : [];
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) => seekerWantsOf(byUser.get(userId) ?? []);
}

function seekerWantsOf(rows: Awaited<ReturnType<typeof wantsOf>>): SeekerWants {
  const cash = rows.find(({ boatId, assetId }) => boatId === null && assetId === null);
  const boats = rows.flatMap((row): [number, Rules][] => (row.boatId === null ? [] : [[row.boatId, rulesOf(row)]]));
  const assets = rows.flatMap((row) => {
    const value = amountOf(row.asset?.value ?? null);
    return row.asset && value !== null ? [{ category: row.asset.category, value, rules: rulesOf(row) }] : [];
  });
  const byCategory = Map.groupBy(assets, ({ category }) => category);
  return { boats: new Map(boats), assets: byCategory, cash: cash && rulesOf(cash) };
}

/** The rules that a boat's owner set for it; undefined while the suggestion applies. */
export async function boatRules(db: Queryable, ownerId: string, boatId: number): Promise<Rules | undefined> {
  const row = await findBoatWant(db, ownerId, boatId);
  return row && rulesOf(row);
}

/** The verdicts of these people on these boats. */
export async function verdictsAbout(
  db: Queryable,
  userIds: readonly string[],
  boatIds: readonly number[],
): Promise<(userId: string, boatId: number) => Verdict | undefined> {
  const rows = userIds.length > 0 && boatIds.length > 0 ? await verdictsOn(db, userIds, boatIds) : [];
  const found = new Map(rows.map((row) => [`${row.boatId} ${row.userId}`, answerOf(row)]));
  return (userId, boatId) => found.get(`${boatId} ${userId}`);
}
