/** The purpose of an order. */
export type OrderKind = 'write' | 'offer' | 'withdraw' | 'accept' | 'save' | 'agent' | 'listing';

const BID = '(?:offers?|bids?|counter ?-?offers?|proposals?)';
const AMOUNT = '(?:\\$? ?\\d|my\\b|full\\b|half\\b|the asking\\b|asking\\b|an?\\b)';

/** Openings of orders. The first that fits counts. */
const OPENINGS: readonly (readonly [OrderKind, RegExp])[] = [
  ['agent', /^(?:recall|deploy|start|stop|pause|resume|restart|turn (?:on|off)|switch (?:on|off)) (?:my|the) agent\b/i],
  [
    'save',
    /^(?:unsave|bookmark|save|favou?rite)\b(?! (?:money|time|my search|this search|the search|a search|searches))/i,
  ],
  [
    'save',
    /^(?:add|remove|put|take|delete|drop|kick) [^,.;]{1,60} (?:to|from|off|in|on) my (?:saved|favou?rites?|watch ?list|list)\b/i,
  ],
  ['offer', new RegExp(`^(?:offer|bid|propose)(?: (?:him|her|them|\\p{L}+))? ${AMOUNT}`, 'iu')],
  [
    'offer',
    new RegExp(
      `^(?:raise|lower|increase|up|bump|change|drop|cut|reduce|improve|update) (?:my|the|that|our) (?:\\w+ )?${BID}\\b`,
      'i',
    ),
  ],
  [
    'offer',
    new RegExp(
      `^(?:send|make|give|submit|put in|draft)(?: (?:him|her|them|\\p{L}+))? (?:an?|my|another)(?: \\w+)? ${BID}\\b`,
      'iu',
    ),
  ],
  ['offer', /^counter (?:\p{L}+ )?(?:\p{L}+['’]s )?(?:\p{L}+ )?(?:at|with|for|by|\$?\d)/iu],
  [
    'withdraw',
    new RegExp(
      `^(?:withdraw|retract|revoke|cancel|pull(?: back)?|take back) (?:my|the|that|our) (?:[^,.;]{1,40} )?${BID}\\b`,
      'i',
    ),
  ],
  ['withdraw', /^(?:withdraw|retract|revoke)\b/i],
  [
    'accept',
    new RegExp(
      `^(?:accept|approve|agree to|take|decline|reject|refuse|turn down) (?:[^,.;]{1,40} )?(?:${BID}|deal|trade)\\b`,
      'iu',
    ),
  ],
  ['accept', /^(?:decline|reject|refuse|turn down) (?:\p{L}+['’]s|\p{L}+)(?=\s*(?:[,;.!]|$))/iu],
  [
    'listing',
    /^(?:raise|lower|drop|cut|reduce|increase|set|change|pause|unpause|resume|hide|relist|mark) (?:my|our|the)\b/i,
  ],
  ['write', /^(?:message|msg|write(?: to)?|text|email|dm|ping|contact|reply to|tell|ask|let|remind) (?!me\b|us\b)/i],
];

export const kindOf = (text: string): OrderKind | undefined => OPENINGS.find(([, opening]) => opening.test(text))?.[0];

/** A question or an order that nobody but Eddy can be meant with: 'show me …'. */
export const isAskedOfEddy = (text: string): boolean =>
  /^(?:show|tell|give|remind|find|get) (?:me|us)\b|^(?:list|compare|search|look for|look up|calculate|explain)\b/i.test(
    text,
  );
