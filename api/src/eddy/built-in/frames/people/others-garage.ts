import { OTHERS_GARAGE } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const THING = '(?:_(?:asset|coins)_|garage|things|stuff|assets|belongings|possessions|collection|wallet|money|cash)';
const HAS = '(?:have|has|own|owns|got|hold|holds|holding|keep|keeps|sit on|sitting on|sits on|stash|stashed)';
/** 'What's in Ruth's garage', 'how much bitcoin does Ruth have'. */
const GARAGE = new RegExp(
  `_person_(?: 's)? (?:\\w+ )?(?:garage|stuff|belongings|possessions|wallet)\\b|\\b(?:how much|how many|what|which|does|has|is|show|list) (?:\\w+ ){0,2}${THING}(?: \\w+){0,3} _person_ (?:\\w+ ){0,2}${HAS}\\b|\\b(?:does|has|is) _person_ (?:\\w+ ){0,2}${HAS}(?: \\w+){0,3} ${THING}|\\bgarage of _person_`,
);
/** Other frames tell what somebody takes, offers or said. */
const OTHER =
  /\b(?:take|takes|accept\w*|want\w*|offer\w*|bid|trade|trades|swap\w*|said|say|told|mention\w*|put in|owes?|pay|pays)\b|_(?:boat|make|ref|own)_/;

export const othersGarageFrame: Frame = ({ line, language }) => {
  const person = line.first('person');
  if (!person || !line.has(GARAGE) || line.has(OTHER)) return undefined;
  return {
    intent: 'rule',
    weight: 1.7,
    ...EVERYTHING,
    plan: just(OTHERS_GARAGE[language](person.name)),
  };
};
