import type { KnownClosing } from '../frames/trades/known-closing.ts';
import { asksMaker } from '../frames/trades/offer-figures.ts';
import { BRIEF_SAID } from '../phrases/brief-said.ts';
import type { Situation } from '../situation.ts';
import { answeredOffer } from './answered-offer.ts';
import { bareWords, type Form, formOf } from './forms.ts';
import { whichInstead } from './instead.ts';
import { boatOfCard, nameOf, otherBoat, ownFocus, type Topic, topicIn } from './topics.ts';

/** The request that a few words stand for: a whole question, perhaps with a remark behind its answer, or a fixed text. */
export type Full = { ask: string; remark?: string } | { say: string; isLast?: true };

type Completes = (situation: Situation) => string | Full | undefined;

const STEPS = 'what are the steps of a closing';
const AFTER_OFFER = 'what happens after an offer is accepted';
const HOW_LONG = 'how long does a closing take';
const CLOSING_FEE = 'what is the closing fee';

/** Said only if nothing else answers the words. */
const noReason: Completes = ({ phrases }) => ({ say: phrases.noMoreReasons, isLast: true });
const noJudgment: Completes = ({ language }) => ({ say: BRIEF_SAID[language].noJudgment });
const contacts: Completes = ({ language }) => ({ say: BRIEF_SAID[language].contactsPrivate });

/** The dollars that a drafted offer or counteroffer gives, if it gives nothing else. */
function cashOf({ memory: { card } }: Situation): number | undefined {
  const { cash, myBoatId, assets, bitcoin } = card?.input ?? {};
  return typeof cash === 'number' && !myBoatId && !assets && !bitcoin ? cash : undefined;
}

