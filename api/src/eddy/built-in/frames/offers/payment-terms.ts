import { matchOf } from '../../../matching.ts';
import { tidied } from '../messages/tidied-text.ts';

const PARTS =
  '(?:half|a third|a quarter|\\d{1,2} ?(?:%|percent)) (?:now|down|today|up ?front|at signing|on signing|in advance|deposit|earnest money)\\b[^.;!?]*';
const OVER =
  '(?:paid|payable|payments?) (?:in|over|monthly|weekly)\\b[^.;!?]*|(?:in|over) (?:\\d+|two|three|four|six|ten|twelve) (?:monthly |equal )?(?:installments|payments)\\b[^.;!?]*';
const CLOSING =
  "(?:i (?:can|could|will|would)|i[’']ll|we (?:can|could|will)|can|to)? ?clos(?:e|ing) (?:in|within|by|before|this|next|on|as soon as)\\b[^.;!?]*";
const TERMS = new RegExp(
  `[,;–—-]?\\s*(?:\\b(?:and|with|but)\\s+)*(?:(?<pay>${PARTS}|${OVER})|(?<close>${CLOSING}))\\s*$`,
  'i',
);

interface Terms {
  at: number;
  end: number;
  note: string;
}

/** Terms of payment behind an offer, as a sentence of its note: 'half now, half on delivery'. */
export function paymentTerms(message: string): Terms | undefined {
  const found = matchOf(TERMS, message.replace(/[\s.!]+$/, ''));
  const words = (found?.groups?.pay ?? found?.groups?.close ?? '').trim();
  if (!found || !words || found.index === 0) return undefined;
  const when = words.replace(/^.*?\bclos(?:e|ing)\s+/i, '');
  const isDeposit = /\b(?:deposit|earnest money)\b/i.test(words);
  const paid = isDeposit ? `With a deposit of ${words.replace(/\s*(?:deposit|earnest money)\b.*$/i, '')}.` : undefined;
  const note = paid
    ? paid
    : found.groups?.pay
      ? `I’d pay ${words.replace(/^paid\s+/i, '')}.`
      : `I’d like to close ${when}.`;
  return { at: found.index, end: message.length, note: tidied(note) };
}
