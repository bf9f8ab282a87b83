import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { tradeLineOf } from './trade-line.ts';

const OFF_ASKING =
  /\b(?:what|which|how (?:big|much)) (?:a |of a |kind of |sort of )*(?:discount|savings?)\b|\b(?:how (?:much|far|many (?:percent|dollars|bucks))|what (?:percent\w*|discount|share)|what is|percent\w*|did (?:i|we)|is (?:that|it|my)|how big)\b.{0,80}\b(?:below|under|off|less than|lower than|better (?:price|deal)|discount|sav(?:e|ed|ing|ings)|cheaper|knock(?:ed)? off|percent\w*|above|over|more than)\b.{0,80}(?:\b(?:asking|ask|asked|list|listed|sticker|price|deal|trade|purchase|get|got|paid|pay|from|on)\b|$)/;
/** The user's price, rather than one to come. */
const GOT =
  /\b(?:did (?:i|we) (?:\w+ )?(?:get|pay|save|buy|negotiate|knock|have)|(?:i|we) (?:have |am |are )?(?:\w+ )?(?:got|paid|paying|saved|saving|bought|buying|get|getting|agreed|negotiated|closing)|(?:my|our) (?:agreed |current |own |_make_ |_boat_ )*(?:deal|trade|purchase|closing|price|discount|savings?))\b|\b(?:my|our) (?:deal|trade)\b/;
const FEE =
  /\b(?:what|how (?:much|big|high)|tell me|show)\b.{0,80}(?:\bfees?\b|\b(?:closing|_service_) costs?\b|\bcommission\b|\byour cut\b).{0,80}\b(?:my|our|this|the) (?:\w+ )?(?:deal|trade|purchase|closing|_service_)\b|\b(?:my|our) (?:\w+ )?(?:deal|trade|purchase|closing)\b.{0,80}\b(?:what|how much)\b.{0,80}\b(?:fees?|commission|your cut)\b|\b(?:fees?|commission|your cut) (?:on|of|for|in) (?:my|our) (?:\w+ )?(?:deal|trade|purchase|closing)\b/;
/** After a rate that was put right: 'so what is it really'. */
const REALLY =
  /^(?:(?:so|and|okay|then|well|but) )*(?:what|how much) (?:is|would|will|do) (?:it|that|the fee|mine|i pay|be)(?: (?:be|really|actually|then|in dollars|for me|for my (?:deal|trade)|in my case|exactly|now))+[?.! ]*$/;
const OTHER =
  /\b(?:who|why|when|should|average|market|comparable|similar|worth|if (?:i|we)|would|could|lower my|offer|offers|offered|bid|counter\w*|tell (?:him|her|them)|message|draft|boats|listings?|survey|deposit|refund\w*|tax|taxes|loan|insurance|agent)\b|_(?:type|kind|asset|coins|saved)_/;

/** Figures of a trade that the user has agreed: its price against the asking price, and its fee. */
export const agreedFiguresFrame: Frame = (situation) => {
  const { line, deals, memory, reading } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing' || list === 'closed');
  const current = agreed.filter(({ list }) => list !== 'closed');
  if (agreed.length === 0 || line.has(OTHER) || memory.cardIsLast) return undefined;
  const named = dealsNamed(situation, agreed);
  const isNamed = line.has(/_(?:boat|make|id|person)_/) || line.all('own').some((one) => one.named);
  const [deal, ...others] = isNamed ? named : current.length > 0 ? current : agreed;
  const wasFee = (memory.last?.calls ?? []).some(({ name }) => name === 'services_and_fees');
  const isFee = line.has(FEE) || matches(FEE, reading.words) || (wasFee && line.has(REALLY));
  const isOff = line.has(OFF_ASKING) && line.has(GOT);
  if (!deal || others.length > 0 || (!isFee && !isOff)) return undefined;
  return {
    intent: 'trades',
    weight: 1.86,
    ...EVERYTHING,
    whole: true,
    plan: plan(situation, deal.tradeId, isFee),
  };
};

const plan =
  ({ phrases, help, language }: Situation, tradeId: number, isFee: boolean): Plan =>
  ([explained]) => {
    if (!explained) return use('explain_trade', { tradeId });
    const { output } = explained;
    const error = errorOf(output);
    if (error) return say(error);
    const text = (name: string) => textOf(output[name]);
    const line = tradeLineOf(output, phrases);
    if (isFee) {
      const payer = help.find(({ id }) => id === 'who-pays-fee')?.answer[language] ?? '';
      return say(
        [text('closingFee') === '$0' ? payer : phrases.dealFigures.tradeFee(text('closingFee')), line].join(' '),
      );
    }
    const { dealFigures } = phrases;
    if (!output.asking) {
      const who = output.whoGetsMore as keyof typeof phrases.valueGap;
      return say([phrases.valueGap[who](text('valueGap')), line].join(' '));
    }
    const off =
      text('offAsking') === '$0'
        ? dealFigures.asAsked(text('asking'))
        : dealFigures.offAsking(output.belowAsking === true, text('offAsking'), text('asking'), text('offShare'));
    return say([line, off].join(' '));
  };
