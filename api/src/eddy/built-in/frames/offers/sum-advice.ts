import { displayMoney, dollars } from '@tradewind/domain/money';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { countOf, errorOf, inTurn, just, type Plan, remarked, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { reservedPlan } from '../trades/own-deal-told.ts';
import { amountSaid } from './amounts-said.ts';
import { comparePlan } from './balance-plan.ts';
import { boatsGiven } from './given-boats.ts';
import { sumVerdict } from './sum-verdict.ts';

const AMOUNT = '(?:\\$ )?_(?:money|n|bound)_(?: (?:cash|dollars|bucks|in cash|all in|flat))*';
const ENOUGH =
  '(?:do(?: (?:it|the trick|the job))?|be enough|enough|suffice|work|fly|cut it|buy (?:it|her)|get (?:it|her|me (?:it|her|there|the))|get the job done|seal (?:it|the deal)|be (?:ok|okay|alright|fine|acceptable)|stand a chance|have a chance|land (?:it|her))';
const JUDGED =
  '(?:too (?:low|high|little|much|cheap|aggressive|greedy)|a lot(?: of money)?|expensive|pricey|a (?:rip ?-? ?off|bargain|good price)|(?:pretty |quite |so |rather |kinda )?(?:low|high|steep)(?! hours)|(?:an?|some kind of) (?:insult|lowball|low ball|joke|steal|(?:good|fair|decent|reasonable|realistic|serious|solid|sensible|insulting|ridiculous|crazy|bad|stupid|okay|strong|low|safe) (?:offer|bid|start|opener|number|price|amount|ask|first offer|opening(?: offer| bid)?))|insulting|lowball|low ball|fair|reasonable|realistic|ridiculous|crazy|okay|sensible|enough|in the ballpark|ballpark|way off|worth (?:trying|a (?:try|shot))|pushing it)';
const ASKS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:would|will|could|might|does|can)(?: (?:like|about|around|maybe|say))* ${AMOUNT} (?:\\w+ ){0,2}?${ENOUGH}\\b`,
  ),
  new RegExp(
    `\\b(?:is|was|would|be|are)(?: (?:like|about|around|maybe|say|an? (?:offer|bid) of))* ${AMOUNT} (?:\\w+ ){0,2}?${JUDGED}\\b`,
  ),
  new RegExp(
    `^(?:(?:hm+|so|well|okay|eddy|and|i am|i was|we are) )*(?:thinking|considering|say|maybe|like|about)?(?: (?:about|of|like|maybe|offering))* ?${AMOUNT} (?:for|on) (?:\\w+ ){1,4}[,.?! -]*(?:(?:is|would|be|that|it|you think|do you think|or|a bit|too|way) )*(?:${JUDGED}|am i (?:crazy|nuts|dreaming|insulting \\w+|way off|off))[?.! ]*$`,
  ),
  new RegExp(`\\b(?:would|is) ${AMOUNT} (?:for|on) (?:\\w+ ){1,4}(?:be )?${JUDGED}`),
  new RegExp(
    `(?:\\b(?:is|are|was|would)|^)(?: ?(?:my|our|an?|the))?(?: (?:offer|bid))?(?: of)? ${AMOUNT} (?:(?:offer|bid) )?(?:for|on) (?:\\w+ ){1,4}(?:, )?(?:be )?${JUDGED}`,
  ),
  new RegExp(`\\b(?:it is|is it) ${JUDGED} ,? ?${AMOUNT} (?:for|on)\\b`),
  new RegExp(`\\bwould it be ${JUDGED}(?: to (?:offer|bid|ask|say|go in at))? .*${AMOUNT}`),
  new RegExp(
    `\\bshould i (?:\\w+ )?(?:go in (?:at|with)|come in at|open (?:with|at)|start (?:with|at|out at)|offer|bid|go (?:with|for)|say|try)(?: (?:him|her|them|_person_))? ${AMOUNT}`,
  ),
];
const OTHER =
  /_(?:own|asset|coins|type|service)_|\b(?:fee|fees|deposit|commission|tax|average|budget|survey)\b|^(?:offer|bid|draft|make|send)\b/;

/** 'Is 45k too low for it?', 'would 60k do it?': the sum beside the asking price and the estimate. Nothing is drafted. */
export const sumAdviceFrame: Frame = (situation) => {
  const { line, memory, phrases, language } = situation;
  const drafted = draftedCash(situation);
  if (drafted) return { intent: 'value', weight: 1.7, ...EVERYTHING, plan: draftPlan(drafted, situation) };
  if (memory.cardIsLast || line.has(OTHER) || !ASKS.some((pattern) => line.has(pattern))) return undefined;
  const said = amountSaid(situation);
  if (!said || 'bad' in said) return undefined;
  const sums = 'two' in said ? said.two : [said.cash];
  const named = [...line.all('boat'), ...line.all('make')].flatMap(({ boats }) => boats);
  if (named.some(({ id }) => situation.own.some((boat) => boat.id === id))) return undefined;
  const meant = boatsMeant(situation);
  const id = dealtWith(situation) ?? idsMeant(meant)[0];
  const target = id ?? (meant === undefined ? memory.focusId : undefined);
  if (target === undefined && !line.has(/_(?:boat|make|person|ref)_/)) return undefined;
  const plan =
    target !== undefined
      ? advicePlan(target, sums, situation)
      : typeof meant === 'object' && 'several' in meant
        ? severalPlan(meant.several, phrases, question('whichBoat', language), (boat) =>
            advicePlan(boat.id, sums, situation),
          )
        : just(question('whichBoat', language));
  return { intent: 'value', weight: 1.7, ...EVERYTHING, plan };
};

/** The boat of an open offer to the only person that is named, if no boat is. */
function dealtWith({ line, deals }: Situation): number | undefined {
  const [name, ...more] = new Set(line.all('person').map((person) => person.name));
  if (name === undefined || more.length > 0 || line.has(/_(?:boat|make|id)_/)) return undefined;
  const open = deals.filter(
    ({ list, people }) => (list === 'open' || list === 'waiting') && people.some((person) => person.name === name),
  );
  const [boat, ...others] = open.flatMap(({ boats }) => boats.filter(({ isMine }) => !isMine));
  return others.length === 0 ? boat?.boatId : undefined;
}

const OF_CARD = new RegExp(
  `^(?:(?:hm+|um+|well|so|and|but|okay|wait|or|eddy|honestly|really|,|\\?) )*(?:(?:is|would|isn't|do you think) )?(?:(?:that|thats|it|this|the offer|my offer)(?: (?:is|be|not|was))* )?(?:probably |already |still |just |a bit |a little |way |maybe |perhaps |not |kind of |really )*${JUDGED}(?: ,?(?: ?(?:is not it|right|no|or|huh|is it)\\b)| (?:though|you think|do you think|for (?:it|her|that|this|_boat_|the _boat_)|then|or (?:what|not|okay|fine|too \\w+)))*[?.! ]*$`,
);

/** Answers about a card leave it the topic. */
const ABOUT_CARD: ReadonlySet<string> = new Set(['offer_terms', 'offer_balance', 'market_value']);

/** 'What are my chances?' */
const CHANCES =
  /\b(?:chances?|odds|likely|likelihood|any good|realistic)\b(?!.*_(?:boat|make|type|place)_)|\b(?:think|reckon|believe|would|will) (?:(?:he|she|they|_person_|_ref_|the (?:owner|seller)) )(?:would |will |might )?(?:take|accept|go for|bite|say yes|agree)\b(?!.*_(?:money|n|bound)_)/;

/** 'Too low?' about the cash of the drafted offer. */
function draftedCash({ line, memory: { card, cardIsLast, last } }: Situation): Record<string, unknown> | undefined {
  const isTopic = cardIsLast || (last?.calls ?? [undefined]).every((call) => ABOUT_CARD.has(call?.name ?? ''));
  if (!isTopic || card?.name !== 'draft_offer' || !(line.has(OF_CARD) || line.has(CHANCES))) return undefined;
  if (line.has(/^(?:okay|fine|enough)(?: (?:okay|then|thanks|cool|great|good))*[.! ]*$/)) return undefined;
  return card.input.cashBack || card.input.bitcoin ? undefined : card.input;
}

/** Cash is judged by comparable boats; things are added up by their values. */
function draftPlan(input: Record<string, unknown>, situation: Situation): Plan {
  const { boatId, cash, assets } = input as { boatId: number; cash?: number; assets?: string[] };
  const mine = boatsGiven(input);
  const given = { ...(assets && { assets }), ...(cash !== undefined && { cash }) };
  return mine.length > 0 || assets
    ? remarked(comparePlan(boatId, [mine], given, situation), situation.phrases.offerAdvice.private)
    : advicePlan(boatId, [cash ?? 0], situation, situation.phrases.offerAdvice.private);
}

function advicePlan(boatId: number, sums: readonly number[], situation: Situation, closing?: string): Plan {
  const { phrases, line, language, deals } = situation;
  const { offerAdvice, sumAdvice } = phrases;
  const isSame = (one: { boatId: number }) => one.boatId === boatId;
  const deal = deals.find(({ list, boats }) => /^(?:agreed|closing)$/.test(list) && boats.some(isSame));
  const advice: Plan = (done) => {
    const [value, ...balances] = done;
    if (!value) return use('market_value', { boatId });
    const [boat] = boatsOf(value.output);
    if (errorOf(value.output) || !boat) return say(errorOf(value.output) ?? phrases.nothing);
    const next = sums[balances.length];
    if (next !== undefined) return use('offer_balance', { boatId, cash: next });
    const texts = balances.map(({ output }, index) => {
      const sum = displayMoney(dollars(sums[index] ?? 0));
      const payer = textOf(output.whoPaysTheGap);
      const away = payer === 'you' ? sumAdvice.under : payer === 'the owner' ? sumAdvice.over : sumAdvice.same;
      return errorOf(output) ?? away(sum, textOf(output.valueGap), boat.title, boat.price);
    });
    const [average = '', lowest = '', highest = ''] = ['average', 'lowest', 'highest'].map((key) =>
      textOf(value.output[key]),
    );
    const estimate = average
      ? sumAdvice.estimate(average, lowest, highest, countOf(value.output.comparables))
      : offerAdvice.unknown(boat.title, boat.price);
    const verdict =
      sums.length === 1 ? sumVerdict(line.text, sums[0] ?? 0, dollarsOf(lowest), dollarsOf(highest), language) : '';
    const draft = displayMoney(dollars(sums[0] ?? 0));
    // Nobody has to decide about the whole asking price.
    const isFull = dollarsOf(boat.price) <= (sums[0] ?? 0);
    const free = sums.length > 1 ? offerAdvice.private : isFull ? '' : sumAdvice.decides(draft);
    const end = boat.inTrade ? (deal ? '' : phrases.tradePending([boat.title], true)) : (closing ?? free);
    return say([verdict, ...texts, estimate, end].filter(Boolean).join(' '));
  };
  return deal ? inTurn([advice, reservedPlan(situation, deal, deal.boats.find(isSame))]) : advice;
}
