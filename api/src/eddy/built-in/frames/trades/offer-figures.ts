import type { NamedDeal } from '../../../../platform/names.ts';
import { type MoneyState, OFFER_FIGURES } from '../../phrases/offer-figures.ts';
import { OWN_SUMS, type SideSums } from '../../phrases/own-sums.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { closingText } from './closing-text.ts';
import { dealsOfBoth } from './deals-named.ts';
import type { KnownClosing } from './known-closing.ts';
import { isOfFigures, ownDealsMeant } from './own-deal-meant.ts';
import { stateLine } from './trade-line.ts';

const THEY = '(?:_person_|he|she|they|the (?:buyer|seller|owner|other (?:side|party|guy|person)))';
const AUX = "(?:does|do|did|is|are|was|were|has|have|had|would|will|'s)";
const ADDS =
  '(?:want(?:s|ed|ing)?|ask(?:s|ed|ing)?(?: for)?|demand(?:s|ed|ing)?|expect(?:s|ed|ing)?|need(?:s|ed|ing)?|add(?:s|ed|ing)?|offer(?:s|ed|ing)?|pay(?:s|ing)?|paid|giv(?:e|es|ing|en)|gave|put(?:s|ting)?(?: up| down)?|bring(?:s|ing)?|get(?:s|ting)?)';
const THROWS =
  '(?:(?:throw(?:s|n|ing)?|threw|toss(?:es|ed|ing)?|kick(?:s|ed|ing)?|chip(?:s|ped|ping)?) in|sweeten(?:s|ed|ing)?(?: it| the (?:deal|pot))? (?:with|by))';
const ON_TOP =
  '(?:on top|in cash|in money|extra|in addition|as well|to boot|over and above|besides|beside|alongside|with it)';
const OFFER = '(?:offer|bid|proposal|deal|trade|swap|counter ?-?offer|counter)';
const WHICH = `(?:it|that|this|there|_ref_|(?:the |that |this |his |her |their )?(?:_person_ (?:'s )?)?${OFFER})`;

type Asked = 'cash' | 'amount' | 'maker' | 'below' | 'together' | 'owed';

/** The cash beside the things of a trade, in whichever direction it goes. */
const CASH: readonly RegExp[] = [
  new RegExp(
    `\\b(?:how much|what)(?: \\w+){0,3} ${AUX} ${THEY} (?:(?!for\\b)\\w+ ){0,3}${ADDS}(?: \\w+){0,2} ${ON_TOP}\\b`,
  ),
  new RegExp(
    `\\b(?:how much|what|which)(?: (?:extra|more|additional|of the))* (?:cash|money)(?: \\w+){0,2} ${AUX} ${THEY} (?:(?!for\\b)\\w+ ){0,2}(?:${ADDS}|${THROWS})\\b(?! (?:\\w+ )?for (?:it|her|his|their|the|a|that)\\b)`,
  ),
  new RegExp(
    `\\b(?:how much|what)(?: \\w+){0,2} ${AUX} ${THEY} (?:\\w+ ){0,2}(?:${THROWS}\\b|add(?:s|ed|ing)?(?: (?:to (?:it|that|the (?:deal|offer|trade|swap))|on top))?[?.! ]*$)`,
  ),
  new RegExp(
    `\\bhow much (?:cash|money) (?:is|was|comes?|came|goes|went|did|does|were) (?:\\w+ ){0,2}(?:in|with|part of|to) ${WHICH}|\\b(?:what|how (?:much|big|high)) (?:is|was) the (?:cash|money)(?: (?:part|portion|side|component|piece|amount))?(?: (?:in|of|part of) ${WHICH})`,
  ),
];
/** 'What was it for', right behind a trade. */
const AMOUNT =
  /^(?:(?:and|so|but|okay|well|hm+|,) ?)*(?:how much (?:was|is) (?:it|that|this|_ref_|(?:the|that|his|her|their|my) (?:offer|bid|one))(?: (?:for|worth|of|about))?|(?:what|how much) (?:was|is) (?:it|that|_ref_|(?:the|that|his|her|their|my) (?:offer|bid|one)) (?:for|at|about|of)|for (?:how much|what(?: amount| sum| price)?)(?: was (?:it|that))?|(?:what|which) (?:was|is) the (?:amount|sum|figure|number|price)(?: (?:of|in) (?:it|that|the offer|that offer))?|what (?:amount|sum|figure|number|price) was (?:it|that|the offer|in it)|how much did (?:he|she|they|i|we) (?:offer|bid|want to pay)(?: (?:me|him|her|them))?|how much had (?:he|she|they|i|we) (?:offered|bid))(?: (?:again|then|exactly|now|in the end|back then))*[?.! ]*$/;
