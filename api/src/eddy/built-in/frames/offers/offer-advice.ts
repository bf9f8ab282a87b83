import { displayMoney, dollars } from '@tradewind/domain/money';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { tradesIn } from '../trades/trade-meant.ts';

/** Asks for advice about an offer to make. It is no question about the offers of others. */
export const ASKS_ADVICE =
  /\b(?:what|how much|how low|how high|where) (?:should|could|would|shall|can|do) (?:i|we|you) (?:\w+ )?(?:offer|bid|propose|recommend (?:i|to) (?:offer|bid)|open (?:with|at|on)|start (?:with|at|on|out|off|the bidding)|come in at|go in (?:at|with)|lead with|begin with)\b|\bhow (?:low|high|far down|much lower) (?:can|could|should|may|might|dare) (?:i|we) (?:\w+ )?(?:go|start|bid|offer)\b|\b(?:fair|good|reasonable|sensible|decent|right|realistic|smart|opening|first|starting|serious) (?:\w+ )?(?:offer|bid)\b|\bwhat (?:offer|bid) (?:should|would|could)\b|\badvi[cs]e\b.*\b(?:offer|bid)\b/;

/** The lowest price of an owner is private, but Eddy knows what to offer. */
const ASKS_LOWEST =
  /\b(?:would|will|could|might|may|can|does|is)(?: there)?(?: a| any)?(?: (?:chance|way))? ?(?:_person_|_ref_|he|she|they|the (?:owner|seller)|owner|seller) (?:\w+ ){0,2}?(?:take|accept|go|come|do|consider|settle for|negotiate|budge|move|drop|sell (?:it |her )?for|open to|willing to (?:take|go|accept|come)|be (?:willing|open|flexible))(?: (?:a|any|even|much|little|bit|something|the price|on price|it|to))* ?(?:less|lower|down|under (?:the )?asking|below (?:the )?asking|cheaper|(?<=budge|negotiate|flexible|move))(?: (?:a (?:bit|little|lot)|some|for|on|than|from) ?.*)?[?.! ]*$|\b(?:think|guess|bet|reckon|suppose|chance|odds)\b.*(?:_person_|_ref_|\b(?:he|she|they|owner|seller)) (?:would|will|might|could|can) (?:\w+ )?(?:come down|go (?:down|lower)|take less|accept less|budge|negotiate|drop the price)\b|\b(?:lowest|least|minimum|bottom(?: line| dollar| price)?|rock bottom|reserve|walk ?away|floor)\b.*(?:_person_|_ref_|\b(?:owner|seller|he|she|they)\b).*\b(?:accept|take|go|agree|settle|sell)\b|(?:_person_|_ref_|\b(?:owner|seller|his|her|their)\b)(?: 's)? (?:\w+ )?(?:lowest|minimum|bottom|rock bottom|reserve|floor) (?:\w+ )?(?:price|limit|offer|number|line)\b|\bwhat (?:would|will|might|could) (?:_person_|_ref_|he|she|they|the (?:owner|seller)) (?:actually |really |even )?(?:accept|settle for|agree to|say yes to|sell (?:it|her|the _boat_)? ?for)\b|\bwhat (?:_person_|_ref_|he|she|they|the (?:owner|seller)) (?:would|will|might|could) (?:actually |really |even )?(?:accept|settle for|agree to)\b|\bhow (?:low|far(?: down)?) (?:would|will|can|could|might) (?:_person_|_ref_|he|she|they|the (?:owner|seller))\b/;

const OF_AGENT =
  /(?:\b(?:his|her|their)|_person_(?: 's)?|\b(?:owner|seller)(?: 's)?) (?:\w+ )?agents?\b|\bagents? (?:\w+ )?(?:knows?|was told|is set|were told|has)\b/;

/** Asks for less than the price, of somebody who may have several boats. */
const LESS = /\b(?:less|lower|down|budge|negotiate|flexible)\b/;

/** Tells how much to offer: the asking price, the estimate, and what the owner takes. */
export const adviceFrame: Frame = (situation) => {
  const { line, phrases, language, memory } = situation;
  const isLowest = line.has(ASKS_LOWEST);
  const refused = line.has(REFUSED_AMOUNT) || SAID_NO.test(situation.reading.words);
  const raises = line.has(RAISES);
  const asks = line.has(ASKS_ADVICE) || raises || (refused && line.has(NEXT_TRY));
  if ((!isLowest && !asks) || line.has(/_own_|\b(?:terms|deposit|fees?)\b/)) return undefined;
  if (!refused && !raises && line.has(/_(?:money|bound)_/)) return undefined;
  const meant = boatsMeant(situation);
  const id = idsMeant(meant)[0];
  const target = id ?? (meant === undefined ? memory.focusId : undefined);
  // Without one boat, a lowest price is simply private.
  if (target === undefined && ((isLowest && !line.has(LESS)) || !(typeof meant === 'object' && 'several' in meant)))
    return undefined;
  const plan =
    target === undefined && typeof meant === 'object' && 'several' in meant
      ? severalPlan(meant.several, phrases, question('whichBoat', language), (boat) => advicePlan(boat.id, situation))
      : advicePlan(target ?? 0, situation);
  // Only an owner knows what their agent was told, and no estimate answers it.
  if (isLowest && line.has(OF_AGENT)) return undefined;
  return {
    intent: 'value',
    weight: isLowest || refused ? 1.75 : 1.62,
    ...EVERYTHING,
    ...(refused && { whole: true }),
    plan: refused && target !== undefined ? withRefused(target, plan, situation) : plan,
  };
};

/** 'Should I raise my 150 for it': the offer that is open. */
const RAISES =
  /\bshould (?:i|we) (?:\w+ )?(?:raise|up|increase|improve|bump|sweeten|hold|stick with|lower) (?:up )?my (?:offer of |bid of )?(?:_(?:money|bound|n)_|offer|bid)/;
const SAID_NO = /\b(?:said|says|say) no to (?:my |our |an? )?(?:\w+ ){0,2}(?:\$?\d|_n_)/;
const NEXT_TRY =
  /\bwhat (?:would|is|could|might) (?:be )?(?:a )?(?:reasonable|fair|better|realistic|enough|good|sensible|right)\b|\bwhat (?:should|can|do|could) (?:i|we) (?:try|do|say|give|go)\b|\bwhat (?:now|next)\b|\bhow much more\b/;
/** An amount that was declined before: 'they turned down my 30k'. */
const REFUSED_AMOUNT =
  /\b(?:turn(?:ed|s)?(?: \w+)? down|declin\w*|reject\w*|refus\w*|said no to|say no to|laughed at|ignored|ignores|never answered|not answer|shot down|passed on|not (?:take|accept|want|like|enough)|too low)\b.*_(?:money|bound|n)_|_(?:money|bound|n)_.*\b(?:(?:was|got|were|is) (?:\w+ )?(?:declined|rejected|refused|turned down|not enough|too low|shot down)|(?:did|does|do) not (?:work|fly|cut it))\b/;

/** The advice behind the user's offer for the boat that was declined. */
const withRefused =
  (boatId: number, advice: Plan, { phrases, deals }: Situation): Plan =>
  (done) => {
    const ids = deals.filter(({ boats }) => boats.some((boat) => boat.boatId === boatId)).map(({ tradeId }) => tradeId);
    const [ended, ...rest] = done;
    if (!ended) return use('my_trades', { list: 'ended' });
    const before = tradesIn(ended.output).find(
      ({ tradeId, state }) => ids.includes(tradeId) && textOf(state).startsWith('declined'),
    );
    const move = advice(rest);
    if (!before || !('say' in move)) return move;
    return say(`${move.say} ${tradeLineOf(before, phrases)}`);
  };

function advicePlan(boatId: number, { phrases, line }: Situation): Plan {
  const { offerAdvice } = phrases;
  return (done) => {
    const [value] = done;
    if (!value) return use('market_value', { boatId });
    const { output } = value;
    const [boat] = boatsOf(output);
    if (errorOf(output) || !boat) return say(errorOf(output) ?? phrases.nothing);
    const [average = '', lowest = '', highest = ''] = ['average', 'lowest', 'highest'].map((key) =>
      textOf(output[key]),
    );
    const estimate = average
      ? [
          offerAdvice.asks(boat.title, boat.price, average, lowest, highest, countOf(output.comparables)),
          positionText(boat.price, average, textOf(output.position), offerAdvice),
        ]
      : [offerAdvice.unknown(boat.title, boat.price)];
    const takes = boat.takesInTrade ?? [];
    const told = [...estimate, takes.length > 0 ? phrases.takesInTrade(takes) : phrases.noTrade];
    // Users who ask for it hear first that it is private.
    return say((line.has(ASKS_LOWEST) ? [offerAdvice.private, ...told] : [...told, offerAdvice.private]).join(' '));
  };
}

/** An offer this far under the asking price is likely to be declined. */
const FAR = 15;

function positionText(
  asking: string,
  average: string,
  position: string,
  words: Situation['phrases']['offerAdvice'],
): string {
  const [price, estimate] = [dollarsOf(asking), dollarsOf(average)];
  const percent = Math.round((Math.abs(price - estimate) / price) * 100);
  const gap = { amount: displayMoney(dollars(Math.abs(price - estimate))), percent, average, asking };
  if (position === 'below') return words.below(gap);
  if (position !== 'above') return words.about(gap);
  return percent > FAR ? words.farAbove(gap) : words.above(gap);
}
