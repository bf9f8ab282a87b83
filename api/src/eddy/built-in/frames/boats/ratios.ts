import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { matches } from '../../../matching.ts';
import { boatsMeant, idsMeant, type Several, severalIn } from '../../meant.ts';
import { boatsOf, type Detailed } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { type Ratio, YEARS_AND_HOURS } from '../../phrases/ratios.ts';
import { ask, errorOf, just, type Plan, remarked, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { wishOfList } from '../lists/list-wish.ts';
import { ownMeant } from '../own/own-meant.ts';
import { extremeText } from '../search/extremes.ts';
import { measuresOfEach } from './boat-questions.ts';
import { aspectIn, aspectsText, lookUp, onlyOne, severalPlan } from './boat-text.ts';
import { comparedBefore } from './compared-further.ts';
import { percentApart } from './percent-apart.ts';
import { pointIn } from './points.ts';

const ASKED: readonly [RegExp, Ratio][] = [
  [
    /\b(?:price|cost|costs|much|dollars?|pay\w*|comes?|works?|asking|\$)\b.*\b(?:a|per|each|by the) (?:foot|ft)\b|\b(?:per|by the|for each|for every) (?:foot|ft)\b|\bdivided? (?:\w+ ){0,4}by (?:its|the|her) (?:length|feet)\b/,
    'perFoot',
  ],
  [
    /\bhours?\b(?: \w+){0,4}? (?:per|a|each|every) (?:year|yr|season)\b|\b(?:yearly|annual|annually) (?:\w+ )?hours\b|\b(?:per|each|a) (?:year|yr|season)\b.*\bhours?\b|\bhours (?:annually|yearly)\b/,
    'perYear',
  ],
  [
    /\b(?:per|for each|for every|each) (?:sleeping )?(?:berth|bunk|bed|cabin|sleeper|sleeping (?:place|spot|space))\b|\bper (?:person|head|guest) (?:\w+ )?(?:overnight|sleeping|asleep|that sleeps)\b/,
    'perBerth',
  ],
  [/\bper (?:person|passenger|seat|guest|head)\b/, 'perPerson'],
  [
    /\bhow (?:old|aged) (?:is|are|was|would)\b(?! (?:the|her|its|his) (?:_feature_|(?:\w+[ -])?(?:motors?|engines?|canvas|sails?|batter\w+|electronics|upholstery|generator|genset|rigging|paint|gelcoat|trailer|tanks?|hoses|pumps?|trolling-motor)\b))|\b(?:its|her|the|boat s|their) age\b|^(?:and |so |okay )*how old[ ?.!]*$|\bage of (?:the|it|that|this|her)\b/,
    'age',
  ],
];
/** Words that belong to the ratio, not to a comparison beside it. */
const PER =
  /\b(?:fewest|least|lowest|most|more|less|fewer|highest) (?:engine )?hours (?:per|a|each) \w+|\b(?:price|cost|cheap\w*|pric(?:ier|iest)|expensive|less|more|lower|higher|lowest|highest|best|better)\b[^,.?!]*?\bper \w+(?:.{0,60}\bby how much\b)?/g;
const COMPARED = /\b(?:compare\w*|versus|vs|against|than|other|difference)\b/;
const HIGHEST =
  /\b(?:most|priciest|highest|dearest|more expensive|costliest|pricier|higher|costs? more|more (?:per|a) (?:foot|ft)|more than)\b/;
const FOR_MONEY = /\bmost (?:boat|length|feet|foot|bang)\b/;
const APART = /\bhow (?:much|far|many)\b|\b(?:difference|gap|apart|more|less)\b/;
const OF_MARKET =
  /\b(?:boats|yachts|listings|find|search|looking for|average|typical|usual|anything|something|insurance|dockage|slip|fuel|burn|gallons?|maintenance|storage|shipping|transport|survey|broker|fee|fees)\b|_(?:type|kind|bound|service)_/;

/** Figures that follow from two others of a boat: its price per foot, its age, its hours per year. */
export const ratiosFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const ratio = ratioIn(reading.words);
  if (
    !ratio ||
    line.has(OF_MARKET) ||
    line.has(/\b(?:dropped|reduced|lowered|cut|offered|paid|pay)\b.*_(?:money|n|bound)_/)
  )
    return undefined;
  const isNamed = line.all('own').some(({ named }) => named);
  const all =
    situation.own.length > 1 && line.has(/\bwhich\b|\beach\b|\ball\b/) ? situation.own.map(({ id }) => id) : [];
  const own = isNamed ? ownMeant(situation) : line.first('own') ? all.slice(0, MOST_BOATS_AT_ONCE) : [];
  if (line.first('own') && own.length === 0) return undefined;
  const others = own.length > 0 && line.has(COMPARED) ? severalIn(situation) : [];
  const plan =
    others.length > 0
      ? eachNamed(own, others, ratio, situation)
      : own.length > 0
        ? ratioPlan(own, ratio, situation)
        : planFor(situation, ratio);
  return (
    plan && {
      intent: 'details',
      weight: 1.35,
      ...EVERYTHING,
      plan,
    }
  );
};

