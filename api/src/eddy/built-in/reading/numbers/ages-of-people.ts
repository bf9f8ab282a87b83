import type { Line } from '../line.ts';

const KIN =
  '(?:dad|father|mom|mum|mother|parents|folks|in ?-? ?laws|husband|wife|spouse|partner|hubby|girlfriend|boyfriend|fiance|fiancee|son|sons|daughter|daughters|kids?|children|child|grand ?(?:pa|ma|dad|mom|father|mother|parents|son|sons|daughter|daughters|kids|children)|granny|nana|uncle|aunt|brother|sister|brothers|sisters|cousin|nephew|niece|friend|buddy|boss|boy|boys|girl|girls|twins|teens?|teenagers?|guests?|guy|man|woman|lady|couple|old man|missus)';
const WHO = `(?:(?:i|he|she)(?= (?:am|is|was|turn|just|will|'s))|(?:we|they|you)(?: (?:are|were))? both|(?:(?:my|our|his|her|the|an?) )?(?:\\w+ (?:- )?)??${KIN}(?: and (?:(?:i|me)\\b|(?:my |our |his |her )?${KIN}))?)`;
const BE =
  "(?: (?:am|is|are|was|be|will|would|'s|has|have|of|turned|turns|turning|turn|just|both|now|soon|only|about|around|almost|nearly|over|past|pushing|nearing|approaching|hitting|close to|going on|age|aged|like|already|well|all|get|gets|getting|to|in|into|at))";
/** Behind the number, no unit makes it a measure. */
const END =
  '(?: (?:- )?(?:years?|yrs?|yo)(?: (?:- )?(?:old|young|of age))?)?(?= (?:[,.;:!?)]|and|so|but|or|who|that|now|with|this|next|in|on|at|too|already|soon|wants?|likes?|needs?|loves?|is|are|i|im|he|she|we|looking|respectively)\\b|(?= [,.;:!?)])|$)';

/** 'In their 70s', 'pushing 80 something'. */
const DECADE =
  /\b(?:(?:is|are|am|be|both|all|well|now|already) )*(?:in|into|past|nearing|approaching|pushing|hitting|over|under) (?:his|her|their|our|my|your|the ripe old)(?: (?:early|mid|late|low|high))?(?: -)? _n_(?: -)? ?'? ?s\b/;
const OF_AGE = new RegExp(`\\b${WHO}${BE}{1,4} _n_(?:(?: (?:,|and|&|or))+ _n_)*${END}`);
/** 'My dad, 80,', 'my kids (8 and 12)'. */
const ASIDE = new RegExp(`(?<=\\b(?:my|our) (?:\\w+ )?${KIN} (?:,|\\() )_n_(?:(?: (?:,|and|&))+ _n_)*(?= (?:,|\\))|$)`);
/** 'A 75 year old' is a person behind 'for', 'an 80 year old man' everywhere. */
const YEAR_OLD = '_n_ (?:- )?(?:years?|yrs?) ?(?:- )?olds?';
const SOMEBODY = new RegExp(
  `\\b(?:for|with) (?:an?|my|our|some|two|the) ${YEAR_OLD}(?= (?:[,.;:!?)]|and|who|with|to|in|under|that)|$)|\\b${YEAR_OLD}(?= (?:\\w+ )?${KIN}\\b)`,
);

const VERY =
  '(?: (?:not|a|bit|little|tad|too|very|so|really|just|kind|sort|of|quite|pretty|rather|that|both|all|getting|terribly|exactly|the|no|longer|any|far|way|always|maybe|simply))*';
const PERSON = `(?:i(?: am|'m)|we(?: are|'re)|(?:my|our) (?:\\w+ )?${KIN}(?: (?:is|are|'s))|(?:${KIN}) and i are|(?:i|we) (?:get|got|feel|talk|type|read|write|learn|think|speak))`;
/** 'We are too slow for such forms', 'my brother is cheap'. */
const OF_NATURE = new RegExp(
  `\\b${PERSON}${VERY} (?:old|older|cheap|fast|quick|slow|big|tall|short|small|large|new|young|fussy|picky)(?: (?:school|fashioned))?(?! (?:boats?|yachts?|ones?|and (?:want|need)|(?:enough )?to (?:buy|spend))\\b)(?: (?:for|with|at|to|on) (?:the|this|these|those|that|such|all|your|a|an|\\w+)(?: (?:internet|computers?|web|phones?|forms?|stuff|things?|site|sites|technology|apps?|machines?|online|words?))?)?(?= (?:[,.;:!?)]|and|so|but|or|to|anymore|myself|ourselves)\\b|(?= [,.;:!?)])|$)`,
);

/** Words of people about themselves limit and order nothing. */
export function readNatureOfPeople(line: Line): void {
  line.each(OF_NATURE, () => ({ is: 'aside' }));
}

/** The ages of people limit nothing: 'he's 60', 'my parents are in their 70s', 'for a 75 year old'. */
export function readAgesOfPeople(line: Line): void {
  for (const pattern of [DECADE, OF_AGE, ASIDE, SOMEBODY]) line.each(pattern, () => ({ is: 'aside' }));
}
