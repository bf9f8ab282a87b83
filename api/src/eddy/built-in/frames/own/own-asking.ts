import { matches } from '../../../matching.ts';
import { decisionOf } from '../../../turns.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { amountSaid } from '../offers/amounts-said.ts';

const LEADS = '^(?:(?:and|so|but|okay|then|well|hm+|wait|oh|now|also|remind me|again|sorry|,) ?)*';
const OFF = '(?:below|under|less|off|lower|cheaper|short|above|over|more|higher)';
const MY_PRICE =
  '(?:(?:my|our) (?:own |original |full |current |listed |list )?(?:asking price|asking|ask|price|listing price|list price|listing)|what (?:i|we) (?:am |are |was |were |have |had )*(?:ask|asking|asked|want|wanted|listed))';
const THEIR_PRICE =
  '(?:(?:the|his|her|their|its|_ref_) (?:full |original |current |list )?(?:asking price|asking|list price|price)|asking(?: price)?|what (?:he|she|they|_ref_) (?:is |are |was )*(?:asks?|asking|wants?|listed))';
const against = (price: string) =>
  new RegExp(
    `${LEADS}(?:(?:by )?how (?:much|far|many)|what (?:percent\\w*|share|discount)|in percent|what (?:is|would|does) (?:that|it|this)|is|would|does)\\b.{0,40}\\b${OFF}\\b.{0,30}\\b${price}\\b.{0,60}$|${LEADS}(?:how (?:much|far|many)|what (?:percent\\w*|is the (?:difference|gap)))\\b.{0,60}\\b(?:from|to|of|against) ${price}\\b.{0,60}$`,
  );
/** 'How far under my asking is that, in dollars and percent?' */
const AGAINST = against(MY_PRICE);
const AGAINST_THEIRS = against(THEIR_PRICE);
/** The sum of a card, rather than another one. */
const POINTS = /\b(?:that|it|this|the (?:offer|card|counter\w*)|my (?:new |drafted )?(?:offer|counter\w*))\b|_ref_/;
/** Somebody's offer, and not the amount that is named. */
const OF_OFFER =
  /_(?:person|type|asset|coins|service|kind)_|\b(?:his|her|their|best|highest|lowest|first|other|old|last) (?:\w+ )?(?:offer|bid|proposal)\b|\b(?:offers|bids|estimate|worth|value|market|average|lower|raise|drop) (?:my|me|to|the|for|price)\b|\b(?:similar|comparable|others?|boats)\b/;
/** 'What am I asking for my Gale?' */
const ASKS_PRICE = new RegExp(
  `${LEADS}(?:(?:what|how much) (?:am i|are we|do i|do we|did i|did we|was i) (?:\\w+ )?(?:asking|ask|want|wanting|listing|listed?|charging)(?: it)? (?:for|at)? ?(?:the |that |this )?_own_|(?:what|how much) (?:is|was) (?:the |my )?(?:asking |list |listed |current )*price (?:of|on|for) (?:the )?_own_|(?:at )?what price (?:is|did i list) _own_(?: (?:listed|at|for))*|(?:what|how much) (?:is|did i list) _own_ (?:listed )?(?:at|for))(?: (?:at|for|again|now|right now|currently|listed|at the moment))*[?.! ]*$`,
);
const WORTH_TOO = /\b(?:fair|worth|market|estimate|compar\w+|too (?:much|high|low)|overpriced|sell|why)\b/;

