import { BLOCK } from '../../phrases/blocks.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const POLITELY =
  '(?:please|can you|could you|would you|will you|i (?:want|would like|need) (?:you )?to|i wanna|eddy|hey|okay|just|and|now|so|then|go ahead and|,)';
const WHOM = '(?:_person_|_ref_|him|her|them|that (?:guy|person|man|woman|buyer|seller))';
const BLOCKS = new RegExp(
  `^(?:${POLITELY} )*(?:block|ban|blacklist)(?: (?:that |this )?(?:guy|creep|jerk))? ${WHOM}(?![\\w'])|(?:[,.!;]|\\b(?:so|and|then)) (?:${POLITELY} )*(?:block|blacklist) ${WHOM}(?![\\w'])`,
);
const UNBLOCKS = new RegExp(`^(?:${POLITELY} )*unblock ${WHOM}(?![\\w'])`);

/** Orders to block a person, which only the user can do, with what becomes of their trades. */
export const blockFrame: Frame = ({ line, memory, deals, language }) => {
  const isBack = line.has(UNBLOCKS);
  if (!isBack && !line.has(BLOCKS)) return undefined;
  const name = line.first('person')?.name ?? (memory.told.length === 1 ? memory.told[0]?.name : undefined);
  const said = BLOCK[language];
  const shared = deals.filter(({ people }) => people.some((one) => one.name === name));
  const isAgreed = shared.some(({ list }) => list === 'agreed' || list === 'closing');
  const open = shared.filter(({ list }) => list === 'open' || list === 'waiting').length;
  const way = isBack ? said.unblock(name) : isAgreed && name ? said.agreed(name) : said.way(name);
  const ends = !isBack && !isAgreed && open > 0 && name ? [said.ends(open, name)] : [];
  return {
    intent: 'rule',
    weight: 1.7,
    ...EVERYTHING,
    plan: just([way, ...ends].join(' ')),
  };
};
