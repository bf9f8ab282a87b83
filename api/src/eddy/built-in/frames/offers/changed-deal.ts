import type { NamedDeal } from '../../../../platform/names.ts';
import { matchOf } from '../../../matching.ts';
import { withOwnSaid } from '../../own-said.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { changedOffer } from './changed-offer.ts';
import { cashBackIn, givenIn } from './explained-offer.ts';
import { changesIn } from './offer-changes.ts';
import { assetsIn } from './offered-things.ts';
import { dealLine, openMeant } from './sent-offers.ts';
import { amountTakenOut } from './taken-out-amount.ts';
import { asksWhetherTaken } from './would-take.ts';

const CHANGES =
  /\b(?:take|remove|drop|leave|cut|lose|add|include|throw in|put|replace|swap|switch|exchange|without|with|instead)\b/;
const OFFER = /\b(?:offer|bid|proposal|(?<!\b(?:in|for|to|as|on|a) )(?:trade|deal)|counter ?-?offer)\b/;
const LONGEST_WITHOUT_OFFER = 8;

/** The whole offer is taken back. */
const WITHDRAWS =
  /\b(?:take|pull) (?:back (?:my|our|the|that) (?:\w+ )?(?:offer|bid|proposal)\b|(?:my|our|the|that) (?:\w+ )?(?:offer|bid|proposal|_money_|_n_|_bound_)(?: (?:to|for|on|with|from) (?:the |that )?(?:_\w+_|him|her|them))? (?:back|off the table)\b)/;
/** An answer with another amount, for the side that pays. */
const COUNTERS =
  /^(?:(?:please|okay|so|and|then|just|can you|could you) )*(?:counter|answer|reply|respond|come back|go back)\b/;

/** Takes a thing out of an offer that is already sent, or adds one, by a card with a counteroffer. */
export const changedDealFrame: Frame = (heard) => {
  const situation = withOwnSaid(heard);
  const { line, memory, deals } = situation;
  if (
    memory.cardIsLast ||
    line.has(
      /^(?:(?:so|and|hey|hi|okay|,) )*(?:has|have|had|did|does|do|is|are|was|who|any|what|which|when|where|why|whose|how much|how many)\b|\bhow (?:do|does|can)\b|^(?:(?:so|and|hey|hi|okay|,) )*in my trade with _person_(?: ,|$)|_(?:type|kind|saved)_|\bboats\b|\bmy (?:\w+ )?(?:trades|deals|offers|bids)\b|\b(?:listing|ad)\b|\bif (?:i|he|she|they|_person_)\b|^(?:(?:so|and|but) )*(?:can|could|may) (?:i|we) (?:\w+ )?(?:take|get|have|accept|keep)\b|\?$/,
    )
  )
    return undefined;
  if (line.has(/^(?:(?:please|and|so|just) )*(?:tell|let) (?:_person_|him|her|them) (?:no|nope|know)\b/))
    return undefined;
  if (asksWhetherTaken(situation)) return undefined;
  if (line.has(WITHDRAWS) || (line.has(COUNTERS) && !line.has(/_(?:own|asset)_/))) return undefined;
  const out = changesIn(situation.message).gone.length > 0;
  const isThing =
    addedThing(situation.message) !== undefined ||
    assetsIn(situation).length > 0 ||
    line.has(out ? /_(?:own|asset|boat|make)_|\b(?:cash|money|boat)\b/ : /_(?:own|asset)_|\b(?:cash|money)\b/);
  if (!isThing || (!out && !line.has(CHANGES))) return undefined;
  const isNamed = line.has(OFFER);
  if (!isNamed && line.chunks.length > LONGEST_WITHOUT_OFFER) return undefined;
  const meant = openMeant(situation);
  const found = meant.length > 0 ? meant : isNamed ? onlyOpen(deals, situation) : [];
  if (found.length === 0 || isForAnother(situation, found)) return undefined;
  return { intent: 'counter', weight: 1.64, ...EVERYTHING, whole: true, plan: planFor(situation, found) };
};

/** 'Swap my boat for the Dorado 30' is an offer of its own if the trade has no such boat. */
function isForAnother({ line, own }: Situation, found: readonly NamedDeal[]): boolean {
  const known = new Set([
    ...found.flatMap(({ boats }) => boats.map(({ boatId }) => boatId)),
    ...own.map(({ id }) => id),
  ]);
  return [...line.all('boat'), ...line.all('make')].some(({ boats }) => boats.every(({ id }) => !known.has(id)));
}

/** 'My offer' without a name is the only one that waits for the other side. */
const onlyOpen = (deals: readonly NamedDeal[], { line }: Situation) => {
  const open = deals.filter(({ list }) => list === 'open');
  return line.has(/_(?:person|boat|make|id)_/) || open.length !== 1 ? [] : open;
};

