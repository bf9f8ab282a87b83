import { isDictated } from '../../dictated.ts';
import { REFUSALS, type Refused } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const REVIEW =
  '(?:reviews?|testimonials?|ratings?|feedback|endorsements?|(?:_n_|_quantity_|five|four|5|4|one)(?: -)? stars?|stars)';
const WRITE =
  '(?:write|draft|compose|word|make|create|generate|invent|fake|forge|fabricate|make up|come up with|think up|cook up|post|leave|add|give|put|submit|publish|send|need|want|get|buy|do)';
/** Somebody whom the user is not. */
const OTHER =
  '(?:_person_|_ref_|(?:an?|the|some|one of (?:my|the|our)|my|his|her|another|different|various|multiple|several|a few|_n_) (?:\\w+ ){0,2}(?:buyers?|sellers?|customers?|clients?|owners?|person|people|guys?|users?|members?|strangers?|brokers?|friends?|wife|husband|brother|sister|neighbors?|names?|accounts?)|someone(?: else)?|somebody(?: else)?|buyers?|customers?|clients?|sellers?|people|others|tradewind|eddy|support|the (?:broker|brokerage|team))';
const POSING =
  '(?:as (?:if|though)|like|pretend\\w*|posing as|pose as|in the (?:name|voice|style|words|person) of|from the (?:point of view|perspective|standpoint|side) of|as(?! (?:_person_|he|she|they|it) (?:is|was|were|did|has|had|kept|made|gave|helped)\\b))';
/** The user's own profile, boats or things. */
const MYSELF =
  '(?:me|myself|us|ourselves|_own_|(?:my|our) (?:own |\\w+ )?(?:profile|account|boats?|listings?|ads?|page|name|garage))';

const FALSE_REVIEWS: readonly RegExp[] = [
  new RegExp(`\\b${WRITE}\\b.{0,80}\\b${REVIEW}.{0,80} ${POSING} ${OTHER}`),
  new RegExp(
    `\\b${WRITE}\\b.{0,80}\\b${REVIEW}.{0,80} ${POSING} (?:i|we|it|you|they|he|she)\\b.{0,40}\\b(?:${OTHER}|bought|buyer)\\b`,
  ),
  new RegExp(
    `\\b(?:write|draft|compose|word|make up|create|generate|invent|fake|come up with|post|leave)\\b.{0,80}\\b${REVIEW} (?:\\w+ ){0,4}(?:from|by|of) ${OTHER}`,
  ),
  new RegExp(`\\b(?:pretend\\w*|pose|posing|act|acting|log in|sign in)\\b.{0,80}\\b${REVIEW}`),
  new RegExp(
    `^(?:(?:please|eddy|hey|okay|so|and|can you|could you|would you|will you|just|,) )*(?:write|draft|compose|make|make up|create|generate|invent|post|leave|add|give|put)(?: me| us)? (?!.*_person_)(?:\\w+ |_n_ |- ){0,4}${REVIEW} (?:\\w+ ){0,3}?(?:about|of|for|on|to|under) ${MYSELF}`,
  ),
  new RegExp(
    `^(?:(?:please|eddy|hey|okay|so|and|can you|could you|would you|will you|just|,) )*(?:give|leave|write) (?:me|us|_own_|my (?:boat|listing|profile)) (?!(?:my|the|all|his|her|their|our|any|those|these) )(?:an? |some |a few |_n_ |_quantity_ )?(?:\\w+ |- ){0,3}${REVIEW}(?: (?:please|now|here|so that .*|to (?:help|boost|look|get) .*))*[?.! ]*$`,
  ),
  new RegExp(
    `\\b${WRITE}\\b(?: \\w+){0,5} (?:fake|phony|bogus|false|made ?-? ?up|invented|fictional|pretend|paid|glowing fake)(?: \\w+){0,3} ${REVIEW}`,
  ),
  new RegExp(`\\b(?:buy|purchase|pay for|order) (?:\\w+ |_n_ ){0,3}${REVIEW}`),
];
const AS_IF = /\b(?:as|like) (?:if|though)\b.*/;
/** A complaint about a review that somebody wrote, or a question for how reviews work. */
const OF_REVIEWS =
  /\b(?:left|wrote|posted|gave|got|received|has|reported?|remove|delete|complain\w*|says?|said|is there|are there|anyone|somebody put|someone put)\b|^(?:(?:so|and|hey|okay|but) )*(?:how|where|when|why|who|what|which|did|do|does|have|is|are)\b/;

const MESSAGE = '(?:write|message|text|tell|send|draft|reply|answer|email|sign|say|ask|respond|contact|post)';
const FALSE_NAMES: readonly RegExp[] = [
  new RegExp(
    `^(?!.*\\b(?:same|such|just|much|soon|long|far|well|often|known|asked|agreed|said) as _person_).{0,200}\\b${MESSAGE}\\b.{0,120} as (?:if (?:i|you|we|it) (?:was|were|am|are|came from|is from|comes from) )?(?:_person_|the (?:_service_|broker|brokerage|owner|seller|buyer)|tradewind|support)(?= [.!,:?;]|$| (?:and|that|to) )`,
  ),
  new RegExp(
    `\\b${MESSAGE}\\b.{0,120}\\b(?:pretend\\w*(?: to be| that (?:i|you|we) (?:am|are)| (?:i|you|we) (?:am|are))?|pos(?:e|ing) as|act(?:ing)? as|impersonat\\w*|claim\\w* to be|in the name of|on behalf of|under the name(?: of)?|from the account of) (?:_person_|_ref_|the (?:_service_|broker|brokerage|owner|seller|buyer|bank)|an? (?:\\w+ )?(?:broker|buyer|seller|lawyer|banker|owner|surveyor)|tradewind|support|somebody|someone|another)`,
  ),
  new RegExp(
    `\\b${MESSAGE}\\b.{0,120}\\b(?:in|under|with|using|from) (?:_person_ 's|his|her|their|somebody else 's|someone else 's|another (?:person|member|user|name)|a (?:fake|false|different|made up)|somebody 's|someone 's|the (?:broker|owner|seller|buyer) 's) ?(?:\\w+ )?(?:name|account|profile|voice)\\b`,
  ),
  /^(?:(?:please|eddy|can you|could you|just|and|okay) )*(?:sign|send|write|post) (?:it|this|that|the (?:message|note|text)) (?:as|with|from) (?:_person_|tradewind|the broker(?:age)?|support)[.! ]*$/,
  /\b(?:impersonate|pretend to be|pose as) (?:_person_|the (?:_service_|broker|owner|seller|buyer))/,
];

/** Reviews that nobody wrote, and messages in the name of somebody else: Eddy writes neither. */
export const falseNamesFrame: Frame = (situation) => {
  const refused = refusedIn(situation);
  if (!refused) return undefined;
  const plan = just(REFUSALS[refused][situation.language]);
  return { intent: 'rule', weight: 2.1, ...EVERYTHING, plan };
};

function refusedIn({ line, message }: Situation): Refused | undefined {
  if (isDictated(message)) return undefined;
  if (!OF_REVIEWS.test(line.text.replace(AS_IF, '')) && FALSE_REVIEWS.some((pattern) => line.has(pattern)))
    return 'reviews';
  return FALSE_NAMES.some((pattern) => line.has(pattern)) ? 'names' : undefined;
}
