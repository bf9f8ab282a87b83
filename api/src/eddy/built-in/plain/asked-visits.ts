import { matches, matchOf } from '../../matching.ts';

const OPENS = '^\\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|and|well|eddy|please|pls|yes|yeah|great|cool|nice)[\\s,!.]+)*';
const WISHES =
  "(?:(?:i|we)(?:['’]?d|['’]?m| am| are| would)? (?:(?:really|just|maybe|also) )*(?:wanna|want to|wants? to|like to|love to|need to|hope to|hoping to|plan to|planning to|would like to|gonna|going to)|(?:can|could|may|might) (?:i|we|you (?:get|have) (?:me|us)(?: in)? to)|(?:is|would) it (?:be )?(?:possible|ok(?:ay)?|alright)(?: for me)?(?: to| if i)|let me)";
const SEES =
  '(?:(?:come|go|drive|stop|swing|fly)(?: (?:by|over|down|up|out|in))*(?: (?:and|to))? )?(?:see|view|visit|tour|inspect|look at|check out|(?:take|have|get) a (?:good |closer |quick )?look at|look over|walk through)';
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|thurs|fri|sat|sun)(?=\\s|$)|tomorrow|tmrw|today|tonight|weekend|(?:this|next) (?:week|month)|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|the \\d{1,2}(?:st|nd|rd|th))';
/** The day, with the words before it. */
const WHEN = `(?<when>(?:(?:on|this|next|for|in|at|early|late|the|coming|first|sometime|maybe|around|by) )*${DAY}[^,.;?!]{0,40}?)`;
const IN_PERSON = '(?: (?:in person|in real life|irl|for real|up close|myself|with my own eyes))?';
const WHAT = '(?<what>[^,.;?!]{2,45}?)';
/** Words that only ask Eddy to arrange it. */
const ARRANGE =
  "(?:[\\s,.;?!–—-]+(?:and )?(?:(?:(?:can|could|will|would) (?:you|u|we|i)|please|pls) (?:please )?(?:set|arrange|schedule|book|organi[sz]e|do|make|help|fix|plan|sort)(?: [\\p{L}'’]+){0,5}|(?:is|would) (?:that|it|this)(?: be)?(?: [\\p{L}]+){0,3}|would (?:that|it) work|possible|please|pls|thanks|ok(?:ay)?|how (?:do|can) i(?: [\\p{L}]+){0,4}|set (?:it|that) up|arrange (?:it|that)(?: [\\p{L}]+){0,2}|what do (?:you|u) think))*[\\s?.!]*$";

const SEEN = new RegExp(`${OPENS}${WISHES} ${SEES} ${WHAT}${IN_PERSON} ${WHEN}${IN_PERSON}${ARRANGE}`, 'iu');
/** 'Could I come by on Sunday to see it?' */
const COMES = new RegExp(
  `${OPENS}${WISHES} (?:come|go|drive|stop|swing|fly)(?: (?:by|over|down|up|out|in))* ${WHEN} (?:to|and) (?:see|view|look at|check out|(?:take|have) a look at|visit|inspect) ${WHAT}${IN_PERSON}${ARRANGE}`,
  'iu',
);
/** 'Can somebody show me the Gale this weekend?' */
const SHOWN = new RegExp(
  `${OPENS}(?:can|could|would|will) (?:someone|somebody|anyone|anybody|the owner|the seller|they|he|she) show (?:me|us) ${WHAT}${IN_PERSON} ${WHEN}${ARRANGE}`,
  'iu',
);
const SEEN_ANY_DAY = new RegExp(
  `${OPENS}${WISHES} ${SEES} ${WHAT} in person[\\s,.;?!–—-]+(?:and )?(?:can|could|will|would) (?:you|u) (?:please )?(?:set|arrange|schedule|book|organi[sz]e|make|fix|plan|sort)(?: [\\p{L}'’]+){0,5}[\\s?.!]*$`,
  'iu',
);
const BOOKED = new RegExp(
  `${OPENS}(?:(?:(?:can|could|will|would) (?:you|u|i|we)|${WISHES}|please|help me) )*(?:book|schedule|arrange|set up|setup|organi[sz]e|make|get|request|plan|sort out)(?: (?:me|us|for me))? (?:an? |the |my )?(?:(?:in[- ]person|quick|private|short) )?(?:viewing|showing|visit|appointment|tour|walk ?-?through|time)s? (?:to (?:see|view|visit|look at|check out|tour)|of|for|at|on|to|with) ${WHAT}${IN_PERSON}(?: ${WHEN})?${ARRANGE}`,
  'iu',
);

