import { ask, textOf } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';

const SELLS = /\b(?:sell|selling|sold|sells|sale|seller|get rid of|let (?:it|her) go)\b/;
const NET =
  /\b(?:get|net|clear|keep|left|leftover|pocket|end up with|walk away with|receive|take home|make|see|remains?|mine|to me)\b/;
const FEES =
  /\b(?:fees?|commissions?|closing|costs?|your (?:cut|share|percentage)|you (?:guys )?(?:take|keep)|everything|expenses|net)\b|_service_/;
const ASKS = /\b(?:how much|what (?:do|would|will|is|am|are)|how many dollars)\b/;
const SAVES =
  /\b(?:save|saves|saving|savings|cheaper|less)\b.*\bbrokers?\b|\bbrokers?\b.*\b(?:save|saves|saving|savings|cheaper)\b/;
/** Other costs, and questions about a trade that goes on. */
const OTHER =
  /\b(?:tax|taxes|loan|financ\w*|owe|insurance|survey|ship\w*|transport|offer|offers|trade|swap|deposit|who pays)\b/;
const IF_SOLD = /\b(?:if|when|once|for) (?:i |we )?(?:\w+ )?(?:sell|sells|sold|selling|sale)\b/;
const NOT_FEE =
  /\b(?:tax|taxes|loan|financ\w*|owe|insurance|survey|ship\w*|transport|offers?|trade|swap|deposit|list|listing|post)\b/;
const LEAST_PRICE = 1_000;

/** The part of a sale that a seller keeps, and how much less a closing costs than a commission. */
export const saleProceedsFrame: Frame = ({ line, reading, phrases }) => {
  const { words } = reading;
  const saves = SAVES.test(words);
  const isNet = SELLS.test(words) && NET.test(words) && FEES.test(words) && ASKS.test(words);
  const own = line.all('own').filter(({ named, boats }) => named && boats.length === 1);
  // The fee on a boat of one's own, and who pays it.
  const isFee = own.length === 1 && IF_SOLD.test(words) && FEES.test(words) && ASKS.test(words) && !NOT_FEE.test(words);
  if (!isFee && ((!saves && !isNet) || OTHER.test(words))) return undefined;
  if (line.has(/_(?:type|make|person)_/)) return undefined;
  const price = priceIn(line);
  return {
    intent: 'fees',
    weight: 1.75,
    uses: ['service', 'money', 'bound', 'n', 'own', 'ref', 'boat', 'aside', 'sort'],
    words: /.*/,
    whole: true,
    plan: ask('services_and_fees', price === undefined ? {} : { price }, (output) => {
      const text = (name: string) => textOf(output[name]);
      if (!output.atPrice) return phrases.sellingRates(text('closingFee'), text('brokerCommission'));
      return saves || (isFee && !isNet)
        ? phrases.lessThanBroker(text('atPrice'), text('closingCost'), text('brokerCost'), text('lessThanBroker'))
        : phrases.sellerKeeps(text('atPrice'), text('closingCost'), text('brokerCost'));
    }),
  };
};

/** An amount of the message, or the price of the own boat that it names. */
function priceIn(line: Situation['line']): number | undefined {
  const bound = line.all('bound').find(({ field }) => field === 'price');
  const middle = bound?.about ? ((bound.min ?? 0) + (bound.max ?? 0)) / 2 : (bound?.max ?? bound?.min);
  const said = line.first('money')?.value ?? middle;
  if (said !== undefined) return said >= LEAST_PRICE ? Math.round(said) : undefined;
  const [own, ...others] = line.first('own')?.boats ?? [];
  return others.length === 0 ? own?.price : undefined;
}
