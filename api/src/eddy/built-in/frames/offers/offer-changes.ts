import { matches, matchOf } from '../../../matching.ts';

const GONE =
  /\b(?:without|no|drop|remove|minus|lose|forget(?: about)?|scratch|skip|cut|delete|ditch|nix|except|exclude|leave (?:out|off)|take (?:out|off|back|away)|not)\b|\b(?:take|leave|pull|keep|get|bring)\b.*\b(?:out|off|back|away)\b/i;
/** 'No wait', 'no make it 90', 'scratch that' and 'drop 5k' name nothing that goes. */
const NOTHING_GONE =
  /\b(?:take|knock|shave|cut|drop|chop)\s+(?:off\s+)?(?:another\s+)?\$?\d|\b(?:drop|cut|take|bring|lower|get) (?:the |my |that )?(?:cash|money|price|amount|offer|bid|it|that)(?: part| down)* (?:to|by)\b|^\s*(?:\w+\s+){0,2}?(?:no+|nah|nope)\s+(?:(?:please|rather|just|then)\s+)?(?:make (?:it|that)|let['’]?s|change (?:it|that)|go|do|say|try|offer|bid|raise|lower|i(?:['’]d| would| will|['’]ll)?|more like|only|rather)\b|^\s*(?:\w+\s+){0,2}?(?:no|nah|not|scratch|forget|drop|skip|lose)(?:\s+(?:wait|that|it|this|actually|sorry|hold on|need|way)\b|\s*$|[\s$]*\d)|\bnot\s+\$?\d|\$\s?\d|\d\s?(?:k|grand|thousand|million)\b|\d{4}/i;
/** 'Drop him a note' takes nothing out. */
const WRITES = /\b(?:drop|leave|cut)(?:\s+\p{L}+)?\s+an?\s+(?:\p{L}+\s+)?(?:note|line|message|comment)\b/iu;
const ADDED =
  /\b(?:add|make|put|include|throw in|toss in|raise|bump|up|go|offer|give|use|with|set|instead|keep|increase|lower|more|less|but|only|just|do)\b|\$\s?\d|\d\s?(?:k|grand|thousand|m|million)?\b/i;
/** 'Swap the truck for the boat', 'the boat instead of the truck': one part each. */
const SWAPPED =
  /\b(?:swap|replace|exchange|switch)(?: out)?\s+((?:my|the|our)\s+[^,;]+?)\s+(?:for|with|by|to)\s+((?:my|the|our)\s+[^,;]+?|\$?\d[\d,.]*\s?(?:k|grand|thousand)?(?:\s+(?:in\s+)?cash)?)(?=\s*(?:[,;.!?]|$|\b(?:and|plus|but)\b))/iu;
const INSTEAD =
  /((?:\b(?:my|the|our)\s+)[^,;]+?|(?<![\d.,])\$?\d[\d,.]*\s?(?:k|grand|thousand)?(?:\s+(?:in\s+)?cash)?)\s+(?:instead of|rather than|in place of|(?:and |but )?not(?= (?:my|the|our)\b))\s+((?:my |the |our )?[^,;\d]+?)(?=\s*(?:[,;.!?]|$|\b(?:and|plus|but)\b))/iu;
const CASH_ONLY =
  /\b(?:cash only|only cash|just cash|all cash|straight cash|nothing but cash|cash and nothing else)\b/i;
const BETWEEN =
  /\s*(?:,(?!\d)|;|\.(?!\d))\s*(?:(?:and|but|then|plus)\s+)?|\s+(?:and|but|then|plus|yet)\s+|\s+(?=(?:with no|without)\b)/gi;

/** The parts of a message that take something out of an offer, and where its other words are. */
interface OfferChanges {
  gone: readonly string[];
  isOnlyGone: boolean;
  cashOnly: boolean;
  /** The thing that takes the place of another one. */
  put: string | undefined;
  isKept: (at: number) => boolean;
}

interface Part {
  at: number;
  words: string;
}

/** Divides a change of an offer: 'without the truck, and make it 90k' takes one thing out and changes another. */
export function changesIn(message: string): OfferChanges {
  const swapped = matchOf(SWAPPED, message);
  const instead = swapped ? null : matchOf(INSTEAD, message);
  const old = swapped?.[1] ?? instead?.[2];
  const found = swapped ?? instead;
  const oldAt = found && old ? message.indexOf(old, swapped ? found.index : found.index + (found[1]?.length ?? 0)) : -1;
  const gone: Part[] = old && found ? [{ at: oldAt, words: old }] : [];
  let removes = false;
  for (const part of partsOf(message)) {
    if (found && part.at < found.index + found[0].length && part.at + part.words.length > found.index) continue;
    if (matches(GONE, part.words) && !matches(NOTHING_GONE, part.words) && !WRITES.test(part.words)) removes = true;
    else if (matches(ADDED, part.words)) removes = false;
    if (removes) gone.push(part);
  }
  const isKept = (at: number) => !gone.some((part) => at >= part.at && at < part.at + part.words.length);
  const rest = [...message].filter((_letter, at) => isKept(at)).join('');
  return {
    gone: gone.map(({ words }) => words),
    isOnlyGone: !/\p{L}{3}|\d/u.test(rest.replace(/\b(?:and|but|then|plus|please|actually|okay|ok)\b/gi, '')),
    cashOnly: CASH_ONLY.test(message),
    put: (swapped?.[2] ?? instead?.[1])
      ?.replace(/^(?:my|the|our)\s+/i, '')
      .replace(/\s+instead$/i, '')
      .trim(),
    isKept,
  };
}

function partsOf(message: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: joiner } of message.matchAll(BETWEEN)) {
    parts.push({ at: from, words: message.slice(from, index) });
    from = index + joiner.length;
  }
  return [...parts, { at: from, words: message.slice(from) }].filter(({ words }) => /\p{L}|\d/u.test(words));
}