function planFor(situation: Situation, found: readonly NamedDeal[]): Plan {
  const { phrases } = situation;
  const [deal, ...others] = found;
  if (!deal || others.length > 0) return just(phrases.whichOffer(found.map((one) => dealLine(one, situation))));
  const { tradeId } = deal;
  return (done) => {
    const [explained, drafted] = done;
    if (!explained) return use('explain_trade', { tradeId });
    if (errorOf(explained.output)) return say(errorOf(explained.output) ?? '');
    if (drafted) return say(errorOf(drafted.output) ?? phrases.counter);
    const given = givenIn(explained.output);
    const thing = addedThing(situation.message);
    const changed = thing
      ? { ...given, assets: [...((given.assets as string[] | undefined) ?? []), thing] }
      : changedOffer(situation, given);
    if (!changed) return say(phrases.notInSentOffer);
    if ('say' in changed) return say(String(changed.say));
    return use('draft_counter', { tradeId, ...changed, ...cashBackIn(explained.output), isWhole: true });
  };
}

/** A drafted counteroffer with more or less of what the user gives. */
export function changedThings(heard: Situation, card: Record<string, unknown>): Plan | undefined {
  const situation = withOwnSaid(heard);
  const { phrases, line } = situation;
  const thing = matchOf(THROWN_IN, situation.message)?.groups?.thing?.trim();
  const isOwn = line.has(/_(?:own|asset)_/) || assetsIn(situation).length > 0;
  const out = changesIn(situation.message).gone.length > 0 || amountTakenOut(situation) !== undefined;
  if (!thing && !isOwn && !out) return undefined;
  const { tradeId, cash, cashBack, note, theirAssets } = card;
  const kept = { tradeId, ...(note !== undefined && { note }), ...(theirAssets !== undefined && { theirAssets }) };
  return (done) => {
    const [dropped, explained, drafted, again] = done;
    if (!dropped) return use('drop_drafts');
    if (!explained) return use('explain_trade', { tradeId });
    const before: Record<string, unknown> = {
      ...(card.isWhole !== true && givenIn(explained.output)),
      ...card,
      cash: cash ?? undefined,
      tradeId: undefined,
    };
    const given = Object.fromEntries(
      Object.entries(before).filter(([key, value]) => GIVEN.has(key) && value !== undefined),
    );
    const changed =
      thing && !isOwn
        ? { ...given, assets: [...((given.assets as string[] | undefined) ?? []), thing] }
        : changedOffer(situation, given);
    const isSame =
      changed !== undefined && PARTS.every((key) => String(changed[key] ?? '') === String(given[key] ?? ''));
    const error = drafted
      ? errorOf(drafted.output)
      : !changed || isSame
        ? phrases.notInSentOffer
        : 'say' in changed
          ? String(changed.say)
          : undefined;
    if (!drafted && changed && !error)
      return use('draft_counter', { ...kept, ...changed, ...(cashBack !== undefined && { cashBack }), isWhole: true });
    if (!error) return say(phrases.changedCard);
    const redrawn = drafted ? again : done[2];
    return redrawn ? say(`${error} ${phrases.keptCard}`) : use('draft_counter', card);
  };
}

const PARTS = ['cash', 'myBoatId', 'moreBoatIds', 'assets', 'note', 'say'];
const GIVEN: ReadonlySet<string> = new Set(['cash', 'myBoatId', 'moreBoatIds', 'assets']);
const THROWN_IN =
  /^\s*(?:(?:and|also|ok(?:ay)?|then|please|plus|now)[\s,]+)*(?:add|include|throw in|toss in|put in)\s+(?:the|my|our|a|an)\s+(?!note|message|comment|line|question|condition|cash|money)(?<thing>\p{L}[^,.;!?$]*?)(?:\s+(?:too|as well|also|please|on top))*[\s.!]*$/iu;

const ADDED_THING =
  /^\s*(?:(?:please|ok(?:ay)?|and|so|can you|could you|also)[\s,]+)*(?:add|include|throw in|toss in|put)\s+(?:the|my|our|an?)\s+(?!note|message|comment|line|question|condition)(?<thing>\p{L}[^,.;!?\d$]*?)\s+(?:to|into|in|on top of)\s+(?:my|our|the|that|this)\s[^,.;!?]*\b(?:offer|bid|proposal|counter\w*)\b[^,.;!?]*$/iu;

/** 'Add the week on the lake to my offer': the thing in the user's words. Cash and boats are read by themselves. */
function addedThing(message: string): string | undefined {
  const thing = matchOf(ADDED_THING, message)?.groups?.thing?.trim();
  return thing && !/\b(?:cash|money|dollars|bucks|boat|yacht)\b/i.test(thing) ? thing : undefined;
}
