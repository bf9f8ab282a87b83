import { isUsState, type UsState } from '@tradewind/domain/geography';
import { matches } from '../../../matching.ts';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { type Detailed, dollarsOf } from '../../memory.ts';
import { type KnownTax, taxRuleText } from '../../phrases/tax-rules.ts';
import { ask, just, type Plan, say, textOf, use } from '../../plan.ts';
import { homeOf } from '../../reading/places/us-places.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import type { KnownClosing } from '../trades/known-closing.ts';
import { withBoat } from './boat-text.ts';

const TAX =
  /\b(?:sales|use|boat|vessel|state)? ?tax(?:es|ed)?\b|\b(?:owe|pay|owed|paid|paying)(?: to)? (?:the |my )?(?:state|government|tax ?man|uncle sam|dmv)\b|\b(?:state|government|tax ?man)(?: of _place_)? (?:\w+ )?(?:gets?|takes?|wants?|charges?|collects?|cut)\b|\b(?:state|government) 's (?:cut|share)\b/;
/** Taxes on gains, and the whole cost of a boat. */
const OTHER =
  /\b(?:twice|double|capital|gains?|income|irs|deduct\w*|write off|1031|like ?-? ?kind|property|all in|total|credit for|avoid|dodge|evade|skip|cash under|bill of sale|survey|fees?|transport|shipping)\b|_(?:own|type|service)_/;
/** Asks for the rule rather than for the tax of the boat discussed last. */
const GENERAL = /\b(?:boats|a boat|my boat|in general|how does|rate|rates|rules?|cap)\b/;
/** The price with everything that comes on top. */
const ALL_IN =
  /\b(?:all ?-? ?in|total|out the door|altogether|everything|on top|plus|with|including)\b.*\btax(?:es)?\b|\btax(?:es)?\b.*\b(?:all ?-? ?in|total|out the door|altogether|closing|fees?|on top)\b|\btax(?:es)?\b.*_service_|_service_.*\btax(?:es)?\b/;
const LEAST_PRICE = 1_000;
/** The amount is the most that a state takes, not the price of a boat. */
const CAPPED =
  /_(?:money|bound|n)_ (?:\w+ )?(?:cap|limit|maximum|max|ceiling)\b|\b(?:cap|limit|maximum|ceiling) (?:of|at|is) (?:\w+ )?_(?:money|bound|n)_/;

/** How a state taxes the sale of a boat. */
export const salesTaxFrame: Frame = (situation) => {
  const { line } = situation;
  const states = statesIn(situation);
  const kept = states.length > 1 ? keptIn(situation) : undefined;
  const [state, ...others] = kept ? [kept] : states;
  const isAllIn = line.has(ALL_IN) && line.has(/_(?:boat|make|id)_/) && !line.has(/_(?:own|type)_/);
  if (!state && isOfDeal(situation) && line.has(TAX) && !line.has(OTHER_TAX)) return withoutState(situation);
  if (!state || others.length > 0 || !line.has(TAX) || (line.has(OTHER) && !isAllIn)) return undefined;
  const bound = line.first('bound');
  const price = line.has(CAPPED) ? undefined : (line.first('money')?.value ?? bound?.max ?? bound?.min);
  const meant = line.has(/_(?:boat|make|id|ref)_/) ? boatsMeant(situation) : undefined;
  const [boatId, ...more] = idsMeant(meant);
  if (line.has(/_(?:boat|make)_/) && (boatId === undefined || more.length > 0)) return undefined;
  const priced = boatId ?? (line.has(GENERAL) ? undefined : situation.memory.focusId);
  return {
    intent: 'help',
    weight: isAllIn ? 1.75 : 1.68,
    ...EVERYTHING,
    plan:
      priced !== undefined && price === undefined
        ? boatTaxPlan(state, priced, situation, isAllIn)
        : taxPlan(state, price !== undefined && price >= LEAST_PRICE ? price : undefined, situation),
  };
};

/** The states that a message names, also by their towns and by the places of boats. */
export const statesIn = (situation: Situation): string[] => [
  ...new Set<string>([
    ...situation.line.all('place').flatMap(({ states, location }) => states ?? stateOf(location)),
    ...statesOfNames(situation),
  ]),
];

/** Tampa is in Florida. */
const stateOf = (location: string | undefined): UsState[] => {
  const state = homeOf(location ?? '') ?? /, ([A-Z]{2})$/.exec(location ?? '')?.[1];
  return state !== undefined && isUsState(state) ? [state] : [];
};

/** The state where the boat will be kept, beside that where it's bought: 'bought in Ohio, docked in Tampa'. */
export function keptIn({ line }: Situation): string | undefined {
  const before = line.text.split('_place_').slice(0, -1);
  const index = before.findIndex((words) => matches(KEPT, words));
  const place = line.all('place')[index];
  return place && line.all('place').length === before.length
    ? (place.states?.[0] ?? stateOf(place.location)[0])
    : undefined;
}
const KEPT =
  /\b(?:keep|keeping|kept|live|living|dock|docked|docking|register|registered|registering|moor|moored|mooring|slip|home|resident|store|storing|take (?:it|her)|bring (?:it|her)|move (?:it|her)|moving (?:it|her))(?: (?:it|her|the|boat|that|this|in|is|at|near|of|to|a|up|down|over|back|home|around|by)){0,5} ?$/;

