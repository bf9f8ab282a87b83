import { matchOf } from '../../matching.ts';
import type { KnownBoat, Memory } from '../memory.ts';

const OPENS =
  '(?:(?:and|so|ok(?:ay)?|but|hm+|well|now)[\\s,]+)*(?:(?:is|does|do|would) (?:it|that|this|she)(?: (?:be|have|cost|run|go|come to))? )?(?:any |a lot |much |a bit |way )?';
const COMPARED =
  '(?<compared>more|less|fewer|higher|lower|longer|shorter|bigger|smaller|wider|narrower|faster|slower|quicker|newer|older|cheaper|pricier|dearer|(?:more|less) expensive)';
const OR_OTHER = `(?<either>,? or (?:more|less|fewer|higher|lower|longer|shorter|bigger|smaller|wider|narrower|faster|slower|newer|older|cheaper|pricier|(?:more|less) expensive))?`;
const NAME = '(?<name>(?:the |that )?(?:\\p{L}[\\p{L}\\d]* ){0,3}?[\\p{L}\\d]{2,20})(?: one)?';
/** 'Fewer than the 24?' */
const THAN = new RegExp(`^\\s*${OPENS}${COMPARED}${OR_OTHER} (?:than|then) (?:with |for |on )?${NAME}[\\s?.!]*$`, 'iu');
/** 'And the 24, has it fewer?' */
const NAMED = new RegExp(
  `^\\s*(?:(?:and|so|ok(?:ay)?|what about|how about|but)[\\s,]+)+${NAME}\\s*[,;:?–—-]+\\s*${OPENS}${COMPARED}${OR_OTHER}[\\s?.!]*$`,
  'iu',
);

interface Measure {
  asked: RegExp;
  /** The words for more of it and for less, after 'which' and after 'is it'. */
  more: readonly [which: string, whether: string];
  less: readonly [which: string, whether: string];
}

const PER_FOOT = /\b(?:per|a|by the|for each|each) (?:foot|ft)\b/iu;
const is = (more: string, less: string) =>
  ({ more: [`is ${more}`, `is _ ${more} than`], less: [`is ${less}`, `is _ ${less} than`] }) as const;
const has = (verb: string, thing: string) =>
  ({
    more: [`${verb}s more${thing}`.replace('haves', 'has'), `does _ ${verb} more${thing} than`],
    less: [`${verb}s fewer${thing}`.replace('haves', 'has'), `does _ ${verb} fewer${thing} than`],
  }) as const;
const MEASURES: readonly Measure[] = [
  { asked: /\bhours\b/iu, ...has('have', ' hours') },
  { asked: /\b(?:fast|speed|mph|knots)\b/iu, ...is('faster', 'slower') },
  { asked: /\b(?:wide|beam|width)\b/iu, ...is('wider', 'narrower') },
  { asked: /\b(?:long|length|loa|size|big)\b/iu, ...is('longer', 'shorter') },
  { asked: /\b(?:sleeps?|berths?|beds)\b/iu, ...has('sleep', '') },
  { asked: /\b(?:old|year|built)\b/iu, ...is('newer', 'older') },
  { asked: /\b(?:cost|price|much|asking|expensive)\b/iu, ...is('more expensive', 'cheaper') },
];
const LESS = /^(?:less|fewer|lower)$/iu;
const BARE = /^(?:more|less|fewer|higher|lower)$/iu;
/** No boat: 'more than average', 'less than 90k'. */
const NO_BOAT =
  /^(?:the |that )?(?:average|usual|market|others?|rest|most|all|any|both|last|first|second|third|asking|price|estimate|my|mine|ours|\d{4,}|\d+k|it|that|this|him|her|them|you)\b/iu;

/** 'Is that fewer than the 24?' right after a figure of one boat: the same figure of both. */
export function withToldAgainstOther(message: string, memory: Memory): string | undefined {
  const { last, focus, asked, cardIsLast } = memory;
  const before = last?.question ?? '';
  if (!focus || asked || cardIsLast || before.length > 120) return undefined;
  const than = matchOf(THAN, message);
  const said = (than ?? matchOf(NAMED, message))?.groups;
  const name = said?.name && !NO_BOAT.test(said.name) ? otherNamed(said.name, memory, focus) : undefined;
  if (!said?.compared || !name) return undefined;
  const known = `the ${focus.year} ${focus.make} ${focus.model}`;
  const [one, other] = than ? [known, name] : [name, known];
  if (PER_FOOT.test(before)) return `is ${known} more or less per foot than ${name}?`;
  const measure = MEASURES.find(({ asked: about }) => about.test(before));
  if (!measure) return undefined;
  if (!BARE.test(said.compared))
    return said.either ? `which is ${said.compared}, ${one} or ${other}?` : `is ${one} ${said.compared} than ${other}?`;
  const [which, whether] = LESS.test(said.compared) ? measure.less : measure.more;
  return said.either ? `which ${which}, ${one} or ${other}?` : `${whether.replace('_', one)} ${other}?`;
}

/** A bare number is the model of a boat on screen, or else of the same make. */
function otherNamed(said: string, { shown }: Memory, focus: KnownBoat): string | undefined {
  const number = /^(?:the |that )(\d{2,3})$/iu.exec(said)?.[1];
  if (/^\d+$/.test(said)) return undefined;
  if (!number) return /^(?:the |that )/iu.test(said) ? said : `the ${said}`;
  const [listed, ...more] = shown.filter(({ id, model }) => id !== focus.id && model.split(/\D+/).includes(number));
  if (listed && more.length === 0) return `the ${listed.year} ${listed.make} ${listed.model}`;
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(focus.model) ? undefined : `the ${focus.make} ${number}`;
}
