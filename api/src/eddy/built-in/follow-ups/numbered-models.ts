import { matchOf } from '../../matching.ts';
import type { KnownBoat, Memory } from '../memory.ts';

const OPENS =
  '^(?:(?:and|or|what about|how about|no|nah|wait|actually|sorry|oops|oh|ok|okay|hm+|i mean|i meant|rather|make (?:it|that)|so|then|same for|same question for)[\\s,]+)*';
const NUMBER = new RegExp(
  `${OPENS}(the|that)?\\s*(\\d{2,3})(?:\\s*(?:one|boat|footer|foot|ft))?(?:\\s+(?:then|instead|please|too|as well))?\\s*[?.!]*$`,
  'i',
);
const NUMBERED = /^(.*\D)\s*(\d{2,3})$/;

/** 'And the 26?' after the Reef 24: the last question again, about the other model. */
export function withModel(message: string, memory: Memory): string | undefined {
  const [, article, number] = matchOf(NUMBER, message.trim()) ?? [];
  const { focus, cardIsLast, asked, last } = memory;
  const isBare = !article && (cardIsLast || !/^(?:and|what about|how about|or)\b/i.test(message));
  if (!number || asked || isBare) return undefined;
  const before = last?.question ?? '';
  const said = modelsIn(before).at(-1);
  const isDiscussed = !focus || plainly(`${focus.make} ${focus.model}`).includes(plainly(said ?? ''));
  const again = said && isDiscussed ? before.replace(said, said.replace(/\d+$/, number)) : undefined;
  if (cardIsLast) return again && `${again} instead`;
  // 'And the 38' after 'how fast is the 45' asks for the same.
  const same = before.replace(ASKED_OF_NUMBER, `$<asks>${number}$<end>`);
  const listed = memory.shown.filter(({ model }) => model.split(/\D+/).includes(number));
  const [only] = listed.length === 1 ? listed : [];
  const name = only ? `${only.make} ${only.model}` : focus && sisterOf(focus, number);
  if (only && same !== before && last?.calls.length) return same;
  return name && last?.calls.length ? (again ?? withNameIn(before, name) ?? `tell me about the ${name}`) : undefined;
}

const ASKED_OF_NUMBER =
  /^(?<asks>\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*(?:how|what|where|who|when|price|hours|beam|year)\b.{0,40}\bthe )\d{2,3}(?<end>[\s?.!]*)$/iu;

/** 'Is that less than the 44?' after the 42 of the same make. */
export function withComparedModel(message: string, { focus, cardIsLast, asked }: Memory): string | undefined {
  const number = /\bthan the (\d{2,3})(?=\s*[?.!]*$|\s+(?:one|is|does|has)\b)/i.exec(message)?.[1];
  const name = number && focus && sisterOf(focus, number);
  return name && !cardIsLast && !asked ? message.replace(`the ${number}`, `the ${name}`) : undefined;
}

const BOAT_NUMBER = /^(?:[a-z ]{0,30}\b)?(?:boat|listing)\s*(?:number|no\.?|id)?\s*#?\s*\d+\s*[?.!]*$/i;

/** 'And 35?' after 'boat 34'. */
export function withBoatNumber(message: string, { last, asked, cardIsLast }: Memory): string | undefined {
  const before = last?.question ?? '';
  const [, article, number] = matchOf(NUMBER, message.trim()) ?? [];
  return number && !article && !asked && !cardIsLast && BOAT_NUMBER.test(before)
    ? before.replace(/\d+(?=\s*[?.!]*$)/, number)
    : undefined;
}

/** 'How many hours on it' with the name of the other boat. */
function withNameIn(question: string, name: string): string | undefined {
  const pronoun =
    /\b(?:it|her|she|that one|this one|that boat)\b(?=\s*(?:[?.!]|$|\bhave\b|\bhas\b|\bsleep\b|\bcost\b|\bdo\b|\bcome\b))/i;
  return pronoun.test(question) && question.split(/\s+/).length <= MOST_WORDS
    ? question.replace(pronoun, `the ${name}`)
    : undefined;
}

/** The name of the same model with another number, which stands at either end: 'Reef 24', '24 Reef'. */
function sisterOf({ make, model }: KnownBoat, number: string): string | undefined {
  const [, base, old] = NUMBERED.exec(model) ?? [];
  if (base) return old === number ? undefined : `${make} ${base}${number}`;
  const first = /^\d{2,3}\b/.exec(model)?.[0];
  return first === undefined || first === number ? undefined : `${make} ${number}`;
}

const plainly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const MOST_WORDS = 12;
const NO_MODEL =
  /^(?:the|a|an|and|or|for|of|in|at|to|offer|bid|pay|give|under|over|below|above|about|around|than|is|max|min|least|most|up|by|from|between|sleeps?|top|first|last|my|with|trade)\b/i;

/** Models with their numbers, as a question names them: 'reef 24'. */
const modelsIn = (question: string): string[] =>
  (
    question.match(
      /(?<!\b(?:offer|bid|give|pay|counter|tell|ask)\s+)\b\p{L}{3,} \d{2,3}(?![\d,.]*\d|\s?(?:k|grand|thousand|million|ft|feet|foot|hours|%|percent|mph|miles)\b|['’%])/giu,
    ) ?? []
  ).filter((name) => !NO_MODEL.test(name));