const OTHER_TAX =
  /\b(?:capital|gains?|income|irs|deduct\w*|write off|1031|like ?-? ?kind|property|forms?|papers?|1099|sell|sold|selling|sells)\b|_(?:type|own)_/;

/** Names a boat, or somebody whose boat the user got. */
const isOfDeal = ({ line }: Situation) => line.has(/_(?:boat|make)_/);

/** Without a state, only the rule can be told. */
const withoutState = ({ phrases }: Situation): Interpretation => ({
  intent: 'help',
  weight: 1.62,
  ...EVERYTHING,
  plan: just(phrases.taxWhere),
});

/** 'The Gale 34 in Florida' is one name with the state that it is in. */
const statesOfNames = ({ line }: Situation) =>
  line.chunks.flatMap(({ meaning, written }) => {
    const [boat] = meaning?.is === 'boat' || meaning?.is === 'make' ? meaning.boats : [];
    const state = / in \S/i.test(written) ? /, ([A-Z]{2})$/.exec(boat?.location ?? '')?.[1] : undefined;
    return state ? [state] : [];
  });

const WHO_PAYS =
  /\bwho (?:\w+ )?(?:pays?|paying|has to pay|must pay|owes?|covers?)\b|\b(?:buyers?|sellers?|me|i|owners?) or (?:the |is it (?:the )?|does (?:the )?)?(?:buyers?|sellers?|me|owners?|him|her|he|she)\b/;
const I_SELL = /\b(?:i|we) (?:\w+ ){0,2}(?:sell|sold)\b|\bselling\b/;
const PAYER: Record<Situation['language'], string> = {
  en: 'The one who gets the boat pays it.',
  es: 'Lo paga quien recibe el barco.',
  fr: 'C’est celui qui reçoit le bateau qui la paie.',
  de: 'Sie zahlt, wer das Boot bekommt.',
};

/** Beside the state where a boat is kept, that of the purchase may have rules of its own. */
const BOTH_STATES: Record<Situation['language'], string> = {
  en: 'I can’t tell whether the state where you buy taxes it too, so ask about both states.',
  es: 'No sé si el estado donde compras también cobra impuesto, así que pregunta por los dos estados.',
  fr: 'Je ne sais pas si l’État de l’achat la taxe aussi : renseignez-vous pour les deux États.',
  de: 'Ob auch der Staat des Kaufs Steuer verlangt, weiß ich nicht; frag nach beiden Staaten.',
};

const SWAPS = /\b(?:swap\w*|trad(?:e|es|ed|ing)|exchang\w+|barter\w*)\b/;

const taxPlan = (state: string, price: number | undefined, { phrases, line, language }: Situation): Plan =>
  ask('sales_tax', { state, ...(price !== undefined && { price: Math.round(price) }) }, (output) =>
    [
      WHO_PAYS.test(line.text) || I_SELL.test(line.text) ? PAYER[language] : '',
      SWAPS.test(line.text) ? phrases.taxOfSwap : '',
      taxRuleText(output as unknown as KnownTax, language),
      output.tax ? phrases.taxAt(textOf(output.price), textOf(output.tax)) : '',
      phrases.taxNote,
      line.all('place').length > 1 ? BOTH_STATES[language] : '',
    ]
      .filter(Boolean)
      .join(' '),
  );

/** Whether the user gets the boat in an agreed trade. */
const isAgreed = (boatId: number, { deals }: Situation): boolean =>
  deals.some(
    ({ list, boats }) =>
      (list === 'agreed' || list === 'closing') && boats.some((boat) => boat.boatId === boatId && !boat.isMine),
  );

/** The money that the user agreed to give for a boat, if it is money alone. */
function agreedPrice(output: Record<string, unknown>, title: string): number | undefined {
  const trade = ((output.closings ?? []) as KnownClosing[]).find(({ youGet }) => youGet.includes(title));
  const given = trade?.youGive ?? [];
  return trade?.youGet.length === 1 && given.length > 0 && given.every((one) => one.startsWith('$'))
    ? given.reduce((sum, one) => sum + dollarsOf(one), 0)
    : undefined;
}

/** The tax at the price that was agreed for a boat, or else at its asking price. */
function boatTaxPlan(state: string, boatId: number, situation: Situation, withClosing: boolean): Plan {
  return withBoat(boatId, situation.phrases, (boat: Detailed, further) => {
    const [closings, ...others] = isAgreed(boatId, situation) ? further : [];
    if (isAgreed(boatId, situation) && !closings) return use('my_closings');
    const agreed = closings && agreedPrice(closings.output, boat.title);
    const tax = taxPlan(state, agreed ?? dollarsOf(boat.price), situation)(closings ? others : further);
    if (!withClosing || !('say' in tax)) return tax;
    const closing = textOf(boat.closingCost);
    return say(`${situation.phrases.closingCost(boat.title, boat.price, closing)} ${tax.say}`);
  });
}
