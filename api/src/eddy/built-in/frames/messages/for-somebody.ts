import type { Line } from '../../reading/line.ts';
import type { Interpretation } from '../../situation.ts';

const TO = '(?:_person_|him|her|them|the (?:owner|seller|buyer))';
const NOTE = '(?:an? )?(?:quick |short )?(?:note|message|text|line)';
const WRITES = new RegExp(
  `^(?:(?:please|can you|could you|would you|okay|so|and|hey|eddy|just|yes|no|now|then|draft|,|:) )*(?:(?:tell|message|ask|text|let|inform|remind|answer|dm|ping|write(?: to)?|reply to) ${TO}|(?:send|write|draft|drop) ${TO} ${NOTE}|(?:send |write )?(?:${NOTE} )?(?:to|for) _person_ ?[,:])(?! 's\\b)`,
);

/** An order to write to somebody: the words behind it are for them, and ask nothing of Eddy. */
export const isForSomebody = (line: Line): boolean => WRITES.test(line.text);

/** Answers about boats, prices and rules that words for somebody else cannot ask for. */
const ASKED_OF_EDDY: ReadonlySet<Interpretation['intent']> = new Set([
  ...(['help', 'fees', 'value', 'cost', 'details', 'search', 'figures', 'distance', 'saved', 'kinds', 'own'] as const),
]);

/** Leaves the trade's safe place: such words need a warning, not a draft. */
const LEAVES =
  /\b(?:outside|off|without|away from|skip|skipping|bypass\w*|avoid\w*|dodg\w*|around|leave|cut out)(?: (?:of|going))? (?:the |this |your |that )?(?:site|app|apps|platform|website|marketplace|tradewind|middlem[ae]n|broker\w*|fees?|commission|escrow|closing|_service_|you guys|you people|eddy)\b|\b(?:directly|in private|privately|under the table|off the books|zelle|venmo|pay ?pal|cash ?app|western union|whats ?app|telegram)\b/;

export const leavesSite = (line: Line): boolean => LEAVES.test(line.text);

/** The interpretations of an order to write that can be meant. */
export function forSomebody<One extends Interpretation>(line: Line, all: readonly One[]): readonly One[] {
  if (!isForSomebody(line) || leavesSite(line) || !all.some(({ intent }) => intent === 'message')) return all;
  return all.filter(({ intent }) => !ASKED_OF_EDDY.has(intent));
}