const BUYS = /You get: (?<title>\d{4} [^·]+?)(?: \(|$)/;
const titleGot = ({ memory: { card } }: Situation): string | undefined => {
  const facts = (card?.output.facts ?? []) as { name: string; value: string }[];
  return BUYS.exec(facts.map(({ name, value }) => `${name}: ${value}`).find((fact) => BUYS.test(fact)) ?? '')?.groups
    ?.title;
};

/** 'Is that a lot?' about a boat: its price, or its hours if they were asked. */
const judged: Completes = ({ memory }) => {
  const { focus, last } = memory;
  const hours = /([\d,]+) (?:engine hours|horas de motor|heures de moteur|Motorstunden)/.exec(last?.text ?? '')?.[1];
  const asksHours = /\b(?:hours|hrs|horas|heures|\p{L}*stunden)\b/iu.test(last?.question ?? '');
  if (hours && asksHours) return `is ${hours.replaceAll(',', '')} hours a lot`;
  if (!focus) return undefined;
  const own = ownFocus(memory);
  return own ? `is my ${own.make} ${own.model} overpriced` : `is ${nameOf(focus)} a good deal`;
};

/** Behind a list of the user's tasks come those after the first. */
const afterTasks: Completes = ({ memory: { last }, phrases }) => {
  const closings = (last?.calls ?? []).flatMap(({ output }) => (output.closings ?? []) as KnownClosing[]);
  const isTold = closings.some(({ yourTasks, stillToDo: [next] = yourTasks }) => {
    const texts = next ? [phrases.taskDue(next.task, next.due), phrases.nextTask(next.task, next.due)] : [];
    return texts.some((text) => last?.text.includes(text));
  });
  return isTold ? 'what comes after that' : 'what do i still have to do in my closings';
};

const monthlyOf: Completes = ({ memory: { focus } }) => focus && `monthly payments for ${nameOf(focus)}`;

/** 'Ship it' behind a draft means to send it. */
const transportOf: Completes = ({ memory: { cardIsLast }, reading }) =>
  cardIsLast && bareWords(reading.words) === 'ship it' ? undefined : 'what does boat transport cost';

/** 'And the other one?' asks for what was asked of the first. */
const ofOther: Completes = ({ memory }) => {
  const boat = otherBoat(memory);
  const before = memory.last?.question ?? '';
  if (!boat) return undefined;
  const attribute = ATTRIBUTES.find(([asked]) => asked.test(before))?.[1];
  return attribute ? attribute.replace('_', nameOf(boat)) : `tell me about ${nameOf(boat)}`;
};

/** The attributes that questions about one boat ask for, and the same about another. */
const ATTRIBUTES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hours|hrs)\b/i, 'how many hours does _ have'],
  [/\bper (?:foot|ft)\b/i, 'price per foot of _'],
  [/\b(?:worth|value|overpriced|good deal)\b/i, 'what is _ worth'],
  [/\b(?:how far|distance|away)\b/i, 'how far is _ from me'],
  [/\bwho(?:se| owns|['’]?s the owner)?\b/i, 'who owns _'],
  [/\b(?:how fast|top speed|mph|knots)\b/i, 'how fast is _'],
  [/\b(?:how much|price|cost)\b/i, 'how much is _'],
  [/\bwhere\b/i, 'where is _'],
];

const hoursOfAll: Completes = ({ memory: { focus, shown, listedBy } }) =>
  shown.length > 1 && !focus && listedBy !== 'my_boats' ? 'how many hours do they have' : undefined;

const SERVICE = /\b(?:survey|inspection|transport|shipping|delivery|insurance|escrow|title|captain|sea trial)\b/i;
/** Advice on a drafted offer is followed by the offer. */
const afterAdvice: Completes = ({ memory: { card } }) =>
  card?.name === 'draft_offer' || card?.name === 'draft_counter' ? AFTER_OFFER : 'how does a trade work';

const LISTS_TRADES = /\b(?:offers?|bids?|trades?|deals?|ofertas?|tratos?|offres?|[eé]changes?|angebote?)\b/i;

/** Of one's own boats only: other listings are not ordered by their views. */
const ofViews = (end: string): Partial<Record<Topic, Completes>> => {
  const ask: Completes = ({ memory: { listedBy } }) =>
    listedBy === 'my_boats' ? `which of my boats has the ${end} views` : undefined;
  return { ownBoats: ask, boat: ask, boats: ask };
};

/** The whole question for each kind of answer. Where nothing stands, the words are read by themselves. */
const COMPLETES: Readonly<Record<Form, Partial<Record<Topic, Completes>>>> = {
  why: {
    ...{ offer: noReason, counter: noReason, message: noReason, loan: noReason, tax: noReason, fees: noReason },
    ...{ boat: noReason, boats: noReason, figures: noReason, closingHelp: noReason, told: noReason },
    refusal: contacts,
  },
  howMuch: {
    closingHelp: () => CLOSING_FEE,
    fees: ({ memory: { last } }) => (SERVICE.test(last?.question ?? '') ? last?.question : undefined),
    offer: (situation) => {
      const [cash, boat] = [cashOf(situation), boatOfCard(situation.memory)];
      return cash && boat && /\bfees?\b/.test(situation.reading.words)
        ? `if i offer $${cash} for boat #${boat}, what is the closing fee`
        : undefined;
    },
  },
  when: {
    offers: ({ deals }) => (deals.length > 0 ? 'when do my offers run out' : undefined),
    closingHelp: () => HOW_LONG,
    closings: ({ reading }) => (/\bmuch longer\b/.test(reading.words) ? 'when is my closing' : undefined),
  },
  who: {
    offers: (situation) => {
      const { last } = situation.memory;
      if (asksMaker(situation)) return undefined;
      return LISTS_TRADES.test(last?.question ?? '') ? last?.question : 'show my trades';
    },
    boat: () => 'who owns it',
    boats: () => 'who owns them',
    message: () => 'who owns it',
    offer: () => 'who owns it',
  },
  next: {
    ...{ offer: () => AFTER_OFFER, counter: () => AFTER_OFFER, offers: () => AFTER_OFFER },
    ...{ closings: afterTasks, closingHelp: () => STEPS },
    ...{
      boat: afterAdvice,
      value: afterAdvice,
      fees: afterAdvice,
    },
  },
  judge: {
    ...{ boat: judged, value: judged, ownBoats: judged },
    ...{ loan: noJudgment, tax: noJudgment, fees: noJudgment, closings: noJudgment, figures: noJudgment },
    closingHelp: noJudgment,
    told: (situation) =>
      (formOf(situation.memory.helpedBy ?? '') === 'why' && judged(situation)) || noJudgment(situation),
    counter: (situation) => {
      const [cash, title] = [cashOf(situation), titleGot(situation)];
      return cash && title ? `is $${cash} a fair offer for the ${title}` : undefined;
    },
  },
  monthly: {
    ...{ boat: monthlyOf, value: monthlyOf, loan: monthlyOf },
    offer: (situation) => {
      const cash = cashOf(situation);
      return cash ? `what would a loan of $${cash} cost a month` : undefined;
    },
    counter: (situation) => {
      const cash = cashOf(situation);
      return cash ? `what would a loan of $${cash} cost a month` : undefined;
    },
  },
  shipped: Object.fromEntries(
    (['boat', 'boats', 'value', 'loan', 'tax', 'offer', 'counter', 'fees', 'told', 'closings', 'offers'] as const).map(
      (topic) => [topic, transportOf],
    ),
  ),
  other: { boat: ofOther, boats: ofOther, value: ofOther },
  better: { offers: () => 'compare my offers' },
  worse: { offers: () => 'compare my offers' },
  sideBySide: {
    offers: () => 'compare my offers',
    told: ({ memory: { last } }) => (LISTS_TRADES.test(last?.question ?? '') ? 'compare my offers' : undefined),
  },
  views: {
    ownBoats: () => 'how many views do my boats have',
    boats: ({ memory: { listedBy } }) => (listedBy === 'my_boats' ? 'how many views do my boats have' : undefined),
    boat: ({ memory }) => {
      const own = ownFocus(memory);
      return own && `views of my ${own.make} ${own.model}`;
    },
  },
  mostViews: ofViews('most'),
  fewestViews: ofViews('fewest'),
  hours: { boats: hoursOfAll },
  worth: {
    boat: ({ memory }) => worthOf(memory),
    value: ({ memory }) => worthOf(memory),
    ownBoats: ({ memory }) => worthOf(memory),
  },
  how: {
    offers: ({ memory: { last } }) =>
      /\b(?:decline|reject|refuse)/i.test(last?.question ?? '')
        ? 'how do i decline an offer'
        : /\b(?:accept|take)\b/i.test(last?.question ?? '')
          ? 'how do i accept an offer'
          : undefined,
    refusal: contacts,
  },
  pick: {
    boats: ({ memory: { pair, shown } }) =>
      pair.length === 2 || shown.length === 2 ? 'which one is the better deal' : undefined,
  },
  asks: {},
};

const worthOf = (memory: Situation['memory']): string | undefined => {
  const own = ownFocus(memory);
  if (own) return `what is my ${own.make} ${own.model} worth`;
  return memory.focus && `what is ${nameOf(memory.focus)} worth`;
};

const YEARS =
  /^(?:over|for|at|with|in|on) (?:.{0,20}\b)?\d[\d.,]*\s*(?:years?|yrs?|percent|%|pct|k)?(?: (?:down|interest|apr))?[\s?.!]*$/i;

/** 'And over 15 years?', 'with 20% down?' after a monthly payment. */
function otherTerms({ memory: { last, cardIsLast }, message }: Situation): string | undefined {
  const call = last?.calls.at(-1);
  const said = message.trim().replace(/^(?:(?:and|or|so|ok(?:ay)?|what about|how about|what if)[\s,]+)+/i, '');
  if (call?.name !== 'loan_payment' || cardIsLast || !YEARS.test(said)) return undefined;
  const { boatId, price } = call.input;
  if (typeof boatId === 'number') return `monthly payments for boat #${boatId} ${said}`;
  return typeof price === 'number' ? `what would a loan of $${price} cost a month ${said}` : undefined;
}

/** Completes a few words about the last answer. */
export function inFull(situation: Situation): Full | undefined {
  const { memory, reading } = situation;
  if (!memory.last) return undefined;
  const terms = otherTerms(situation);
  if (terms) return { ask: terms };
  const which = whichInstead(situation);
  if (which) return { say: which };
  const topic = topicIn(situation);
  const form = formOf(reading.words);
  if (!topic || (memory.asked && form !== 'why')) return undefined;
  const answered = answeredOffer(bareWords(reading.words), topic, situation);
  if (answered) return answered;
  const full = form && COMPLETES[form][topic]?.(situation);
  return typeof full === 'string' ? { ask: full } : full;
}
