/** Words that stand behind 'his' or 'hers' only if no noun does: 'it's his to keep', 'his if he wants'. */
const NO_NOUN =
  '(?:to|if|for|when|whenever|once|by|at|on|in|as|than|any ?time|today|tomorrow|tonight|until|till|again|after|before|from|anyways?|alone|too|already|either|because|since|while|unless|or|and|but|plus|with|instead|not|then|so|right away|is|was|are|will|would|has|does|did|can|could|i|we|you|he|she|\\p{L}{3,6}day)';
/** Words that make 'his' the end of what is said: 'all his now', 'is his this weekend'. */
const BELONGS = "(?:\\b(?:is|are|was|were|be|becomes?|all|completely|entirely|[’']s) )";

/** The thing of the reader's: 'the choice is hers', 'the bike is his to ride', 'mine is older than his'. */
export const YOURS = new RegExp(
  `\\b(?:hers|theirs)\\b|\\bhis\\b(?=\\s*(?:[.,;!?]|$)| ${NO_NOUN}\\b(?!-))|(?<=${BELONGS})his\\b(?= (?:now|this|next|any|the|only|all|whenever|forever)\\b)`,
  'giu',
);

/** 'Her' before a noun. Before other words, it is the person: 'suits her better', 'meet her there'. */
export const HER_THING =
  /\bher(?= (?!(?:if|that|about|to|for|and|or|but|at|on|in|when|again|back|tomorrow|tonight|today|soon|now|whether|\p{L}{3,6}day|this|next|before|after|around|sometime|anytime|first|the|an?|some|any|every|both|my|our|your|it|one|what|how|why|where|who|because|so|then|until|till|while|unless|by|from|of|with|without|into|through|over|off|up|out|down|there|here|i|we|he|she|they|you|is|was|are|were|will|would|could|can|should|has|had|directly|personally|later|sooner|earlier|please|too|either|instead|once|twice|yes|no|not|as|than|enough|well|fine|much|(?:better|best|more|less|most)(?= (?:than|if|and|but|for|in|to)\b|\s*(?:[.,;!?]|$)))\b)[\p{L}\d])/giu;

const DONE =
  'made|taken|done|seen|sent|heard|written|given|brought|bought|sold|found|left|lost|paid|put|read|said|told|thought|spoken|chosen|had|got|gotten|been|kept|met|shown|begun|built|caught|driven|forgotten|grown|held|known|meant|ridden|spent|decided|changed|finished|received|looked|asked|called|tried|signed|fixed|replaced|repaired|serviced|painted|booked|checked|talked|listed|moved|answered|cleaned|loaded|washed|waxed|ordered|picked|promised|offered|agreed|accepted|wanted|owned';
/** 'He's taken the pictures', unlike 'he's interested'. */
export const HAS_DONE = new RegExp(
  `\\b(?:he|she)[’']s\\b(?= (?:already |still |never |ever |also |just |only |not |always |finally |really )*(?:${DONE})\\b)`,
  'giu',
);

/** Words in -s that are no verbs. */
const NO_VERB =
  /^(?:always|perhaps|sometimes|this|us|as|thus|yes|his|its|besides|afterwards|nowadays|ours|hers|plus|is|was|has)$|ss$|[’']s$/i;

/** The form of a verb behind 'you': 'picks' is 'pick', 'carries' is 'carry', 'fixes' is 'fix'. */
export function baseForm(verb: string): string {
  if (verb.length < 3 || !/s$/i.test(verb) || NO_VERB.test(verb)) return verb;
  if (/[^aeiou]ies$/i.test(verb) && verb.length > 4) return verb.replace(/ies$/i, 'y');
  return /(?:sh|ch|ss|x|zz|[^aeiou]o)es$/i.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
