import { matches } from '../../../matching.ts';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf } from '../../memory.ts';
import { dollarsText, EXTRA_APART, type ExtraUnit } from '../../phrases/extra-apart.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { figureOf } from '../search/extremes.ts';
import { pairIds } from './told-pair.ts';

const UNITS: readonly (readonly [
  RegExp,
  ExtraUnit,
  'topSpeed' | 'length' | 'sleeps' | 'people' | 'horsepower' | 'year',
])[] = [
  [/^(?:mph|miles? (?:an|per) hour|knots?|bit of speed)$/, 'mph', 'topSpeed'],
  [/^(?:foot|feet|ft)$/, 'foot', 'length'],
  [/^(?:berths?|beds?|bunks?)$/, 'berth', 'sleeps'],
  [/^(?:persons?|people|passengers?|seats?|guests?)$/, 'person', 'people'],
  [/^(?:hp|horsepower|horses?)$/, 'hp', 'horsepower'],
  [/^(?:years?)$/, 'year', 'year'],
];
const ASKED =
  /\b(?:per|for (?:each|every)|each|every|an?) (?:(?:extra|additional|added|more|single extra) )(?<unit>mph|miles? (?:an|per) hour|knots?|foot|feet|ft|berths?|beds?|bunks?|persons?|people|passengers?|seats?|guests?|hp|horsepower|horses?|years?)\b/;
const OF_MONEY = /\b(?:pay\w*|cost\w*|price\w?|much|dollars?|money|spend\w*|come to|work out)\b|\$/;
/** A rise of an order or a wish is no comparison. */
const WISHES =
  /\b(?:find|show|search|looking for|offer|counter|insurance|fuel|slip|dock\w*|storage|shipping|transport)\b/;

/** 'So how much is each extra mph?' behind two boats: the gap of their prices over the gap of that figure. */
export const perExtraFrame: Frame = (situation) => {
  const { line, memory, reading } = situation;
  if (!matches(ASKED, reading.words) || !OF_MONEY.test(reading.words) || WISHES.test(reading.words)) return undefined;
  const unit = ASKED.exec(reading.words)?.groups?.unit ?? '';
  const found = UNITS.find(([pattern]) => pattern.test(unit));
  const meant = line.has(/_(?:boat|make|id)_/) ? boatsMeant(situation) : undefined;
  const named = idsMeant(meant);
  const ids = named.length === 2 ? named : pairIds(memory, true);
  if (!found || ids.length !== 2) return undefined;
  return {
    intent: 'details',
    weight: 2,
    ...EVERYTHING,
    whole: true,
    plan: apartPlan(ids, found, situation),
  };
};

const apartPlan =
  (ids: readonly number[], [, unit, measure]: (typeof UNITS)[number], { language }: Situation): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds: ids });
    const error = errorOf(details.output);
    if (error) return say(error);
    const said = EXTRA_APART[language];
    const [high, low] = boatsOf(details.output).toSorted((a, b) => dollarsOf(b.price) - dollarsOf(a.price));
    if (!high || !low) return say(said.missing);
    const [more, less] = [figureOf(high, measure), figureOf(low, measure)];
    if (more === undefined || less === undefined) return say(said.missing);
    const dollars = dollarsOf(high.price) - dollarsOf(low.price);
    const gap = Math.round((more - less) * 10) / 10;
    if (gap <= 0 || dollars <= 0) return say(said.none(high.title, dollarsText(dollars), low.title));
    const [one, many] = said.units[unit];
    return say(
      `${said.each(high.title, dollarsText(dollars), `${gap} ${gap === 1 ? one : many}`, one, low.title)} ${dollarsText(dollars / gap)}.`,
    );
  };
