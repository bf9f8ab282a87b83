import { matches } from '../../../matching.ts';
import type { KnownBoat } from '../../memory.ts';
import { WHOSE_OF_LIST } from '../../phrases/whose-of-list.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const LEADS = '^(?:(?:and|so|but|okay|ok|hm+|wait|now|then|also|hey|,) )*';
const OF_THEM = '(?: (?:ones?|boats?|_ref_|(?:one )?(?:of|from) (?:them|these|those|em|the (?:list|boats)|_ref_)))*';
const ENDS = '(?: (?:then|again|please|here|in (?:there|this list|the list)))*[?.! ]*$';
const MINE = '(?:mine|my own|my boats?|_own_|belongs? to me|i own|my one)';
const YOURS = new RegExp(
  `${LEADS}(?:(?:which|what)${OF_THEM} (?:(?:is|are|do|does|would be) ?)?${MINE}|(?:which|what)${OF_THEM} (?:belongs? to me|(?:do|did) i own)|(?:is|are) (?:any|one|some|either|there any)${OF_THEM} ${MINE}|(?:do|does) any${OF_THEM} belong to me|any${OF_THEM} ${MINE}|do i own (?:any|one)${OF_THEM})${ENDS}`,
  'i',
);
const THEIRS = new RegExp(
  `${LEADS}(?:(?:which|what)${OF_THEM} (?:is|are) _person_(?: 's)?(?: (?:boats?|ones?))?|(?:which|what)${OF_THEM} (?:belongs? to _person_|(?:does|do|did) _person_ (?:have|own|sell))|(?:is|are|do|does) any${OF_THEM} (?:belong to |from |by |of )?_person_(?: 's)?|any${OF_THEM} (?:from|by|of|belonging to) _person_(?: 's)?)${ENDS}`,
  'i',
);

/** 'Which of these is mine', 'which one is Ruth's' about the boats on screen. */
export const whoseOfListFrame: Frame = ({ line, memory, owned, language, reading, phrases }) => {
  const { shown, listedBy } = memory;
  if (shown.length < 2 || listedBy === 'my_boats') return undefined;
  const said = WHOSE_OF_LIST[language];
  // Another page may have one.
  const part = memory.found > shown.length ? phrases.ofShown(shown.length) : '';
  const interpreted = (text: string) => ({
    ...EVERYTHING,
    intent: 'details' as const,
    weight: 2,
    plan: just([text, part].filter(Boolean).join(' ')),
  });
  if (matches(YOURS, line.text) || matches(YOURS, reading.words)) {
    const mine = titlesOf(shown.filter(({ id }) => owned.some((boat) => boat.id === id)));
    return interpreted(mine.length > 0 ? said.yours(mine) : said.noneYours);
  }
  const name = matches(THEIRS, line.text) ? line.first('person')?.name : undefined;
  if (name === undefined || !shown.some(({ owner }) => owner)) return undefined;
  const theirs = titlesOf(shown.filter(({ owner }) => owner === name));
  return interpreted(theirs.length > 0 ? said.theirs(name, theirs) : said.noneTheirs(name));
};

const titlesOf = (boats: readonly KnownBoat[]) => boats.map(({ title }) => title);
