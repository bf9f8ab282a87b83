import { type Replacement, replacedIn } from '../../matching.ts';

const WHO =
  "(?:him|her|them|(?:the |that |this )?(?:owner|seller|guy|lady|captain|skipper)(?: of (?:the |that |this )?[^,.;:?!]+?)?|\\p{L}[\\p{L}'’-]+)";
const NOBODY = '(?!me\\b|us\\b|you\\b|it\\b|that\\b|this\\b|my\\b|the \\w+s\\b)';
const START =
  "^(?<start>\\s*(?:(?:please|pls|kindly|hey|hi|ok(?:ay)?|so|and|then|oh|also|eddy|just|can you|could you|would you|will you|i want you to|i(?:[’']d| would) like you to)[\\s,]+)*)";
const PARENTHESIS =
  /,\s*(?:if (?:it(?:['’]s| is) not too much (?:trouble|to ask|bother)|(?:it(?:['’]s| is) )?(?:possible|you can|you could|you would|you don['’]?t mind|that(?:['’]s| is) ok(?:ay)?|you(?:['’]re| are) able(?: to)?)|i may)|when(?:ever)? you (?:can|get a (?:chance|minute)|have (?:time|a (?:minute|moment)))|please|by the way|btw)\s*,\s*/giu;
const HOW =
  '(?:(?:very |really |super )?(?:nicely|politely|kindly|gently|quickly|discreetly|directly|again|once more|casually|carefully)|please|for me|real quick|one more time)';

/** 'Offer Ruth 5k more than my last offer' is a step from it. */
const MORE_THAN_LAST = (step: string): RegExp =>
  new RegExp(
    `${START}(?:offer|bid)(?<to>\\s+${NOBODY}(?!the\\b|for\\b)\\p{L}[\\p{L}'’-]+)\\s+(?<amount>\\$?\\d[\\d.,]*(?:\\s?(?:k|grand|thousand))?)\\s+(?:${step})\\s+than\\s+(?:my (?:(?:last|current|open|first|previous|old|earlier|standing) )?(?:offer|bid|one)|(?:i did|before|last time|now|i (?:have )?offered)(?: before| last time)?)(?=[\\s.!]*$)`,
    'iu',
  );

/** Orders for a message as people say them, and the same as 'tell' or 'ask'. */
const ORDERS: readonly Replacement[] = [
  // The order repeats itself; the reader only learns what it is about.
  [
    new RegExp(
      `${START}(?:tell|message|text|write(?:\\s+to)?|remind)\\s+${NOBODY}(?<who>${WHO})\\s+(?:again|once more|one more time)\\s+about\\s+(?<topic>[^,.;:?!]+?)(?:\\s*[,;.]\\s*(?<rest>\\S.*))?$`,
      'iu',
    ),
    (_all, start, who, topic, rest) =>
      `${start}tell ${who} that this is about ${topic} again${rest ? `, ${rest}` : ''}`,
  ],
  [new RegExp(`${START}(?:possibly|maybe|perhaps)\\s+(?=ask|tell|message|write|let)`, 'iu'), '$<start>'],
  [
    new RegExp(
      `${START}(?<verb>ask|tell|message|text|remind)\\s+${NOBODY}(?<who>${WHO})\\s+${HOW},?\\s+(?=(?:if|whether|what|when|where|why|how|which|who|about|for|to|that|i|we)\\b)`,
      'iu',
    ),
    '$<start>$<verb> $<who> ',
  ],
  [
    new RegExp(
      `${START}(?:say|mention|explain|point out|announce|make (?:it )?clear|report|admit|convey)\\s+to\\s+${NOBODY}(?<who>${WHO})\\s*(?<link>,|:|that\\b)\\s*`,
      'iu',
    ),
    '$<start>tell $<who> that ',
  ],
  [
    new RegExp(
      `${START}say\\s+(?<what>(?:many |a (?:big|huge) )?thanks|thank you|hi|hello|sorry|congratulations|congrats|happy \\p{L}+|good ?bye)\\s+to\\s+${NOBODY}(?<who>${WHO})(?:\\s+for\\s+me)?(?=\\s*(?:[.!?,]|$|\\s(?:for|that|about|and)\\b))`,
      'iu',
    ),
    '$<start>tell $<who> $<what>',
  ],
  [new RegExp(`${START}thank\\s+${NOBODY}(?<who>${WHO})\\s+(?=for\\b)`, 'iu'), '$<start>tell $<who> thank you '],
  [
    new RegExp(`${START}remind\\s+${NOBODY}(?<who>${WHO})\\s+(?:about|of)\\s+`, 'iu'),
    '$<start>tell $<who> that this is a reminder about ',
  ],
  [
    new RegExp(
      `${START}(?<verb>ask|tell|message|text|remind|offer)\\s+${NOBODY}(?<who>\\p{L}[\\p{L}'’-]+),\\s*(?:the|that) (?:guy|man|lady|woman|owner|seller|one|captain|person)\\b[^,.?!]{0,40},\\s*`,
      'iu',
    ),
    '$<start>$<verb> $<who> ',
  ],
  [
    new RegExp(
      `${START}(?:message|text|write(?:\\s+to)?|contact|email)\\s+${NOBODY}(?<who>${WHO})\\s+(?:to\\s+(?:see|find out|ask(?:\\s+(?:him|her|them))?|check|know|learn)|and\\s+see)\\s+(?=(?:if|whether|what|when|where|why|how|which|who)\\b)`,
      'iu',
    ),
    '$<start>ask $<who> ',
  ],
  [
    new RegExp(`${START}(?:write|send)\\s+${NOBODY}(?<who>${WHO})\\s+an? (?:\\p{L}+ )?apology\\s+(?=for\\b)`, 'iu'),
    '$<start>tell $<who> sorry ',
  ],
  [
    /^(?<who>\p{L}+)\s+(?:still\s+)?(?:has(?:n['’]?t| not)|did(?:n['’]?t| not)|never)\s+(?:\p{L}+\s+)?(?:answer|repl|respond|writ|wrote)\p{L}*(?:\s+(?:back|me|yet|to me))*[,.;]?\s+(?:(?:so|please|can you|could you)\s+)*(?:nudge|poke|remind|chase|ping)\s+(?:him|her|them)[\s.!]*$/iu,
    'tell $<who> that I’m following up',
  ],
  [
    new RegExp(
      `${START}(?:nudge|poke|remind|chase(?: up)?|follow up with|check in with|give)\\s+${NOBODY}(?<who>${WHO})(?:\\s+an?\\s+(?:nudge|poke|reminder))?(?=(?:\\s+(?:please|pls|plz|again|too|then|now|for me))*[\\s.!]*$)(?:\\s+(?:please|pls|plz|again|too|then|now|for me))*`,
      'iu',
    ),
    '$<start>tell $<who> that I’m following up',
  ],
  [
    new RegExp(
      `${START}(?:nudge|poke|chase(?: up)?|follow up with|check (?:back )?(?:in )?with|bug|bump)\\s+${NOBODY}(?<who>${WHO})\\s+(?=(?:about|on|regarding)\\b)`,
      'iu',
    ),
    '$<start>tell $<who> that I’m following up ',
  ],
  [MORE_THAN_LAST('more|higher'), '$<start>raise my offer to$<to> by $<amount>'],
  [MORE_THAN_LAST('less|lower'), '$<start>lower my offer to$<to> by $<amount>'],
  [new RegExp(`${START}find out from\\s+${NOBODY}(?<who>${WHO})\\s+`, 'iu'), '$<start>ask $<who> '],
  [
    new RegExp(
      `^\\s*(?:i(?:[’']d| would) (?:like|love) to|i (?:want|need) to|i gotta) (?:know|find out|hear|learn) from\\s+${NOBODY}(?<who>${WHO})\\s+(?<text>(?:if|whether|what|when|where|why|how|which|who)\\b.+?)[,.]?\\s+(?:(?:so|and|please)\\s+)?(?:can|could|would|will) you (?:please )?(?:write|ask|message|text|contact) (?:to )?(?:him|her|them)(?: please)?[?.!\\s]*$`,
      'iu',
    ),
    'ask $<who> $<text>',
  ],
];

/** A polite or roundabout order for a message in plain words: 'say to Ruth that …' is 'tell Ruth that …'. Quoted words stay. */
export function plainOrder(message: string): string {
  if (/["“”]/.test(message)) return message;
  const isOrder = /\b(?:ask|tell|message|write|text|let|offer|bid|remind)\b/i.test(message);
  const direct = isOrder ? message.replace(PARENTHESIS, ' ') : message;
  return replacedIn(direct, ORDERS);
}
