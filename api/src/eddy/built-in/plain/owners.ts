import { type Replacement, replacedIn } from '../../matching.ts';

const MINE = "(?:my|our) [\\p{L}\\d][\\p{L}\\d '-]{1,30}?|mine|ours";
const LIKE_IT =
  '(?:others?(?: boats?| ones?)?(?: (?:like|similar to) (?:it|mine|that|her|this))?|(?:the )?(?:competition|rest(?: of the market)?|market)|(?:similar|comparable|the other|like) (?:boats?|ones|listings?|ads?)(?: (?:here|on here))?|(?:boats|ones|listings) (?:like|similar to) (?:it|mine|that|her|this))';

/** Everyday wordings of owners about their own listings, and the plain words for them. */
const TURNS: readonly Replacement[] = [
  // Somebody who 'has my boat saved' keeps it in a list, and is no passenger.
  [
    new RegExp(
      `\\b(how many (?:people|ppl|folks|users|members|buyers)|who|has anyone|does anyone|anyone|anybody) (?:currently |already )?(?:has|have|got|put) (${MINE}) (?:saved|hearted|bookmarked|starred|favou?rited|(?:on|in) (?:a|their|his|her|any) (?:list|wish ?list|watch ?list|favou?rites|saved list))(?![\\p{L}])`,
      'giu',
    ),
    '$1 saved $2',
  ],
  [
    new RegExp(
      `\\b(?:what (?:can|could|should|do|would|must) (?:i|we)(?: \\p{L}+)?(?: do)?|how (?:can|could|do|would|should) (?:i|we)|(?:any )?(?:tips|ideas|advice)(?: on how)?)(?: to)? (?:get|attract|bring|draw|pull|have|make)(?: in)?(?: some| many)? more (?:people|ppl|buyers|folks|eyes|eyeballs|views|clicks|traffic|attention|interest|lookers|hits|messages|inquiries|offers)(?: (?:to )?(?:look(?: at)?|notice|see|view|click(?: on)?|on|for|to|open|check out|interested in|about|want)(?: at)?)*(?: (${MINE}|it|them|her))?(?=[\\s?.!,]*$)`,
      'iu',
    ),
    (_, mine) => `why is ${mine || 'my boat'} not getting any interest, what should i do`,
  ],
  [
    /\bshould we (?=(?:lower|drop|reduce|cut|raise|increase|bump|change) (?:my|our|the) (?:asking )?price\b)/giu,
    'should i ',
  ],
  [/\bshould i bump (?:up )?(?=(?:my|our|the) (?:asking )?price\b)/giu, 'should i raise '],
  [
    /\b(should|shall|could|can) (?:i|we) (lower|drop|reduce|cut|raise|increase|bump|change|put)(?: down| up)? (?:my|our|the) (?:asking )?price(?: down| up)?(?: (?:of|on|for) (my [\p{L}\d][\p{L}\d ]{1,25}?))? to (?=\$?\d)([^,.;?!]*?\d\s?(?:k|grand|thousand|mil|million|m)?)(?=[\s?.!,]*$)/iu,
    (_, __, ___, mine, sum) => `would ${sum} be a fair price for ${mine || 'my boat'}`,
  ],
  [
    /\bwhat (?:(?:kinds? of )?(?:stuff|things|trades?) )?(?:did|have) (?:i|we) (?:say|said|put|write|written|enter(?:ed)?|set|list(?:ed)?|tell (?:you|people))(?: down| in)? (?:that )?(?:i|we)(?:['’]?d| would| will|['’]ll)? (?:take|accept|want|like|go for)(?: in (?:trade|exchange|return|a trade|a swap))?(?= for\b|[\s?.!]*$)/giu,
    'what do i accept in trade',
  ],
  [
    /\bwho(?:['’]s| has| else has| is)?(?: got| having| offering)? (?:something|anything|stuff|a boat|boats|things?|what)(?: that)? (?:i|we)(?:['’]?d| would| might| could|['’]?m| am| are)? (?:want|like|take|accept|looking for|after|trade for|swap for|interested in)(?: (?:to have|in trade|for|to get))*(?=[\s?.!]*$)/iu,
    'who wants to trade for my boats',
  ],
  [
    new RegExp(
      `\\b(?:how|where) (?:does|do|is|would) (?:mine|ours|my (?:boat|listing|ad|price)s?) (?:stack|measure|hold|line|come|stand|compare|rank|look|fare|sit)(?: up| out)?(?: (?:price ?-?wise|on price|in price))?(?: (?:against|to|with|next to|versus|vs\\.?|compared (?:to|with)|beside|among|in|versus))* ${LIKE_IT}(?=[\\s?.!]*$)`,
      'iu',
    ),
    'are my boats priced right',
  ],
  [
    /\b(?:compare|put|check|hold) (?:mine|my (?:boat|listing|ad)s?) (?:to|with|against|next to|beside) (?:the )?(?:others?|similar|comparable|the competition|the market|boats like it|ones like it|the rest)[\p{L} ]{0,25}(?=[\s?.!]*$)/iu,
    'are my boats priced right',
  ],
  [
    /\b(?:who|which (?:buyers?|people|person|of them)|(?:is|are) there (?:anyone|anybody|buyers|people) who|(?:would|will|does) (?:anyone|anybody|somebody|someone))(?: would| will| could| might| is going to|['’]?s going to)? (?:pays?|give me|offers?|meet|match|come (?:close|closest) to|get (?:close|closest) to)(?: (?:closest|close|nearest|the full|full|near) ?(?:to)?)?(?: me)? (?:my|the full|our|full) (?:asking )?price(?=[\s?.!]*$)/iu,
    'who pays the most for my boats',
  ],
  [
    /\bwhat (?:does|do) my profile (?:say|show|tell|look like|have|list)(?: (?:about me|people|others|to others|on it))*(?=[\s?.!]*$)|\bhow does my profile look(?: (?:to (?:others|people|buyers)|like))*(?=[\s?.!]*$)/iu,
    'show me my profile',
  ],
];

/** The plain words for an owner's message. */
export const inOwnersWords = (message: string): string => replacedIn(message, TURNS);
