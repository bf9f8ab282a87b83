import { type Replacement, replacedIn } from '../../matching.ts';

const PICTURES = '(?:pictures?|photos?|pics?|pix|images?)';
const CANNOT =
  "(?:(?:i |we )?(?:can['’]?t|can ?not|couldn['’]?t|am unable to|['’]?m unable to|am not able to|['’]?m not able to|struggle to)(?: seem to)?|(?:it|the site|this thing|your site|the page|the form|the app) (?:won['’]?t|doesn['’]?t|will not|does not) let me|(?:i |we )?(?:have|having) trouble (?:to )?)";
const UPLOADS =
  '(?:get(?:ting)?|add(?:ing)?|upload(?:ing)?|post(?:ing)?|put(?:ting)?(?: up)?|load(?:ing)?|attach(?:ing)?)';
const WHOSE = '(?:my|our|the|any|some|new|more|a|these|those)';
/** The listing that the photos are for. */
const LISTING = '(?: (?:on|to|for|onto|into|in|with)(?: (?:my|the|our))? [^,.;?!]{2,40}?)?';
const FAILS =
  "(?:won['’]?t|will not|don['’]?t|do not|doesn['’]?t|does not|aren['’]?t|are not|isn['’]?t|refuse to|keeps? (?:failing|erroring)(?: to)?|fails? to|never)";
const NO_UPLOAD = 'why will my photos not upload';

const FIRST =
  '(?:first|on top|at the top|in front|up front|as (?:the )?(?:cover|main|thumbnail|lead|title)(?: (?:photo|picture|pic|image|one))?)';
const LEADS = '(?:(?:and|so|also|plus|then|ok(?:ay)?|hey|hi|eddy|but|oh)[\\s,]+)*';

