import { STARTS_OVER } from '../../memory.ts';
import { SMALL_TALK, type SmallTalk } from '../../phrases/small-talk.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

interface Talk {
  /** Must match the whole message, apart from courtesies, unless it is `anywhere`. */
  pattern: RegExp;
  anywhere?: true;
  /** Explains words that other meanings use, too. */
  wholly?: true;
  text: (situation: Situation) => string;
}

/** A reply in the language of the message. */
const reply =
  (kind: SmallTalk) =>
  ({ language }: Situation): string =>
    SMALL_TALK[language][kind];

const NAME = '(?: (?:there|eddy(?: ai)?|again|everyone|all|you|mate|buddy|man|bro|dude|friend))*';
const whole = (source: string) =>
  new RegExp(
    `^(?:(?:well|so|okay|oh|ah|hey|wow|no|hi|hello|good (?:morning|afternoon|evening)) [,!.]* ?)*(?:${source})${NAME}(?: (?:so much|very much|a lot|a bunch|a million|for (?:your|the|that|all|this)[\\w ]*|i (?:am|will)[\\w ]*))?(?: [.!?,)(:]+)*$`,
  );

/** Somebody or something that Eddy might be. */
const BEING =
  '(?:_service_|humans?|real|bot|robot|person|people|ai|a\\.?i\\.?|machine|computer|chat ?bot|chat ?gpt|gpt|alive|sentient|someone|somebody|program|software|man|woman|guy|lady|girl|boy|broker|salesman|actual|live|living|automated|fake|made up|artificial|artificial intelligence)';

