import { matches } from '../../../matching.ts';
import { dollarsBeside } from '../../reading/numbers/cash-beside.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { partnersPlan } from './partners.ts';

const MINE = '(?:my|our|the) (?:[\\w-]+ ){0,3}?_(?:asset|coins)_(?: (?!for\\b|to\\b|with\\b|on\\b|toward)[\\w-]+){0,2}';
const BOAT =
  '(?:something|anything|whatever|(?:a|any|some|another|one) (?:\\w+ ){0,2}?(?:boat|yacht)|boats?|a (?:boat|yacht)|one)';
/** A thing of the user's own for any boat that it is worth. */
const TRADES = new RegExp(
  `\\b(?:trade|trading|swap|swapping|exchange|exchanging|give|turn|convert|put|part with|get rid of)(?: up| away| in)? ${MINE}(?: in)? (?:for|toward|towards|against|into) ${BOAT}|\\bget ${BOAT} (?:\\w+ ){0,3}(?:for|with) ${MINE}`,
);
const WHAT_FOR = new RegExp(
  `\\b(?:what|which)(?: (?:kinds? of |sorts? of )?(?:boats?|yachts?))? (?:can|could|would|might|do) (?:i|we) (?:\\w+ )?(?:trade|swap|exchange|get|have|turn|put)(?: in)?(?: for| with| into)? ${MINE}|\\b(?:anything|something|any boats?|what) (?:that )?(?:i|we) (?:can|could|might|would) (?:\\w+ )?(?:trade|swap|exchange|get)(?: for| with)? ${MINE}|\\bwhat (?:is|would) ${MINE} (?:trade|swap) for\\b`,
);
const OTHER =
  /_(?:boat|make|id|ref|person|type|kind|own|saved|service|n|quantity|engine|fuel|condition)_|\b(?:offer|draft|send|write|message|how (?:do|does)|where|possible|allowed|tax(?:es|ed|able)?|irs|owe|capital gains?)\b/;
const ADDS = /\b(?:add|adding|cash|on top|extra|throw in|kick in|chip in|plus|top up|put in|to boot)\b/;
const MOST = /\b(?:max|maximum|at (?:the )?most|up to|no more than|not more than|tops|limit|under)\b/;

/** 'What could I trade my tractor for': the owners who take it, by the value in the garage and the cash on top. */
export const thingForBoatFrame: Frame = (situation) => {
  const { line, phrases, message } = situation;
  if ((!line.has(TRADES) && !line.has(WHAT_FOR)) || line.has(OTHER)) return undefined;
  const bounds = line.all('bound');
  const has = (idea: RegExp) => line.has(idea) || matches(idea, message.toLowerCase());
  // Limits of the boats are for a search.
  if (bounds.some(({ field }) => field !== 'price') || (bounds.length > 0 && !has(ADDS))) return undefined;
  if (line.all('asset').length + line.all('coins').length !== 1 || line.all('place').some(({ location }) => location))
    return undefined;
  const cash = dollarsBeside(line) ?? line.first('money')?.value ?? bounds[0]?.max ?? bounds[0]?.min;
  const states = line.all('place').flatMap((place) => place.states ?? []);
  const coins = line.first('coins');
  const input = {
    asset: line.first('asset')?.key ?? coins?.asset,
    ...(coins ? { coins: coins.amount } : { thing: thingIn(situation) }),
    ...(cash !== undefined && { cash, ...(has(MOST) && { cashIsMost: true }) }),
    ...(states.length > 0 && { states }),
  };
  return {
    intent: 'partners',
    weight: 1.45,
    ...EVERYTHING,
    whole: true,
    plan: partnersPlan(input, phrases, line.first('place')?.label),
  };
};

const MOST_WORDS = 2;
const ENDS = /^(?:for|toward|towards|against|into|in|and|plus|with|to|on|worth|trade|swap|get|[^\w]+)$/;

/** The thing in the user's words, with those that belong to its name: 'the chalet week'. */
function thingIn({ line: { chunks } }: Situation): string {
  const at = chunks.findIndex(({ meaning }) => meaning?.is === 'asset');
  const behind = chunks.slice(at + 1, at + 1 + MOST_WORDS);
  const end = behind.findIndex(({ meaning, text }) => meaning !== undefined || ENDS.test(text));
  const name = [chunks[at], ...(end < 0 ? behind : behind.slice(0, end))];
  return name.map((chunk) => chunk?.written ?? '').join(' ');
}
