import type { Line } from './line.ts';

const NOT =
  '(?:no|not|nothing|none|without|except(?: for)?|excluding|exclude|skip|skipping|avoid|avoiding|drop|lose|ditch|remove|hide|ignore|ignoring|omit|minus|other than|apart from|forget|leave out|leaving out|take out|filter out|rule out|get rid of)';
const BETWEEN =
  '(?: (?:anything|everything|whatever|whichever|what|stuff|things?|any|all|the|a|an|ones?|boats?|those|them|of|that|which|is|are|already|currently|yet|even|with|marked|as|have|has|been|got|listings?))*';
/** Words for boats in an agreed trade. */
export const TAKEN =
  '(?:(?:a )?(?:trade|sale|deal) pending|pending|under (?:contract|offer|agreement|deposit)|in (?:a|an|any|some|another|the middle of a|agreed) (?:agreed |running |pending |other )?(?:deals?|trades?|contracts?|closings?|sales?)|sold|taken|spoken for|reserved|tied up|committed|promised|off the market|unavailable|not available)';
const BEHIND = '(?: (?:ones?|boats?|trades?|deals?|sales?|listings?|stuff))?';
const BOATS = '(?:which|which ones|those|these|them|ones|boats|they|anything|everything|one|_type_|_make_|_kind_)';
const LEFT_OUT = new RegExp(`\\b${NOT}${BETWEEN} ${TAKEN}(?: (?:or|and) ${TAKEN})*${BEHIND}(?! (?:mean|means)\\b)`);
const NOT_TAKEN = new RegExp(
  `(?<=\\b${BOATS} (?:that |which )?)(?:are|is) (?:not|no longer) (?:already |currently |yet |even )*${TAKEN}`,
);
const STILL_FREE = new RegExp(
  `(?<=\\b${BOATS} (?:that |which )?(?:are |is )?)(?:still|actually|really) (?:available|free|open(?! (?:in|with|from|there|between)\\b)|up for grabs|on the market|for sale|unsold|not taken)|\\b(?:only|just) (?:the )?(?:available|unsold|untaken|free) (?:ones?|boats?)|\\b(?:available|unsold|untaken) (?:ones?|boats?) only`,
);

/** Reads that boats in an agreed trade are not wanted: 'skip anything under contract', 'which of those are still available'. */
export function readUntaken(line: Line): void {
  for (const pattern of [LEFT_OUT, NOT_TAKEN, STILL_FREE]) line.each(pattern, () => ({ is: 'untaken' }));
}
