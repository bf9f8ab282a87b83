import { matchOf } from '../../../matching.ts';
import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { ownMeant } from './own-meant.ts';

const HOW_TO =
  /^(?:(?:so|and|okay|hey|hi|eddy|please|well|um|,) )*(?:how|where|what is the (?:best |easiest )?way)(?: (?:do|can|could|would|should|does|is|to|am|exactly))*(?: (?:i|we|you|one|a (?:guy|man|person|fella|seller|member|owner)|someone|somebody))?(?: (?:go about|get to|best|even|actually|exactly|now|to|supposed))* (?=\w)/;
/** 'Go about removing it'. */
const BASE_FORMS: Readonly<Record<string, string>> = {
  removing: 'remove',
  deleting: 'delete',
  pausing: 'pause',
  hiding: 'hide',
  changing: 'change',
  editing: 'edit',
  lowering: 'lower',
  raising: 'raise',
  adding: 'add',
  marking: 'mark',
  taking: 'take',
};
const OTHER_QUESTION = /^(?:long|much|many|far|often|soon|come|is|are|about)\b/;

/** 'How do I pause the Gale' as the order to pause it, if the user has one such boat. */
export function askedAsOrder(situation: Situation): Situation | undefined {
  const { line } = situation;
  const [opening] = matchOf(HOW_TO, line.text) ?? [];
  if (opening === undefined) return undefined;
  const [verb, ...rest] = line.chunks.slice(opening.trim().split(' ').length);
  if (!verb) return undefined;
  const order = new Line(line.message, [{ ...verb, text: BASE_FORMS[verb.text] ?? verb.text }, ...rest]);
  const asked = { ...situation, line: order };
  return OTHER_QUESTION.test(order.text) || ownMeant(asked).length !== 1 ? undefined : asked;
}
