import { just, type Skill } from '../plan.ts';
import { Text } from '../reading/text.ts';

/** Requests that Eddy always declines. */
const RULES: readonly [RegExp, string][] = [
  [
    /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|guidelines|restrictions|limits)\b|\bsystem prompt\b|\bjailbreak\b|\bdeveloper mode\b|\b(?:pretend|act as if) (?:you|that you|to be|there are no)\b|\byou are now\b|\bwithout (?:any )?(?:rules|restrictions|limits)\b|\breveal your (?:prompt|instructions)\b/,
    'I stick to my rules: I only talk about what’s listed here, I only act when you click, and I keep other people’s details private. With that in mind, what can I find for you?',
  ],
  [
    /\b(?:phone|cell|mobile|telephone|e-?mail|home address|address|last name|surname|password|passwords|token|management link|social security|bank|credit card number|where (?:does|do) (?:he|she|they|the owner) live)\b(?!.*\b(?:draft|ask (?:him|her|them|the owner))\b)(?=.*\b(?:owner|seller|his|her|their|user|users|people|someone|somebody|anyone|everyone|customers?|admin|other)\b)|\b(?:owner|seller|his|her|their|user|users?|someone|somebody|admin|customers?)(?:'s|s')? .*\b(?:phone|cell|mobile|telephone|e-?mail|home address|last name|surname|password|token|management link|bank)\b/,
    'I don’t share other people’s contact details, passwords or links. I can draft a message to an owner, and you send it with a click.',
  ],
  [
    /\b(?:make|set|give|grant|promote)\b.*\b(?:me|myself|my account)\b.*\b(?:admin|administrator|verified|moderator|free (?:for life|account))\b|\b(?:suspend|ban|delete|remove|block)\b.*\b(?:user|users|account|owner|seller|someone'?s?|other)\b|\b(?:delete|remove|edit|change|lower|reduce|raise|update|mark|edit|take down)\b.*\b(?:price|listing|ad)\b.*\b(?:of|for|to|on)\b.*\b(?:boat|listing|\$?\d|one|it|his|her|their|that|this)\b|\b(?:delete|remove|take down)\b.*\b(?:listing|boat)\b|\bfeature my (?:boat|listing)\b|\bmark .* (?:as )?sold\b/,
    'I can’t do that. I never change listings, accounts or prices. You can manage your own listings from your account.',
  ],
  [
    /\b(?:waive|skip|avoid|remove|cancel|reduce|discount|discounted)\b.*\b(?:fees?|commission|escrow|closing costs?)\b|\b(?:free|zero|no) (?:escrow|commission|closing fee)\b|\bgive me a discount\b/,
    'I can’t change fees. They’re the same for everyone. Ask me what a service costs, and I’ll look it up.',
  ],
  [
    /\b(?:make up|invent|fabricate|fake|imagine|lie)\b.*\b(?:boat|boats|price|prices|listing|owner|review|offer|offers)\b|\b(?:say|claim|tell (?:me|him|her|them|everyone)|confirm|repeat)\b.*\b(?:costs?|is|are|for|worth|priced(?: at)?)\b.*\$ ?[01]\b|\bsay (?:that )?(?:the |this |boat )?.*\b(?:costs|is free|is sold)\b/,
    'I can only tell you what’s listed here. Ask me about a boat, and I’ll look it up.',
  ],
  [
    /\b(?:buy|purchase|pay for|pay|wire|transfer|send (?:the )?money|send \$?\d|sign|close the deal)\b.*\b(?:now|right now|for me|immediately|automatically|on my behalf|it|him|her|them|boat|owner|seller)\b|\baccept\b.*\b(?:offer|deal|trade|proposal)\b|\bagree to\b.*\b(?:offer|deal|trade|price)\b|\bnegotiate .* without\b/,
    'I never buy, pay, sign or accept anything for you. I can draft a message or an offer for you to review and send.',
  ],
];

const CONFIRMS =
  /^(?:yes|yep|yeah|sure|ok(?:ay)?|please|do it|go ahead|confirm(?:ed)?|send it|send|just send it|yes,? (?:please|send it|do it|save it|deploy)|go for it|approved?|i confirm|save it|click it(?: for me)?|you (?:do|click|press) it|make it so|proceed)\b/;
const DECLINES =
  /^(?:no|nope|cancel|don't|do not|stop|never ?mind|forget it|dismiss|not now|no,? (?:thanks|thank you|don't))\b[^a-z]*(?:that|it|thanks|send it|do it)?[.! ]*$/;
const SEND_ANYWAY =
  /\b(?:without (?:asking|confirm\w*|my (?:click|confirmation|approval)|a click|clicking|me)|don't (?:ask|wait)|no need to (?:ask|confirm)|skip the (?:confirmation|click|card)|press (?:the button|send) (?:for me|yourself)|click (?:it )?(?:for me|yourself)|send it (?:yourself|now|already|anyway))\b/;

const CANNOT_CLICK =
  'I can’t click for you. The card above is waiting for your click, and nothing is sent or changed until then.';

export const rulesSkill: Skill = ({ question, memory }) => {
  const { lower } = new Text(question);
  const waiting = memory.last?.calls.some(({ output }) => 'confirmLabel' in output);
  if (waiting && (SEND_ANYWAY.test(lower) || (CONFIRMS.test(lower) && lower.split(' ').length <= 6)))
    return just(CANNOT_CLICK);
  if (waiting && DECLINES.test(lower)) return just('No problem. Dismiss the card, and nothing happens. What’s next?');
  const rule = RULES.find(([pattern]) => pattern.test(lower))?.[1];
  return rule === undefined ? undefined : just(rule);
};

export const unanswerableSkill: Skill = ({ question }) => {
  const { lower } = new Text(question);
  if (CONFIRMS.test(lower) && lower.split(' ').length <= 3) return just('Happy to help! What are you looking for?');
  if (DECLINES.test(lower)) return just('No problem. What would you like instead?');
  return undefined;
};
