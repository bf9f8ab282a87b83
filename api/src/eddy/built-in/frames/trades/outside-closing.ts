import { matches } from '../../../matching.ts';
import { OUTSIDE_CLOSING } from '../../phrases/outside-closing.ts';
import { errorOf, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { namedIn } from './closing-questions.ts';
import { closingText } from './closing-text.ts';
import { dealsNamed } from './deals-named.ts';
import type { KnownClosing } from './known-closing.ts';

const ASKS =
  /\b(?:can|could|may|should|what if|why not|why can not|is it (?:okay|ok|fine|allowed|possible)|okay if|let us|would it be|wants?|suggests?|suggested|asked|asks|offers to|rather|instead of|do (?:we|i) (?:have|need) to)\b/;
const PAYS =
  /\b(?:pay|pays|paying|settle|settling|hand|handing|give|giving|close|closing|finish|do|send|wire|bring|meet|exchange|deal)\b/;
const OUTSIDE =
  /\b(?:cash|bills|envelope|dock|parking lot|in person|in hand|directly?|straight|privately|between (?:us|ourselves|the two of us)|ourselves|on our own|outside|off (?:the )?(?:site|platform|books)|under the table|without (?:you|the broker\w*|a broker|the closing|escrow|the fees?|your)|skip|bypass|dodge|avoid|zelle|venmo|paypal|cash ?app)\b/;
const MEANT =
  /\b(?:fees?|cost|broker\w*|you guys|tradewind|closing|escrow|rest|balance|money|cash|boat|deal)\b|_(?:service|boat|make|person|own)_/;
/** Another trade, or what an offer is made of. */
const OTHER =
  /\b(?:offers?|bids?|counter\w*|messages?|keys|insurance|tax(?:es)?|survey\w*|deposit back|refund|loan|get paid|pay me|my share)\b/;

/** 'Can we settle the Gale in cash at the dock' while its closing runs. */
export const outsideClosingFrame: Frame = (situation) => {
  const { line, reading, deals, language, phrases } = situation;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  const bound = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const isNamed =
    dealsNamed(situation, bound).length > 0 ||
    (bound.length > 0 &&
      !line.has(/_(?:person|boat|make|own)_/) &&
      line.has(/\b(?:my|our|this|the) (?:closing|deal)\b/));
  if (!isNamed || !has(ASKS) || !has(PAYS) || !has(OUTSIDE) || !has(MEANT) || has(OTHER)) return undefined;
  return {
    intent: 'closing',
    weight: 2,
    ...EVERYTHING,
    whole: true,
    tells: /^\s*(?:and\s+)?(?:save|skip|avoid|dodge|cut out|bypass|keep)\b/i,
    plan: ([told]) => {
      if (!told) return use('my_closings');
      const closings = (told.output.closings ?? []) as KnownClosing[];
      const named = namedIn(situation, closings);
      return say(
        errorOf(told.output) ??
          `${OUTSIDE_CLOSING[language]} ${closingText(named.length > 0 ? named : closings, closings.length, 'leave', phrases)}`,
      );
    },
  };
};
