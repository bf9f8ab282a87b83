import { matches } from '../../../matching.ts';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { ask, type Plan, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const PAYMENT =
  /\b(?:month(?:ly)?|per month|a month)\b.*\b(?:payments?|pay|note|costs?|installments?|rates?|be|loan)\b|\b(?:payments?|pay|installments?|loan|financ\w*)\b.*\b(?:month(?:ly)?)\b|\b(?:payments?|monthlies)\b.*\bdown\b|\bfinanc\w*\b.*\bdown\b|\bloan payments?\b|\b(?:run|cost|set|be|what is|note)\b.*\b(?:a|per|each) month\b|\b(?:note|payments?|loan|financ\w*)\b.*\bdown\b|\b(?:financ(?:e|es|ed|ing)|borrow\w*|loan)\b.*\b(?:over|for|across) \d+ (?:years?|yrs?)\b|\bmonthly (?:on|for)\b|\b(?:al mes|por mes|mensual\w*|par mois|mensualit\w*|im monat|pro monat|monatlich\w*|monatsrate)\b/;
const OTHER = /\b(?:subscription|membership|listing|list|tradewind|account|dock|slip|insur\w*|store|storage)\b/;

/** '10% down on it: how much is that?' */
const DOWN_SHARE =
  /\d\s*(?:%|percent|pct)\s*down\b.*\b(?:how much|what|dollars|left|finance|borrow)\b|\b(?:how much|what)\b.*\d\s*(?:%|percent|pct)\s*down\b/;

/** 'Could I finance it?', 'is financing possible for the Gale?' */
const FINANCED =
  /\b(?:can|could|may|would|will|might) (?:i|we|you|it|she|that|this|they)\b(?: \w+){0,3} (?:financ(?:e|ed)|get (?:a |some )?(?:boat )?(?:loan|financing)|borrow)\b|\b(?:can|could|may) (?:the )?[\w ]{2,30} be financed\b|\bis financing (?:\w+ )?(?:available|possible|an option)\b|\bfinanceable\b/;

/** 'What would a loan cost for the Gale?' */
const OF_BOAT =
  /\b(?:how (?:much|high|big)|what(?:['’]?s)?|whats)\b.{0,60}\b(?:(?:a|the|my|any|bank|boat|with|by) (?:loan|mortgage|credit)|loan (?:payments?|terms|installments?)|financing|financed?|payments?)\b/;
/** The debts of others, and payments that no bank gets. */
const OF_OTHERS =
  /\b(?:owes?|owed|lien|paid off|payoff|(?:his|her|their|owner['’]?s|seller['’]?s) (?:loan|mortgage|bank)|loan (?:left|still|against)|still|deposit|have a|has a|there a|accept\w*|methods?|late|miss(?:ed)?|fees?|closing)\b/;

/** The monthly payment for a boat or a price that is financed. */
export const loanFrame: Frame = (situation) => {
  const { line, message } = situation;
  // The line has services in place of such words.
  const text = message.toLowerCase();
  const asksWhether =
    matches(FINANCED, situation.reading.words) && !/^(?:(?:and|so|okay) )*(?:how much|what)\b/.test(text);
  const isOfBoat = line.has(/_(?:boat|make|id)_/) && matches(OF_BOAT, text) && !matches(OF_OTHERS, text);
  if (
    !(matches(PAYMENT, text) || DOWN_SHARE.test(text) || matches(FINANCED, situation.reading.words) || isOfBoat) ||
    line.has(OTHER)
  )
    return undefined;
  const priced = pricedIn(situation);
  if (!priced) return undefined;
  return {
    intent: 'cost',
    weight: 1.66,
    ...EVERYTHING,
    ...(line.has(/_(?:boat|make|id)_/) &&
      /\bdown\b|\bborrow\b/.test(text) && { whole: true, tells: /\bcosts?\b|\bpay\b/i }),
    plan: loanPlan({ ...priced, ...termsIn(situation.message) }, situation, asksWhether),
  };
};

const LEAST_PRICE = 5_000;

/** The boat that is meant or in focus, else an amount. */
function pricedIn(situation: Situation): { boatId: number } | { price: number } | undefined {
  const { line, memory } = situation;
  const meant = boatsMeant(situation);
  const ids = idsMeant(meant);
  if (ids.length === 1 && ids[0] !== undefined) return { boatId: ids[0] };
  if (ids.length > 1) return undefined;
  const prices = [
    ...line.all('money').map(({ value }) => value),
    ...line.all('bound').flatMap(({ max, min }) => max ?? min ?? []),
  ];
  const price = Math.max(0, ...prices);
  if (price >= LEAST_PRICE) return { price };
  return line.has(/_(?:boat|make|type|person)_/) || !memory.focus ? undefined : { boatId: memory.focus.id };
}

/** '50k down'. */
const DOWN = /\$?([\d,]+(?:\.\d+)?)\s*(k|grand|thousand)?\s*(?:dollars |bucks )?(?:down|up ?front)\b/;
const NUMBER = '(\\d{1,3}(?:\\.\\d+)?)';

/** The terms that the words name: '20% down over 15 years at 7.5%'. */
function termsIn(message: string): Record<string, number> {
  const text = message.toLowerCase();
  const found = (pattern: string) => {
    const digits = new RegExp(pattern).exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  };
  const percent = '\\s*(?:%|percent|pct)';
  const downPercent =
    found(`${NUMBER}${percent}\\s*(?:down|deposit|up ?front|cash|de entrada|d.apport|anzahlung)`) ??
    found(`(?:down|put)[^\\d$]{0,20}${NUMBER}${percent}`);
  const down = DOWN.exec(text);
  const years = found(`${NUMBER}\\s*-?\\s*(?:years?|yrs?|años?|anos?|ans?|jahren?)(?![a-zñ])`);
  const rate =
    found(`(?:at|rate(?: of)?|apr(?: of)?|interest(?: of)?)\\s*${NUMBER}${percent}`) ??
    found(`${NUMBER}${percent}\\s*(?:apr|interest|rate)`);
  return {
    ...(downPercent !== undefined && { downPercent }),
    ...(downPercent === undefined && down && { down: Number(down[1]?.replaceAll(',', '')) * (down[2] ? 1_000 : 1) }),
    ...(years !== undefined && Number.isInteger(years) && { years }),
    ...(rate !== undefined && { rate }),
  };
}

function loanPlan(input: Record<string, number>, { phrases }: Situation, asksWhether: boolean): Plan {
  return ask('loan_payment', input, (output) => {
    const text = (key: string) => textOf(output[key]);
    return [
      asksWhether ? phrases.ifLender : '',
      phrases.loan(text('title'), text('price'), text('downPayment'), text('borrowed'), text('monthly'), text('terms')),
      output.monthlyFrom ? phrases.loanRange(text('usualRates'), text('monthlyFrom'), text('monthlyTo')) : '',
      phrases.loanNote,
    ]
      .filter(Boolean)
      .join(' ');
  });
}
