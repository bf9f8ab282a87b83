import { matches } from '../../matching.ts';

const HELLO =
  "(?:hi+|hey+|hello|hiya|yo|howdy|ahoy|sup|g['’]?day|gm|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|greetings|eddy|there|buddy|man|mate|friend|again|everyone|all)";
const GREETING = new RegExp(`^\\s*(?:${HELLO}(?![\\p{L}\\d])[\\s,.!–—-]*)+`, 'iu');

const DAY =
  '(?:day|weather|morning|afternoon|evening|night|week|weekend|one|monday|tuesday|wednesday|thursday|friday|saturday|sunday|season|summer|winter|spring|fall|holidays?)';
const KIND =
  '(?:nice|great|good|lovely|beautiful|gorgeous|perfect|fine|wonderful|glorious|sunny|hot|warm|cold|chilly|rainy|windy|cloudy|calm|awful|terrible|lousy|crappy|bad|long|busy|slow|freezing(?: cold)?|pouring)';
const TAG =
  "(?:[\\s,]+(?:eh|huh|right|innit|no|isn['’]?t it|ain['’]?t it|is it not|don['’]?t you think|wouldn['’]?t you say|today|tonight|out|outside|out there|here|down here|up here|so far|already|lol|haha|eddy|buddy|man))*";

const KIN =
  '(?:wife|husband|spouse|partner|girlfriend|boyfriend|dad|father|mom|mum|mother|parents|folks|kids|children|son|sons|daughter|daughters|brother|sister|dog|family|friend|buddy|better half)';
const MYSELF = `(?:i|we|(?:my|our) (?:\\p{L}+ )?${KIN}(?: and i)?|s?he)`;
const VERY =
  '(?:not|a|bit|little|tad|too|very|so|really|just|only|kind|sort|of|quite|pretty|rather|that|both|all|getting|always|easily|badly|also|already|now|no longer|an absolute|a total|a complete|complete|total)';
const NATURE =
  '(?:old(?:er)?|young(?:er)?|slow|fast|quick|cheap|broke|rich|wealthy|poor|nervous|scared|afraid|anxious|careful|cautious|\\p{L}{3}sick|sick|tired|retired|impatient|picky|fussy|shy|clumsy|newbies?|beginners?|rookies?|novices?|lost|confused|worried|skeptical|lazy|busy|old school|old fashioned|pensioners|retirees|in (?:a|no) (?:hurry|rush)|experts?|good with (?:computers|forms|phones|technology)|cold easily)';
/** Remarks about oneself: 'my son gets carsick', 'we are not so young'. */
const OF_MYSELF = `${MYSELF}(?:['’](?:m|re|s)| am| are| is| gets?| got| feels?| (?:talk|type|read|learn|think|speak|write))(?: ${VERY})* ${NATURE}(?: (?:and|but|or)(?: ${VERY})* ${NATURE})?(?: (?:for|with|at|on|around) (?:the |this |these |that |such |all (?:this|that|the) |my |our )?(?!boats?\\b|yachts?\\b)[\\p{L}]+(?: (?:stuff|things?|on here))?)?(?: (?:easily|quickly|often|these days|nowadays|already|now|sorry|anymore))*`;

