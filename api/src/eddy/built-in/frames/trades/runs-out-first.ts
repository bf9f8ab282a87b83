import type { Language } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { momentIn } from '../../phrases/trade-words.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { tradeLineOf } from './trade-line.ts';
import { type KnownTrade, tradesIn } from './trade-meant.ts';

const ENDS = '(?:runs? out|expires?|ends?|lapses?|dies|is up|is over|times out|goes away|closes)';
const FIRST = '(?:first|next|soonest|earliest|sooner|the soonest|the earliest|most urgent)';
const OFFER = '(?:offers?|bids?|proposals?|ones?|of (?:them|those|these|my offers|the offers|the two|the three))';
const RUNS_OUT = new RegExp(
  [
    `\\b(?:which|what|who|whose)(?: ${OFFER})*(?: (?:will|is going to|would))? ?${ENDS} ${FIRST}\\b`,
    `\\b(?:which|what|whose)(?: ${OFFER})*(?: is| are)? (?:about to (?:expire|run out|end|lapse)|(?:running|expiring|ending|lapsing|running out)(?: out)? ${FIRST}|closest to (?:expiring|running out|ending)|${FIRST} to (?:expire|run out|end|lapse)|(?:the )?most urgent)\\b`,
    `\\b(?:which|what|whose)(?: ${OFFER})*(?: has| have| is| is the)?(?: the)? (?:(?:sooner|earlier|closer|nearer|nearest|closest|earliest|next|shortest|soonest|tighter|shorter) (?:deadline|expiry|expiration|due date|end|time)|less time(?: left)?|least time(?: left)?|more urgent|most urgent)\\b`,
    `\\b(?:which|what|whose)(?: ${OFFER})* (?:do|must|should) i (?:have to |need to )?(?:answer|decide on|reply to|respond to|act on|deal with) ${FIRST}\\b`,
    `\\b(?:any|which|what|are any|is any|do i have|have i got|are there|got|some|show me|list)(?: any| some| the| my)* (?:of (?:my|the|those|these) )?(?:offers?|bids?|proposals?)(?: (?:that|which))?(?: (?:is|are|of mine))* (?:about to (?:expire|run out|end|lapse)|(?:expiring|running out|ending|lapsing) (?:soon|today|tomorrow|this week|next)|running out of time)\\b`,
    '\\b(?:offers?|bids?|proposals?)(?: of mine| i have)?,? (?:by|sorted by|ordered by|in (?:the )?order of|sort(?:ed)? them by|ranked by) (?:when|how soon|the date)? ?(?:they |their |of )?(?:run(?:ning)? out|expir(?:e|y|ation)(?: dates?)?|end(?:ing)?(?: dates?)?|deadlines?|due dates?)\\b',
    '\\bwhen (?:do|does|will|are) (?:all )?(?:of )?(?:my|the|those|these|they|each of (?:them|those|my offers))(?: (?:open|pending))?(?: (?:offers?|bids?|proposals?))?(?: all| each)? (?:run out|expire|end|lapse|expiring|running out)\\b(?! (?:if|unless))',
  ].join('|'),
);
const ANSWERS =
  /\b(?:do|must|should|have) i (?:still )?(?:have to |need to |got to |to )?(?:answer|reply to|respond to|decide on|get back to) (?:to )?_person_(?: 's)?(?: (?:offer|bid|proposal))?(?: (?:by|until))?(?: (?:today|tonight|now|soon|right away|yet|this week|tomorrow|by (?:today|tomorrow)))+[?.! ]*$|\b(?:by when|until when|when|how long) (?:do|must|should|can) i (?:have to |need to |got to )?(?:answer|reply to|respond to|decide on|accept) (?:to )?_person_(?: 's)?(?: (?:offer|bid|proposal))?[?.! ]*$/;
const OURS = /\b(?:offers?|bids?|proposals?|counter ?-? ?offers?)\b/;
const RECEIVED =
  /\b(?:made|sent|gave|offered|give|make) (?:me|us)\b|\b(?:received|got|gotten|get|answer|decide|reply|respond|deal with|act on|waiting (?:on|for) me|(?:to|for) me)\b/;
const SENT = /\b(?:i|we) (?:\w+ )?(?:sent|made|offered|put in|bid)\b|\b(?:offers?|bids?) of mine\b/;

const SAID: Record<Language, { first: (other: string, time: string) => string; together: (time: string) => string }> = {
  en: {
    first: (other, time) => `The one with ${other} runs out first, on ${time}.`,
    together: (time) => `They run out together, on ${time}.`,
  },
  es: {
    first: (other, time) => `La de ${other} vence primero, el ${momentIn('es')(time)}.`,
    together: (time) => `Vencen juntas, el ${momentIn('es')(time)}.`,
  },
  fr: {
    first: (other, time) => `Celle avec ${other} expire la première, le ${momentIn('fr')(time)}.`,
    together: (time) => `Elles expirent ensemble, le ${momentIn('fr')(time)}.`,
  },
  de: {
    first: (other, time) => `Das mit ${other} läuft zuerst ab, am ${momentIn('de')(time)}.`,
    together: (time) => `Sie laufen zusammen ab, am ${momentIn('de')(time)}.`,
  },
};

/** 'Who made me offers, and which runs out first?' */
export const runsOutFirstFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  const isTold = (memory.last?.calls ?? []).some(({ name }) => name === 'my_trades');
  const named = line.has(ANSWERS) ? dealsNamed(situation, situation.deals) : [];
  const ids = named.filter(({ list }) => list === 'waiting').map(({ tradeId }) => tradeId);
  // Only offers run out, if no boats were shown.
  const isBare =
    memory.shown.length === 0 &&
    /\b(?:runs? out|expires?|lapses?)\b/.test(reading.words) &&
    situation.deals.some(({ list }) => list === 'open' || list === 'waiting');
  const isAll = matches(RUNS_OUT, reading.words) && (OURS.test(reading.words) || isTold || isBare);
  if (!isAll && ids.length === 0) return undefined;
  if (line.has(/_(?:type|place|asset|service|saved)_|\b(?:if|agent)\b/)) return undefined;
  const lists =
    ids.length > 0 || matches(RECEIVED, reading.words)
      ? ['waiting']
      : SENT.test(reading.words)
        ? ['open']
        : ['waiting', 'open'];
  return {
    intent: 'trades',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:who|what|which|offers?|bids?)\b/i,
    plan: runsOutPlan(situation, lists, ids),
  };
};

const MOST = 4;

function runsOutPlan({ phrases, language }: Situation, lists: readonly string[], ids: readonly number[]): Plan {
  return (done) => {
    const list = lists[done.length];
    if (list) return use('my_trades', { list });
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const dated = done
      .flatMap(({ output }) => tradesIn(output))
      .filter((one): one is KnownTrade & { expiresAt: string; runsOut: string } =>
        Boolean(one.expiresAt && one.runsOut),
      )
      .filter(({ tradeId }) => ids.length === 0 || ids.includes(tradeId))
      .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
    const [first, second] = dated;
    if (!first) return say(lists[0] === 'open' ? phrases.noOfferSent : phrases.noOfferReceived);
    const lines = dated.slice(0, MOST).map((one) => `${tradeLineOf(one, phrases)} ${phrases.runsOut(one.runsOut)}`);
    const { first: firstOf, together } = SAID[language];
    const point = !second
      ? ''
      : second.runsOut === first.runsOut
        ? dated.length === 2
          ? together(first.runsOut)
          : ''
        : firstOf(first.with, first.runsOut);
    return say([point, ...lines].filter(Boolean).join(' '));
  };
}