/** The asking price of an own boat, alone or against an amount: one that the words name, or that of the open card. */
export const ownAskingFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const [own, ...more] = ownNamed(situation);
  if (own && more.length === 0 && line.has(ASKS_PRICE) && !line.has(WORTH_TOO))
    return { ...ASKED, plan: pricePlan(situation, own.id) };
  const asksMine = line.has(AGAINST) || matches(AGAINST, reading.words);
  const asksTheirs = !asksMine && (line.has(AGAINST_THEIRS) || matches(AGAINST_THEIRS, reading.words));
  if (!(asksMine || asksTheirs) || line.has(OF_OFFER)) return undefined;
  if (asksTheirs) {
    const bid = line.has(POINTS) && !line.has(OTHERS_NAMED) ? onCard(situation, false) : undefined;
    return bid && { ...ASKED, plan: againstPlan(situation, bid) };
  }
  const said = amountSaid(situation);
  const named = said && 'cash' in said ? said.cash : undefined;
  const card = named === undefined ? onCard(situation, true) : undefined;
  const meant = own ? (more.length > 0 ? undefined : own.id) : (card?.boatId ?? boatOfCard(situation));
  const amount = named ?? card?.amount;
  if (meant === undefined || amount === undefined) return undefined;
  return { ...ASKED, plan: againstPlan(situation, { boatId: meant, amount, withBoats: card?.withBoats ?? [] }) };
};

/** The own boats that the words name, also without 'my'. */
const ownNamed = ({ line, owned }: Situation): readonly { id: number }[] => {
  const mine = line.all('own').flatMap(({ boats }) => boats);
  const named = [...line.all('boat'), ...line.all('make')].flatMap(({ boats }) => boats);
  return mine.length > 0 ? mine : named.filter(({ id }) => owned.some((one) => one.id === id));
};

const OTHERS_NAMED = /_(?:own|boat|make|id|money|n|bound)_/;

const ASKED = {
  intent: 'own',
  weight: 1.99,
  ...EVERYTHING,
  whole: true,
} as const;

interface Sum {
  boatId: number;
  amount: number;
  /** Boats of the other side that count beside the amount. */
  withBoats: readonly number[];
}

const WRITTEN = /\$?\b\d{1,3}(?:,\d{3})+\b|\$\d[\d.]*(?:k|m)?\b|\b\d+(?:\.\d+)?k\b|\b\d{4,7}\b/giu;

/** The sum that the open card says for a boat of the user's, or for one of the other side. */
function onCard({ memory: { card, cardIsLast }, deals }: Situation, isMine: boolean): Sum | undefined {
  if (!card || !cardIsLast || decisionOf(card) === 'dismissed') return undefined;
  const { input, output } = card;
  if (card.name === 'draft_message') return isMine && isOwn(output) ? inMessage(input) : undefined;
  if (card.name === 'draft_offer') {
    const { boatId, myBoatId, moreBoatIds, assets, cash, cashBack } = input;
    if (typeof boatId !== 'number' || moreBoatIds || assets) return undefined;
    const paid = Number(cash ?? 0) - Number(cashBack ?? 0);
    if (isMine)
      return typeof myBoatId === 'number' ? { boatId: myBoatId, amount: -paid, withBoats: [boatId] } : undefined;
    return { boatId, amount: paid, withBoats: typeof myBoatId === 'number' ? [myBoatId] : [] };
  }
  const boats = deals.find(({ tradeId }) => card.name === 'draft_counter' && tradeId === input.tradeId)?.boats ?? [];
  const facts = (output.facts ?? []) as { name: string; value: string }[];
  const [give, get] = ['You give', 'You get'].map((side) =>
    sideOf(facts.find(({ name }) => name === side)?.value ?? '', boats),
  );
  if (!give || !get) return undefined;
  const [priced, paying] = isMine ? [give, get] : [get, give];
  const [boatId, ...more] = priced.boats;
  return boatId !== undefined && more.length === 0
    ? { boatId, amount: paying.cash - priced.cash, withBoats: paying.boats }
    : undefined;
}

/** The only amount of a drafted message. */
function inMessage({ text, boatId }: Record<string, unknown>): Sum | undefined {
  const words = textOf(text).replace(/^[^:]*\d{4} [^:]*:/, '');
  const amounts = [...new Set(words.match(WRITTEN) ?? [])].map(inDollars);
  const [only, ...others] = amounts.filter((value) => value > 0 && !(value > 1900 && value < 2100));
  return only && others.length === 0 ? { boatId: Number(boatId), amount: only, withBoats: [] } : undefined;
}

