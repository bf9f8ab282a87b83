import type { Language } from '../../../../platform/help.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { topicTold } from '../talk/help-follow-ups.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { type KnownTrade, tradesIn } from '../trades/trade-meant.ts';

const ENDED: Record<Language, string> = {
  en: 'An offer that has ended can’t be brought back or accepted: somebody has to make a new one, and I can draft yours.',
  es: 'Una oferta terminada no se puede recuperar ni aceptar: alguien tiene que hacer una nueva, y puedo preparar la tuya.',
  fr: 'Une offre terminée ne peut être ni rétablie ni acceptée : quelqu’un doit en faire une nouvelle, et je peux préparer la vôtre.',
  de: 'Ein beendetes Angebot lässt sich weder zurückholen noch annehmen: Jemand muss ein neues machen, und deines kann ich entwerfen.',
};

const REVIVES =
  /\b(?:bring|get|take|pull|have|put|call) (?:it|that|this|that one|this one|(?:the|that|this|his|her|their|my|_person_ 's) (?:\w+ )?(?:offer|bid|deal|proposal|one)) (?:back|up again|on again)\b|\b(?:bring|get|put) back (?:it|that|(?:the|that|his|her|their|my|_person_ 's) (?:\w+ ){0,2}(?:offer|bid|deal|proposal))\b|\b(?:revive|reopen|re open|restore|reinstate|resurrect|reactivate|renew|undo|un ?withdraw)\b.*\b(?:offer|bid|deal|proposal|it|that|decline|withdrawal)\b/;
const STILL =
  /\b(?:can|could|may|is it too late to|do|would|will) (?:i|we|you)? ?(?:still|now|just)? ?(?:accept|take|say yes to)\b.*|\btoo late to (?:accept|take)\b/;
/** 'What would I take for my Gale?' asks for one's own rules. */
const OF_WANTS = /\bwhat (?:would|will|do|did|i)\b/;
/** Words that tell an ended offer from an open one of the same people. */
const OVER = /\b(?:declined|withdrawn|expired|rejected|lapsed|ended|refused|dead|turned down)\b/;
const NOT_OFFERS = /_(?:saved|service)_|\b(?:listing|search|agent|card|draft|account|message)\b/;

/** 'Write her that I would take 90k': words for somebody. */
const WRITES =
  /^(?:(?:then|okay|so|and|please|just|well|but|can you|could you|,) )*(?:tell|write|message|text|let|ask|answer|reply|send)(?: to)? (?:_person_|him|her|them|_ref_)\b/;

/** 'Can you bring her offer back and accept it?', of an offer that was withdrawn, declined or ran out. */
export const revivedOfferFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  const isRevived = line.has(REVIVES);
  if (!isRevived && (!line.has(STILL) || line.has(OF_WANTS))) return undefined;
  if (line.has(NOT_OFFERS) || line.has(WRITES)) return undefined;
  const running = deals.filter(({ list }) => list !== 'ended' && list !== 'closed');
  const ended = deals.filter(({ list }) => list === 'ended');
  const named = dealsNamed(situation, ended);
  const told = ended.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
  const isNamed = line.has(/_(?:person|boat|make|own)_/);
  // 'How do I undo it' after help is about what was explained.
  if (topicTold(situation.help, memory.last?.text) && !isNamed && !line.has(/\b(?:offers?|bids?|deal|trade)\b/))
    return undefined;
  const meant = named.length > 0 ? named : told.length > 0 ? told : isRevived && !isNamed ? ended : [];
  if (meant.length === 0 || (dealsNamed(situation, running).length > 0 && !line.has(OVER))) return undefined;
  const ids = meant.map(({ tradeId }) => tradeId);
  return {
    intent: 'trades',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:accept|back|revive|reopen|take)\b/i,
    plan: revivedPlan(situation, ids),
  };
};

const MOST = 2;

const revivedPlan =
  ({ phrases, language }: Situation, ids: readonly number[]): Plan =>
  ([ended]) => {
    if (!ended) return use('my_trades', { list: 'ended' });
    const lines = tradesIn(ended.output)
      .filter(({ tradeId }) => ids.includes(tradeId))
      .slice(0, MOST)
      .map((one: KnownTrade) => tradeLineOf(one, phrases));
    return say(errorOf(ended.output) ?? [...lines, ENDED[language]].join(' '));
  };
