import { matchOf } from '../../matching.ts';
import { ONES, sumOfWords, TEENS, TENS } from '../../number-words.ts';

/** The amount of a reply that says nothing else: 'hmm go 270', 'call it 265k', 'what does 75 get me'. */
interface AmountAlone {
  /** As the user wrote it, without a sign or unit for a bare number. */
  written: string;
  value: number;
  /** Whether a unit or a sign makes it money. */
  isMoney: boolean;
  /** Whether the words around it speak of spending. */
  spends: boolean;
}

const UNITS: Readonly<Record<string, number>> = {
  ...{ k: 1_000, grand: 1_000, thousand: 1_000, m: 1_000_000, mil: 1_000_000, mill: 1_000_000, million: 1_000_000 },
};
const AMOUNT =
  /(?<sign>\$\s?)?(?<![\p{L}\d.,-])(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)\s?(?<unit>k|grand|thousand|mill?|million|m)?(?![\p{L}\d%]|[.,]\d|-\d|\s?(?:%|percent\b|pct\b|ft\b|feet\b|foot\b|footer|hours?\b|hrs?\b|years?\b|people\b))/iu;

/** Words that a reply puts around an amount and that change nothing about it. */
const FILLERS = new Set(
  [
    'ok okay hm hmm hmmm um uh oh ah eh well so then and or but now actually wait sorry no nah nope yeah yes yep fine alright',
    'right please pls plz just only maybe perhaps rather instead even about around like roughly say saying sure thats what',
    'let lets let’s us me we you i id ill im i’d i’ll i’m we’d we’ll would could can will might should wanna gonna going',
    'go start do doing try call make making put set give offer offering bid take counter ask tell answer meet come change',
    'it that this the a an my her him them his their your she he they there these here',
    'amount price number figure total budget max maximum limit ceiling cap top tops cash dollars bucks usd money range',
    'in at for with of is be was were to up down on as low high if how had have got get gets buy buys bring brings',
    'closer nearer better best comfortable happy think thinking thought prefer want like love feel settle open',
    'push raise bump lower drop reduce increase round stretch move stay final firm flat even deal spend afford find out see',
    'screw hell heck damn meh whatever sounds sound hers yours theirs mine done works bout gotta',
    'need pay paying only most anything something does did id would’ve went supposing suppose',
  ]
    .join(' ')
    .split(' '),
);
const SPENDS =
  /\b(?:get|gets|buy|buys|have|had|got|spend|budget|afford|stretch|go|went|going|do|pay|paying|bring|max|find|price)\b/i;
/** A verb of moving takes a new amount only behind 'to': 'bump it 10' is a step. */
const MOVES = /\b(?:raise|bump|lower|drop|reduce|increase|push|up|down|come|move|round|add|knock|shave|cut)\b/i;
const BEHIND_MOVE =
  /\b(?:to|at|say|like|with|for|is|be|max|of|as (?:low|high) as)\s+(?:(?:about|around|say|maybe|like|an|a|even|the|flat|roughly)\s+)*$|[,:–-]\s*(?:(?:say|maybe|like|to)\s+)*$/i;
/** 'There would be 11 of us', 'we'd be 11': how many come along. */
const PEOPLE =
  /\bof us\b|\bwe(?:['’]?d be|['’]re| are| would be| will be|['’]ll be) (?:about |around |like |maybe )?\d{1,2}(?![\d.,]*\d|\s?(?:k|grand|thousand|mil|million)\b)/iu;
const MOST_WORDS = 14;
const BELOW_HUNDRED = `(?:(?<teens>${TEENS})|(?<tens>${TENS})(?:[ -](?<ones>${ONES}))?)`;
const SPOKEN = new RegExp(`\\b(?<hundreds>${ONES})(?: hundred(?: and)?)? ${BELOW_HUNDRED}\\b`, 'i');
const TENS_ALONE = new RegExp(`\\b${BELOW_HUNDRED}\\b`, 'i');

/** 'Two twenty five' in digits. */
export function inFigures(text: string): string {
  const whole = SPOKEN.exec(text)?.groups;
  const { hundreds, teens, tens, ones } = whole ?? (/\d/.test(text) ? {} : (TENS_ALONE.exec(text)?.groups ?? {}));
  const below = sumOfWords(teens, tens, ones);
  if (below === 0) return text;
  return text.replace(whole ? SPOKEN : TENS_ALONE, String(sumOfWords(hundreds) * 100 + below));
}

/** The only thing that a short message says, if that is an amount. */
export function amountAlone(message: string): AmountAlone | undefined {
  if (PEOPLE.test(message)) return undefined;
  const said = inFigures(message.trim());
  const found = matchOf(AMOUNT, said);
  const { sign, digits, unit } = found?.groups ?? {};
  if (!found || !digits || said.split(/\s+/).length > MOST_WORDS) return undefined;
  const before = said.slice(0, found.index);
  const around = `${before} ${said.slice(found.index + found[0].length)}`;
  const words =
    around
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\d$%]+/gu) ?? [];
  if (!words.every((word) => FILLERS.has(word))) return undefined;
  if (MOVES.test(before) && !BEHIND_MOVE.test(before)) return undefined;
  const isBare = !sign && !unit;
  // 'The 23' is a boat, 'make that 23' an amount.
  const isName = /\b(?:the|that|this|my)\s+$/i.test(before) && !/\b(?:make|making|call) that\s+$/i.test(before);
  if (isBare && (isName || /^(?:19|20)\d\d$/.test(digits))) return undefined;
  const value = Number(digits.replaceAll(',', '')) * (UNITS[unit?.toLowerCase() ?? ''] ?? 1);
  return value > 0
    ? { written: found[0].trim(), value, isMoney: !isBare || value >= 1_000, spends: SPENDS.test(around) }
    : undefined;
}