const CASH = /\$([\d,]+(?:\.\d\d)?) in cash/;

/** The boats and the cash of a side of the card; undefined with other things, which have no price that could be added. */
function sideOf(side: string, boats: readonly { boatId: number; boatTitle: string }[]) {
  const given = boats.filter(({ boatTitle }) => side.includes(boatTitle));
  const rest = given.reduce((text, { boatTitle }) => text.replace(boatTitle, ''), side).replace(CASH, '');
  return /\p{L}/u.test(rest.replace(/\b(?:and|nothing)\b/g, ''))
    ? undefined
    : { boats: given.map(({ boatId }) => boatId), cash: dollarsOf(CASH.exec(side)?.[1] ?? '0') };
}

/** A message to somebody who asks about the user's boat. */
const isOwn = ({ body, title }: Record<string, unknown>): boolean => {
  const about = /, about (?<boat>\d{4} .+)$/.exec(textOf(title))?.groups?.boat;
  return about !== undefined && textOf(body).includes(`my ${about}`);
};

const inDollars = (written: string): number => dollarsOf(written) * (/k$/i.test(written) ? 1_000 : 1);

/** The own boat of an open message or counteroffer. */
function boatOfCard({ memory: { card, cardIsLast }, deals }: Situation): number | undefined {
  if (!card || !cardIsLast) return undefined;
  if (card.name === 'draft_message') return isOwn(card.output) ? Number(card.input.boatId) : undefined;
  const boats = deals.find(({ tradeId }) => tradeId === card.input.tradeId)?.boats.filter(({ isMine }) => isMine) ?? [];
  return boats.length === 1 ? boats[0]?.boatId : undefined;
}

const pricePlan =
  ({ phrases }: Situation, boatId: number): Plan =>
  ([details]) => {
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(details.output);
    return say(boat ? phrases.balance.asks(boat.title, boat.price) : (errorOf(details.output) ?? phrases.nothing));
  };

const againstPlan =
  (situation: Situation, { boatId, amount, withBoats }: Sum): Plan =>
  (done) => {
    const { phrases } = situation;
    const [compared, others] = withBoats.length > 0 ? [done[1], done[0]] : [done[0]];
    if (withBoats.length > 0 && !others) return use('boat_details', { boatIds: withBoats });
    const known = others ? boatsOf(others.output) : [];
    if (others && known.length < withBoats.length) return say(errorOf(others.output) ?? phrases.nothing);
    const sum = known.reduce((total, { price }) => total + dollarsOf(price), amount);
    if (!compared) return use('own_worth', { cash: sum, boatId });
    return say(errorOf(compared.output) ?? againstText(compared.output, known, situation));
  };

function againstText(
  output: Record<string, unknown>,
  others: readonly KnownBoat[],
  { phrases: { balance, dealFigures }, language }: Situation,
): string {
  const [target, price, worth, gap, gapIs, share] = ['target', 'price', 'worth', 'gap', 'gapIs', 'gapShare'].map(
    (key) => textOf(output[key]),
  ) as [string, string, string, string, string, string];
  const off =
    gapIs === 'even' ? dealFigures.asAsked(price) : dealFigures.offAsking(gapIs === 'short', gap, price, share);
  const sides = others.map((one) => balance.asks(one.title, one.price));
  return [...sides, GOES_FOR[language](target, worth), off].join(' ');
}

const GOES_FOR: Record<Situation['language'], (title: string, sum: string) => string> = {
  en: (title, sum) => `The ${title} would go for ${sum}.`,
  es: (title, sum) => `El ${title} se iría por ${sum}.`,
  fr: (title, sum) => `Le ${title} partirait pour ${sum}.`,
  de: (title, sum) => `${title} ginge für ${sum} weg.`,
};
