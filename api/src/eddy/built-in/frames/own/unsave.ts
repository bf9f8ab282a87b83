import type { Language } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { boatsMeant, chosenBoat, namedIds } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { ask, errorOf, just, type Plan, say, use } from '../../plan.ts';
import { readWish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation, strongest } from '../../situation.ts';

const REMOVES =
  '(?:remove|delete|take(?! (?:a look|me)\\b)|drop|kick|throw|get rid of|cross|strike|clear|toss|ditch|pull(?! up\\b))';
const UNSAVES: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:please|can you|could you|eddy|okay|and|now|,) )*(?:unsave|unfavorite|unheart|unbookmark|unstar|unlike)\b/,
    1.6,
  ],
  [new RegExp(`\\b${REMOVES}\\b.*_saved_`), 1.6],
  [
    /\b(?:not|no longer) (?:want|need|like|keep)\b.*\b(?:in|on|among) _saved_|\bshould not be (?:in|on|among) _saved_|\b(?:want|need|keep|like)\b.*_saved_ (?:\w+ ){0,2}(?:anymore|any more|any longer)\b/,
    1.6,
  ],
];
/** Right after the list of saved boats. */
const FROM_LIST = new RegExp(
  `^(?:(?:please|can you|could you|okay|and|now|then|,) )*${REMOVES} (?:out )?(?:the |that )?_(?:boat|make|ref|id|type|kind|sort|place)_(?: (?:one|boat))?(?: (?:off|out|from) ?(?:of )?(?:it|there|(?:the|my|that|this) list|them|that|the saved ones)?)*[.! ]*$|^(?:(?:please|and|now|then) )*${REMOVES} (?:the |that )?_(?:boat|make|ref|id)_|^(?:(?:please|can you|could you|okay|and|now|then|,) )*${REMOVES} (?:it|that|this|that one|this one|her)(?: (?:please|again|then|now|off|out|from (?:it|there|(?:the|my|that) list)))*[.! ]*$`,
);

/** Removes a boat from the saved ones, with a card. */
export const unsaveFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const isLast = memory.last?.calls.at(-1)?.name === 'saved_boats';
  const isAsked = memory.listedBy === 'saved_boats' && memory.last?.calls.length === 0 && !memory.cardIsLast;
  const isList = (isLast || isAsked) && (line.has(FROM_LIST) || (isLast && isLeftOut(situation)));
  const weight = Math.max(strongest(line, UNSAVES), isList ? 1.75 : 0);
  if (weight === 0 || line.has(/^(?:how|where|why|can i|do i|could i)\b/)) return undefined;
  return {
    intent: 'saved',
    weight,
    ...EVERYTHING,
    plan: unsavePlan(situation),
  };
};

/** 'Drop the Gale from it', of which the reader makes an exclusion. */
const isLeftOut = ({ line, message }: Situation): boolean =>
  /^\s*(?:(?:please|ok(?:ay)?|and|now|then|can you|could you)[\s,]+)*(?:drop|remove|delete|kick|toss|ditch|get rid of|take)\b/i.test(
    message,
  ) && line.chunks.some(({ meaning, negated }) => negated && (meaning?.is === 'make' || meaning?.is === 'boat'));

function unsavePlan(situation: Situation) {
  const { line, phrases, language, memory, message } = situation;
  const isAll =
    line.has(/\b(?:all|everything|every|whole|entire)\b/) || line.all('ref').some(({ ref }) => ref.by === 'all');
  const kept = matches(ALL_BUT, message) ? namedIds(line) : [];
  if (kept.length > 0) return allButPlan(kept, situation);
  if (isAll) return just(phrases.unsaveOne);
  const meant = boatsMeant(situation);
  const saved = new Set(line.all('saved').flatMap(({ boats }) => boats.map(({ id }) => id)));
  const named = namedIds(line);
  const left = line.chunks.flatMap(({ meaning, negated }) =>
    negated && (meaning?.is === 'make' || meaning?.is === 'boat') ? meaning.boats.map(({ id }) => id) : [],
  );
  const shown = memory.shown.filter(({ id }) => left.includes(id)).map(({ id }) => id);
  const mine = shown.length > 0 ? shown : named.filter((id) => saved.has(id));
  const chosen = line.first('saved') ? undefined : chosenBoat(situation);
  const discussed = line.has(/\b(?:it|that|this|her)\b/) && memory.focusId !== undefined ? [memory.focusId] : mine;
  const ids = typeof meant === 'object' && 'ids' in meant ? meant.ids : chosen ? [chosen.id] : discussed;
  const [boatId, ...more] = mine.length === 1 ? mine : ids;
  const order = line.first('saved') ? orderIn(line) : undefined;
  if (boatId === undefined && order) return unsaveFirst(order, situation);
  if (boatId === undefined) return just(question('whichBoat', language));
  if (more.length > 0) return just(phrases.unsaveOne);
  return ask('unsave_boat', { boatId }, () => phrases.unsave);
}

const ALL_BUT =
  /\b(?:all|everything|every one|both|the others?|the rest|them|boats?|ones?)\b.{0,40}\b(?:except|but|apart from|besides|other than|keep|keeping|leave|leaving)\b/i;

/** 'Remove all but the Gale': a card for the first of the others. */
function allButPlan(kept: readonly number[], situation: Situation): Plan {
  return ([saved, removed]) => {
    if (!saved) return use('saved_boats');
    const rest = boatsOf(saved.output).filter(({ id }) => !kept.includes(id));
    const [first] = rest;
    if (!first) return say(errorOf(saved.output) ?? situation.phrases.noSaved);
    if (!removed) return use('unsave_boat', { boatId: first.id });
    return say(errorOf(removed.output) ?? firstOf(rest.length, situation));
  };
}

const IN_TURN: Record<Language, string> = {
  en: 'I remove one saved boat at a time; tell me when to go on.',
  es: 'Quito los barcos guardados de uno en uno; dime cuándo sigo.',
  fr: 'Je retire les bateaux enregistrés un par un ; dites-moi quand continuer.',
  de: 'Gespeicherte Boote entferne ich einzeln; sag mir, wann ich weitermachen soll.',
};

const firstOf = (count: number, { phrases, language }: Situation) =>
  count > 1 ? `${phrases.unsave} ${IN_TURN[language]}` : phrases.unsave;

/** The order of the boat that is meant: 'the oldest one'. */
function orderIn(line: Situation['line']) {
  const { wish, order } = readWish(line);
  return wish.sort ?? order;
}

/** The saved boat that comes first in an order: 'remove the most expensive one'. */
function unsaveFirst(order: string, { phrases }: Situation): Plan {
  return (done) => {
    const [saved, removed] = done;
    if (!saved) return use('saved_boats', { order });
    const [first] = boatsOf(saved.output);
    if (!first) return say(errorOf(saved.output) ?? phrases.noSaved);
    return removed ? say(errorOf(removed.output) ?? phrases.unsave) : use('unsave_boat', { boatId: first.id });
  };
}
