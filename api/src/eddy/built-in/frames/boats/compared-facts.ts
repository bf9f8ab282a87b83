import type { KnownBoat } from '../../memory.ts';
import type { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { measuresOfEach } from './boat-questions.ts';
import { aspectText } from './boat-text.ts';
import { againstIds } from './told-pair.ts';

/** Facts of each boat that no figure compares: owners, engines, places, prices per foot. */
export function factsOfEach(boats: readonly KnownBoat[], text: string, phrases: Situation['phrases']): string[] {
  const detailed = boats as readonly (KnownBoat & Record<string, unknown>)[];
  const each = (fact: (boat: (typeof detailed)[number]) => string | undefined) =>
    detailed.map((boat) => `${boat.title}: ${fact(boat) ?? ''}`).join(' ');
  return [
    /\b(?:owners?|who owns|whose|verified|sellers?)\b/.test(text)
      ? phrases.owners(
          detailed.map((boat) => ({
            title: boat.title,
            owner: boat.owner ?? '',
            verified: boat.ownerVerified === true,
          })),
        )
      : '',
    /\b(?:horsepower|hp|engines?|powerful)\b/.test(text) && !COMPARES_POWER.test(text)
      ? each((boat) => aspectText(boat, 'engine', phrases))
      : '',
    /\bconditions?\b|_condition_/.test(text) ? each((boat) => aspectText(boat, 'condition', phrases)) : '',
    /\bper (?:foot|ft)\b/.test(text) && detailed.every(({ perFoot }) => typeof perFoot === 'string')
      ? phrases.ratioEach(
          detailed.map(({ title, perFoot }) => ({ title, value: phrases.ratios.perFoot.value(String(perFoot)) })),
        )
      : '',
    /\bwhat (?:do|does) .*\bsleeps?\b/.test(text) ? each((boat) => aspectText(boat, 'sleeps', phrases)) : '',
    PRICES.test(text) ? each((boat) => aspectText(boat, 'price', phrases)) : '',
    ...measuresOfEach(boats, text, phrases),
  ];
}

/** Told as a figure, with the stronger one first. */
const COMPARES_POWER =
  /\b(?:more|most|less|least|higher|highest|lower|lowest|bigger|biggest) (?:total )?(?:horse ?power|hp|powerful)\b/;

/** Asks what each of them costs, not which one costs more. */
const PRICES =
  /\b(?:what|how much) (?:do|does|would|are|is)\b(?!.*\b(?:more|less|cheaper|difference|than|fee|fees|closing|per)\b).*\b(?:cost|asking|priced|listed at|go(?:ing)? for)\b|\bprices? of (?:each|both|the two|them)\b/;

const YES_OR_NO =
  /^(?:(?:and|so|but|okay|hey|wait|,) )*(?:is|does|has|was|are)\b|^(?:and|but|also) (?:also )?(?:\w+er|more|less)\b/;

/** 'My wife says that this is longer than that, is she right?' */
const CLAIMED =
  /\b(?:says?|said|claims?|claimed|thinks?|told me|insists?|swears?|bets?|heard|read|believes?|reckons?|(?:am|is|are|was|were) (?:i|he|she|they|that|it|this) (?:\w+ )?(?:right|wrong|correct|true|mistaken|so)|true or false|right \?|correct \?)\b.{0,80}\bthan\b|\bthan\b.{0,80}\b(?:(?:am|is|are|was|were) (?:i|he|she|they|that|it|this|\w+) (?:\w+ )?(?:right|wrong|correct|true|mistaken)|true|right ?\?|correct ?\?)/;

const WRONG = /\b(?:am|is|are|was|were) (?:i|he|she|they|that|it|this|\w+) (?:\w+ )?(?:wrong|mistaken|false)\b/;

const COMPARATIVE = /\b(\w+er|more|less|fewer)(?: \w+){0,2} than\b/;

/** 'Is the Gale faster than the Drift?': yes, if the boat that comes first has more of it. */
export function verdictOf(point: string, boats: readonly KnownBoat[], situation: Situation): string {
  const { line, phrases } = situation;
  const isOfIt = againstIds(situation).length > 1;
  // 'Is my Reef faster than the Gale' asks about the user's own one.
  const own = line.has(/_own_.*\bthan\b.*_(?:boat|make|id|ref)_/) ? line.all('own').flatMap((one) => one.boats) : [];
  const isOwn = ({ id }: KnownBoat) => own.some((boat) => boat.id === id);
  const [first, ...others] = [...boats.filter(isOwn), ...boats.filter((boat) => !isOwn(boat))];
  if (
    !first ||
    !(line.has(YES_OR_NO) || line.has(CLAIMED)) ||
    !(isOfIt || (boats.length === 2 && line.has(/\bthan\b/)))
  )
    return '';
  // 'Am I wrong?' turns the answer around.
  const [yes, no] = line.has(WRONG) ? [phrases.claims.no, phrases.claims.yes] : [phrases.claims.yes, phrases.claims.no];
  const isFirst = point.includes(first.title);
  const named = others.filter(({ title }) => point.includes(title));
  if (!isFirst || named.length === 0) return isFirst ? yes : no;
  // 'The Gale is 5 mph faster than the Drift' names both; the one that has more of it comes first.
  const asked = COMPARATIVE.exec(line.text)?.[1];
  if (!asked || !point.includes(` ${asked} than `)) return '';
  const isAhead = named.every(({ title }) => point.indexOf(first.title) < point.indexOf(title));
  return isAhead ? yes : no;
}

/** 'The other Fenwicks', 'all Fenwicks'. */
export const isOfAll = ({ chunks }: Line): boolean =>
  chunks.some(
    ({ meaning, written }, index) =>
      meaning?.is === 'make' &&
      ((/s$/i.test(written) && !/s$/i.test(meaning.make)) ||
        /^(?:other|others|all|every|rest)$/.test(chunks[index - 1]?.text ?? '')),
  );
