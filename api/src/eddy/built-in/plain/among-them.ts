const THEM = '(?<them>them|those|these)';
const AMONG = '(?:from among|among|amongst|out of)';
const STARTS = '(?<=^|[,.;?!] |\\b(?:and|so|but|ok|okay|then) )';
const OWNER = '(?:who|whose owner|(?:which|what) (?:owners?|sellers?)|anyone|anybody)';
const WHO = `(?:(?<owner>${OWNER})|which(?: ones?| boats?)?)`;
/** Between the subject and the boats stands one clause. */
const ASKS = "(?<asks>(?:[\\p{L}\\d'’$]+ ){1,10}?)";

/** 'Who would take my gold among those?' */
const BEHIND = new RegExp(`\\b${WHO} ${ASKS}${AMONG} ${THEM}(?= ?[?.!,;]|$)`, 'iu');
/** 'Among those, who would take my gold?' */
const BEFORE = new RegExp(`${STARTS}(?:${AMONG}|of|from) ${THEM},? ${WHO} (?=\\p{L})`, 'iu');
/** 'Who among them takes my gold?', 'who of those would …' */
const BETWEEN = new RegExp(`\\b(?:${WHO} ${AMONG}|(?<owners>who) of) ${THEM} (?=\\p{L})`, 'iu');
/** 'Would anyone among them take my gold?' */
const ASKED = new RegExp(`\\b(?:would|will|does|do|might) (?:anyone|anybody) (?:${AMONG}|of) ${THEM} (?=\\p{L})`, 'iu');
/** The boats are named once. */
const NAMED = /\b(?:which|any|one|all|none|how many) of (?:them|those|these)\b/i;
const TRADES = /\b(?:take|takes|accept|accepts|want|wants|swap|trade|consider)\b/i;

/** Puts the boats of a list that a question is about to its beginning: 'which of those owners would take my gold'. */
export function amongThem(message: string): string {
  if (NAMED.test(message)) return message;
  const ofThem = (...found: (string | number | Partial<Record<string, string>>)[]) => {
    const { them, owner, owners, asks = '' } = found.at(-1) as Partial<Record<string, string>>;
    const isOwner = (owner ?? owners) !== undefined && TRADES.test(message);
    return `which of ${isOwner && them === 'them' ? 'those' : them}${isOwner ? ' owners' : ''} ${asks.trim()}`;
  };
  return message
    .replace(ASKED, 'which of those owners would ')
    .replace(BEFORE, ofThem)
    .replace(BETWEEN, ofThem)
    .replace(BEHIND, ofThem);
}