/** 'Who was it from' */
const MAKER =
  /^(?:(?:and|so|but|okay|well|hm+|,) ?)*(?:who (?:was|is) (?:it|that|this|_ref_|(?:the|that) (?:one|offer|bid)) (?:from|by)|who (?:made|sent|wrote|proposed|put in|started) (?:it|that|this|_ref_|(?:the|that) (?:one|offer|bid))|from (?:who|whom)(?: (?:was|is) (?:it|that))?|whose (?:offer |bid |idea )?(?:was|is) (?:it|that|this|_ref_|(?:the|that) (?:one|offer|bid))|who did (?:it|that) come from)(?: (?:again|then|exactly|now))*[?.! ]*$/;
const BELOW =
  /\b(?:how (?:much|far|short)|by how much|what percent\w*|how many percent)\b.{0,60}\b(?:below|under|short|off|less than|away from|over|above)\b.{0,30}\b(?:ask|asks|asking|asked|list|listed|sticker|price)\b|\bhow short of (?:the |his |her |their )?(?:asking|ask|price)\b/;
const MINE =
  /\b(?:was|am|were|are|is) (?:i|we|it|that|this|my (?:\w+ )?(?:offer|bid|cash|number|price))\b|\b(?:did|do) (?:i|we) (?:go|come in|bid|offer|land)\b/;
const TOGETHER =
  /\b(?:together|totals?|in total|in all|all told|altogether|combined|sum|add(?:s|ed)? up|adding up|all in)\b/;
/** A boat and cash that are named side by side. */
const BOAT_AND_CASH =
  /(?:_(?:boat|make|own|type)_|\bboat|\bthings?|\bstuff)\b.{0,30}(?:\b(?:and|plus|with|including)\b|\+|&|,).{0,20}\b(?:cash|money)\b|\b(?:cash|money)\b.{0,20}(?:\b(?:and|plus|with|including)\b|\+|&|,).{0,20}(?:_(?:boat|make|own|type)_|\bboat|\bthings?)\b/;
const OWED =
  /\bhow much (?:\w+ )?(?:cash|money) (?:do|will|must|am|would|did|have) (?:i|we) (?:\w+ ){0,2}(?:owe|owing|pay|paying|give|giving|hand over|agree(?:d)? (?:on|to))\b|\b(?:what|how much) (?:is|was) the (?:agreed )?cash (?:that )?(?:i|we) (?:\w+ )?(?:owe|pay|agreed)\b/;

/** Fees, what has arrived, and plans have answers of their own. */
const ELSEWHERE =
  /\b(?:fees?|costs?|deposits?|still|left|rest|balance|remainder|so far|arrived|tax|taxes|net|if (?:i|we|he|she|they)|should|could|draft|send|write|tell|message|counter (?:him|her|them|at|with)|raise|lower|average|market|per foot|survey\w*|loan|when|views?|would take|accept)\b|_(?:kind|saved|place|service|asset|money|bound)_/;
const LONGEST = 24;
const MOST = 3;
const WEIGHT = 1.98;

