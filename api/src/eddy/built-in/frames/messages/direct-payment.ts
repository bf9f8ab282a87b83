import { matches } from '../../../matching.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { leavesSite } from './for-somebody.ts';

const WRITES =
  /\b(?:tell|write(?: to)?|message|text|let|inform|send|drop|shoot|email) (?:a (?:note|message|text) to )?(?:him|her|them|_person_|_ref_|the (?:owner|seller|guy|buyer))\b/;
const I_PAY =
  /\b(?:i|we) (?:(?:will|would|can|could|am|are|want|going|plan|like|rather|just|simply|to|gonna|ll) )*(?:pay|paying|wire|wiring|zelle|venmo|send|sending|transfer|give|hand|bring) (?!_boat_|_own_)(?:.{0,40}\b)?(?:money|cash|_money_|_bound_|_n_|him|her|them|it|_person_|amount|price|deposit)/;
const DIRECT =
  /\b(?:direct\w*|straight|privately|in private|personally|outside|off (?:the |your )?(?:site|platform|app|books|record)|under the table|behind your back|zelle|venmo|pay ?pal|cash ?app|western union|(?:without|bypass\w*|skip\w*|avoid\w*|dodg\w*|around|sav\w*) (?:\w+ ){0,3}(?:broker\w*|fees?|closing|escrow|commission|middleman|cut|percent)|(?:nobody|no one|neither of us|we do not|not) (?:\w+ )?(?:pays?|owes?) (?:\w+ ){0,2}(?:fees?|commission|cut|percent|_n_|_money_)|so (?:nobody|no one) pays)\b|(?:without|skip|avoid|save) (?:the |your )?_service_/;
/** 'Give her my number' */
const GIVES_CONTACT =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|go ahead and|,) )*(?:send|give|pass|share|text|forward)(?: (?:_person_|_ref_|him|her|them|the (?:owner|seller|buyer)))? (?:on )?(?:my|our) (?:\w+ )?(?:phone|cell|mobile|number|phone number|e ?mail|email address|contact\w*|whats ?app)\b/;
const ASKS = /^(?:(?:so|and|hey|okay) )*(?:can|could|may|should|is|would|what|how|why) (?:i|we|it|that|if)\b/;

/** 'I'll wire him the money directly, write him that': a warning instead of the draft. */
export const directPaymentFrame: Frame = ({ message, line, reading, help, language, phrases }) => {
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  if (line.has(ASKS)) return undefined;
  const isPaid = has(WRITES) && has(I_PAY) && has(DIRECT);
  const isContact = line.has(GIVES_CONTACT) && (leavesSite(line) || !/\d{3}|@/.test(message));
  if (!isPaid && !isContact) return undefined;
  const warning = help.find(({ id }) => id === (isPaid ? 'pay-outside' : 'other-app'))?.answer[language];
  if (!warning) return undefined;
  return {
    intent: 'rule',
    weight: 2.2,
    ...EVERYTHING,
    whole: true,
    plan: just(`${warning} ${phrases.paymentUndrafted}`),
  };
};