const ratioIn = (text: string) => ASKED.find(([pattern]) => matches(pattern, text))?.[1];

function planFor(situation: Situation, ratio: Ratio): Plan | undefined {
  const { memory, language, phrases } = situation;
  const meant = boatsMeant(situation);
  const several = severalIn(situation);
  if (several.length > 0 && several.length + idsMeant(meant).length > 1)
    return eachNamed(idsMeant(meant), several, ratio, situation);
  if (typeof meant === 'object' && 'several' in meant && situation.line.has(RANKED))
    return rankedPlan(meant.several, ratio, situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) =>
      ratioPlan([id], ratio, situation),
    );
  const isLong =
    situation.line.all('ref').some(({ ref }) => ref.by === 'all') && memory.shown.length > MOST_BOATS_AT_ONCE;
  const list = isLong && ratio === 'perFoot' ? wishOfList(memory) : undefined;
  if (list)
    return ask(
      'search_boats',
      { ...list, order: 'price-per-foot' },
      (output) => extremeText('price-per-foot', boatsOf(output), phrases) ?? phrases.notGiven,
    );
  if (typeof meant === 'object')
    return remarked(ratioPlan(meant.ids, ratio, situation), isLong ? phrases.ofShown(MOST_BOATS_AT_ONCE) : '');
  const beside = comparedBefore(situation);
  if (beside.length > 1) return ratioPlan(beside, ratio, situation);
  if (memory.focusId !== undefined) return ratioPlan([memory.focusId], ratio, situation);
  const compared = memory.shown.length <= MOST_BOATS_AT_ONCE ? memory.shown.map(({ id }) => id) : [];
  if (compared.length > 1) return ratioPlan(compared, ratio, situation);
  return meant === 'which one?' ? just(question('whichBoat', language)) : undefined;
}

const NUMBERS = ['(?:two|2)', '(?:three|3)', '(?:four|4)', '(?:five|5)', '(?:six|6)'];
const RANKED = /\b(?:which|who|what)\b|_sort_|\b(?:best|lowest|highest|most|least) /;

/** 'Which of the three Dorados is the best value per foot': all boats of the name, with their number if it is another. */
function rankedPlan(several: Several, ratio: Ratio, situation: Situation): Plan {
  const { message, phrases, language } = situation;
  const asks = severalPlan(several, phrases, question('whichBoat', language), ({ id }) =>
    ratioPlan([id], ratio, situation),
  );
  return (done) => {
    const [found, ...rest] = done;
    const boats = found ? boatsOf(found.output) : [];
    if (!found || boats.length < 2 || boats.length > MOST_BOATS_AT_ONCE || found.output.total !== boats.length)
      return asks(done);
    const said = NUMBERS.findIndex((number) => new RegExp(`\\bthe ${number} `).test(message.toLowerCase())) + 2;
    const remark = said < 2 || said === boats.length ? '' : phrases.found(boats.length, false);
    const move = ratioPlan(
      boats.map(({ id }) => id),
      ratio,
      situation,
    )(rest);
    return 'say' in move ? say([remark, move.say].filter(Boolean).join(' ')) : move;
  };
}

/** Several boats by their names: one of each name is looked up first. */
const eachNamed =
  (ids: readonly number[], several: readonly Several[], ratio: Ratio, situation: Situation): Plan =>
  (done) => {
    const { phrases } = situation;
    const found: number[] = [];
    for (const [index, one] of several.entries()) {
      const search = done[index];
      if (!search) return lookUp(one);
      const boats = boatsOf(search.output);
      const others = boats.filter(({ id }) => !ids.includes(id));
      const only = onlyOne(search.output, one.name) ?? (others.length === 1 ? others[0] : undefined);
      if (!only)
        return say(
          errorOf(search.output) ??
            `${boats.length > 0 ? phrases.severalNamed(one.name, boats.length, boats) : phrases.noneNamed(one.name)} ${phrases.compareWhich}`,
        );
      found.push(only.id);
    }
    return ratioPlan([...new Set([...ids, ...found])], ratio, situation)(done.slice(several.length));
  };

const ratioPlan =
  (ids: readonly number[], ratio: Ratio, situation: Situation): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds: ids.slice(0, MOST_BOATS_AT_ONCE) });
    const error = errorOf(details.output);
    return say(error ?? ratiosText(details.output, ratio, situation));
  };

/** Each ratio that a question about several boats names: 'price per foot and hours per year of both'. */
function ratiosText(output: Record<string, unknown>, ratio: Ratio, situation: Situation): string {
  const all = ASKED.flatMap(([pattern, name]) => (pattern.test(situation.reading.words) ? [name] : []));
  const others = boatsOf(output).length > 1 ? all.filter((name) => name !== ratio && name !== 'age') : [];
  const texts = [ratio, ...others].map((name) => ratioText(output, name, situation));
  return [...new Set(texts)].join('\n\n');
}

interface Worked {
  value: string;
  amount: number;
  whole: string;
  part: string;
}

