import { matches, type Replacement, replacedIn } from '../../matching.ts';
import { FOR_OWNER } from './searches.ts';

const LOOKS_FOR = '(?:need|want|get|give|find|pull|run|show|send|looking for|searching for|after)(?: me| us)?';
const CLIENT =
  '(?:an?|my|our|one of my|one of our) (?:client|customer|buyer|prospect|appraisal|listing presentation)(?:s|(?: of (?:mine|ours)))?';
const LAUGHS =
  '(?:(?:ha){2,}h?|ha|lol|lmao|rofl|hehe+|wow+|whoa+|woah+|damn|dang|geez|jeez|omg|holy (?:cow|moly|smokes)|yikes|oof|phew|ooh+|nice|cool|ok(?:ay)?)';

const WORDS: readonly Replacement[] = [
  // 'Comps for a buyer: diesel trawlers' looks for such boats.
  [
    new RegExp(
      `^(\\s*(?:(?:hi|hey|hello|eddy|ok(?:ay)?|please|so)[\\s,!]+)*)(?:(?:can you |could you )?(?:i |we )?${LOOKS_FOR} )?(?:(?:some|a few|the|any|good|recent) )*comp(?:arable)?s (?:for ${CLIENT}\\s*[:,;–—-]\\s*|:\\s*)(?=\\p{L}{4,})`,
      'iu',
    ),
    '$1show me ',
  ],
  // 'Lol nice. So what does it weigh?'
  [
    new RegExp(
      `^\\s*(?:${LAUGHS}[\\s,.!…–—-]+){1,4}(?=(?:and |so |but )?(?:how|what|where|who|whose|when|which|is|does|has|would|will)\\b)`,
      'iu',
    ),
    '',
  ],
  // 'Who takes gold? Mine is out, obviously.'
  [
    /[\s.,;:?!–—(-]+(?:(?:but|and|though|only)\s+)?(?:mine|my (?:own )?(?:boats?|ones?|listings?)|my own|ours)(?: (?:of course|obviously|clearly|naturally))?,? (?:(?:do|does|should|must|will)(?:\s?n['’]?o?t| not) (?:count|matter|qualify)|(?:are|is) (?:out|excluded|not (?:included|counted|part of it))|(?:aren|isn)['’]?t (?:included|counted)|excluded|excepted|aside)(?: (?:of course|obviously|clearly|naturally|though|here|either|lol))*\)?(?=[\s.!?]*$)/iu,
    ', except mine',
  ],
  // 'I need a better password. How do I set one?'
  [
    /^\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|eddy|please)[\s,!]+)*(?:i|we)(?:['’]d| would)? (?:want|need|like|have|wanna|got)(?: to)?(?: (?:set|choose|pick|get|use|have|make))? a (?:new|different|better|stronger|fresh) pas{1,2} ?wo?r?o?d(?: for (?:my (?:account|login)|this))?[\s,.;:–—-]+(?:so |and )?(?:(?:where|how) (?:do|can|could|would|should) (?:i|we) (?:change|set|do|get|update|reset|pick|choose|make)(?: (?:it|that|one|this))?|where is that|how(?: does that work)?)[\s?.!]*$/iu,
    'how can one change a password',
  ],
];

/** Short requests, asides and laughter in plain words. */
export const askedShortly = (message: string): string =>
  /["“”]/.test(message) || matches(FOR_OWNER, message) ? message : replacedIn(message, WORDS);