/** The figures of an offer that is named or was told: its cash, its amount, its sum, and its distance to the asking price. */
export const offerFiguresFrame: Frame = (situation) => {
  const { line, language, memory } = situation;
  if (language !== 'en' || line.chunks.length > LONGEST || memory.cardIsLast || ELSEWHERE.test(line.text))
    return undefined;
  const asked = askedIn(situation);
  if (!asked) return undefined;
  const meant = meantIn(situation, asked);
  if (meant.length === 0 || meant.length > MOST || !isOfFigures(situation, meant)) return undefined;
  return {
    intent: 'trades',
    weight: WEIGHT,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:how much|what|total)\b/i,
    plan: asked === 'owed' ? owedPlan(situation, meant) : plan(situation, meant, asked),
  };
};

function askedIn({ line }: Situation): Asked | undefined {
  const { text } = line;
  if (OWED.test(text)) return 'owed';
  if (AMOUNT.test(text)) return 'amount';
  if (MAKER.test(text)) return 'maker';
  if (BELOW.test(text) && MINE.test(text)) return 'below';
  if (TOGETHER.test(text) && BOAT_AND_CASH.test(text)) return 'together';
  return CASH.some((pattern) => pattern.test(text)) ? 'cash' : undefined;
}

const isBound = ({ list }: NamedDeal) => list === 'agreed' || list === 'closing';
const isOver = ({ list }: NamedDeal) => list === 'ended' || list === 'closed';

/** The trades that the words name, else those of the last answer. */
function meantIn(situation: Situation, asked: Asked): readonly NamedDeal[] {
  const { deals, line } = situation;
  const isNamed = line.has(/_(?:person|boat|make|id)_/) || line.all('own').some(({ named }) => named);
  const found = isNamed ? namedIn(situation) : dealsTold(situation);
  // How far an open offer is from the price has answers of its own.
  if (asked === 'below') return found.filter(isOver);
  if (asked === 'owed') return (found.length > 0 || isNamed ? found : deals).filter(isBound).slice(0, MOST);
  return found;
}

function namedIn(situation: Situation): readonly NamedDeal[] {
  const running = ownDealsMeant(situation);
  if (running.length > 0) return running;
  return dealsOfBoth(situation, situation.deals.filter(isOver));
}

/** Whether the words ask who made the offer that was told. */
export const asksMaker = (situation: Situation): boolean =>
  MAKER.test(situation.line.text) && dealsTold(situation).length > 0;

function dealsTold({ deals, memory: { last, told } }: Situation): readonly NamedDeal[] {
  if (!last?.calls.some(({ name }) => name === 'my_trades' || name === 'explain_trade')) return [];
  return deals.filter(({ tradeId }) => told.some((one) => one.tradeId === tradeId));
}

function plan(situation: Situation, meant: readonly NamedDeal[], asked: Exclude<Asked, 'owed'>): Plan {
  return (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    return say(
      done
        .map(
          ({ output }) =>
            errorOf(output) ?? [...figuresText(output, situation, asked), stateLine(output, situation)].join(' '),
        )
        .join(' '),
    );
  };
}

interface Sums {
  you: SideSums;
  cash: readonly { from: string; to: string; amount: string }[];
  given?: string;
  got?: string;
  gap?: string;
  gapShare?: string;
  getsMore?: boolean;
  isEven?: boolean;
  givesOnlyBoats?: boolean;
}

/** The state of a trade's money: only possible, due, paid, or come to nothing. */
function moneyState(state: string): MoneyState {
  if (/^(?:waiting|backup)/.test(state)) return 'possible';
  if (/^(?:released|closed)/.test(state)) return 'done';
  return /^(?:agreed|closing|disputed)/.test(state) ? 'due' : 'past';
}

