const ALL =
  '(?:anything|everything|whatever|all|any|those|what|the ones|the boats|the lot|ones|boats|listings|stuff|things)';
const WHICH = "(?:['’]s|['’]re| that| which| is| are| it| lies| lie| sits?| comes?| (?:just|also|only|else))*";
/** 'No', and verbs that leave boats out, which need a word for boats or a plural behind them. */
const OPENS = new RegExp(
  `\\b(?:(?:no|not|nothing|none|without|except(?: for)?|excluding|minus|neither)|(?:(?:leave|leaving|take|taking|filter|throw|rule|cut|weed|kick) out|drop|skip|exclude|hide|remove|lose|ditch|omit|ignore|avoid|eliminate|scrap|cross off|get rid of|forget(?: about)?|(?:do not|don['’]?t) (?:show(?: me)?|want|need|include)|not interested in)(?= (?:${ALL}\\b|(?:the |any |all )?[\\p{L}]+s\\b)))(?: ${ALL}\\b${WHICH})? `,
  'iu',
);
/** One of the things that are excluded. */
const MEMBER = '[^,.;:?!]{2,60}?';
const FIGURE = `(?:${ALL}${WHICH} )?(?:(?:that |which |is |are |was |were |has |have |with |having |built |made |from |priced |price |costing |costs? |listed |asking |at |in |any ){0,4})(?:(?:more|less|fewer|older|newer|earlier|later|longer|shorter|bigger|smaller|larger|wider|narrower|faster|slower|pricier|cheaper|higher|lower|(?:more|less) expensive) than|over|above|under|below|before|after|beyond|past|exceeding|pre)[ -](?:(?:about|around|the year|a) )*\\$?\\d`;
const IS_FIGURE = new RegExp(`^${FIGURE}`, 'iu');
const JOINS = `(?:,? (?:or|nor) (?!(?:more|less|fewer|older|newer|earlier|later|longer|shorter|bigger|smaller|larger|above|over|below|under|up|so|better|higher|lower)\\b(?! than| \\$?\\d))|,? and (?=${ALL}\\b)|, (?=${ALL}\\b))`;
const ENDS = '(?=\\s*(?:$|[,.;:?!]| but | so | because | please| though| and ))';
const LIST = new RegExp(`^${MEMBER}(?:${JOINS}${MEMBER}){1,4}${ENDS}`, 'iu');
const BETWEEN = new RegExp(JOINS, 'iu');
/** Behind 'anything', a comma joins as well if an 'or' comes before the last one. */
const LONG_LIST = new RegExp(`^${MEMBER}(?:(?:${JOINS}|, )${MEMBER}){0,4}${JOINS}${MEMBER}${ENDS}`, 'iu');
const BETWEEN_LONG = new RegExp(`${JOINS}|, `, 'iu');
/** 'No more than' limits what is wished. */
const AT_MOST = /^(?:more|less|fewer|later|earlier|higher|lower|bigger|longer|older|newer) than\b/iu;
const MOST = 160;
/** Prices of one's own, offers and messages are no limits. */
const OTHER =
  /\b(?:offer\w*|bids?|tell|ask|message|write|reply|price of|my|our|counter\w*|agent|cash|if|than the|to (?:\$|\d))\b/iu;

/** An exclusion of several things with a figure among them is said of each: 'leave out Ohio or anything over 90k'. */
export function withEachExcluded(message: string): string {
  const opening = OPENS.exec(message);
  if (!opening || OTHER.test(message)) return message;
  const from = opening.index + opening[0].length;
  const rest = message.slice(from, from + MOST);
  const isOfAll = OF_ALL.test(opening[0]);
  const list = ((isOfAll && LONG_LIST.exec(rest)) || LIST.exec(rest))?.[0];
  if (!list || (!isOfAll && AT_MOST.test(rest))) return message;
  const members = list.split(isOfAll ? BETWEEN_LONG : BETWEEN).map((member) => member.trim());
  // 'Over 30 feet or 90k' shares its words of limit, which another rule reads.
  if (!members.some((member) => IS_FIGURE.test(member)) || members.some((member) => /^\$?\d/.test(member)))
    return message;
  return message.slice(0, opening.index) + members.map(excluded).join(', ') + message.slice(from + list.length);
}

const OF_ALL = new RegExp(`^(?:nothing|none)|${ALL}\\b${WHICH} $`, 'iu');
const LEADS = new RegExp(`^(?:${ALL}\\b${WHICH}|the|any|all) `, 'iu');

function excluded(member: string): string {
  const what = member.replace(LEADS, '').trim();
  return /^(?:in|from|near|around|at|with|by|made|built|of)\b/iu.test(what) || IS_FIGURE.test(what)
    ? `nothing ${what}`
    : `no ${what}`;
}
