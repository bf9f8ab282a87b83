import { question } from '../../phrases/questions.ts';
import { just } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const ON = '(?:in|on|along|around|near|off|out on|up on|down on|over on)';
const LAND =
  'coasts?|shores?|islands?|isles?|banks|fork|forks|country|valley|sound|peninsula|triangle|cape|point|delta|bayou|inlet|basin|corridor|lakes|straits?|tip';
const SIDED =
  '(?:(?:north|south|east|west|mid|upper|lower|far)(?:ern)? ){1,2}(?:end|ends|side|sides|shore|part|parts|reach|reaches)';
/** 'On the gold coast', 'in the thousand islands', 'out on the west end'. */
const UNKNOWN = new RegExp(
  `\\b${ON} ((?:the (?:(?:[a-z']+|_(?:asset|n|feature|strange)_) ){1,2}(?:${LAND})|the ${SIDED}))(?= (?:of|under|over|below|for|with|that|up|to|at|between|from|now|right|please|and|or)\\b| [?.!,]| _|$)`,
);
/** 'On the same coast', 'at the cheaper end': no names. */
const NO_NAME =
  /\bthe (?:same|other|next|whole|entire|right|wrong|open|nearest|closest|local|private|any|low|high|cheap|small|big|first|last|starting|selling|main|exact|middle|half|boat|swim|own|saved|best|worst) |(?:selling|starting|price|middle|halfway|view|vantage|entry|focal) point/;
const ASKS =
  /\b(?:boats?|yachts?|anything|something|everything|for sale|listings?|listed|looking|find|show|search|got|have|available|ones?|cruisers?|fishing|what is)\b|_(?:type|make|kind|bound|engine|fuel)_/;

/** A part of the country that no list of places has: searching everywhere would be no answer. */
export const unknownPlaceFrame: Frame = ({ line, language, phrases }) => {
  if (line.has(/_(?:place|boat|own|id|person|ref|saved)_/) || !line.has(ASKS)) return undefined;
  const words = placeIn(line);
  if (!words) return undefined;
  return {
    intent: 'search',
    weight: 1.6,
    ...EVERYTHING,
    plan: just(`${phrases.notUnderstoodWords(words)} ${question('whichPlace', language)}`),
  };
};

/** The words of the place as the user wrote them. */
function placeIn(line: Line): string | undefined {
  const found = UNKNOWN.exec(line.text);
  const said = found?.[1];
  if (!found || !said || NO_NAME.test(`${said} `)) return undefined;
  const from = line.text.slice(0, found.index + found[0].lastIndexOf(said)).split(' ').length - 1;
  const chunks = line.chunks.slice(from, from + said.split(' ').length);
  return chunks.map(({ written }) => written).join(' ');
}