function figuresText(
  output: Record<string, unknown>,
  situation: Situation,
  asked: Exclude<Asked, 'owed'>,
): readonly string[] {
  const [other, give, get] = ['with', 'youGive', 'youGet'].map((key) => textOf(output[key])) as [
    string,
    string,
    string,
  ];
  const state = moneyState(textOf(output.state));
  const sums = output.sums as Sums | undefined;
  if (asked === 'maker')
    return [OFFER_FIGURES.makers({ first: sideOf(output.startedBy), newest: sideOf(output.proposedBy), name: other })];
  if (asked === 'amount')
    return output.proposedBy === 'user'
      ? [OFFER_FIGURES.offered('you', give, get)]
      : [OFFER_FIGURES.offered(other, get, give)];
  if (asked === 'below') return sums ? belowText(output, sums, situation) : [];
  if (asked === 'together') {
    const isGiven = givesTogether(situation, give, get);
    const [side, worth] = isGiven ? [give, textOf(output.giveWorth)] : [get, textOf(output.getWorth)];
    return [OFFER_FIGURES.together(isGiven ? 'you' : other, side, worth, isSeveral(side), state)];
  }
  const cash = (sums?.cash ?? []).filter(({ from, to }) => from === 'you' || to === 'you');
  return cash.length === 0
    ? [OFFER_FIGURES.noCash]
    : cash.map(({ from, to, amount }) => OFFER_FIGURES.cash(from, to, amount, state));
}

const sideOf = (value: unknown) => (value === 'user' ? 'user' : 'other');

/** Things and cash, or several things. */
const isSeveral = (side: string) => / and /.test(side);
/** Cash stands without a title: '$210,000', unlike 'Tern 32 ($185,000)'. */
const hasCash = (side: string) => /(?<!\()\$[\d,]+(?:\.\d\d)?(?![\d)])/.test(side);

/** Whether the sum that is asked for is the one of what the user gives. */
function givesTogether({ line }: Situation, give: string, get: string): boolean {
  if (line.has(/\b(?:i|we) (?:\w+ )?(?:give|gave|offer|offered|put in|pay)\b|\bmy (?:\w+ )?(?:offer|bid|cash|money)\b/))
    return true;
  if (line.has(/_person_|\b(?:his|her|their|he|she|they|i get|for me)\b/)) return false;
  return hasCash(give) && !hasCash(get);
}

/** The price beside the asking price, else both sides by their worth. */
function belowText(output: Record<string, unknown>, sums: Sums, { phrases }: Situation): readonly string[] {
  const [asking, off, share] = ['asking', 'offAsking', 'offShare'].map((name) => textOf(output[name]));
  if (asking && off && share)
    return [
      off === '$0'
        ? phrases.dealFigures.asAsked(asking)
        : phrases.dealFigures.offAsking(output.belowAsking === true, off, asking, share),
    ];
  const { got, given, gap, gapShare, getsMore = false, isEven, givesOnlyBoats = false } = sums;
  if (!got || !given || !gap || !gapShare) return [];
  return [
    isEven
      ? OWN_SUMS.en.even(got, givesOnlyBoats)
      : OWN_SUMS.en.worth(got, given, gap, gapShare, getsMore, givesOnlyBoats),
  ];
}

/** The agreed cash, the sum with the fee, and the money that is left to bring. */
function owedPlan(situation: Situation, meant: readonly NamedDeal[]): Plan {
  return (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const closings = done[meant.length];
    if (!closings) return use('my_closings');
    const texts = done.slice(0, meant.length).map(({ output }) => {
      const sums = output.sums as Sums | undefined;
      return (
        errorOf(output) ??
        [stateLine(output, situation), sums ? OWN_SUMS.en.yours(sums.you) : ''].filter(Boolean).join(' ')
      );
    });
    const known = ((closings.output.closings ?? []) as KnownClosing[]).filter(({ tradeId }) =>
      meant.some((deal) => deal.tradeId === tradeId),
    );
    return say(
      [...texts, known.length > 0 ? closingText(known, known.length, 'toPay', situation.phrases) : '']
        .filter(Boolean)
        .join(' '),
    );
  };
}
