import { matches, type Replacement, replacedIn } from '../../matching.ts';
import { inPlainDealings } from './dealings.ts';
import { inPlainOffers } from './offers.ts';
import { SHARED_LIMITS } from './shared-limits.ts';

/** 'w/ a note', 'w my truck' */
const WITH = /(?<=^|\s)w(?:\/\s?|\s+)(?=(?:an?|the|my|his|her|their|no|some|fees?|\d|\$)\b)/gi;
const LISTED =
  /\bwhat (?:do|have) (?:i|we) (?:(?:still|currently|now|actually) )*(?:have |got )?(?:(?:still|currently) )?(?:listed|for sale|up for sale|on the market)\b/i;

/** 'Why isn't my boat selling' excludes no boat. */
const WHY_NOT =
  /\b(?:why|how come) (?:isn['’]?t|is not|ain['’]?t|hasn['’]?t|won['’]?t|doesn['’]?t|didn['’]?t) my ((?:[\p{L}\d]+ ){0,3}?[\p{L}\d]+) (selling|sell|sold|moving|move|getting|get|gotten|attracting|going)\b/giu;

/** 'I don't understand what closing means, can you explain' */
const CONFUSED =
  /^\s*(?:(?:sorry|hey|ok(?:ay)?|so|um+)[\s,]+)*i (?:really |still |just )?(?:do ?n['’]?o?t|don['’]t|dont) (?:really |quite |fully )?(?:understand|get|know) (?=(?:what|how) )/iu;
