import { matchOf, type Replacement, replacedIn } from '../../matching.ts';

const START =
  "^(?<start>\\s*(?:(?:please|pls|hey|hi|ok(?:ay)?|so|and|also|then|now|eddy|just|alright|can you|could you|would you|will you|i(?:[’']d| would) like (?:you )?to|i (?:want|need|wanna|gotta|have) (?:you )?(?:to )?|i want to|i wanna|let[’']?s|go ahead and)[\\s,]+)*)";
const AGENT = '(?:(?:my|the|your|that)(?: (?:trading|search|boat))? agent)';
const NEW_AGENT =
  '(?:(?:an?|the|my|another|me an?)(?: (?:new|trading|search|little|boat|hunting|buying))* (?:agent|hunter|scout|searcher))';
const LOOKS =
  "(?:(?:that|which|who|to)(?:[’']?ll| will| can| should| would)? )?(?:only )?(?:looks?|looking|searche?s?|searching|hunts?|hunting|scouts?|scouting|watch(?:es|ing)?|keeps? an eye out|finds?|finding|goes? after|going after|tracks? down|shops?|shopping)(?: (?:out|around))?(?: (?:for|after))?(?: me)?";

/** Orders to the agent as people say them, and the same in the words of its screen. */
const ORDERS: readonly Replacement[] = [
  [
    new RegExp(`${START}(?:fire|sack|dismiss|let go(?: of)?|kill|shut down|shut off|retire) ${AGENT}\\b`, 'iu'),
    '$<start>recall my agent',
  ],
  [new RegExp(`${START}(?:put|place) ${AGENT} on (?:hold|pause|ice|standby)\\b`, 'iu'), '$<start>recall my agent'],
  [
    new RegExp(
      `${START}(?:have|let|tell|get|make) ${AGENT} (?:to )?(?:keep|go on|continue|stay)(?: on)? (?:looking|searching|hunting|scouting|working|watching|at it|going)(?: (?:out|around|for me))?(?: (?:while|when|as long as|until|till|in the background|overnight)\\b[^.?!]*)?(?=[\\s.!]*$)`,
      'iu',
    ),
    '$<start>deploy my agent',
  ],
  [
    new RegExp(
      `${START}(?:bring|call|get|order|fetch|pull|reel|take) ${AGENT}(?: back)? (?:home|in|back|off(?: the (?:job|hunt|market))?)(?=[\\s,.!?]*$|,| (?:please|now|for now|today|again)\\b)`,
      'iu',
    ),
    '$<start>recall my agent',
  ],
  [
    new RegExp(
      `${START}(?:let|allow) ${AGENT} (?:to )?(?:go|drop|come|get) (?:down to|as low as|down as far as|low as) (?=\\$?\\d)`,
      'iu',
    ),
    '$<start>lower the minimum of my agent to ',
  ],
  [
    new RegExp(
      `${START}(?:let|allow) ${AGENT} (?:to )?(?:go|get) (?:up to|as high as|up as far as|high as) (?=\\$?\\d)`,
      'iu',
    ),
    '$<start>raise the maximum of my agent to ',
  ],
  [
    new RegExp(
      `${START}(?:how|what)(?:['’]?s| is|['’]re| are) ${AGENT} (?:set(?: up)?|configured|looking)(?: (?:to|for|at|on))?(?: (?:right now|now|at the moment|currently|these days|rn|today))?(?=[\\s.?!]*$)`,
      'iu',
    ),
    "$<start>show my agent's settings",
  ],
  [
    new RegExp(`${START}(?:cap|limit|max(?: out)?) ${AGENT}(?:[’']s (?:budget|spending))? (?:at|to) (?=\\$?\\d)`, 'iu'),
    '$<start>set the maximum of my agent to ',
  ],
  [
    new RegExp(
      `${START}(?:create|make|build|start|launch|get|give|set up|setup|spin up|deploy|add|i want|i need)(?: me)? ${NEW_AGENT} (?:up )?${LOOKS} (?=\\S)`,
      'iu',
    ),
    '$<start>let my agent search for ',
  ],
];

/** 'Send my agent out again, nothing above 200k': it changes its settings, and goes. */
const SENT = new RegExp(
  `${START}(?:send|get|put|let|have) ${AGENT}(?: (?:back|right|straight))? (?:out|off|loose|to work|back to work|go)(?: (?:again|hunting|looking|searching|scouting|to hunt|to look|there))*(?:[\\s,;:–—-]+(?:and |but |with )?(?<limits>(?:nothing|no more than|not (?:over|above|more)|max\\p{L}*|up to|under|below|only|at most|at least|between|over|above|from|cap|ceiling)\\b.{2,60}?)|(?: to (?:look|hunt|search|scout)| looking| hunting| searching)? (?:for|after) (?<things>(?!\\$?\\d).{3,80}?))[\\s.!]*$`,
  'iu',
);

export function asAgentOrder(message: string): string {
  if (/["“”]/.test(message)) return message;
  const sent = matchOf(SENT, message)?.groups;
  const limits = sent?.limits?.replace(/^(?:cap|ceiling)(?: (?:of|at|it at))?\b/iu, 'at most');
  if (sent) return `let my agent search for ${sent.things ?? `boats, ${limits}`}. deploy my agent`;
  return replacedIn(message, ORDERS);
}