const TALK: readonly Talk[] = [
  {
    pattern:
      /\b(?:are|is) (?:you|eddy) (?:\w+ )?(?:better|smarter|worse|quicker|faster|more (?:\w+)|as (?:\w+)|good|any good|like)(?: \w+)? (?:than|as|like|compared (?:to|with)) (?:an? |the |my )?(?:\w+ )?(?:_service_|brokers?|agents?|salesm[ae]n|human|person)|\b(?:can|could|will|do) (?:you|eddy) (?:really )?(?:replace|beat|outdo) (?:an? |the |my )?(?:\w+ )?(?:_service_|brokers?|human)/,
    anywhere: true,
    wholly: true,
    text: ({ phrases }) => `${phrases.iAm} ${phrases.canDo}`,
  },
  {
    pattern: whole(
      `(?:are|is|am) (?:you|eddy|this|that|i (?:talking|speaking|chatting|writing|typing) (?:to|with))(?: (?:even|actually|really|just|only|for|like|some kind of|a|an|the))*(?: ${BEING}(?: (?:or|and|,|a|an|not|just|only|kind of))*)+|(?:is|are) there (?:a |an |any )?${BEING} (?:\\w+ )?(?:behind|on the other end|there|reading)(?: (?:this|you|it|that))?|who (?:made|built|created|wrote|programmed|trained|invented|runs|is behind) you|do you (?:ever )?(?:sleep|eat|dream|have (?:feelings|a (?:body|name|boat|life))|get tired)|how old are you|where (?:are|do) you (?:from|live)|what(?: kind of)? (?:model|ai|bot) are you|are you (?:married|single|in love|happy|sad|bored|busy|hungry|rich)|do you love me|i (?:really )?(?:love|like|hate|adore) (?:you|eddy)|what is your (?:favorite (?:boat|yacht|make|brand|color|food|place|type|kind of boat|_type_)|_saved_)|which (?:boat|one) (?:would you|do you) (?:buy|like)(?: (?:best|most|yourself))?|do you (?:even |actually |really )?(?:like|love|enjoy|own|prefer|hate|sail|fish|drive) (?:boats|boating|sailing|fishing|_type_|the (?:sea|water|ocean)|(?:to )?(?:sail|fish|swim)|your job|me|a boat|any boats|people)`,
    ),
    wholly: true,
    text: ({ phrases }) => `${phrases.iAm} ${phrases.canDo}`,
  },
  {
    pattern: whole(
      'hi|hello|hey|hiya|yo|howdy|(?:are )?you (?:still )?(?:there|around|awake|online)|anyone (?:there|home|here)|anybody (?:there|home|here)|greetings|good (?:morning|afternoon|evening|day)|ahoy|sup|hello hello|hi hi',
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
      'bye|goodbye|see (?:you|ya)(?: later| soon)?|good ?night|later|ciao|talk (?:to you )?(?:soon|later)|that is all(?: for now)?|i am done',
    ),
    text: ({ phrases }) => phrases.bye,
  },
  {
    pattern: whole(
      'no ,? (?:thanks|thank you)|no (?:that is|i am) (?:all|good|fine)|i am good|nothing else|not (?:now|right now|today)',
    ),
    text: reply('noThanks'),
  },
  {
    pattern: whole(
      '(?:you are|that is|that was) (?:so |really |pretty |very )*(?:funny|hilarious|a riot|too funny|a good one)|good one|(?:lol|ha(?:ha)+|hehe|rofl|lmao|haha)(?: ,? ?(?:okay|good one|nice|cool|sure|fine|alright|true|right))?',
    ),
    text: reply('laugh'),
  },
  {
    pattern: whole(
      'how are you(?: doing)?(?: today)?|how is it going|what is up|how do you do|how is your day(?: going)?|you (?:okay|good)',
    ),
    text: reply('mood'),
  },
  {
    pattern:
      /\b(?:who|what) (?:exactly )?are you\b|\bare you (?:a |an )?(?:actual |real )?(?:_service_|human|real|bot|robot|person|ai|machine|computer|chatbot)\b|\bwhat is (?:eddy|your name)\b|\byour name\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a )?(?:real |human|person|bot|robot|_service_)/,
    anywhere: true,
    text: ({ phrases }) => `${phrases.iAm} ${phrases.canDo}`,
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
    text: reply('joke'),
  },
  {
    pattern:
      /\b(?:write|tell|sing|make|give|recite|compose|know|do|got) (?:me |us |up )?(?:a |an |another |any |some )?(?:\w+ )?(?:poems?|songs?|haikus?|limericks?|rhymes?|shant(?:y|ies)|poetry|verses?)\b/,
    anywhere: true,
    text: reply('poem'),
  },
  {
    pattern: whole(
      'okay|cool|great|nice|perfect|awesome|good|got it|alright|fine|i see|wow|sweet|sounds good|makes sense|interesting|good to know|excellent|amazing|love it',
    ),
    text: reply('next'),
  },
  {
    pattern:
      /\b(?:you(?:r| are| r) (?:so |really |pretty |absolutely |totally )?(?:stupid|an? idiot|useless|dumb|terrible|bad|worthless|no help)|you suck|stupid bot|terrible bot|useless bot|worst bot|this (?:is useless|sucks))\b|^(?:stupid|useless|idiot)[.! ]*$/,
    anywhere: true,
    text: reply('sorry'),
  },
  {
    pattern: whole(
      '(?:hold on|wait|one sec(?:ond)?|one moment|give me a (?:sec|minute|moment)|let me think|hang on|hmm+|brb)(?: [^_]{0,30})?',
    ),
    text: reply('wait'),
  },
  {
    pattern:
      /^(?:i )?(?:do not|did not) (?:really )?(?:like|want|love) (?:any of )?(?:these|those|them|it|that|this|_ref_)(?: ones)?[.! ]*$|^none of (?:these|those|them)(?: (?:work|are good|fit|appeal)[\w ]*)?[.! ]*$/,
    text: ({ phrases }) => phrases.change,
  },
];

const THANKS =
  /\b(?:thanks|thank you|thank ya|cheers|appreciate (?:it|that|you|the help)|you (?:are|were) (?:awesome|great|the best|amazing|a (?:star|lifesaver|legend)|very helpful|so helpful)|great (?:job|help|work)|good (?:job|bot|work))\b/;