function ratioText(output: Record<string, unknown>, ratio: Ratio, situation: Situation): string {
  const { phrases, reading } = situation;
  const boats = boatsOf(output) as Detailed[];
  const words = phrases.ratios[ratio];
  const worked = boats.map((boat) => ({ boat, figure: figureOf(boat, ratio, situation) }));
  const [first] = worked;
  if (first && boats.length === 1) return answersText(first.boat, ratio, situation);
  const known = worked.flatMap(({ boat, figure }) => (figure ? [{ title: boat.title, ...figure }] : []));
  const unknown = worked.filter(({ figure }) => !figure).map(({ boat }) => boat.title);
  const [lowest, second] = known.toSorted((a, b) => a.amount - b.amount);
  const highest = known.toSorted((a, b) => b.amount - a.amount)[0];
  const each = phrases.ratioEach(known.map(({ title, value }) => ({ title, value: words.value(value) })));
  const end =
    ratio !== 'age' && lowest && second && lowest.amount < second.amount && unknown.length === 0
      ? HIGHEST.test(reading.words.replace(FOR_MONEY, '')) && highest
        ? phrases.ratioHighest(highest.title)
        : phrases.ratioLowest(lowest.title)
      : '';
  const verdict = end && verdictOf(known, situation);
  return [
    ...(verdict || situation.line.has(RANKED) ? [verdict, end, each] : [each, end]),
    ratio === 'perFoot' && known.length === 2 && APART.test(reading.words) && lowest && second
      ? [
          phrases.perFootApart(textOf(output.perFootDifference)),
          percentApart(lowest.amount, second.amount, reading.words, phrases),
        ]
          .filter(Boolean)
          .join(' ')
      : '',
    unknown.length > 0 ? phrases.ratioUnknown(unknown, words.unknown) : '',
    pointIn(boats, situation.reading.words.replace(PER, ''), phrases) ?? '',
    ...measuresOfEach(boats, reading.words, phrases),
  ]
    .filter(Boolean)
    .join(' ');
}

const YES_OR_NO = /^(?:(?:and|so|but|okay|hey|wait|,) )*(?:is|does|has|was|are)\b.*\bthan\b/;
const LESS = /\b(?:cheaper|less|lower|fewer|better)\b/;

/** 'Is the price per foot of the Gale more than the Drift's?': yes, if the boat that comes first has more of it. */
function verdictOf(
  known: readonly { title: string; amount: number }[],
  { message, reading, phrases: { claims } }: Situation,
): string {
  const [isMore, isLess] = [HIGHEST.test(reading.words), LESS.test(reading.words)];
  const said = message.toLowerCase();
  const [one, two, ...others] = known
    .map(({ title, amount }) => ({ amount, at: said.indexOf(modelOf(title)) }))
    .toSorted((a, b) => a.at - b.at);
  if (!one || !two || others.length > 0 || one.at < 0 || isMore === isLess || !YES_OR_NO.test(reading.words)) return '';
  return (isMore ? one.amount > two.amount : one.amount < two.amount) ? claims.yes : claims.no;
}

/** A title without its year and make. */
const modelOf = (title: string) => title.toLowerCase().split(' ').slice(2).join(' ');

/** Each figure that the clauses of a question ask for. */
function answersText(boat: Detailed, ratio: Ratio, situation: Situation): string {
  const { phrases, reading } = situation;
  const clauses = reading.words.split(/ (?:and|also|plus|but|or) | ?[,?.!;&] ?/);
  const texts = clauses.flatMap((clause) => {
    const one = ratioIn(clause);
    if (one) return [oneText(boat, one, situation)];
    return aspectIn(clause) === 'price' ? [phrases.details.price(boat.price)] : aspectsText(boat, clause, phrases);
  });
  return texts.length > 0 ? [...new Set(texts)].join(' ') : oneText(boat, ratio, situation);
}

function oneText(boat: Detailed, ratio: Ratio, situation: Situation): string {
  const words = situation.phrases.ratios[ratio];
  const figure = figureOf(boat, ratio, situation);
  return figure
    ? words.one(figure.value, figure.whole, figure.part)
    : situation.phrases.ratioUnknown([], words.unknown);
}

/** The tool works the figures out, so that the same are checked as are said. */
function figureOf(boat: Detailed, ratio: Ratio, { language, thisYear }: Situation): Worked | undefined {
  const words = YEARS_AND_HOURS[language];
  if (ratio === 'age')
    return {
      value: words.years(thisYear - boat.year),
      amount: thisYear - boat.year,
      whole: '',
      part: String(boat.year),
    };
  const figure = boat[ratio];
  const hours = (text: string) => ({ value: words.hours(amountIn(text)), amount: amountIn(text) });
  if (ratio === 'perYear')
    return typeof figure === 'string'
      ? { ...hours(figure), whole: String(boat.engineHours), part: String(boat.year) }
      : undefined;
  const part = { perFoot: boat.length, perBerth: boat.sleeps, perPerson: boat.people }[ratio];
  return typeof figure === 'string'
    ? { value: figure, amount: amountIn(figure), whole: boat.price, part: String(part) }
    : undefined;
}

const amountIn = (text: string) => Number(text.replace(/\D/g, ''));
