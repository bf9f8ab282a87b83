import { assetKeyOf } from '../reading/assets.ts';
import type { Situation } from '../situation.ts';
import { amountSaid, directionIn, shareOf, shareOfAsking } from './amounts-said.ts';
import { offerWords } from './offer-words.ts';
import { assetsIn } from './offered-things.ts';

const LEAVES = '(?:without|no|not|drop|remove|minus|leave out|leave off|lose|take out|forget|scratch|skip|cut|leave)';
const REMOVES = new RegExp(`\\b${LEAVES}\\b|\\btake\\b.*\\b(?:out|off|back)\\b`);
const NO_CASH = new RegExp(
  `\\b${LEAVES} (?:out )?(?:the |any |my |all )*(?:cash|money|dollars)\\b|\\b(?:cash|money) (?:out|off)\\b`,
);
const NO_BOAT = new RegExp(
  `\\b${LEAVES} (?:out )?(?:the |my )*(?:boat\\b|_own_|_boat_|_make_)|\\b(?:boat|_own_) (?:out|off)\\b`,
);
const ADDS = /\b(?:add|include|plus|throw in|with|and|also|put in|toss in|sweeten\w*|on top|too|as well)\b/;

const INSTEAD =
  /\b(?:use|take|put(?: in)?|offer|give|include|with)?\s*(?:my|the|our)\s+([\p{L}\d' -]+?)\s+(?:instead of|rather than|in place of)\s+(?:my |the |our )?([\p{L}\d' -]+?)[\s.!?]*$/iu;
const REPLACES =
  /\b(?:swap|replace|exchange|switch)(?: out)?\s+(?:my|the|our)\s+([\p{L}\d' -]+?)\s+(?:for|with|by|to)\s+(?:my|the|our)\s+([\p{L}\d' -]+?)[\s.!?]*$/iu;

/** One thing of the user's for another in a drafted offer: 'the truck instead of the painting'. */
function exchangedThing(message: string, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const { assets = [] } = input as { assets?: string[] };
  const instead = INSTEAD.exec(message);
  const replaces = REPLACES.exec(message);
  const [now, before] = instead ? [instead[1], instead[2]] : [replaces?.[2], replaces?.[1]];
  if (!now || !before) return undefined;
  const isMeant = (name: string) =>
    name
      .toLowerCase()
      .split(' ')
      .includes(before.toLowerCase().split(' ').at(-1) ?? '') ||
    (assetKeyOf(before) !== undefined && assetKeyOf(name) === assetKeyOf(before));
  return assets.some(isMeant)
    ? { ...input, assets: assets.map((name) => (isMeant(name) ? `my ${now}` : name)) }
    : undefined;
}

/** A draft of an offer with what the user changes about it, or a sentence why not; undefined if nothing is changed. */
export function changedOffer(heard: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const { situation, note, validity } = offerWords(heard);
  const changed = changedGifts(situation, input);
  if (changed && 'say' in changed) return changed;
  if (note) return { ...(changed ?? input), note };
  return changed ?? (validity ? { say: heard.phrases.offerStands(validity) } : undefined);
}

function changedGifts(situation: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const { line, phrases, message } = situation;
  const exchanged = exchangedThing(message, input);
  if (exchanged) return exchanged;
  const less = REMOVES.test(line.text) ? withLess(situation, input) : undefined;
  const left = less ?? input;
  const cash = changedCash(situation, input);
  if (cash && 'say' in cash) return cash;
  const adds = less ? line.has(ADDS_INSTEAD) : ADDS.test(line.text) || line.first('own');
  const things = adds ? withMore(situation, left) : undefined;
  if (things && 'say' in things) return things;
  const changed = { ...left, ...cash, ...things };
  if (less && !('cash' in changed || 'myBoatId' in changed || 'assets' in changed)) return { say: phrases.nothingLeft };
  return less || cash || things ? changed : undefined;
}

const ADDS_INSTEAD =
  /\b(?:instead|but|rather|just|only|add|plus)\b.*(?:_own_|\bmy\b)|(?:_own_|\bmy \w+) (?:instead|rather|only)\b/;

function changedCash(
  situation: Situation,
  input: Record<string, unknown>,
): { cash: number } | { say: string } | undefined {
  const { phrases, memory, message } = situation;
  const before = Number(input.cash ?? 0);
  const focus = memory.focus?.id === input.boatId ? memory.focus : undefined;
  const share = shareOfAsking(message);
  if (share !== undefined && focus) return { cash: shareOf(focus, share) };
  const said = amountSaid(situation, before >= 1_000 || before === 0 ? 1_000 : 1);
  if (!said) return undefined;
  if ('bad' in said) return { say: phrases.badAmount[said.bad] };
  if ('two' in said) return { say: phrases.twoAmounts(said.two) };
  const direction = directionIn(situation);
  const cash = direction === undefined ? said.cash : before + direction * said.cash;
  return cash > 0 ? { cash } : { say: phrases.badAmount.negative };
}

/** The offer without its cash, its boat or one of its things. */
function withLess(situation: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const { line, message } = situation;
  if (line.has(/_(?:money|n|bound)_/)) return undefined;
  const { cash, myBoatId, assets = [], ...rest } = input as { cash?: number; myBoatId?: number; assets?: string[] };
  const noCash = NO_CASH.test(line.text);
  const noBoat = NO_BOAT.test(line.text);
  const words = message.toLowerCase();
  const kept = assets.filter(
    (name) => !words.includes(name.toLowerCase().replace(/^my /, '').split(' ').at(-1) ?? name),
  );
  if (!noCash && !noBoat && kept.length === assets.length) return undefined;
  return {
    ...rest,
    ...(cash !== undefined && !noCash && { cash }),
    ...(myBoatId !== undefined && !noBoat && { myBoatId }),
    ...(kept.length > 0 && { assets: kept }),
  };
}

function withMore(
  situation: Situation,
  { assets = [] }: Record<string, unknown>,
): { myBoatId?: number; assets?: string[] } | { say: string } | undefined {
  const { line, phrases, own: mine } = situation;
  const own = line.first('own');
  const more = assetsIn(situation);
  const boats = own?.boats ?? [];
  if (own && boats.length > 1)
    return { say: phrases.severalToOffer(boats.map(({ title, id }) => `${title} (#${id})`).join(', ')) };
  if (own && boats.length === 0) return { say: phrases.noActiveToOffer };
  const named = [...line.all('make'), ...line.all('boat')].flatMap((name) => name.boats.map(({ id }) => id));
  const id = boats[0]?.id ?? mine.find((boat) => named.includes(boat.id))?.id;
  if (id === undefined && more.length === 0) return undefined;
  return {
    ...(id !== undefined && { myBoatId: id }),
    ...(more.length > 0 && { assets: [...(assets as string[]), ...more] }),
  };
}