/** 'Can you set me up with a sea trial on Saturday?' */
const TRIED = new RegExp(
  `${OPENS}(?:(?:(?:can|could|will|would) (?:you|u|i|we)(?: please)?|${WISHES}|please|help me|then) )*(?:book|schedule|arrange|set up|setup|set (?:me|us) up(?: (?:with|for))?|organi[sz]e|get|request|plan|sort out)(?: (?:me|us|for me))? (?:an? |the |my )?(?:sea ?trial|test (?:ride|drive|run)|demo (?:ride|run)|trial run)(?: (?:on|of|with|for) (?:it|her|that one|this one|the boat))?(?: ${WHEN})?(?: then| please)*${ARRANGE}`,
  'iu',
);

const LONGEST = 200;
/** Things that are looked at on the screen, and boats in general. */
const ON_SCREEN =
  /\b(?:boats|yachts|listings?|ads?|offers?|messages?|new|newest|latest|prices?|photos?|pictures?|pics|closings?|trades?|deals?|schedule|reviews?|results?|lists?|finds?|agent|my|our|mine|what|which|how|all|any|anything|something|some|ones|posted|listed|added|more|others?|surveyor|broker|you|who|if|from|under|between|survey|inspection|sea trial)\b/i;
const POINTS = /^(?:it|her|him|that(?: one| boat)?|this(?: one| boat)?|the boat|the owner|the seller|them)$/i;
const OF_PERSON = /^(?:the )?(?<name>\p{L}{2,20})['’]s (?<boat>[\p{L}\d][\p{L}\d ]{1,30})$/iu;
const NAMED = /^(?:the|that|this|boat #?\d)/i;

/** 'I'd like to see the Gale on Sunday, can you set that up': a question to its owner, since only they can say. */
export function asVisit(message: string): string {
  if (message.length > LONGEST) return message;
  const tried = matchOf(TRIED, message);
  if (tried)
    return `ask the owner whether a sea trial would be possible${tried.groups?.when ? ` ${tried.groups.when.trim().replace(/ then$/i, '')}` : ''}`;
  const found =
    matchOf(SEEN, message) ??
    matchOf(COMES, message) ??
    matchOf(SHOWN, message) ??
    matchOf(BOOKED, message) ??
    matchOf(SEEN_ANY_DAY, message);
  const { what = '', when } = found?.groups ?? {};
  if (!what || matches(ON_SCREEN, what) || matches(ON_SCREEN, when ?? '')) return message;
  const asks = when
    ? `whether i could see it in person ${when.trim().replace(/^for /i, '')}`
    : 'when i could see it in person';
  if (POINTS.test(what)) return `ask the owner ${asks}`;
  const { name, boat } = OF_PERSON.exec(what)?.groups ?? {};
  if (name && boat) return `ask ${name} ${asks.replace(' it ', ` your ${boat} `)}`;
  if (/ with $/i.test(found?.[0].slice(0, found[0].indexOf(what)) ?? '') && /^\p{L}{2,20}$/u.test(what))
    return `ask ${what} ${asks.replace(' it ', ' your boat ')}`;
  return NAMED.test(what) ? `ask the owner of ${what} ${asks}` : message;
}
