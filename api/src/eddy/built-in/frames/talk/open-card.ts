import { matches } from '../../../matching.ts';
import { decisionOf } from '../../../turns.ts';
import { just, type Plan, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { changedText } from '../messages/changed-text.ts';
import { editedDraft } from '../messages/draft-edits.ts';
import { isTime } from '../messages/moved-time.ts';
import { restyled } from '../messages/restyled-text.ts';
import { saidInstead } from '../messages/said-instead.ts';
import { changedCard, statusOf } from './cards.ts';

const LEADS =
  '^(?:(?:okay|ok|and|so|then|well|hm+|meh|eh|no|nah|yes|yeah|actually|maybe|just|please|now|but|wait|let us|lets|let’s|i (?:would|want to|will|should|could|can)|can (?:you|we)|could (?:you|we)|cool|great|perfect|good|alright|fine|nice|right|that is|thats|that’s|,|\\.|!) ?)*';
const ENDS =
  '(?: ?(?:then|please|pls|a (?:bit|little|touch|tad)|some|somewhat|slightly|more|then|instead|now|again|for me|again|on (?:it|that|this)|than that|,|\\.|!))*$';
const IT = '(?: (?:it|that|this|mine|my (?:offer|bid)|the (?:offer|bid|price|amount|cash|counter ?-?(?:offer)?)))?';

/** 'Just raise it' without an amount. */
const MOVES_ALONE = new RegExp(
  `${LEADS}(?:(?:raise|increase|bump|up|sweeten|lower|reduce|decrease|push|move|bring)${IT}(?: (?:up|down|higher|lower))?|drop${IT} (?:down|lower|(?=a (?:bit|little|touch|tad)|some|slightly))|drop the (?:price|amount)|(?:go|come|bid|offer|start|aim|make${IT}|try|pay|(?:want|wanna|need) (?:to )?(?:pay|offer|bid|go))(?: (?:up|down|in|a (?:bit|little)|a lot|much|way|some|slightly))* (?:higher|lower|more|less|up|down|better)|(?:a (?:bit|little|lot|touch) |some |slightly |way |much )?(?:higher|lower|more|less)|(?:make${IT}|offer|want) (?:a )?(?:better|higher|lower|bigger|smaller)(?: (?:offer|bid|amount|number|one))?|change (?:the )?(?:amount|price|number|cash)|not (?:that|so|quite that|as) (?:much|high|low|little)|(?:another|a different|different) (?:amount|price|number|sum))${ENDS}`,
  'i',
);
/** 'Don't I already have one in there?' */
const HAS_ONE =
  /\b(?:do|did|have) (?:not )?i (?:not )?(?:already |still )*(?:have|got|made?|put|send|sent|offer(?:ed)?)\b(?=.*\b(?:one|offer|bid|something)\b).*|\bi (?:already|still) (?:have|got|made|put|sent) (?:an? |one|my |the )/i;
/** Other words for the click. */
const SENDS = new RegExp(
  `${LEADS}(?:get (?:it|that|this) (?:to|over to|out to|off to) \\S+|(?:off|out) (?:it|this|that|she|he) goes|(?:hit|press|push|tap|click)(?: (?:on|the))* (?:send|submit|button|it|go)(?: button)?|(?:it |that |this |we |you )?(?:is |are |looks? |seems? )*(?:all )?(?:good to go|ready to go|all set|good as is|fine as is|fine like that)|(?:let it|let this|let that|let her) (?:fly|rip)|post (?:it|that)|pull the trigger|(?:send|fire|ship) away|send (?:that|this) one|off (?:with|it) ?(?:it|goes)?|(?:i am |im |we are |all )?(?:good|happy|set|fine)[ ,]+(?:send|submit)(?: it)?|make (?:it|that|this) (?:official|happen))${ENDS}`,
  'i',
);
/** 'Take out the part about Norfolk' beside a drafted message. */
const TAKES_OUT =
  /^(?:(?:okay|ok|please|and|but|actually|can you|could you|just|no|,) )*(?:take|leave|cut|drop|remove|delete|lose|skip|omit|get rid of|strike|scratch|scrap|nix|kill|ditch)\b.*\b(?:out|off|part|bit|sentence|line|mention|thing|about)\b|^(?:(?:that|it|this) is |(?:thats|that’s|its|it’s|sounds|a|way|bit|little|much|still|kind of|kinda|hm+) )*too \w+[.! ]*$/;
const TAILS = /(?:[\s,]+(?:then|please|pls|instead|rather|better))*[\s.!]*$/i;
const MOST_WORDS = 12;

/** Short words about the card of the last answer: an edit of its text, a change without an amount, or another word for the click. */
export const openCardFrame: Frame = (situation) => {
  const { memory, message, phrases, reading } = situation;
  const { card, cardIsLast } = memory;
  if (!card || !cardIsLast || decisionOf(card) === 'confirmed') return undefined;
  const words = reading.words;
  if (card.name === 'draft_message') {
    const edits =
      editedDraft(message, textOf(card.input.text)) ??
      ((matches(TAKES_OUT, words) || saidInstead(message) || isTime(message.replace(TAILS, ''))) &&
        changedText(situation, textOf(card.input.text)));
    const plan = edits && changedCard(situation, card);
    return plan
      ? interpreted(plan)
      : isShort(words) && matches(SENDS, words)
        ? interpreted(just(statusOf(card, phrases)))
        : undefined;
  }
  const isOffer = card.name === 'draft_offer' || card.name === 'draft_counter';
  const instead = isOffer && saidInstead(message) ? changedCard(situation, card) : undefined;
  if (instead) return interpreted(instead);
  if (isOffer && matches(HAS_ONE, words))
    return interpreted(just(card.name === 'draft_counter' ? phrases.alreadyOpen : phrases.cardStays));
  if (!isShort(words)) return undefined;
  // 'That's too long' is about the words of the card, not about boats.
  const restyles = isOffer && restyled(message, textOf(card.input.note)) !== undefined && changedCard(situation, card);
  if (restyles) return interpreted(restyles);
  if (isOffer && matches(MOVES_ALONE, words)) return interpreted(just(phrases.toHowMuch));
  return matches(SENDS, words) ? interpreted(just(statusOf(card, phrases))) : undefined;
};

const isShort = (words: string) => words.split(' ').length <= MOST_WORDS && !/\d/.test(words);

const interpreted = (plan: Plan) => ({ intent: 'card' as const, weight: 1.8, ...EVERYTHING, plan });
