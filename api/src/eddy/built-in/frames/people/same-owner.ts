import type { NamedBoat } from '../../../../platform/names.ts';
import { boatsOf } from '../../memory.ts';
import { SAME_OWNER } from '../../phrases/same-owner.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const WHO = '(?:_person_|_ref_|he|she|they|the same (?:owner|seller|person|guy|lady|one|people)|same (?:owner|seller))';
const HAS = '(?:have|has|own|owns|sell|sells|selling|list|lists|listed|listing|got)';
const BOAT = '(?:the |that |a |an |this )?_boat_';
const LEAD = '^(?:(?:and|so|okay|but|hm+|,) )*';
const END = '(?: (?:too|also|as well|then|though|now|up|for sale|listed|here|by any chance))*[?.! ]*$';
const ASKS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:does|do|has|have|is|are|did) ${WHO} (?:(?:also|still|even|happen to|got) )*${HAS} ${BOAT}${END}`,
  ),
  new RegExp(
    `${LEAD}(?:is|was|are) ${BOAT} (?:(?:also|one|listed|sold|owned|offered) )*(?:(?:from|by|of|with) )?(?:(?:his|hers|theirs|_person_ 's)|(?:from|by|of) (?:him|her|them|_person_|_ref_|the same (?:owner|seller|person|guy|lady|place|people)))${END}`,
  ),
  new RegExp(
    `${LEAD}(?:does|do) ${BOAT} (?:also )?(?:belong to|come from|have) (?:him|her|them|_person_|_ref_|the same (?:owner|seller|person|guy|lady|people))${END}`,
  ),
  new RegExp(
    `${LEAD}(?:is it |is that )?(?:the )?same (?:owner|seller|person|guy) (?:for|of|on|with|as|selling) ${BOAT}${END}`,
  ),
  new RegExp(
    `${LEAD}(?:(?:what|how) about )?${BOAT} ?,? (?:is (?:it|that) )?(?:also )?(?:(?:by|from) )?(?:the )?same (?:owner|seller|person|guy|lady)${END}`,
  ),
  // An owner who is named belongs to the name of the boat by then.
  new RegExp(`${LEAD}(?:is|was) ${BOAT} 's${END}`),
];

/** 'Is the Gale 31 hers, too?' after another boat. */
export const sameOwnerFrame: Frame = (situation) => {
  const { line } = situation;
  const [boat, ...others] = line.all('boat');
  const [only, ...more] = boat?.boats ?? [];
  if (!only || others.length + more.length > 0 || boat?.count !== 1) return undefined;
  // 'Does it have …' is about a boat.
  if (line.all('ref').some(({ ref }) => ref.by !== 'owner')) return undefined;
  const owner = ownerIn(situation, only);
  if (!owner || !ASKS.some((one) => line.has(one))) return undefined;
  return {
    intent: 'owner',
    weight: 1.85,
    ...EVERYTHING,
    whole: true,
    plan: plan(only.id, owner, situation),
  };
};

interface Owner {
  name: string;
  ids: readonly string[];
}

/** The person who is named, or the owner of the boat discussed. */
function ownerIn({ line, memory: { focus } }: Situation, { id, owner, ownerId }: NamedBoat): Owner | undefined {
  const [person, ...people] = line.all('person');
  if (people.length > 0) return undefined;
  if (person) return person.ids.length > 0 ? person : undefined;
  if (line.has(/_boat_ 's/)) return owner && ownerId ? { name: owner, ids: [ownerId] } : undefined;
  return focus?.ownerId && focus.id !== id ? { name: focus.owner ?? '', ids: [focus.ownerId] } : undefined;
}

const plan =
  (boatId: number, { name, ids }: Owner, { language }: Situation): Plan =>
  ([details]) => {
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(details.output);
    if (!boat?.owner || !boat.ownerId) return say(errorOf(details.output) ?? SAME_OWNER[language].unknown);
    const said = SAME_OWNER[language];
    return say(ids.includes(boat.ownerId) ? said.same(boat.title, name) : said.other(boat.title, boat.owner, name));
  };