/** Remarks that ask for nothing: the weather, the day, good wishes and oneself. */
const REMARKS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:sorry|look|see|well|ok(?:ay)?|you see|listen|honestly)[\\s,]+)*${OF_MYSELF}(?:[\\s,]+(?:and|but)\\s+${OF_MYSELF})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:it(?:['’]?s| is)|it(?:['’]s| has) been|what|such|looks like|having)\\s+)*(?:an?\\s+)?(?:(?:really|pretty|very|so|such|quite|another)\\s+)*${KIND}\\s+${DAY}(?:\\s+(?:today|out|outside))*(?:\\s+(?:for|to|on|at|in)(?:\\s+(?!(?:buy|sell|trade|list|offer|boats?|closing)\\b)[\\p{L}'’]+){1,6})?${TAG}$`,
    'iu',
  ),
  new RegExp(
    `^(?:it(?:['’]?s| is)\\s+)(?:(?:really|pretty|so|very)\\s+)*${KIND}(?:\\s+(?:today|out|outside|here))+${TAG}$`,
    'iu',
  ),
  /^(?:i\s+)?hop(?:e|ing)\s+(?:you|u|ur|youre|y['’]?all|all|everyone|everything|your|things)(?=[\s'’])(?:['’]?\s*[\p{L}]+){0,6}\s+(?:well|good|great|fine|ok(?:ay)?|safe|fun|day|morning|afternoon|evening|week|weekend|one|holidays?|rest|summer)(?:\s+(?:today|so far|too|there|over there))*$/iu,
  /^happy\s+(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|holidays?|new year|thanksgiving|easter|hump day|fourth(?: of july)?|labor day|memorial day)(?:\s+(?:eddy|buddy|man|to you|everyone))*$/iu,
  /^(?:(?:wow|man|phew|oof)\s+)?what an? (?:(?:long|crazy|busy|great|nice|lovely|beautiful)\s+)?(?:day|morning|night|week|weekend|evening)$/iu,
  /^(?:i\s+)?just (?:got|came|walked) (?:back|home|in)(?:\s+(?:from|off|to|on))?(?:\s+[\p{L}'’]+){0,4}$/iu,
  /^(?:(?:i(?:['’]ve|['’]?m| have| am)?|we(?:['’]ve|['’]?re| have| are)?)\s+)?(?:(?:just|only just|newly|recently|finally)\s+)+(?:signed up|joined(?: up)?|registered|(?:made|opened|created|set up|got)(?: myself)? (?:an|my) account|started(?: (?:out|here|on here))?)(?:\s+(?:here|on here|on tradewind|to tradewind|tradewind|today|yesterday|now|too|this (?:morning|week|evening)|last (?:night|week)|with you(?: guys)?|a (?:minute|day|week) ago))*$/iu,
  /^(?:long time no (?:see|talk|chat)|(?:it['’]?s )?me again|(?:i['’]?m|im|i am) back(?: again)?|(?:nice|good|great) to (?:meet|see|have) you(?: again| here)?|(?:just )?(?:having|got|drinking|on) my (?:first |morning )?coffee(?: here)?|tgif)$/iu,
];

/** 'How was your weekend?', 'how's the weather over there?' */
const MOOD = new RegExp(
  `^(?:(?:and|so|but)\\s+)?(?:how(?:['’]?s| is| was| were| are| has been)?\\s+(?:(?:your|the|ur)\\s+(?:(?:\\p{L}+\\s+)?${DAY}|fishing|water|life|coffee|trip|vacation)|life|things|everything|everybody|ya|you|u|it(?= going))(?:\\s+(?:been|going|doing|feeling|treating you|over there|where you are|there|today|so far|lately|these days|this ${DAY}|down there|up there))*|(?:did|do) (?:you|u) (?:sleep|have|feel)(?:\\s+[\\p{L}]+){0,4}\\s(?:well|good|ok(?:ay)?|day|night|weekend|week)|what(?:['’]?s| is) (?:good|crackin['’g]?|poppin['’g]?|cooking|happening|shakin['’g]?)|(?:you|u) (?:doing )?(?:good|ok(?:ay)?|alright|well))${TAG}$`,
  'iu',
);

const PIECES = /(?<=[.!?,;…])\s*|\n+|\s+[–—-]+\s+/;
const bare = (piece: string) =>
  piece
    .replace(GREETING, '')
    .replace(/[\s.!?,;:)(…~]+$/, '')
    .trim();
/** Longer ones say more than a remark. */
const LONGEST = 100;
const isRemark = (piece: string) => piece.length <= LONGEST && REMARKS.some((remark) => matches(remark, bare(piece)));
/** 'Huh?' behind a remark. */
const isTag = (piece: string, index: number) =>
  index > 0 &&
  /^(?:sorry|pardon me|eh|huh|right|innit|no|lol|haha|isn['’]?t it|ain['’]?t it|don['’]?t you think)$/i.test(
    bare(piece),
  );
/** 'Sorry, I am not so quick' says both of oneself. */
const isSorry = (piece: string, next = '') =>
  /^(?:sorry|pardon me|excuse me|forgive me|look|listen|you see)$/i.test(bare(piece)) && isRemark(next);
const isMood = (piece: string) => piece.length <= LONGEST && MOOD.test(bare(piece));

/** 'Good night' ends a conversation. */
const PARTING = /^\s*(?:(?:ok(?:ay)?|thanks|well|alright|all right)[\s,.!]+)*(?:good ?night|nighty? night)\b/i;

/** A message without small talk before its request; small talk alone is a greeting. */
export function withoutSmallTalk(message: string): string {
  if (PARTING.test(message)) return message;
  const pieces = message.split(PIECES).filter((piece) => /[\p{L}\d]/u.test(piece));
  const end = pieces.findIndex(
    (piece, index) =>
      bare(piece) !== '' &&
      !isRemark(piece) &&
      !isMood(piece) &&
      !isTag(piece, index) &&
      !isSorry(piece, pieces[index + 1]),
  );
  const before = end < 0 ? pieces : pieces.slice(0, end);
  if (!before.some((piece) => isRemark(piece) || isMood(piece))) return message;
  if (end >= 0) return pieces.slice(end).join(' ');
  return before.some(isMood) ? 'how are you' : 'hello';
}
