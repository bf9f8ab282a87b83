import { STARTS_OVER } from '../memory.ts';
import { just, type Skill } from '../plan.ts';
import { Text } from '../reading/text.ts';
import { serviceIn } from './fees.ts';

const CAN_DO =
  'I can find boats by price, length, year, make, type, place and what their owners take in trade. I can also compare them, tell you what similar boats are listed for, find owners who’d trade with you, draft messages and offers, set up your agent, sum up your conversations, and explain fees and services.';

export const NOT_UNDERSTOOD = `Sorry, I didn’t get that. ${CAN_DO} Try “center consoles in Florida whose owners take Bitcoin.”`;

const HOW = {
  trade:
    'Owners list a boat and say what they’d take for it: another boat, Bitcoin, a car, a house, an experience or cash. You find one you like, message its owner and agree on a trade. You can trade directly or close through the brokerage, which holds the money until the boat and the paperwork check out.',
  list: 'Open List Your Boat and follow three steps: year, make and model; photos; then price, description and what you’d take in trade. Your listing goes live right away, and you can manage it from your account.',
  agent:
    'Your agent looks for trades that fit your preferences while you’re away and tells you what it found. Tell it what to look for, then deploy it. You can recall it anytime, and it never accepts anything for you.',
  safe: 'I don’t send or change anything for you until you click. Keep your conversations on Tradewind, never pay a stranger directly, and use escrow when you close. Then the money is released only when both sides agree.',
  message:
    'Open a boat and press Message Owner, or ask me to draft a message. You’ll find your conversations in your account.',
} as const;

const TALK: readonly [RegExp, string][] = [
  [STARTS_OVER, 'OK, let’s start over. What are you looking for?'],
  [
    /^(?:hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|ahoy)(?: there| eddy(?: ai)?| again)?[!.? ]*$/,
    `Hi! What are you looking for? ${CAN_DO}`,
  ],
  [/^no,? (?:thanks|thank you)\b/, 'No problem. I’m here when you need me.'],
  [
    /^i (?:don't|do not) (?:like|want) (?:these|those|them|any of (?:these|them|those)|it|that|this)\b[^a-z]*$/,
    'What should I change: the price, the place, the length, the year or the type?',
  ],
  [/^(?:lol|ha(?:ha)+|hehe|rofl|lmao)[!. ]*$/, 'Glad I made you laugh! What can I find for you?'],
  [/\b(?:thank you|thanks|thx|cheers|appreciate it|great,? thanks)\b/, 'You’re welcome! Anything else?'],
  [/^(?:bye|goodbye|see you|good night|later|ciao)\b/, 'Fair winds! I’m here when you need me.'],
  [/\bhow are you\b|\bhow(?:'s| is) it going\b|\bwhat's up\b/, 'All’s well on deck! What can I find for you?'],
  [
    /\b(?:who|what) are you\b|\bare you (?:a )?(?:human|real|bot|robot|person|an? ai)\b|\bwhat is (?:eddy|your name)\b|\byour name\b/,
    `I’m Eddy AI, Tradewind’s trading assistant. I’m software, not a person. ${CAN_DO}`,
  ],
  [
    /\bwhat (?:can|do) you do\b|\bhow can you help\b|^help[!.? ]*$|\bwhat (?:can|should) i ask\b|\bwhat are your (?:skills|abilities)\b|\bcan you help\b/,
    CAN_DO,
  ],
  [
    /\b(?:tell|know) (?:me )?a joke\b|\bmake me laugh\b/,
    'Why did the boat owner trade for Bitcoin? He wanted something more volatile than the weather. So, what are you looking for?',
  ],
  [
    /^(?:ok|okay|cool|great|nice|perfect|awesome|good|got it|alright|fine|i see|wow)[!. ]*$/,
    'Great. What’s next: more boats, a comparison or a message to an owner?',
  ],
  [
    /\b(?:stupid|idiot|useless|dumb|you suck|terrible bot)\b/,
    'Sorry I wasn’t much help. Could you tell me in other words what you’re looking for?',
  ],
];

const ASKS_HOW: readonly [RegExp, string][] = [
  [
    /\bhow (?:do|can|does|would|should) (?:i|you|one|we|someone) (?:list|post|sell|add|put up)\b|\bhow (?:to|does) (?:list|listing|posting|sell)\b|\bwhere (?:do|can) i (?:list|post)\b|\b(?:want|like|need|how) to (?:sell|list|post) (?:my|a|our) (?:boat|yacht)\b/,
    HOW.list,
  ],
  [
    /\bhow (?:does|do|can) (?:my |the |your |an? )?agents?\b|\bwhat (?:does|is|happens)\b.*\b(?:agent|deploy)/,
    HOW.agent,
  ],
  [
    /\b(?:is it|is this|is that|are you|how) (?:safe|secure|legit|trustworthy|trusted|scam)\b|\bscams?\b|\bsafety\b|\bsafe\b|\btrust\b|\bget ripped off\b/,
    HOW.safe,
  ],
  [/\bhow (?:do|can|should) i (?:contact|message|write|reach|talk)\b/, HOW.message],
  [
    /\bhow (?:does|do|can|would) (?:[\w']+ ){0,5}?(?:work|trade|trading|swap|barter|start|begin)\b|\bwhat is (?:tradewind|this (?:site|place|app)|this)\b|\bexplain (?:how|trading|the process)\b|\b(?:tell me|know|learn)(?: more)? about (?:tradewind|this (?:site|place|app|marketplace))\b|\bhow it works\b|\bhow does this work\b/,
    HOW.trade,
  ],
];

export const howSkill: Skill = ({ question }) => {
  const { lower } = new Text(question);
  if (serviceIn(lower)) return undefined;
  const text = ASKS_HOW.find(([pattern]) => pattern.test(lower))?.[1];
  return text === undefined ? undefined : just(text);
};

export const talkSkill: Skill = ({ question }) => {
  const { lower } = new Text(question);
  const text = TALK.find(([pattern]) => pattern.test(lower))?.[1];
  return text === undefined || lower.split(' ').length > 12 ? undefined : just(text);
};