/** 'In theory, how does one go about ending a trade': roundabout questions how something is done. */
const ROUNDABOUT: readonly Replacement[] = [
  [
    /^(\s*(?:(?:ok(?:ay)?|so|and|hey|hi|eddy|just)[\s,]+)*)(?:(?:purely |just |asking )?hypothetically(?: speaking)?|theoretically(?: speaking)?|in theory|out of (?:pure )?curiosity|(?:asking )?for a friend|just (?:curious|wondering)|i['’]?m (?:just )?(?:curious|wondering))[\s,:;.–—-]+(?=\p{L})/iu,
    '$1',
  ],
  [
    /\bhow (?:would|do|does|can|could|should|might|to) ?(?:i|we|you|one|somebody|someone|a person)? (?:even |best |actually )?go about (?=\p{L}+ing\b)/giu,
    'how can i go about ',
  ],
  [/\bhow can i go about (delet|remov|clos|cancel+|deactivat|eras)ing\b/giu, 'how can i $1e'],
  [
    /\bhow can i (?:remov|clos|deactivat|eras|delet|cancel+)e (my|our) (?:whole |entire |full )account\b/giu,
    'how can i delete $1 account',
  ],
  [/\bhow can i go about (\p{L}+ing)\b/giu, 'how do i go about $1'],
];

/** 'Walk me through closing' and 'how do I close a trade'. */
const CLOSINGS: readonly Replacement[] = [
  [
    /^(\s*(?:(?:ok(?:ay)?|so|and|hey|hi|eddy|just|please|can you|could you|would you|will you)[\s,]+)*)(?:(?:walk|talk|take|run|lead|guide) (?:me|us) through|explain(?: to me)?|how (?:does|do|will|would)) (?:an? |the |your |my |our |this )?(?:whole |entire )?closings?(?: process)?(?:[\s,]+(?:works?|go(?:es)?|happen|here|on here|step by step|(?:from )?start to (?:finish|end)|from (?:beginning|a) to (?:end|z)|in detail|to me|for me|please|actually))*(?=[\s.?!]|$)/iu,
    'what are the steps of a closing',
  ],
  [
    /\bhow (?:do|can|would|should|does) (?:i|we|you|one) (?:close|complete|finish|finali[sz]e|wrap up) (?:an?|the|my|our|this) (?:agreed )?(?:trade|deal|sale|swap|purchase)(?: (?:here|on here|through (?:the app|you)|now))?(?=[\s.?!]|$)/giu,
    'what are the steps of a closing',
  ],
];

const PHOTOS: readonly Replacement[] = [
  [
    new RegExp(
      `^(${LEADS})${CANNOT} ${UPLOADS} (?:${WHOSE} )?(?:\\p{L}+ )?${PICTURES}(?: (?:to )?(?:go|load|upload|show|come|stick|work|appear|post|save|attach)(?: up| through| in)?| up| uploaded| posted| loaded)?${LISTING}(?=\\s*(?:[,.;?!]|$))`,
      'iu',
    ),
    `$1${NO_UPLOAD}`,
  ],
  [
    new RegExp(
      `^(${LEADS})${WHOSE} (?:\\p{L}+ )?${PICTURES} ${FAILS}(?: (?:go(?:ing)?|load(?:ing)?|upload(?:ing)?|show(?:ing)?|come|coming|stick(?:ing)?|post(?:ing)?|attach(?:ing)?)(?: up| through| in)?)?${LISTING}(?=\\s*(?:[,.;?!]|$))`,
      'iu',
    ),
    `$1${NO_UPLOAD}`,
  ],
  // 'And where do I set the one that comes first' beside pictures.
  [
    new RegExp(
      `(?<=\\b${PICTURES}\\b.*)\\b(?:how|where|can) (?:do|can|could|would|should|to)? ?(?:i|we|you)? ?(?:pick|choose|set|decide|change|select|control|tell it|say) (?:which|what)(?: one| of them| ${PICTURES})? (?:shows?|comes?|goes|is|appears?|gets shown|is shown|sits|displays)(?: up)? ${FIRST}`,
      'iu',
    ),
    'how do i choose which photo shows first',
  ],
  [
    new RegExp(
      `\\b(?:how|where|can) (?:do|can|could|would|should|to)? ?(?:i|we|you)? ?(?:pick|choose|set|decide|change|select|make|put) (?:which|what|a|one|the|my)? ?${PICTURES} (?:(?:shows?|comes?|goes|is|appears?)(?: up)? )?${FIRST}`,
      'iu',
    ),
    'how do i choose which photo shows first',
  ],
];

const DIFFERS =
  "(?:is|are|was|were|do|does|did)(?:n['’]?t| not) (?:what|as|like|match(?:ing)?|the same as|accurate|true|right|correct|how|agree with)|(?:turns?|turned|come|comes) out (?:to be )?(?:wrong|different|higher|lower|false|more|less|not|a lie|made up|way (?:more|less|higher|off))|(?:differs?|deviates?) from|(?:is|are) (?:way |really |actually )?(?:off|different|wrong|higher|lower|worse|fudged|false|made up|a lie)";
const REMEDY =
  '(?:what (?:can|could|do|should|would|may|am) i (?:do|supposed to do)|what (?:then|now|happens(?: then| next)?)|what are my (?:options|rights)|(?:do|can|could) i (?:still )?(?:get my (?:money|deposit) back|back out|walk away|walk|cancel|complain|get out(?: of it)?|have any recourse)|am i (?:stuck|covered|protected)|who (?:protects me|do i (?:tell|complain to))|is there (?:any )?recourse)';
/** A boat that turns out to be other than it was described. */
const NOT_AS_DESCRIBED: readonly Replacement[] = [
  [
    new RegExp(
      `^\\s*${LEADS}(?:what )?(?:if|suppose|supposing|say|let['’]?s say|assuming|in case|when)\\b(?=[^?]*\\b(?:hours|boat|she|it|engines?|specs?|condition|listing|ad|photos|pictures|description|year|length|hull|fuel|survey)\\b)(?![^?]*\\b(?:price|offer|cash|bitcoin|fees?|money from|my listing|my ad)\\b)[^?]{0,100}?\\b(?:${DIFFERS})\\b[^?]{0,60}?[\\s,;]+(?:so |then |and )?${REMEDY}\\b[^?]{0,40}[?.!\\s]*$`,
      'iu',
    ),
    'what can i do if the boat is not as described',
  ],
  [
    new RegExp(
      `^\\s*${LEADS}${REMEDY}(?: about it)?(?: here| then)?,? (?:if|when|in case)\\b(?=[^?]*\\b(?:hours|boat|she|it|engines?|specs?|condition|listing|ad|photos|pictures|description|year|length|hull)\\b)(?![^?]*\\b(?:price|offer|cash|bitcoin|fees?|my listing|my ad)\\b)[^?]{0,100}?\\b(?:${DIFFERS})\\b[^?]{0,60}[?.!\\s]*$`,
      'iu',
    ),
    'what can i do if the boat is not as described',
  ],
];

/** 'No nibbles at all' beside a question about one's own price adds nothing. */
const NO_BITE =
  "(?:(?:it|she|he|the (?:boat|thing|listing|ad))(?:['’]?s| is| has| has been)? (?:just |still |only |been )*(?:sits?|sitting|sat)(?: (?:there|around|idle|here|and sits))*(?: (?:for|since) [^,.;?!]{2,20})?|(?:nobody|no one|noone|not a soul|no ?body)(?:['’]?s| is| has)? (?:(?:even|ever|really|been|is) )*(?:bit|bites?|biting|bitten|calls?|called|calling|asks?|asked|asking|writes?|wrote|writing|cares?|looks?|looking|interested|wants? (?:it|her|that)|nibbles?|nibbling)(?: (?:at|on|for|about) (?:it|her|all))?|(?:no|not a single|zero) (?:bites?|nibbles?|takers?|calls?|interest|offers?|leads?)(?: (?:so far|yet|at all))*|crickets|(?:it|she)(?:['’]?s| is)? ?(?:not|n['’]?t) (?:moving|selling|going anywhere)|(?:it|she) (?:isn['’]?t|ain['’]?t|won['’]?t) (?:move|moving|sell|selling|go|going)(?: anywhere)?)";
const ASIDES: readonly Replacement[] = [
  [
    new RegExp(
      `^(.*\\b(?:price|priced|asking|worth|too (?:high|much|low)|overpriced|lower|drop)\\b[^?]*\\?)[\\s,]*(?:(?:because|cause|cuz|since|but|and|as)[\\s,]+)?${NO_BITE}(?: (?:lately|these days|so far|yet|at all|anymore))*[\\s.!…]*$`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(
      `^\\s*${LEADS}${NO_BITE}(?: (?:lately|these days|so far|yet|at all|anymore))*[\\s.,!…;–—-]+(?=.*\\b(?:price|priced|asking|worth|too (?:high|much)|overpriced)\\b.*\\?)`,
      'iu',
    ),
    '',
  ],
];

const HELP: readonly Replacement[] = [...CLOSINGS, ...ROUNDABOUT, ...PHOTOS, ...NOT_AS_DESCRIBED, ...ASIDES];

/** Questions for help in plain words, without what only goes with them. */
export const inPlainHelp = (message: string): string => replacedIn(message, HELP);