const GOODBYE =
  /\b(?:bye|goodbye|cya|see (?:you|ya)|farewell|take care|ttyl|got to (?:run|go)|have to (?:run|go)|signing off|good ?night|have a (?:good|nice|great) (?:one|day|night|evening|weekend)|that is (?:all|it|everything)(?: for (?:now|today))?|(?:talk|speak|chat|write|see you|catch you|catch ya|until) (?:\w+ ){0,2}(?:soon|later)|(?<=^|[,.!] ?)later)\b/;
const LONGEST_COURTESY = 12;
/** A message of so few words says nothing else. */
const LONGEST_ASIDE = 8;

/** 'Tell Ruth thanks' is meant for Ruth. */
const isForSomebody = (line: Situation['line']) =>
  line.has(
    /\b(?:tell|message|write(?: to)?|text|ask|let|reply to|answer|thank|send|say (?:\w+ ){0,3}to) (?:_person_|_ref_|him|her|them|the (?:owner|seller))/,
  );

/** Thanks and goodbyes in any words, if the message says nothing else. */
function courtesyIn(line: Situation['line']): Talk | undefined {
  const says = line.chunks.some(({ meaning }) => meaning && !['aside', 'strange', 'person'].includes(meaning.is));
  if (
    says ||
    isForSomebody(line) ||
    line.chunks.length > LONGEST_COURTESY ||
    line.has(
      /\?|\b(?:how|what|where|when|why|can (?:you|i|we)|could (?:you|i|we)|should i|may i|show|find|but)\b|^(?:so |and |okay )*(?:can|could|do|does|did|is|are|will|would|may|might|has|have (?:i|you|we|they)|am)\b/,
    )
  )
    return undefined;
  if (line.has(GOODBYE)) return { pattern: /.*/, text: ({ phrases }) => phrases.bye };
  return line.has(THANKS) ? { pattern: /.*/, text: ({ phrases }) => phrases.welcome } : undefined;
}

const SKILLS: readonly RegExp[] = [
  /\b(?:what|how|which|anything|something)\b/,
  /\b(?:you|your|eddy)\b/,
  /\b(?:do|does|help|helps|assist|job|purpose|skills|abilities|capabilities|capable|able|good (?:at|for)|handle|ask you|tell you|use you|useful|work)\b/,
];
/** A question with one of these words is about something else. */
const NO_SKILL =
  /\b(?:many|much|far|long|old|big|each|have|has|think|like|love|mean|recommend|suggest|charge|cost|paid|percent\w*|cut|commission|keep|money|data|email|password|account|know|believe|feel|say|said|want|need|prefer|decide|choose|agent|deal|deals|trade|trades|boats?|homework|math|recipe|code|site|website|company|not|now|next|about my|with my)\b/;

/** A question for Eddy’s abilities in any words, if the message names nothing. */
const asksForSkills = ({ line }: Situation) =>
  line.chunks.length <= LONGEST_COURTESY + 2 &&
  line.chunks.every(({ meaning }) => !meaning || meaning.is === 'aside') &&
  SKILLS.every((idea) => line.has(idea)) &&
  !line.has(NO_SKILL);

/** Greetings, thanks and other small talk. */
export const talkFrame: Frame = (situation) => {
  const { line, message } = situation;
  if (STARTS_OVER.test(message.trim()))
    return { intent: 'talk', weight: 2, ...EVERYTHING, plan: just(reply('over')(situation)) };
  if (asksForSkills(situation))
    return { intent: 'talk', weight: 1.1, ...EVERYTHING, plan: just(situation.phrases.canDo) };
  const talk = TALK.find(({ pattern }) => line.has(pattern)) ?? courtesyIn(line);
  if (!talk) return undefined;
  const weight = talk.anywhere ? 0.75 : 1.2;
  const words = talk.wholly || (talk.anywhere && line.chunks.length <= LONGEST_ASIDE) ? /.*/ : talk.pattern;
  return { intent: 'talk', weight, uses: [], words, plan: just(talk.text(situation)) };
};
