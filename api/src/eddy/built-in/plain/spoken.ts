import type { Replacement } from '../../matching.ts';
import { NUMBER_WORDS } from '../../number-words.ts';

/** 'Eight' and '8' in digits. */
const digits = (said = ''): string => String(NUMBER_WORDS.get(said.toLowerCase()) ?? said);

/** Words of chats that decide what is meant. */
export const SPOKEN: readonly Replacement[] = [
  // 'Hmm, pricier ones' asks at once.
  [/^\s*(?:h+m+|u+h*m+|u+h+|e+r+m*)[\s,.…]+(?=\p{L}{2})(?!(?:ok(?:ay)?|no|not|yes|wait|let|hold|i)\b)/iu, ''],
  [
    /^\s*(?:on reflection|(?:now that i(?:['’]m)? think|come to think|thinking|having thought) (?:of|about) it)[\s,]+/iu,
    'actually, ',
  ],
  [/^\s*(?:please )?count (?:up )?(?:every|each|all(?: the)?|the) (boat|yacht|listing)s?\b/iu, 'how many $1s'],
  [/,? (?:and )?ignor(?:e|ing) (?:everything|all|anything|the rest)(?: else)?(?=[\s.!]*$)/iu, ''],
  [/(?<=\d(?:k|m)?) inclusive\b/giu, ''],
  [/(?<![\p{L}\d])u\/(?=\s?\$?\d)/giu, 'under '],
  // '0.2 to 0.3 M'.
  [/(?<![\d.])(0\.\d+)(?= ?(?:to|-|–|and) ?\d(?:\.\d+)? ?(m|mil|million)\b)/giu, '$1 $2'],
  [/,? ?\(?(?:in )?(?:knots|kts),? not (?:in )?mph\)?(?=[\s,.!]*$)/giu, ''],
  // 'Draft 175 instead' is an offer, and no depth.
  [
    /^((?:\s*(?:ok(?:ay)?|then|so|please|now|just)[\s,]+)*)draft (?=(?:for )?\$?\d[\d.,]*k?(?:\s+(?:cash|instead|then|please|now|for)\b|[\s.!]*$))/iu,
    '$1offer ',
  ],
  // '22 or more people'.
  [
    /(?<![\d.,])(\d{1,4}) or more (people|persons|passengers|guests|berths|beds|bunks|hours|hrs)\b/giu,
    'at least $1 $2',
  ],
  // 'Low hours, under 200' and 'sleeps exactly 5, not 4'.
  [
    /\blow (?:engine )?(?:hours|hrs),? (under|below|less than) (\d{2,4})(?![\d.,]*\d| ?(?:k|grand|thousand|hours|hrs|ft|feet)\b)/giu,
    '$1 $2 hours',
  ],
  [/(\bexactly \d+\b[^,.]{0,12}?)(?:,? (?:and |but )?not \d+\b)+/giu, '$1'],
  [/\b(?:the )?tradewind yacht brokerage\b/giu, 'the brokerage'],
  // A boat that has become too small limits nothing.
  [/\b(?:i|we)(?:['’]ve| have)? outgr(?:ew|own) (?:our |the |a )?\d+ ?(?:ft|feet|foot|footer)(?:er)?[,.;]?\s*/giu, ''],
  [/,? (?:and )?i mean (?:thousands?|dollars|grand)(?=[\s.!]*$)/iu, ''],
  // 'Ain't there anything' asks, and excludes nothing.
  [/\b(?:ain['’]?t|isn['’]?t|aren['’]?t|isnt|arent) (?:there|you guys got|u got|you got)\b/giu, 'is there'],
  [/\b(?:nuthin|nuttin|nothin|nuffin)['’]?(?!\p{L})/giu, 'nothing'],
  [/\b(?:sumthin|somethin|sumpin)['’]?(?!\p{L})/giu, 'something'],
  [/\b(?:ima|imma|i['’]?m ?a|ama)(?= (?:need|want|get|buy|take|look|offer|go|try)\b)/giu, 'i will'],
  [/\b(?:tryna|tryin(?:['’])? (?:to|ta))\b/giu, 'trying to'],
  [/\b(?:whatcha|what(?:['’]?d| do)? ?(?:ya|u|you)) think (?:of|about)\b/giu, 'tell me about'],
  [/\b(?:what(?:['’]?s| is)|whats) the (?:dmg|damage)\b(?: (?:on|for))?/giu, 'how much is'],
  [/\b(?:a |the )?hundo\b/giu, '100'],
  [
    /\b(show|give|tell|find) me what(?:['’]?s| is)(?: (?:there|available|for sale))? (?=(?:in|near|around) \p{L})/giu,
    '$1 me boats ',
  ],
  [/\bn(?= (?:ask|tell|let|see|find|also|then|say)\b)/giu, 'and'],
  // 'Boats that sleep 4 under 50k' and 'for 4' say a number.
  [
    /(?<!\b(?:sleep|sleeps|seats?|fits?|holds?|for|to|than|least|most|exactly|of|the|me|top) )\b4(?= (?:under|over|below|less|around|about|like|max|cheap)\b)/giu,
    'for',
  ],
  // 'Nt in Texas'.
  [/(?<![\p{L}\d'’])nt(?= (?:in|at|from|near|an?|the|any|on|over|under|interested|those|these|too|with)\b)/giu, 'not'],
  // '1½ million' and '35 1/2 ft'.
  [/(?<=\d) ?½|(?<=\d) 1\/2(?![\d/])/gu, '.5'],
  [/(?<=\d) ?¼|(?<=\d) 1\/4(?![\d/])/gu, '.25'],
  [/(?<=\d) ?¾|(?<=\d) 3\/4(?![\d/])/gu, '.75'],
  [/(?<![\d/])(?:3\/4|¾)(?: of)?(?: an?)?(?= (?:million|mil|mill)\b)/giu, 'three quarters of a'],
  [/(?<![\d/])(?:1\/2|½)(?: of)?(?: an?)?(?= (?:million|mil|mill)\b)/giu, 'half a'],
  // 'Were a group of 8' without its apostrophe.
  [
    /^\s*(?:(?:so|and|well|ok(?:ay)?|btw|but)[\s,]+)*were(?= (?:an? (?:group|party|crew|family|bunch) of|\d+ (?:people|of us|adults))\b)/giu,
    'we are',
  ],
  // 'Swap out anything in Texas', 'weed out the diesels' leave boats out of a list.
  [
    /^(\s*(?:(?:now|ok(?:ay)?|and|then|please|pls|but|so|can you|could you)[\s,]+)*)(?:swap|switch|strip|screen|weed|knock|scrub|strike|cross|boot|bin|nix|axe|dump|ditch|scrap|toss|hide|lose)(?: out| off)?(?= (?:anything|everything|any|all|every|the ones|the (?:boats|listings)|those|whatever)\b(?!\W*$))/giu,
    '$1leave out',
  ],
  [/\b(?:da|tha)(?= \p{L})/giu, 'the'],
  // 'Got any good deals right now' asks for bargains, and for no trade.
  [
    /^((?:(?:so|hey|hi|eddy|ok(?:ay)?|and|you|u|ya|have|do|got|is there|are there|show me|find me|what are|whats|what's|tell me)[\s,]+)*)(?:any\s+(?:(?:good|great|hot|sweet|nice|killer|real)\s+)?|(?:(?:some|the)\s+)?(?:good|great|best|hot|sweet|nice|killer)\s+)deals(?=(?:\s+(?:out there|on here|here|right now|now|today|lately|this week|going|around|available|on (?:boats|the site)))*\W*$)/giu,
    '$1any bargains',
  ],
  [
    /(?<!\b(?:an?|this|last|first|next|the) )['’]?\bbout(?= (?:the|my|our|his|her|their|your|that|this|it|a|an|\d)\b)/giu,
    'about',
  ],
  // 'Write Ann back, tell her she can come.'
  [
    /\b(?:write|text|message|hit|get|answer)(?: back)? (\p{L}+)(?: back)?(?: and|,)+ (?:tell|let) (?:him|her|them)(?: know)?(?=[\s,:])/giu,
    'tell $1',
  ],
  // 'Two hundred thousand is all we got.'
  [
    /(?<!\b(?:tell|say|saying|ask|message|write|add|let|text|reply|offer|counter)\b.{0,80})(?<![\p{L}\d.,])(\$?\d[\d.,]*\s?(?:k|m|mil|million|grand|thousand)?)(?: is|['’]?s) (?:about |pretty much |really )?(?:all|the most|as much as|everything) (?:that )?(?:i|we)(?:['’]ve| have| can| could)?(?: got| have| spend| pay| afford| spare)?(?![\p{L}])/giu,
    'up to $1',
  ],
  [/\bdeets\b/giu, 'details'],
  // 'Gimme the lowdown on her'.
  [
    /\b(?:gimme|give me|get me|i (?:want|need)|can i (?:get|have)|got)(?: the| a)? (?:full |quick |whole )?(?:run ?down|low ?down|skinny|scoop|dope|info|information|specs|story|details|particulars|write ?up|summary)(?: sheet)? (?:on|of|about|for) (?=the |that |this |my |\p{Lu})/giu,
    'tell me about ',
  ],
  [/\b(?:the )?(?:run ?down|low ?down|skinny|scoop) (?:on|of|about)(?= )/giu, 'details of'],
  // 'My cabin near Aspen' is there, and no boat has to be.
  [
    /\b((?:[Ii]|[Ww]e)(?:['’]ve| have| own)(?: got)? (?:[\p{L}\d-]+ ){0,3}?|(?:[Mm]y|[Oo]ur) (?:[\p{L}\d-]+ ){0,2}?)(acres?|land|lot|house|home|cabin|cottage|condo|apartment|villa|farm|ranch|property|pasture|duplex|townhouse) (?:near|in|by|outside(?: of)?|close to|up in|down in|over in|just outside) (?:the )?\p{L}[\p{L}']+(?: \p{Lu}[\p{L}']+)?(?=\s*(?:[,.;?!]|$| for\b| plus\b| and\b))/gu,
    '$1$2',
  ],
  [/,? (?:tho|though)(?=[\s.!?]*$)/iu, ''],
  // 'Vessels lying within thirty miles of Tampa' are there.
  [
    /\b(boats?|yachts?|vessels?|listings?|anything|ones?|those|she|it) (?:(?:is|are) )?(?:lying|laying|berthed|moored|docked|sitting|kept)(?= (?:with)?in\b| at\b| near\b| around\b| off\b)/giu,
    '$1',
  ],
  [
    /\b(?:if you please|if you would|if you(?:['’]?d| would) be so kind|be a dear(?: and)?|(?:would you )?be so kind(?: as to)?)\b,?/giu,
    'please',
  ],
  // 'Cept mine', 'leave me out of it', 'not one of mine' leave one's own boats out.
  [/(?<![\p{L}])['’]?cept(?= )/giu, 'except'],
  [
    /\b(?:(?:leave|keep) (?:me|us) out of (?:it|this|that)|(?:leave|keep|count) (?:mine|ours) out(?: of (?:it|this|that))?)(?=[\s.!,?]*$)/giu,
    'not my own boats',
  ],
  [/\b(?:that(?:['’]?s| is| are|s)?|which (?:is|are)|and) not (?:one of|any of) mine\b/giu, 'but not my own boats'],
  [
    /\b(?:omit|exclude|leave out|skip|drop|without) (?:those|the ones?|any|all)(?: (?:which|that))? (?:are|is) (?:mine|my own|ours)\b/giu,
    'not my own boats',
  ],
  [/,? (?:obv|obvs|obvi|obviously|ofc|natch)(?=[\s.!?]*$)/iu, ''],
  [/^\s*(?:(?:and|so)[\s,]+)*(?:cheaper|cheap) per (?:foot|ft)[\s=?.!]*$/iu, 'cheapest per foot'],
  [
    /^(\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*)(?:the |which )?(faster|slower|longer|shorter|cheaper|newer|older|wider|bigger|smaller|pricier|roomier) one\s*\?\s*(?:and )?(by how much|how much)/iu,
    '$1which one is $2 and $3',
  ],
  [
    /\b(?:with|has|have|having|containing|that say|that says) (?:the (?:word|name) )?["“']?(\p{L}{3,})["”']? in (?:the|its|their|her|it['’]?s) (?:names?|titles?|models?)\b/giu,
    'called $1',
  ],
  // 'What'd she write' is about what she did.
  [
    /\b(what|where|when|how|why|who)['’]d (?=\p{L}+ (?:write|say|ask|answer|reply|tell|send|text|mention|respond|message|offer|propose|pay)\b)/giu,
    '$1 did ',
  ],
  // 'Eight grand cash, write it up for him.'
  [
    /^(\s*(?:(?:ok(?:ay)?|alright|fine|i['’]?ll gamble|ill gamble|sure|let['’]?s do it|deal)[\s,.!]+)*)(\$?\d[\d.,]*\s?(?:k|grand|thousand|mil|million)?(?: (?:in )?cash| dollars| bucks)?)[\s,.;–—-]+(?:and |then |please )*(?:write|draw|draft|type) (?:it|that|this|me)(?: one)?(?: up)?(?: (?:for|to) (?:him|her|them|\p{L}+))?[\s.!]*$/iu,
    '$1offer $2',
  ],
  [/\b(in|within|over|during) the past (?=(?:\d+|ten|five|few|couple of|twenty|fifteen) years?\b)/giu, '$1 the last '],
  [/\b(?:the )?(?:two|2) (?=carolinas\b|dakotas\b|virginias\b)/giu, 'both '],
  // 'Scratch Ohio, I meant Maine'.
  [
    /^\s*(?:(?:no|oh|wait|ok(?:ay)?|actually|sorry)[\s,]+)*(?:scratch|strike|forget|scrap|drop|not) (?:in )?[\p{L}][\p{L} ]{2,20}[,;.–—-]+\s*(?:sorry[\s,]+)?(i (?:meant|mean)|make (?:it|that)) (?=(?:in )?\p{L})/iu,
    '$1 ',
  ],
  [
    /\bwashington\b[\s,?.(–—-]*(?:(?:the )?state[\s,)]*)?(?:and |but )?not (?:in )?(?:washington )?d\.?\s?c\b\.?\)?/giu,
    'washington state',
  ],
  // 'Too generous. 60.' changes the sum that was drafted.
  [
    /^\s*(?:(?:no|hm+|nah|wait|well|oh)[\s,]+)*(?:that(?:['’]s| is) )?(?:(?:way|far|a bit|a little|much) )?too (?:generous|much|high|low|little|stingy)[\s.,;!–—-]+(?:(?:make it|say|do|try|go) )?(\$?\d[\d.,]*\s?(?:k|grand|thousand)?)[\s.!]*$/iu,
    'make it $1',
  ],
  // Two ways to drop a card in one breath.
  [
    /^\s*(?:(?:no|nah|wait|oh|actually|ok(?:ay)?|hm+|on second thought)[\s,.!]+)*(?:scrap|forget|drop|kill|ditch|bin|nix|scratch|cancel|trash) (?:that|it|this)[\s,.;!–—-]+(?:please )?(?:(?:do not|don['’]?t) send (?:it|that|anything)|never ?mind|leave it)[\s.!]*$/iu,
    'don’t send it',
  ],
  // 'Fine, right?' asks whether all before it is.
  [
    /(?<=.{15})[\s,.;]+(?:(?:that|this|it)(?:['’]s| is)? |is (?:that|it|this) )?(?:fine|ok(?:ay)?|cool|all good|alright|normal),? (?:right|correct|yes|no|huh|or not)\s*\?+\s*$/iu,
    '?',
  ],
  [/(?<=\d ?(?:feet|foot|ft|['’]).{1,60}\b)(?:no|not) (?:longer|bigger|larger|over) than (?:that|this|it)\b,?/giu, ''],
  // How an offer is drafted is no note in it: 'write it up'.
  [
    /^(?=.*\b(?:offer|for (?:the|his|her|their)|against|plus|and)\b.*\d|.*\b(?:offer|my)\b.*\bfor\b)(.{12,}?)[\s]*[,.;–—-]+\s*(?:and |then |please |just )*(?:write|draw|type|work|put) (?:it|that|this|one)(?: all)? (?:up|together)(?: (?:for me|please|nicely|properly))*[\s.!]*$/iu,
    '$1',
  ],
  [/\bput (my (?:[\p{L}\d'-]+ ){1,4}?)up (plus|and|with|for|against|\+)(?= )/giu, 'offer $1$2'],
  [
    /\banything (?:live|open|pending|running|active|cooking|brewing|in play|on the table)(?: right now| now)? (?:on|with|for|about) (?:my|the) (?=\p{L})/giu,
    'are there any offers for my ',
  ],
  // 'Who has a cruiser and takes gold?'
  [
    /\bwho (?:has|owns|is selling|sells|lists) an? ([^,.?;]{3,60}?) and (?:takes|accepts|would take|would accept|wants|is open to) (?=\p{L})/giu,
    'show me a $1 whose owner takes ',
  ],
  // 'Any mail?' asks for messages.
  [
    /^\s*(?:(?:hi|hey|so|ok(?:ay)?|eddy)[\s,]+)*(?:(?:do i have|have i got|is there|got|you got|did i get) )?any(?: new)? (?:mail|post|letters|texts|pms|dms)(?: for me| today| yet)*[\s?.!]*$/iu,
    'any new messages for me',
  ],
  [/\bnot (?:an? )?(?:ski|wake|wakeboard|wakesurf|tow) boats?\b/giu, 'no bowriders'],
  // 'Will it fit under my bridge?'
  [
    /\b(?:will|would|can|does|could|do) (it|she|they|(?:the|this|that|my) [\p{L}\d ]{2,40}?) (?:fit|go|get|clear|pass|make it) (?:in )?(?:under|beneath|below|underneath) [^.?!]*\bbridges?\b[^.?!]*/giu,
    'what is the bridge clearance of $1',
  ],
  // 'That will fit under a fixed bridge, 12 foot of clearance' and 'drawing under 4 feet': listings don't give either.
  [
    /[\s,]+(?:(?:and|but) )?(?:that(?:['’]ll| will| can| would)?|which (?:can|will)) (?:fits?|goes?|gets?|clears?|pass(?:es)?) (?:in )?(?:under|beneath|below|underneath) (?:an? |the |my |our )?(?:\p{L}+ ){0,2}bridges?\b[^.?!]*/giu,
    ' with a low air draft',
  ],
  [
    /[\s,]+(?:(?:and|but) )?(?:(?:that |which )?(?:draws?|drafts?)|drawing) (?:less than|under|no more than|at most|up to|not more than) (?:\d[\d.]*|two|three|four|five|six|seven|eight) ?(?:feet|foot|ft|inches|meters|metres|m)\b/giu,
    ' with a shallow draft',
  ],
  [/\bsummaris(e|es|ed|ing)\b/giu, 'summariz$1'],
  [
    /\b(?:the |all |all the |any |which )?(offers|deals|trades|bids|proposals) (?:that )?(?:i|we)(?:['’]ve| have)(?: got)? (?:open|pending|running|going|outstanding|on the table|in play)(?: (?:right now|at the moment|now|currently|today))?/giu,
    'my open $1',
  ],
  // 'Eight foot six' and '8 foot 6 of beam'.
  [
    /(?<![\p{L}\d.,])(\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[ -]?(?:foot|feet|ft)[ -](\d|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?: ?(?:inches|inch|in\.?|["”]))?(?=[\s,.!?]*(?:$|of\b|in\b|or\b|and\b|wide\b|beam\b|max\b|tops\b|at\b|across\b|long\b|[,.!?]))/giu,
    (_all, feet, inches) => `${digits(feet)}'${digits(inches)}"`,
  ],
  [
    /(?<![\p{L}\d.,])(\d{1,2}|six|seven|eight|nine|ten|eleven|twelve) and a half(?= (?:feet|foot|ft)\b)/giu,
    (_all, feet) => `${digits(feet)}.5`,
  ],
  [
    /(?<![\p{L}\d.,])(\d{1,2}(?:\.\d+)?(?:['’]\d{1,2}["”]?)?(?: ?(?:ft|feet|foot|m|meters))?) (?:of|in) beam\b/giu,
    'beam $1',
  ],
  [
    /\b(the (?:\p{L}+er|more expensive|less expensive)) one (?=(?:of|out of|among) (?:the|these|those|them)\b)/giu,
    '$1 ',
  ],
  [/\bprojekt(s?)\b(?=(?: (?:tho|though|boats?|please|pls))*[\s.!?]*$)/giu, 'project$1'],
  [/\banywhere (?:in|around|across|within) (?:the (?:country|states|us|usa|u\.s\.|nation)|america)\b/giu, 'anywhere'],
  [
    /^\s*(?:good (?:morning|afternoon|evening|day))(?:[\s,]+(?:eddy|sir|madam|to you|there|all|everyone))*[\s,.!–—-]+(?=\p{L})(?!(?:eddy|sir|madam|to you|there|all|everyone)[\s.!?]*$)/iu,
    '',
  ],
  [/^\s*al(?:l )?right(?:y)?(?: then)?[\s,.!–—-]+(?=\p{L}{2})(?!\s*(?:angle|side|one)\b)/iu, 'ok, '],
  // 'Sportfishers only.'
  [
    /^(\s*(?:(?:ok(?:ay)?|and|but|now|then|please)[\s,]+)*)(?!cash\b|price\b|names?\b|thanks\b)((?:the )?[\p{L}-]{4,}(?: [\p{L}-]{3,}){0,2}) only(?: please| pls)?[\s.!]*$/iu,
    '$1only $2',
  ],
  [/\b(?:total )?(?:ponies|horses under the hood)\b/giu, 'horsepower'],
  // 'Los q aceptan'.
  [/(?<=\b(?:los|las|lo|el|la|los de|para|pa|ya|hasta|uno|una|algo) )q(?= \p{L})/giu, 'que'],
  [/^(\s*)(?:nxt|nex|next) (\d)\s*$/iu, '$1next page'],
  [
    /^\s*(?:all|every|any)(?: of)?(?: the| your)? (boat|yacht|listing)s?(?: please| pls| you have| here)?[\s.!?]*$/iu,
    'show me all $1s',
  ],
  // 'Would anyone pay 12 for my Gale' asks about its price.
  [
    /^\s*(?:(?:do you |you |u |ya )?(?:think|reckon|guess|suppose) )?(?:would |will |could |might )?(?:anyone|anybody|someone|somebody|people|folks|a buyer|any buyer)(?: would| will| could| might)?(?: really| ever| actually)? (?:pay|give me|cough up|fork out|shell out) (\$?\d[\d.,]*\s?(?:k|m|mil|million|grand|thousand)?) for (my|our) /iu,
    'is $1 a good price for $2 ',
  ],
  [/\b(?:hafta|haveta|haf to)\b/giu, 'have to'],
  // 'Waiting on ME' shouts, and means no state.
  [/(?<=\b(?:on|for|to|with|about|against|tell|show|give|let|owes?|asked|told) )ME(?![\p{L}\d])/gu, 'me'],
  [/\bhow many (?:looks|peeks|eyeballs|lookers)\b/giu, 'how many views'],
  [
    /\b(?:what|which|how many) (?:kind of |sort of )?(motors?|engines?|outboards?) (?:hang|hangs|are|is|are hanging|sit|do you find) (?:off|on|from|at) (?:the )?(?:back|stern|transom|rear) of (the [^,.?!]{3,40}|it|her|that|my [^,.?!]{3,40})(?=[\s?.!]*$)/iu,
    'what $1 does $2 have',
  ],
  // 'Four motors hanging off the back' are outboards.
  [
    /\b(?:motors?|engines?|outboards?) (?:hang(?:ing|s)?|hung|bolted|strapped|mounted|sitting)? ?(?:off|on|from) (?:the |its |her )?(?:back|stern|transom|rear|ass|tail)\b/giu,
    'outboards',
  ],
  [
    /\bwhat (can|could) (?:a (?:guy|girl|man|person|fella|fellow|dude|body)|one|someone|somebody) (?=get|buy|find)/giu,
    'what $1 i ',
  ],
  [/,? (?:to me )?like i(?:['’]?m| am|['’]?d be) (?:five|5|six|6|a (?:kid|child|toddler))\b/giu, ''],
  [/\blegal (?:stuff|things|thing|bits)\b/giu, 'legal details'],
  [/(?<=\bcamas |\bliteras |\bplazas |\bsitio |\bespacio |\bcapacidad )pa['’]?(?= \d)/giu, 'para'],
  [
    /\b(owners?) (?:who )?(swaps?|trades?|exchanges?)(?= (?:for )?(?:boats?|cars?|houses?|homes?|land|bitcoins?|gold)\b)/giu,
    '$1 takes',
  ],
  // 'The keelhaven34'.
  [
    /(?<![\p{L}\d])(?!model|engine|under|over|about|year|below|max|from|boat|listing)(\p{L}{5,})(\d{2,3})(?![\p{L}\d])/giu,
    '$1 $2',
  ],
];
