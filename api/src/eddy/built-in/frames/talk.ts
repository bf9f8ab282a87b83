import { STARTS_OVER } from '../memory.ts';
import { just } from '../plan.ts';
import type { Frame, Situation } from '../situation.ts';

interface Talk {
  /** Must match the whole message, apart from courtesies, unless it is `anywhere`. */
  pattern: RegExp;
  anywhere?: true;
  text: (situation: Situation) => string;
}

const texts = {
  over: 'OK, let’s start over. What are you looking for?',
  bye: 'Fair winds! I’m here when you need me.',
  noThanks: 'No problem. I’m here when you need me.',
  laugh: 'Glad I made you laugh! What can I find for you?',
  mood: 'All’s well on deck! What can I find for you?',
  joke: 'Why did the boat owner trade for Bitcoin? He wanted something more volatile than the weather. So, what are you looking for?',
  next: 'Great. What’s next: more boats, a comparison or a message to an owner?',
  sorry: 'Sorry I wasn’t much help. Could you tell me in other words what you’re looking for?',
  wait: 'Take your time. I’m here.',
} as const;

const NAME = '(?: (?:there|eddy(?: ai)?|again|everyone|all|you|mate|buddy|man|bro|dude|friend))*';
const whole = (source: string) =>
  new RegExp(
    `^(?:(?:well|so|okay|oh|ah|hey|wow|no) ,? ?)*(?:${source})${NAME}(?: (?:so much|very much|a lot|a bunch|a million|for (?:your|the|that|all|this)[\\w ]*|i (?:am|will)[\\w ]*))?(?: [.!?,)(:]+)*$`,
  );

const TALK: readonly Talk[] = [
  {
    pattern: whole(
      'hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|ahoy|sup|hello hello|hi hi',
    ),
    text: ({ phrases }) => `${phrases.hello} ${phrases.canDo}`,
  },
  {
    pattern: whole(
      'thanks|thank you|cheers|much appreciated|i appreciate it|appreciate it|great ,? thanks|(?:perfect|great|okay|awesome|cool|nice|good) ,? (?:thanks|thank you)|thanks (?:man|eddy|again|alot)',
    ),
    text: ({ phrases }) => phrases.welcome,
  },
  {
    pattern: whole(
      'bye|goodbye|see (?:you|ya)(?: later| soon)?|good night|later|ciao|talk (?:to you )?(?:soon|later)|that is all(?: for now)?|i am done',
    ),
    text: () => texts.bye,
  },
  {
    pattern: whole(
      'no ,? (?:thanks|thank you)|no (?:that is|i am) (?:all|good|fine)|i am good|nothing else|not (?:now|right now|today)',
    ),
    text: () => texts.noThanks,
  },
  { pattern: whole('lol|ha(?:ha)+|hehe|rofl|lmao|haha'), text: () => texts.laugh },
  {
    pattern: whole(
      'how are you(?: doing)?(?: today)?|how is it going|what is up|how do you do|how is your day(?: going)?|you (?:okay|good)',
    ),
    text: () => texts.mood,
  },
  {
    pattern:
      /\b(?:who|what) (?:exactly )?are you\b|\bare you (?:a |an )?(?:actual |real )?(?:human|real|bot|robot|person|ai|machine|computer|chatbot)\b|\bwhat is (?:eddy|your name)\b|\byour name\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a )?(?:real |human|person|bot|robot|_service_)/,
    anywhere: true,
    text: ({ phrases }) => `I’m Eddy AI, Tradewind’s trading assistant. I’m software, not a person. ${phrases.canDo}`,
  },
  {
    pattern:
      /\bwhat (?:all )?(?:can|do|could) you (?:actually )?(?:do|help|offer)\b(?! for a|.*<)|\bhow can you help\b|^(?:please )?help(?: me)?(?: please)?[!.? ]*$|\bwhat (?:can|should|could) i ask\b|\bwhat are your (?:skills|abilities|features)\b|^(?:can|could) you help(?: me)?(?: out)?[?.! ]*$|\bwhat are you (?:good )?for\b/,
    anywhere: true,
    text: ({ phrases }) => phrases.canDo,
  },
  {
    pattern:
      /\b(?:tell|know|got|have|say|another) (?:me )?(?:a |another |any )?jokes?\b|\bmake me laugh\b|\bsomething funny\b/,
    anywhere: true,
    text: () => texts.joke,
  },
  {
    pattern: whole(
      'okay|cool|great|nice|perfect|awesome|good|got it|alright|fine|i see|wow|sweet|sounds good|makes sense|interesting|good to know|excellent|amazing|love it',
    ),
    text: () => texts.next,
  },
  {
    pattern:
      /\b(?:you (?:are|r) (?:so |really |pretty )?(?:stupid|an? idiot|useless|dumb|terrible|bad|worthless|no help)|you suck|stupid bot|terrible bot|useless bot|worst bot|this (?:is useless|sucks))\b|^(?:stupid|useless|idiot)[.! ]*$/,
    anywhere: true,
    text: () => texts.sorry,
  },
  {
    pattern: whole(
      '(?:hold on|wait|one sec(?:ond)?|one moment|give me a (?:sec|minute|moment)|let me think|hang on|hmm+|brb)(?: .{0,30})?',
    ),
    text: () => texts.wait,
  },
  {
    pattern:
      /^(?:i )?(?:do not|did not) (?:really )?(?:like|want|love) (?:any of )?(?:these|those|them|it|that|this|_ref_)(?: ones)?[.! ]*$|^none of (?:these|those|them)(?: (?:work|are good|fit|appeal)[\w ]*)?[.! ]*$/,
    text: ({ phrases }) => phrases.change,
  },
];

/** Greetings, thanks and other small talk. */
export const talkFrame: Frame = (situation) => {
  const { line, message } = situation;
  if (STARTS_OVER.test(message.trim()))
    return { intent: 'talk', weight: 2, uses: [], words: /.*/, plan: just(texts.over) };
  const talk = TALK.find(({ pattern }) => pattern.test(line.text));
  if (!talk) return undefined;
  const weight = talk.anywhere ? 0.75 : 1.2;
  return { intent: 'talk', weight, uses: [], words: talk.pattern, plan: just(talk.text(situation)) };
};