const EXPLAIN =
  /[\s,.;]+(?:so )?(?:can|could|would) (?:you|u|someone) (?:please )?(?:explain|break (?:it|that) down|help me understand)(?: (?:it|that|this))?(?: to me)?(?: (?:like|as if) i['’ ]?a?m (?:\w+ )?\w+(?: years? old)?| in (?:plain|simple) (?:words|english|terms))?[\s.?!]*$/iu;

const FOOTS =
  /\bwho (?:foots|picks up|gets stuck with|shoulders|eats|is on the hook for|gets) the (closing |survey |inspection )?(?:bill|tab|costs?|check)\b/giu;

/** 'Is the 80k for it negotiable' names the price and offers nothing. */
const FIRM =
  /\b(?:is|are) (?:the|that|this|his|her|their|your|those) \$?\d[\d.,]*\s?(?:k|grand|thousand|m|mil|million|bucks|dollars)?\b(?: (?:price|asking price|asking))?(?= (?:.{0,40} )?(?:negotiable|firm|flexible|final|fixed|set in stone|open to (?:offers|haggling))\b)/iu;

/** 'I've got a jet ski, would anyone take it plus 5k' */
const HAVING =
  /^(\s*(?:(?:hi|hey|so|ok(?:ay)?|eddy)[\s,!]+)*)(?:i(?:['’]ve| have)?(?: got)?|i['’]?ve got|we(?:['’]ve| have)(?: got)?)\s+an? ([^,.;?!]{3,50})[,.;]\s*(?:and )?((?:would|will|does|could|can|might|is|who|do)\b[^.?!]{0,30}?\b(?:take|want|like|trade|swap|accept|takes|wants|trades|swaps|accepts)\b(?: for)?) (?:that|it|this|one)\b/iu;

const TOWN = "(?!an?\\b|the\\b|no\\b|need\\b|love\\b|trouble\\b|my\\b|search\\b)[\\p{L}][\\p{L}.' -]{2,24}?";
/** 'I'm in Austin, what's closest to me' starts in that town. */
const IN_TOWN = new RegExp(
  `^(\\s*(?:(?:hi|hey|hello|so|ok(?:ay)?|eddy)[\\s,!]+)*)(?:i['’]?m|i am|we['’]?re|we are|i live|we live)\\s+(?:(?:based|located|living|currently|over|down|up|right) )*(?:in|near|around|from|at)\\s+(${TOWN})(?:[,.;]?\\s+(?:and|so)|[,.;]|(?=\\s+(?:what|whats|which|where|anything|any|show|find|is|are|got|closest|nearest|looking|need|do)\\b))\\s*(.*?)\\b(closest to|nearest to|nearest|close to|near|around) (?:me|us|here)\\b`,
  'iu',
);

/** 'A bonus if the owner takes a truck'. */
const BONUS =
  /[\s,.;]+(?:(?:it(?:['’]?s| is| would be)|would be) )?(?:an? )?(?:big |huge |real |nice |added )?(?:bonus|plus|extra points|bonus points|brownie points)(?: points)? if (?:the |its |their |his |her )?(?:owner|seller|they|he|she)s? (?:also |would |will |could )*(?:takes?|accepts?|wants?|likes?)\s+/giu;
/** 'Which would you pick?' Eddy has no taste, but estimates. */
const YOUR_CHOICE =
  /(?:\bif you were me,? |\bif it were up to you,? |\bif you had to(?: choose)?,? )?\b(?:which|what)(?: one| boat| of (?:them|these|those|the (?:two|three|four|lot)))? (?:would|do) you(?: personally| actually| yourself| rather)? (?:pick|choose|buy|get|take|go (?:for|with)|recommend|suggest|prefer|like (?:best|most))(?: (?:and why|for me|yourself|first|if you were me|in my place|then))*(?=[\s?.!]*$)/iu;
/** Advice that no list of boats can give. */
const NO_CHOICE =
  /\b(?:sell|selling|write|reply|answer|respond|negotiate|fix|repair|store|insure|name|say|wait|do about)\b/i;
const NOT_A_BOAT =
  /\b(?:trucks?|cars?|jeeps?|pickups?|house|home|condo|cabin|motorcycles?|bikes?|bitcoins?|btc|crypto|watch(?:es)?|rings?|rvs?|campers?|trailers?|planes?|horses?|land|art|gold|jet ?skis?|things?|stuff|garage)\b/i;
const SELLING =
  /^\s*(?:(?:hi|hey|hello|so|ok(?:ay)?|eddy)[\s,!]+)*(?:(?:i|we)(?:['’]d| would)? ?(?:want|wanna|like|need|am trying|are trying|am looking|plan|am going|have)?(?: to)? (?:sell|list|post)|how (?:do|can|would|should) (?:i|we) (?:sell|list|post)) (?:my|our|this|an?|his|her) (?:(?:late |old |own )*\p{L}+['’]?s )?(?:old |late )*(?:(?:19|20)\d\d [\p{L}][\p{L}\d -]{1,25}?|boat|yacht)(?: boat)?(?: (?:here|on here|with you|on tradewind))?(?:[\s,.;!?-]+(?:it(?:['’]?s| is) an? [^,.;?!]{3,40}))?[\s,.;!?-]*(?:(?:so |and )*(?:where|how|what)(?: (?:do|should|would|must|to))?(?: i| we)? (?:start|begin|need|do|go)(?: (?:from|first|for that|to do|next|about it|here))*)?[\s?.!]*$/iu;

/** 'Read me what Ruth wrote, then answer her that …' */
const READS =
  /^\s*(?:(?:please|hey|ok(?:ay)?|eddy)[\s,]+)*(?:can you |could you )?(?:read|show|tell|give)(?: me)? (?:what|everything|all|the (?:last )?(?:message|messages|text|note) (?:from|of|by)|the last thing) (?<who>\p{L}{2,20})(?: (?:wrote|said|sent|has written|texted|says|writes))?(?: (?:me|to me|last|back|word for word|exactly|verbatim|again))*[\s,.;]+(?:and )?(?:then )?(?:answer|reply|respond|write|tell|text|write back|reply back)(?: to)? (?:him|her|them|\k<who>)(?: back)?[\s,:]+(?<text>.{3,})$/iu;

/** 'Read me Ruth's last message and reply that …' */
const READS_THEIRS =
  /^\s*(?:(?:please|hey|ok(?:ay)?|eddy)[\s,]+)*(?:can you |could you )?(?:read|show|tell|give)(?: me)? (?<who>\p{L}{2,20})['’]s (?:last |latest |newest |most recent )?(?:message|text|note|reply|answer)s?(?: (?:to me|word for word|exactly|again|first))*[\s,.;]+(?:and |then )+(?:answer|reply|respond|write|tell|text|write back|reply back)(?: to)?(?: (?:him|her|them|\k<who>))?(?: back)?[\s,:]+(?<text>(?:that|saying|with|yes|no|ok)\b.{2,})$/iu;

/** Two models by name and number, and no wait, price or year. */
const NAMES_BOATS =
  /^(?!.*\b(?:wait|cash|trade|swap|my|it|this|one|new|used|older?|newer|diesel|gas|gasoline)\b).*\p{L}{4,} ?\d{2}/iu;
export const ENDS_IT =
  '(?:cancel|call off|drop|end|scrap|kill|stop|pull|undo|withdraw|get me out of|get out of|forget about|back out of)';
/** 'Cancel my thing with Ruth'. */
const THING_WITH = new RegExp(
  `\\b${ENDS_IT} (?:(?:my|the|that|this|our) (?:whole |entire |little )?(?:thing|stuff|business|arrangement|negotiations?|situation)|what(?:ever)? (?:(?:thing|it is) )?(?:i|we)(?:['’]ve)? (?:have |got |had )*(?:going(?: on)?|running|open|pending))(?: (?:that )?(?:i|we) (?:have|got)(?: going| open)?)? (?:with|to) (?=\\p{L})`,
  'giu',
);
/** 'Where exactly does Ruth keep her Gale, which dock?' */
const KEPT =
  /\bwhere (?:exactly |precisely )?(?:does|do|is|are) (?<name>\p{L}{2,20}) (?:keep|keeping|dock|docking|store|storing|park|parking|moor|mooring|have|berth)(?:s|ing)? (?:his|her|their|the|that) (?<boat>[\p{L}\d][\p{L}\d ]{1,30}?)(?: (?:docked|moored|tied up|parked|stored|berthed|kept))?(?:[\s,]+(?:exactly|and|at|in|on|like))*(?:[\s,]+(?:which|what) (?:dock|marina|slip|harbou?r|pier|yard|berth|address|street)(?: (?:is it|exactly|number|and slip))*)?(?=[\s?.!]*$)/iu;
/** 'What's a davit, and who has one?' */
const AND_WHO =
  /^(?<start>\s*(?:(?:hey|hi|so|ok(?:ay)?|eddy|sorry)[\s,!]+)*)what(?:['’]?s| is| are| does| do)(?: exactly)? (?:an? |the )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: (?:do|mean|for|exactly))*[\s,.;?!–—-]+(?:and )?(?:so )?(?<who>which (?:boats?|ones|listings)|what boats|who(?:['’]?s| has| here)?|(?:are there|is there|do you have|you got|got) (?:any |a )?boats?|any boats|does any(?:one|body| boat)|show me (?:the |some )?boats)(?: (?:that|here|on here|for sale|all|actually|listed))*(?: (?:have|has|had|got|with|come with|comes with|carry))? (?:one|it|them|that|those|any)(?=[\s?.!]*$)/iu;
const TURNS: readonly Replacement[] = [
  [WITH, 'with '],
  ...SHARED_LIMITS,
  [
    /\b(?:which|what) boats (?:would|will|could|might) take (my \p{L}{3,20})(?: in trade| as (?:a )?(?:trade|payment))?(?=[\s?.!]*$)/giu,
    'who would take $1',
  ],
  [/\b(?:turn down|decline|reject|refuse) the (\$?\d[\d,.]* ?(?:k|grand|thousand)?) one\b/giu, 'decline the $1 offer'],
  [
    /\bput (my (?:[\p{L}\d]+ ){1,4}(?:plus|and|with|\+) ?\$?\d[\d.,]*(?: ?(?:k|grand|thousand|mil|million))?)(?: up)? (?:on the table for|against|toward|towards|down for|in for|forward for)\b/giu,
    'offer $1 for',
  ],
  [
    /^\s*(?:i|we) (?:want|would like|['’]d like|wanna)(?: to)? (?:see|visit|look at|check out) (.{3,40}?) (on \p{L}+|this \p{L}+|tomorrow),? (?:can|could) you (?:tell|let) (\p{L}{2,20})(?: know)?(?: that)? /giu,
    'tell $3 i would like to see $1 $2, ',
  ],
  [
    /^\s*(?:which|what) (?:offers?|bids?) (?:do|must|should) (?:i|we) (?:still )?(?:have to |need to )?(?:answer|reply to|respond to|decide on)(?=[\s?.!]*$)/giu,
    'which offers wait for me',
  ],
  [
    /^(\s*(?:please |ok(?:ay)? |then )?(?:say|tell|write|message|answer|reply)\b[^,;]{3,120}),\s*(?:and |then |also )?ask(?: (?:him|her|them))? (?=(?:when|if|whether|what|how|where|why|who|for)\b)/giu,
    '$1 and ask ',
  ],
  [
    /^(\s*(?:please |ok(?:ay)? |then )?(?:decline|reject|refuse)) (?:it|that|this)(?= (?:nicely|politely|kindly|gently|in a (?:nice|friendly|polite) way))/giu,
    '$1 the offer',
  ],
  [
    /^(?!.*\$?\d{3})(?=.*\btax(?:es|ed|able)?\b)(?=.*\b(?:how|what|do|does|is|are|would|will)\b).*\b(?:trad(?:e|ing)|swap(?:ping)?)\b (?:a|an|my|our|the) (?:boat|yacht) (?:for|with|against) (?:a|an|my|some|another|somebody['’]s) [\p{L} ]{2,20}[?.!\s]*$/giu,
    'how are trades taxed',
  ],
  [
    /\b(?:i|we) (?:need|want|could use) (?:some )?(?:help|advice|support) (?:with|on|in|about) (?:a|my|our|the) dispute\b/giu,
    'how does a dispute work',
  ],
  [
    /^(?!.*\b(?:boats?|show|find|under|below|listings?)\b.*\d).*\b(?:is|are|would) \d[\d,.]* ?(?:engine )?(?:hours|hrs) (?:a lot|too (?:many|much|high)|high|many|much|bad|okay|ok|low|worrying|a problem|a red flag)\b[^,.]{0,40}$/giu,
    'at how many hours are engines worn out',
  ],
  [
    /\bhow many (?:engine )?(?:hours|hrs) (?:is|are) too (?:many|much|high)\b[^,.]{0,40}$/giu,
    'at how many hours are engines worn out',
  ],
  [
    /\b(?:why|how come) (?:doesn['’]?t|does not|hasn['’]?t|has not|won['’]?t|isn['’]?t|didn['’]?t|has) (?!he\b|she\b|they\b|it\b|the\b|my\b|this\b|that\b)(\p{L}{2,20}) (?:not )?(?:ever |even )?(?:write|reply|answer|respond|text|get|written|replied|answered|responded|writing|answering|replying|responding)(?: (?:back|me|to me|my messages?|back to me))*(?=\s*[?.!]*$)/giu,
    'did $1 answer me',
  ],
  [
    /^\s*(?:(?:hey|hi|ok(?:ay)?|eddy)[\s,]+)*(?:i|we)(?:['’]d| would)? ?(?:wanna|want to|like to|am going to|['’]m going to|need to) (?:make|put in|send|place|submit) an? (?:offer|bid) (?:on|for) ([^,.?!]{2,50}),? (?:but )?(?:how much|what) (?:should|would|could) (?:i|we) (?:offer|bid|put|say|go with)\b/giu,
    'how much should i offer for $1',
  ],
  [
    /\b(?:can|could|how (?:can|do|could)) (i|we) (?:get|take out|apply for|obtain)(?: me)? (?:a|some) (?:boat )?(?:loan|financing)(?=\s*(?:[?.!]|$|here\b|through\b|from\b|with\b))/giu,
    'do you offer loans',
  ],
  [/\bhaggl(e|es|ing)(?= (?:for (?:me|us)|on (?:my|our) behalf|in my name)\b)/giu, 'negotiat$1'],
  [
    /^(\s*(?:(?:hey|hi|so|ok(?:ay)?|eddy)[\s,!]+)*)(?:who(?:['’]?s| has)?(?: got)?|which (?:boats?|ones) (?:have|has|come with))(?: an? boat with)? (?:has |have )?an? (?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?)[\s,.;?!–—-]+(?:and )?what(?:['’]?s| is| does) (?:that|it|one|this)(?: (?:do|mean|exactly|anyway|even|for))*(?=[\s?.!]*$)/iu,
    '$1what is a $<thing>? show me boats with a $<thing>',
  ],
  [AND_WHO, '$<start>what is a $<thing>? show me boats with a $<thing>'],
  [
    /\b(?:at |in |on )?(?:which|what) (?:dock|slip|marina|pier|harbou?r|berth|boat ?yard) (?:is|['’]s) (?<what>(?:it|she|the|that|this)\b[^,.;?!]{0,40}?)(?: (?:docked|kept|moored|tied up|parked|stored|sitting|berthed))?(?: (?:at|in|on|to))?(?=[\s?.!]*$)/giu,
    'where exactly is $<what> docked',
  ],
  [KEPT, "where exactly is $<name>'s $<boat> docked"],
  [
    /\bhow much(?: money)? (?:of (?:mine|ours|my (?:money|cash))|(?:that['’]?s|is) mine) (?:are you|do you|does tradewind|is (?:tradewind|the brokerage)|do (?:you )?(?:guys|people))(?: (?:guys|people|folks|all|currently|still|actually))* (?:holding|hold|have|got|keeping|sitting on)\b/giu,
    'how much of my money is held',
  ],
  [
    /\bwhat (?:should|could|must|ought) (i|we) (?:to )?have (?:done|checked|looked at|looked into|asked|thought of)(?= (?:before|first|prior|ahead))/giu,
    'what should $1 check',
  ],
  [
    /\bwhat (?:did|have|do) (?:i|we) (?:say|said|write|written|put|wrote|state)(?: that)? (?:in|on) (?:my|our|the) (?:ad|listing|post|advert)(?: that)? (?:i['’]?d|i would|i|we['’]?d|we) (?:want|like|take|accept|trade for|swap for)(?: for)?(?: (?:the|my|our|it))?(?: (?=[\p{L}\d]))?/giu,
    'what do i take in trade for my ',
  ],
  [/\b(my|our) (?:listing|ad|advert|post|posting) (?:for|of|about|on) (?:the|my|our) (?=[\p{L}\d])/giu, '$1 '],
  [
    /\bwhat (?:did|does|has) the broker(?:age)? (?:say|said|write|written|wrote|note|noted|think|complain)(?: (?:about|of|on|regarding))? (?=(?:my|the|our) (?:papers?|documents?|paperwork|upload\w*|statement|source of funds|form|files?)\b)/giu,
    'what is wrong with ',
  ],
  [READS_THEIRS, 'what did $<who> write? tell $<who> $<text>'],
  [READS, 'what did $<who> write? tell $<who> $<text>'],
  [THING_WITH, 'cancel my deal with '],
  [
    /\b(?:undo|take back|pull back) what (?:i|we) (?:sent|offered|proposed|bid)(?: to)? (?=\p{L})/giu,
    'withdraw my offer to ',
  ],
  [LISTED, 'show my listings'],
  [WHY_NOT, 'why is my $1 not $2'],
  [CONFUSED, ''],
  [EXPLAIN, ''],
  [FOOTS, (_, of) => `who pays the ${of ?? ''}fee`],
  [FIRM, 'is the price'],
  [SELLING, (said) => (matches(NOT_A_BOAT, said) ? said : 'what are the steps to list a boat')],
  [
    /\b(?:can|could|may) (?:i|we|you) (?:see|know|tell me|find out) (?=(?:what|how much) \p{L}+ (?:originally |actually |really )?paid for\b)/giu,
    '',
  ],
  [/\bwhat (?!i\b|we\b|you\b)(\p{L}+) (?:originally |actually |really )?paid for\b/giu, 'how much did $1 pay for'],
  [
    /\bcabin(?= (?:up |out )?(?:in|on|by|near) (?:the |a |some )?(?:mountains?|woods|lake|forest|hills?|country|countryside)\b)/giu,
    'house',
  ],
  [YOUR_CHOICE, (said, ...more) => (NO_CHOICE.test(String(more.at(-1))) ? said : 'which one is the best deal')],
  [BONUS, ' whose owner takes '],
  [
    /\b(are|is) (they|he|she|(?:the|this|that) (?:owner|seller|guy)) (?:any good|ok(?:ay)?|solid|all right|alright|on the level|cool|good people)(?=[\s?.!,]|$)/giu,
    '$1 $2 reliable',
  ],
  [
    /\b(?:what(?: all)? )(?:are )?(?:people|folks|owners|sellers|everyone|everybody|they|others) (?:are |is )?(?:selling |offering |listing )?(in|from|around|near) ([\p{L}][\p{L} .'-]{2,30}?) (?:are |is )?(?:selling|offering|listing|have (?:for sale|listed)|got for sale)\b/giu,
    'boats $1 $2',
  ],
  [
    /\b(?:someone|somebody|a (?:guy|man|woman|person|dude|lady)|some (?:guy|dude|person)) (?:called|named|by the name of) (?:\p{L}+)(?= (?:\p{L}+ )?(?:wrote|sent|messaged|texted|emailed|asked|wants|called|contacted|offered|told|says|said)\b)/giu,
    'someone',
  ],
  [/\bwrote me an? (message|mail|e-?mail|text)(?= with)/giu, 'sent me a $1'],
  [
    /\bwhich of my (?:\p{L}+ )?boats (?:should|would|do|might) i (?:trade|swap|give|offer|exchange)\b/giu,
    'which of my boats could i swap',
  ],
  [
    /^\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*who (?:can|could|should|do|would) (?:i|we) ask(?: (?:then|about (?:that|it|this)))*(?=[\s?.!]*$)/iu,
    'who do i talk to about it',
  ],
  [/\btake (the [^,.;?!]{2,40}?) off(?: of)? (?=my (?:saved|favou?rites?|watch ?list)\b)/giu, 'remove $1 from '],
  [
    /\b(?:could|can|would) (?:i|we) (?:get|find|buy) (the [^,.;?!]{3,40}?) (?:cheaper|for less)(?: (?:elsewhere|somewhere else|anywhere else|someplace else))\b/giu,
    'is $1 overpriced',
  ],
  [/\b(?:a )?1031(?: exchanges?)?\b/giu, 'a tax free exchange'],
  [
    /^\s*(the boats? (?:i|we)(?: have|['’]ve)? (?:posted|listed))[\s,]+show (?:it|them|me)(?: to me)?(?=[\s?.!]*$)/iu,
    'show $1',
  ],
  [
    /\bexplain (?:me )?(?:the |this )?(?:whole |entire )?(?:trading |trade |swapping )?(?:thing|concept|idea|site|system)(?: to me)?(?=[\s?.!]*$)/iu,
    'how does tradewind work',
  ],
  [
    /\bwho(?:['’]s| has)? (?:has |got )?(an? [\p{L} ]{3,25}?) where (?:the|its|their) (?:owner|seller) (?:would |will |could |might )?(?:takes?|accepts?)\b/giu,
    '$1 whose owner takes',
  ],
  [/\b(you|agent|it|eddy) bargain(s?)(?= (?:for (?:me|us)|on|in (?:my|our)|with)\b)/giu, '$1 negotiate$2'],
  [
    /\bwho (?:do|can|could|should|would) (?:i|we) (?:talk|speak|turn|go|complain|write) to (?:about|regarding|because of) (?:the|my|our|this|that) (?:\p{L}+ )?(?:dispute|closing|papers?|paperwork|survey|wire)(?=[\s?.!]*$)/giu,
    'how do i reach the broker about my closing',
  ],
  [
    /\b((?:do|have) (?:i|we) (?:have|got)(?: any| some)?|how many|(?:what|which)|(?:show|list)(?: me)?(?: all)? my|are any of my) (open|pending|running|active|current|ongoing|unfinished) deals\b/giu,
    '$1 $2 trades',
  ],
  [
    /\b(?:(?:can|could|would|will) you )?(?:please )?remind me (?:of |again )?(?=(?:what|how much|which|who|when|where)\b)/giu,
    '',
  ],
  [
    /\b(?:how much|what)(?: (?:is|would)(?: it)?(?: be| cost)?)? (?:a|per|each) month (?:for|on|with) (?=(?:the|that|this|her|his)\b)/giu,
    'monthly payments for ',
  ],
  [/\b(?:do|have) (?:i|we) (?:have|got)(?: got)? any (?:trades|deals)(?=[\s?.!]*$)/giu, 'show my trades'],
  [/\be-mail/giu, 'email'],
  [
    /\b(?:ur|u r|you['’]?re|you are) (?=an? (?:bot|robot|ai|machine|computer|program|human|real person)\b)/giu,
    'are you ',
  ],
  [
    /\bwhat (?:(?:stuff|things?|else|all) )?do (?:i|we) (?:own|have)(?: (?:on )?here)? (?:that )?(?:i|we) (?:can|could|might) (?:offer|trade|give|swap|put (?:in|up))\b/giu,
    'show my garage',
  ],
  [/\b(her|his|their|\p{L}+['’]s) (\d{2})(?= (?:plus|and|with) (?:some |a bit of )?cash\b)/giu, '$1 $2 footer'],
  [
    /\b(?:which|who|what)(?: one| boat)?(?: is|['’]s| would be| comes out) (?:cheaper|less|lower) (?:per|by the|a) (?:foot|ft)\b((?:,? and)?(?: by)? (?:how much|what)\b)?/giu,
    (_, apart) => `which has the better price per foot${apart ? ' with the difference' : ''}`,
  ],
  [
    /\b(?:what(?:['’]?s| is| would be)|how much(?:['’]?s| is)) (?:my |the )?(?:grand )?(?:total|price|cost|sum)(?: \w+)? (?:with|including|plus|after) (?:the |all |all the )?(?:closing )?(?:fees?|costs) (?:for|of|on|in) (\p{L}{2,}?)['’]?s (?:deal|offer|bid|proposal|counter ?-?offer|terms)(?=[\s?.!]*$)/iu,
    "what would $1's offer cost me all in",
  ],
  [
    /\bwhat(?:['’]?s| is| would be) (?:the )?(?:closest|nearest|next closest|next best|next) (?:thing|one|boat|match|alternative) (?:to|like) (?:it|that(?: one)?|this(?: one)?|her)(?=[\s?.!]*$)/giu,
    'show me similar boats',
  ],
  [
    /\bshould (?:i|we) (?:rather )?(?:go (?:for|with)|pick|choose|get|take|buy) (?:the |an? )?([\p{L}\d][\p{L}\d ]{2,30}?) or (?:rather )?(?:the |an? )?([\p{L}\d][\p{L}\d ]{2,30}?)(?=[,.;?!]|$)/giu,
    (said, one, two) =>
      /\d/.test(`${one}${two}`) && NAMES_BOATS.test(`${one} ${two}`) ? `compare the ${one} and the ${two}` : said,
  ],
  [
    /\bdid (?:i|we) win (?:the |that |my )?(?:auction|bidding(?: war)?|bid) (?:on|for|over) /giu,
    'what is the state of my offer for ',
  ],
  [/\b(still )?(?:up )?for grabs(?=[\s?.!,]|$)/giu, '$1available'],
  [
    /[\s,.;]+(?:(?:either|both|any)(?: (?:one|of (?:them|those|the two)))?|whichever)(?:['’]s| is| are| would be| works| will do| goes)(?: (?:fine|ok(?:ay)?|good|great|cool|alright|all right))?(?: (?:with|by|for) (?:me|us))?(?=[\s.!]*$)/iu,
    '',
  ],
  [
    /[\s,.;]+(?:and |but |so )*why (?:would|should|might) (?:i|we|you|anyone|someone) (?:pick|choose|buy|take|get|want|prefer) (?:the |this |that )?(?:one|first)(?: one)? (?:over|instead of|rather than|and not) (?:the )?(?:other|second)(?: one)?(?=[\s?.!]*$)/iu,
    ', what is the difference',
  ],
  // 'What's a bay boat, and do you have any in Ohio?'
  [
    /\b(what(?:['’]?s| is)) an? (\p{L}[\p{L} -]{2,24}?),? and (?:do (?:you|we)|have you|is there|are there|you)(?: got| have)? (?:any|one|some)(?: of (?:them|those))?(?= |[?.!]|$)/giu,
    '$1 a $2 and show me a $2',
  ],
  // 'Anything that'll do 60' is a speed.
  [
    /\b(anything|something|(?:any |which |what )?boats?|ones?)( (?:here|there|you (?:got|have)))? (?:that(?:['’]ll| will| can| does| do)?|which|will|can|to) (?:do|does|hit|hits|go|goes|run|runs|reach|top|tops|break)(?: over| at least| better than| past| above)? (\d{2})(?=[\s?.!,]*$|\s+(?:under|in|for|below|near|with|that|and)\b)/giu,
    '$1$2 doing at least $3 mph',
  ],
  [
    /\bwho(?:['’]?s| is| are)? (in|around|near) (\p{L}[\p{L} .,]{2,25}?) (?:is |are |has |have )*(?:selling|listing|trading)(?: (?:an? )?(?:boats?|yachts?)| anything| something)?(?=[\s?.!]*$)/giu,
    'boats for sale $1 $2',
  ],
  [
    /\b(?:(?:i['’]?m|i am|we['’]?re|we are) )?not (?:a (?:big |huge |real )?fan of|(?:really |too |that |so )?(?:into|crazy about|keen on|big on|fond of)) (?=\p{L})(?!(?:it|this|that|him|her|them|the|how|what|your)\b)/giu,
    'no ',
  ],
  [
    /\bwhich ones (cheaper|pricier|newer|older|bigger|smaller|longer|shorter|faster|slower|wider|better|closer|nicer)(?=[\s?.!]*$)/giu,
    'which one is $1',
  ],
  [HAVING, '$1$3 my $2'],
  [IN_TOWN, '$1$3 $4 $2 '],
  [
    /\bwhat (?:are|do|is|did|have|has) (?:people|folks|others|everyone|everybody|buyers|anybody|anyone) (?:saying|say|said|writing|wrote|written|asking|asked|ask|been (?:saying|asking|writing)) (?:about|for) (?=my\b|mine\b|our\b)/giu,
    'has anyone asked about ',
  ],
  [
    /\bwhat(?:['’]?s| is) (?:hot|trending|popular)(?: (?:right now|now|today|these days|here|on here|at the moment|this week))*(?=[\s?.!]*$)/iu,
    'most popular boats',
  ],
  [
    /\b(?:realistic|reasonable|fair|sensible|good|better|decent|right) number(?=(?: (?:then|there|here|to offer|for (?:it|her|that|this))| ?[?.!,]|\s*$))/giu,
    'price to offer',
  ],
];

/** Everyday turns of phrase in plain words. */
export const inPlainTurns = (message: string): string => replacedIn(inPlainDealings(inPlainOffers(message)), TURNS);
