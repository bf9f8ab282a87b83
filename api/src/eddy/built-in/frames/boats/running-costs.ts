import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const KEEPING =
  '(?:run|own|keep|keep up|maintain|operate|insure|dock|moor|store|fuel|fill up|service|repair|fix|look after|feed)';
const COSTS =
  '(?:running|operating|ownership|owning|maintenance|fuel|upkeep|yearly|annual|insurance|service|docking|slip) ?(?:costs?|bills?|expenses?)?';
/** Asks which boat costs least, or less than another, once somebody has it. */
const RANKED = new RegExp(
  `(?:_sort_|\\b(?:cheapest|cheaper|least expensive|less expensive|most economical|costs? (?:\\w+ )?(?:the )?(?:least|less)))(?: (?:boats?|ones?|of (?:them|these|those)|_type_|_ref_))* to (?:actually |simply |just )?${KEEPING}\\b|\\b(?:lowest|smallest|least|lower|cheapest)(?: _sort_)? ${COSTS}\\b|_sort_ (?:in|on|for) (?:gas|fuel|upkeep|maintenance|insurance)\\b|\\bcosts? (?:\\w+ )?(?:_sort_|the least|less)(?: money)? (?:in|on|for) (?:gas|fuel|upkeep|maintenance|insurance)\\b|\\b(?:burns?|uses?|drinks?|guzzles?|sips?) (?:the )?(?:least|less|fewest)(?: (?:fuel|gas|diesel|gallons))?\\b`,
);
const OTHER = /\b(?:fees?|closing|sell|list|listing|message|offer|tell|ask)\b|_(?:service|money|asset|coins)_/;

/** The costs of having a boat, which no listing tells: the price must not stand for them. */
export const runningCostsFrame: Frame = ({ line, help, language }) => {
  if (!line.has(RANKED) || line.has(OTHER)) return undefined;
  const answer = help.find(({ id }) => id === 'beginner-boat')?.answer[language];
  return answer === undefined ? undefined : { intent: 'help', weight: 1.95, ...EVERYTHING, plan: just(answer) };
};
