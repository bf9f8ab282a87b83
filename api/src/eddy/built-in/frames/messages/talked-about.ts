import { matchOf } from '../../../matching.ts';
import { errorOf, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import type { KnownTalk } from './inbox-points.ts';

const TALKED =
  '(?:talk(?:ed|ing)?|chat(?:ted|ting)?|sp(?:oke|eak|oken|eaking)|wr(?:ite|ote|itten|iting)|message[ds]?|messaging|text(?:ed|ing)?|discuss(?:ed|ing)?)';
const ASKED =
  '(?:wr(?:ote|itten)|ask(?:ed|ing)|mention(?:ed)?|messaged|texted|talked|said something|brought up|offered|contacted)';
/** 'Whom did I talk to about a trailer?', 'who mentioned a trailer?' */
const ABOUT = new RegExp(
  `\\bwho(?:m)? (?:was it |is it )?(?:that )?(?:(?:did|have|was|had) i|i) (?:been |have |was )?${TALKED}(?: to| with)? about (?:an? |the |my |his |her |their |some |that )?([a-z]{4,20})s?(?: (?:with|again))*[?.! ]*$|\\bwho (?:was it (?:that )?|was the (?:guy|one|person) (?:who |that )?)?(?:has )?${ASKED}(?: to)?(?: me)?(?: about)? (?:an? |the |some |that )?(?!lately|recently|today|yesterday|first|last|again|back|this|since|anything|something|these)([a-z]{4,20})s?(?: again)?[?.! ]*$`,
);

/** The conversations in whose first or last messages a word stands. */
export const talkedAboutFrame: Frame = (situation) => {
  const { reading, line, language } = situation;
  const found = matchOf(ABOUT, reading.words);
  const topic = found?.[1] ?? found?.[2];
  if (!topic || language !== 'en' || line.has(/_(?:boat|make|own|person|type)_|\b(?:offers?|bids?)\b/))
    return undefined;
  const stem = topic.replace(/s$/, '');
  return {
    intent: 'inbox',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: ([talks]) => {
      if (!talks) return use('my_conversations');
      const all = (talks.output.conversations ?? []) as KnownTalk[];
      const meant = all.filter((talk) =>
        [talk.lastMessage, talk.lastFromThem, talk.firstFromThem, talk.lastFromUser].some((text) =>
          text?.toLowerCase().includes(stem),
        ),
      );
      const told = meant.map(
        ({ with: other, about }) => `You and ${other} wrote about “${topic}”, in the conversation about the ${about}.`,
      );
      const none = 'I don’t see that in what I can read of your latest conversations: open Messages to read the rest.';
      return say(errorOf(talks.output) ?? (told.length > 0 ? told.join(' ') : none));
    },
  };
};
