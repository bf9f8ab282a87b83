import { matches } from '../../../matching.ts';
import type { Line } from '../../reading/line.ts';
import type { Meaning } from '../../reading/meanings.ts';
import type { Situation } from '../../situation.ts';

/** Things of everyday life that no marketplace for boats knows. */
const ELSEWHERE =
  /\b(?:recipes?|cook|cooking|bake|baking|chowder|restaurants?|cafes?|pizza|burgers?|weather|forecast|temperature|rain|raining|snow|sunny|hurricane season|poems?|poetry|haiku|limericks?|song|songs|lyrics|movies?|films?|tv shows?|netflix|novels?|essays?|homework|math|equation|algebra|translate|translation|president|election|politics|politician|government shutdown|world cup|super ?bowl|football|basketball|baseball|soccer|hockey|golf|olympics|score of the|horoscope|zodiac|lottery|lotto|stock market|girlfriend|boyfriend|dating|diet|workout|calories|headache|doctor|symptoms|python|javascript|programming|coding|write (?:me )?(?:some |a )?code|capital (?:city )?of|population of|how (?:deep|big|old|far) is the (?:ocean|sea|earth|world|universe|moon|sun|mariana \w+)|what (?:time|day|date|year|month) is (?:it|today|this)|what is today s date|who (?:won|invented|discovered|wrote|painted|sang|sings|played|plays)|meaning of life|news|headlines|war|_n_ (?:times|plus|minus|divided by|x) _n_|planets?|dinosaurs?|hotels?|flights?|airlines?|airport|uber|taxi|concert|museum|celebrity|homeopathy|bible|meaning of life|receta|recetas|recette|recettes|rezept|rezepte|wetter|météo|clima|poema|poème|gedicht|clima|fútbol|fußball)\b/;
/** Words that bring boats or a deal in. */
const OURS =
  /\b(?:boats?|yachts?|vessels?|listings?|listed|owners?|sellers?|buyers?|trade|trades|traded|trading|swap|swaps|offers?|take|takes|accepts?|closing|sell|selling|sale|account|message|deal|deals|agent|tradewind|survey|garage|hull|engines?|trailer|my)\b/;
const NEUTRAL: ReadonlySet<Meaning['is']> = new Set(['aside', 'strange', 'n', 'place', 'listed', 'age', 'sort', 'ref']);

/** Whether a message is about something that has nothing to do with boats: no search for boats called 'recipe'. */
export const isOffTopic = ({ line, reading }: Pick<Situation, 'line' | 'reading'>): boolean =>
  isEnjoyed(line) ||
  ((line.has(ELSEWHERE) || matches(ELSEWHERE, reading.words)) &&
    !line.has(OURS) &&
    line.chunks.every(({ meaning }) => !meaning || NEUTRAL.has(meaning.is) || isYear(meaning)));

const isYear = (meaning: Meaning) => meaning.is === 'bound' && meaning.field === 'year';

const CHOOSES =
  '(?:which|what|(?:what is |recommend |suggest |know |need |is there )?(?:me )?(?:a|an|the|some|any) (?:good|best|nice|decent|great|right|perfect))';
/** Things to enjoy or to buy elsewhere, with nothing of a trade: 'a fine wine to celebrate', 'which watch suits me'. */
const ENJOYED = new RegExp(
  `\\b${CHOOSES} (?:\\w+ )?_asset_ (?:for|with|to|goes|go|pairs?|suits?|fits?|should|do|would|is|are|can|tastes?)\\b|\\b(?:pair|drink|serve|cook|eat|pour|taste)\\b.*_asset_|_asset_ (?:pairing|tasting|recommendations?|tips?)\\b`,
);
/** 'For a boat trip', 'on my boat': where it is enjoyed. */
const ABOARD =
  /\b(?:on|for|aboard|at|during) (?:a|an|the|my|our|your) (?:boat|yacht)(?: (?:trip|ride|party|day|picnic))?\b/;
const OTHERS: ReadonlySet<Meaning['is']> = new Set(['asset', 'aside', 'strange', 'n', 'feature', 'listed', 'place']);

const isEnjoyed = (line: Line): boolean =>
  line.has(ENJOYED) &&
  !matches(OURS, line.text.replace(ABOARD, '')) &&
  !line.has(
    /\b(?:have|got|own|ones?|get|give|for it|for (?:that|this|her|him|them)|worth|value|interested|want|wants|accept\w*|exchange|good for|who|whose)\b/,
  ) &&
  line.chunks.every(({ meaning }) => !meaning || OTHERS.has(meaning.is));
