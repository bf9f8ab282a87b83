import { matches, type Replacement, replacedIn } from '../../matching.ts';
import { withoutRepeatedLimits } from './repeated-limits.ts';
import { FOR_OWNER } from './searches.ts';
import { withEachExcluded } from './shared-exclusions.ts';

const HAUL = '(?:haul|tow|ship|trailer|truck|fetch|drag|bring|pick up|get|drive|collect)';
const UNIT = '(?:feet|foot|ft)';
const MINE = '(?:my|our) (?:saved (?:boats|list|ones)|favou?rites?|faves|watch ?list|wish ?list|short ?list|saves)';

/** Limits as people put them. */
const LIMITS: readonly Replacement[] = [
  // 'Not one I have to tow up from Texas'.
  [
    new RegExp(
      `\\b(?:but |just |only )*not (?:one|any|anything|something|ones|a boat|boats)(?: that| which)? (?:i|we)(?:['’]d| would| will|['’]ll)? (?:(?:gotta|hafta|got to|have to|need to|must|should|has to) )?${HAUL}(?: it| her)?(?: (?:up|back|home|here|all the way|over|down|out))*(?: of| from| in)+ `,
      'giu',
    ),
    'but not in ',
  ],
  // 'My slip tops out at 30 feet', 'not an inch more'.
  [
    new RegExp(
      `\\b(?:(?:my|our|the) [\\p{L} ]{3,24}? )?(?:stops|tops|maxes|limits|caps|cuts)(?: (?:me|us|it|them))?(?: (?:out|off))? at (\\d{2,3}) ?${UNIT}(?:['’]?s)?\\b`,
      'giu',
    ),
    'at most $1 feet',
  ],
  [/[\s,;–—-]+(?:and )?not (?:an?|one) (?:inch|foot|hair|bit) (?:more|over|longer|bigger)\b/giu, ''],
  // 'Two million is where I put my foot down'.
  [
    /(\$?\b(?:\d[\d.,]*|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half a) (?=\p{L}))(?: ?(?:k|grand|thousand|hundred thousand|mil|million|feet|foot|ft|dollars|bucks))*) is (?:(?:where|when) (?:i|we)(?:['’]ll| will| have to)? (?:put (?:my|our) foot down|draw the line|stop(?: counting| looking)?|tap out|get off|bow out|walk away|max out|say no|quit|call it quits)|as (?:high|far|much) as (?:i|we)(?:['’]ll| will| can| would| want to| am willing to| dare)? (?:go|pay|spend|stretch))\b/giu,
    'at most $1',
  ],
  // 'My slip is 30 ft', beside a search.
  [
    /(?<=^(?=.*\b(?:boats?|show|find|need|want|looking|got|have|what|anything|something)\b).*)\b(?:my|our|the) (?:slip|dock|berth|lift|boathouse|boat house) (?:is|measures|takes|holds|fits)(?: (?:only|just|about|up to|no more than|exactly))* (\d{2,3})[ -]?(?:feet|foot|ft|['’])(?: (?:long|in length|slip|overall))?(?![^.?!]*\bfit\b)/giu,
    'at most $1 feet',
  ],
  [
    /\bin (?:the|a) (\$?\d[\d.,]*\s?(?:k|m|mil|million|grand|thousand)?)\s*(?:to|-|–)\s*(\$?\d[\d.,]*\s?(?:k|m|mil|million|grand|thousand|feet|foot|ft)?) (?:price )?range\b/giu,
    'between $1 and $2',
  ],
  // 'We keep our truck in Ohio' says where somebody is.
  [
    /\b(i|we) (?:keep|park|store|garage) (?:my|our) (?:truck|car|pickup|suv|van|jeep|rv|camper|tow vehicle|trailer)s?(?= (?:in|at|near|around|outside)\b)/giu,
    '$1 live',
  ],
  // Boats that somebody had before are no wish.
  [
    /(?<=^|[.!?;]\s*)(?:(?:hi|hey|hello|so|well|ok(?:ay)?)[\s,!]+)*(?:i(?:['’]ve| have)|we(?:['’]ve| have)) (?:always |only |just |already )*(?:owned|had|run|driven|sailed|fished|been (?:on|running|driving)) [^.!?;]{3,60}? (?:all my life|my whole life|all our lives?|for (?:years|ages|decades|\d+ years|a (?:long time|decade))|until now|up to now|so far|before)\b[^.!?;]*[.!;]\s*(?=\p{L})/giu,
    '',
  ],
  // '(Too far from my yard)' is the reason for what is before it.
  [
    /(?:\s*\(|[\s,;–—-]+(?<=[,;–—-]\s*))(?:(?:it|that|this|they)(?:['’]s|['’]re| is| are) )?(?:just |way |simply |a bit )*too far(?: away)?(?: from (?:my|our|the) [\p{L}]+| from (?:me|us|home|here))?(?: for (?:me|us))?(?:\s*\)|(?=\s*(?:[.!;]|$)))/giu,
    '',
  ],
  // '30 head of cattle'.
  [/\b\d+ head of (?=cattle|cows|sheep|goats|horses|bison|livestock)/giu, ''],
  [
    /(?<=\b(?:cattle|cows?|heifers|steers|sheep|goats|livestock|bulls?|calves)\b.*)[\s,;–—-]+(?:i(?:['’]ve)? |we(?:['’]ve)? )?(?:got|have|own) (?:about |around |some )?\d+ head(?: of (?:them|['’]?em))?\b/giu,
    '',
  ],
  // 'One we could spend a night on'.
  [
    /(?<!\b(?:people|persons|adults|guests|of us|friends|kids|folks) )\b(?:(?:that |which )?(?:me and (?:the |my )?\p{L}+|my \p{L}+ and (?:i|me)|we|i|you|one|two (?:people|of us)|the two of us|a couple) )?(?:can|could|might|may) (?:spend|stay|sleep)(?: (?:a|the|one))? (?:night|nite|weekend|nights|weekends)(?: (?:on|aboard|in))?(?: it| board| her)?(?=[\s.,;?!]|$)/giu,
    'that sleeps at least 2',
  ],
  [
    /[\s,.;?!–—-]+(?:and |but )?(?:it |she |that )?(?:does ?n['’]?o?t|need ?n['’]?o?t|don['’]?t)(?: (?:have to|hafta|need to|gotta|got to))? be (?:the )?(?:pretty|prettiest|fancy|perfect|nice|nicest|much|anything (?:special|fancy)|a looker|a beauty)\b/giu,
    '',
  ],
  [
    /\bneither (?:in )?['"“‘]?(new|excellent|good|fair|project)['"”’]?(?: condition)? nor (?:an? )?(?=\p{L})/giu,
    'not in $1 condition, no ',
  ],
  // 'Far too big. Under 40 feet': the number counts.
  [
    /^\s*(?:(?:ha+|haha|lol|no|nah|well|hm+|oh|ok(?:ay)?|wow)[\s,.!]+)*(?:(?:that(?:['’]?s| is)|those are|they(?:['’]?re| are)|it(?:['’]?s| is)|all) )?(?:(?:way|far|much|a bit|a little) )*too (?:big|large|long|small|short|expensive|pricey|dear|much|cheap|old|new)(?: for (?:me|us))?[\s,.;!–—-]+(?=(?:(?:something|keep it|make it|stay|nothing|anything) )?(?:under|below|over|above|max|at most|at least|up to|less than|more than|between|from|newer|older)\b[^.?!]*\d)/iu,
    '',
  ],
  [/[\s,.;–—-]+(?:(?:the )?same (?:question|thing|search|again)|otherwise the same)(?=[\s.?!]*$)/iu, ''],
  // 'Drop any with just one motor'.
  [
    /^(\s*(?:(?:and|nice|ok(?:ay)?|please|now|then|so|can you|just|great|cool)[\s,.!]+)*)(?:drop|lose|skip|leave out|remove|take out|ditch|without|no)(?: (?:any(?:thing)?|the ones|those|all|the|boats|ones))* (?:with|that have|having)(?: (?:just|only))? (?:one|a single|1) (?:motor|engine|outboard)s?(?=[\s.!]*$)/iu,
    '$1no single engines',
  ],
  // 'Nothing 22 foot or smaller' and 'nothing 90k or more'.
  [
    /\b(?:nothing|none|no boats?|not any(?:thing)?)(?: (?:that(?:['’]s| is)|of|at|that are))? (\$?\d[\d.,]*(?: ?(?:k|m|grand|thousand|mil|million|feet|foot|ft|dollars|hours|hrs))*) (?:or|and) (?:smaller|shorter|less|under|below|cheaper|lower|fewer)\b/giu,
    'over $1',
  ],
  [
    /\b(?:nothing|none|no boats?|not any(?:thing)?)(?: (?:that(?:['’]s| is)|of|at|that are))? (\$?\d[\d.,]*(?: ?(?:k|m|grand|thousand|mil|million|feet|foot|ft|dollars|hours|hrs))*) (?:or|and) (?:bigger|longer|larger|more|over|above|up|higher|pricier)\b/giu,
    'under $1',
  ],
  [
    /\b(leave out|leaving out|skip|drop|except|without|not|no) them (?:(?:big|little|old|fancy|huge|damn|ugly|large|small) )*(?=\p{L}{4,})/giu,
    '$1 ',
  ],
  // 'A diesel, I'm not sitting on gas': the kind that is wanted was named.
  [
    /(?<=\bdiesels?\b[^.?!]{0,20})[\s,.;–—-]+(?:i|we)(?:['’]m| am|['’]re| are|['’]ll| will| do)? (?:not|never|won['’]?t|don['’]?t|ain['’]?t)\b[^.?!]*\b(?:gas|gasoline|petrol)\b/giu,
    '',
  ],
  // 'A heater is a must'.
  [
    /\b(?:(?:an?|the) )?(\p{L}+(?: \p{L}+)?) (?:is|are)(?: an absolute| absolutely)? (?:a must(?:[- ]have)?|non[- ]negotiable)\b/giu,
    'with $1',
  ],
  // 'My wife and I plus another couple want to overnight'.
  [
    /\b(?:me and (?:the |my )?\p{L}+|my \p{L}+ and (?:i|me)|the two of us|us two|we)(?: (?:plus|and|with))? another couple(?: (?:want|need|plan|would like|wanna|like)(?: to)?)?(?: (?:overnight|sleep(?: on (?:it|her|board))?|stay (?:the night|overnight|aboard)|spend (?:the |a )?nights?))(?: (?:on (?:it|her|board)|aboard))?/giu,
    'it must sleep at least 4',
  ],
  // 'Anything 20-25 for 50-80?' and 'a 30 under 250'.
  [
    /\b(anything|something|boats?|ones?|any|find|need|want) (\d{2}) ?(?:-|–|to) ?(\d{2}) (?:for|around|at|priced(?: at)?|costing) (?=\$?\d{2,3} ?(?:-|–|to|k\b))/giu,
    '$1 $2 to $3 feet for ',
  ],
  [
    /\b(got|have|any|find(?: me)?|need|want|show me|looking for|after) an? (\d{2}) (under|below|for|around|up to|max|less than) (\$?\d{2,3})(?=[\s?.!,]*$)/giu,
    '$1 a $2 footer $3 $4k',
  ],
  // 'So center consoles it is', 'boats where the owner would take jewelry'.
  [/(?<=[\s,])so (\p{L}[^.?!]{4,80}?) it is(?=[\s.!]*$)/iu, '$1'],
  [
    /\b(?:are there )?where the (?:owners?|sellers?) (?:would |will |can |might |is willing to )?(?:takes?|accepts?|wants?)\b/giu,
    'whose owner takes',
  ],
  // 'My budget is 80, and I might stretch to 95 for the right one'.
  [
    /(?<=\bbudget\b.*?)[\s,.;–—-]+(?:but |and )?(?:i |we )?(?:could|can|might|would) (?:do|go|stretch)(?: up)?(?: to)? (\$?\d[\d.,]*k?) (?:if|for) (?:she|it|the (?:right|perfect|ideal))[^.?!,]*/giu,
    ', up to $1',
  ],
  // 'Lol, and stay below 90k': a laugh asks nothing, and a limit that is kept is no night on board.
  [/^\s*(?:lol|lmao|rofl|hehe+|(?:ha){2,}h?)[\s,.!…–—-]+(?=\p{L}{3})/iu, ''],
  [/\b(?:stay|staying|remain|come in|keep it|keep the price) (below|under|within|beneath) (?=\$?\d)/giu, '$1 '],
  [/\b(?:3|three) or (?:4|four) (?=(?:engines|motors|outboards)\b)/giu, 'at least 3 '],
  [/\b(east|west|gulf) cost\b/giu, '$1 coast'],
  // 'Take out whatever is in Annapolis'.
  [
    /^\s*(?:(?:and|ok(?:ay)?|please|now|then|so|can you|just)[\s,]+)*(?:take out|leave out|drop|lose|remove|skip|strike|cross off|ditch|get rid of|cut) (?:whatever|anything|everything|the ones?|those|all|any(?: boats?)?|the boats?|all the ones)(?: that| which)?(?:['’]s| is| are|['’]re| lies| sits)? (?:in|from|near|around) (?=\p{L})/iu,
    'not in ',
  ],
  // 'I think in meters: between 11 and 12': the limits name their own unit.
  [
    /^\s*(?:i|we) (?:only |just )?(?:think|measure|work|count|go|am used to|do everything)(?: (?:everything|only))? in (?:met(?:er|re)s|metric)[\s:,;.–—-]+(?=.*\b(?:met(?:er|re)s?|m)\b)/iu,
    '',
  ],
];

/** 'My lift is 12 ft between the pilings, will the Gale squeeze in?' */
const FITS: readonly Replacement[] = [
  [
    /^[^.?!]{0,30}?\b(?:lift|slip|dock|berth|boathouse|bay|shed|garage|canal|channel|pilings|opening|door)\b[^.?!\d]{0,30}?(\d{1,2}(?:\.\d+)?) ?(?:ft|feet|foot|['’])[^.?!\d]{0,20}?(?:wide|across|in width|between (?:the |its |my )?(?:pilings?|piles|posts|poles|walls|bunks))[\s.,;?!–—-]+(?:so |and |now )*(?:will|would|does|can|could) ((?:the |that )?[\p{L}\d][\p{L}\d ]{0,40}?) (?:fit|squeeze|clear|go|get|make it|slide)(?: (?:in|through|into it|in it|inside|it|in there|on it))*(?=[\s.?!]*$)/iu,
    'is $2 at most $1 feet wide',
  ],
];

const NAMED_ONE =
  '(?!(?:in|under|over|with|boats?|anything|something)\\b)(?:\\p{L}[\\p{L}\\d]+ ){0,2}[\\p{L}\\d]{2,20}(?: \\p{L}[\\p{L}\\d]+){0,2}';
const COMPARATIVE =
  '(?:cheaper|pricier|dearer|more expensive|less expensive|newer|younger|older|longer|bigger|larger|smaller|shorter|faster|quicker|slower|wider|narrower|beamier)';

/** Questions and orders as people put them. */
const ASKED: readonly Replacement[] = [
  [
    new RegExp(
      `^(\\s*(?:(?:please|ok(?:ay)?|and|then|can you|could you|would you|hey|go ahead and)[\\s,]+)*)(?:stick|put|pop|throw|pin|drop|chuck|toss|stash|slap) (the |that |this )([\\p{L}\\d][\\p{L}\\d ]{1,40}?)(?: (?:here|down|up|over|out)? ?in [\\p{L} ]{3,20}?)? (?:on|in|into|to|onto|among|with) ${MINE}\\b(?: (?:so|before|because|in case|until|for now|for later|please|thanks)\\b[^.?!;]*?)?(?=[\\s.?!]*$|[.?!;]|,? (?:and|then)\\b)`,
      'iu',
    ),
    '$1save $2$3',
  ],
  [
    /\bby the (?:foot|ft)[\s,]+(?:which|what)(?:['’]s| is| one is)? (?:the )?(?:better|best) (?:buy|deal|value)\b/giu,
    'which is cheaper per foot',
  ],
  [
    /\b(?:which|what) (?:one |boat )?(?:of (?:them|these|those|the (?:two|three|four)) )?(?:is|comes|gets) (?:the )?(?:closer|closest|nearer|nearest) to (?:being )?\d+(?:\.\d+)? ?(?:feet|foot|ft|met(?:er|re)s?|m)(?: long| in length)?(?=[\s.?!]*$)/giu,
    'how long is each of them',
  ],
  [
    /\bwhat (?:does|do|would) (?:it|they|that|those|these|everything|all)(?: all| of (?:it|that|them))? (?:come to|add up to|total|amount to)(?: (?:together|altogether))?(?: (?:if (?:i|you|we) )?(?:add(?:ing)?|sum|total)(?: up)? (?:all )?(?:the|my|those) (?:asking )?prices)?(?=[\s.?!]*$)/giu,
    'what do i ask for them together',
  ],
  // 'Would they look at my pickup toward it?'
  [
    /\b(?:would|will|could|might) (?:they|he|she|the (?:owner|seller)) (?:look at|consider|go for|think about|be into|be open to|entertain|accept|take)((?: (?:my|our|an?|some))(?: [\p{L}\d-]+){1,4}?) (?:towards?|against|as part (?:of|payment for|payment on)|for part of|on)(?: (?:it|her|that|this|the (?:price|boat)))?(?=[\s.?!]*$)/giu,
    'would the owner take$1',
  ],
  // 'I would rather pay with wine, does that one take it?'
  [
    /^\s*(?:(?:and|but|well|actually|hm+)[\s,]+)*(?:i|we)(?:['’]d| would) (?:rather|prefer to|sooner) (?:pay|trade|settle)(?: it)? (?:with|in) (?:my |some |an? )?(\p{L}+(?: \p{L}+)?)[\s.,;?!–—-]+(?:and )?(?:does|do|would|will) (that one|it|this one|she|he|they|the owner) (?:take|accept|want) (?:it|that|them|those)(?=[\s.?!]*$)/iu,
    'does $2 take $1',
  ],
  // 'My boat for hers, the Gale I mean'.
  [
    /\b(my|our) (?:boat|own|one)\b([^.?!]*?),? (?:the|my) ([\p{L}\d][\p{L}\d ]{1,30}?),? i mean(?:t)?\b,?/giu,
    '$1 $3$2',
  ],
  [/^(\s*(?:no |sorry |ah )*)(the [\p{L}\d][\p{L}\d ]{1,30}?),? i mean(?:t)?[\s,.;:–—-]+(?=\p{L})/iu, '$1$2. '],
  // 'The Gale, is there a head on it?'
  [
    /^\s*(?:(?:hey|hi|so|ok(?:ay)?|and|eddy)[\s,]+)*((?:that|the|this) (?!one\b|first\b|second\b|other\b)[\p{L}\d][\p{L}\d ]{2,40}?)[\s]*[,:–—-]+\s*((?:is|are) there|does|has|is|do|how|what|where|when|can|could|would|will)\b([^.?!,]*?)\b(on it|in it|aboard|on her|it|she)(?=[\s.?!]*\?)/iu,
    (_all = '', boat = '', verb = '', middle = '', it = '') =>
      `${verb}${middle}${/^(?:on|in) |aboard/i.test(it) ? `on ${boat}` : boat}`,
  ],
  [
    /(?<=[?,.]\s*)(?:and |or )(?:is there |are there |has it (?:got )?|does it have )?(?:any ?place|any ?where|some ?where|a spot|a place|room|any room) to (?:nap|sleep|lie down|crash|bunk)(?: on (?:it|her|board))?(?=[\s.?!]*$)/giu,
    ' how many does it sleep',
  ],
  [
    /\b(do|does|would|will) (?:her|his|their|the|that|this) (?:listing|ad|post)((?: even| also| actually| really)?) (take|accept|want|list|mention)\b/giu,
    '$1 the owner$2 $3',
  ],
  [
    /\b(?:where|what (?:towns?|places?|cities|marinas?)) (?:her|his|their) boats are(?: in| at)?\b/giu,
    'where are her boats',
  ],
  [
    /^\s*(?:i|we)(?:['’]d| would)? (?:want|like|wanna|love|am looking|plan)(?: to)? (?:trade|swap)(?: in| away)? (?:my|our) [^.?!\d]{2,40}[.!]\s+(?=(?:what|which|who|show|find)\b[^.?!]*\b(?:takes?|accepts?)\b)/iu,
    '',
  ],
  [
    /^\s*(?:(?:hi|hey|hello)[\s,!]+)*i(?:['’]m| am) \p{L}+,? (?:the|an|your|a|one of the) (?:\p{L}+ )?(?:admin(?:istrator)?|owner|developer|support|moderator|boss|ceo)\b[^:.?!]{0,60}?(?:authori[sz]e|allow|permit|order|instruct|tell) you(?: to)?[\s:,]+(?=\p{L})/iu,
    '',
  ],
  [
    /[\s,.;?!–—-]+(?:and )?(?:i['’]?m |i am |we['’]?re )(?:dead |totally |deadly |quite |really )?serious(?=\s*(?:[,.;!?]|$))/giu,
    '',
  ],
  // The kitchen and the sky are elsewhere.
  [
    /^[^?]*\b(?:what (?:goes|pairs) (?:well |good |best )?with (?:an? |the |some )?(?:grilled|fried|baked|roasted|smoked|seared|blackened|steamed|raw)|how (?:do|should|would) (?:i|you|we) (?:grill|fry|bake|smoke|season|fillet|marinate)) [^?]*[?.! ]*$/iu,
    'a recipe',
  ],
  [
    /^\s*(?:(?:lol|haha+|ok(?:ay)?|fair|so|and|then|well|eddy|hey)[\s,.!]+)*(?:is it|will it(?: be)?|it|is the (?:water|sea|ocean|gulf)|will the (?:water|sea|ocean|gulf) be|how(?:['’]?s| is| will) the (?:water|sea|ocean|gulf|chop))(?: (?:gonna|going to|supposed to|expected to))?(?: be)?(?: (?:too|very|pretty|real|really))? (?:rough|choppy|calm|windy|bumpy|flat|stormy|nice|sunny|rainy)\b[^?]{0,40}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|weekend|week|out there|offshore|outside)\b[\s?.!]*$/iu,
    'what is the weather',
  ],
  // A question behind a search that only asks for it.
  [
    /(?<=\p{L}{3}.*\S)[\s,.;?!–—-]+(?:so )?(?:what could (?:i|we) (?:go after|get|have|choose from)|what (?:would|will|might) (?:fit|work|suit)(?: (?:me|us|that))?|what(?:['’]?s| is) (?:there|out there|around|left)(?: for (?:me|us))?|any ideas|anything for (?:me|us)|got anything|what(?:['’]?ve| have)? (?:you|ya|u) got)(?: then)?(?=[\s.?!]*$)/iu,
    '',
  ],
  [
    /^\s*(?:the )?price (?:per|a|by the) (?:foot|ft)[\s,:;–—-]+(.{5,80}?)[\s,;–—-]+(?:which|what)(?: one)?(?:['’]s| is| comes out)? (?:less|lower|lowest|cheaper|cheapest|better|higher|more)(?=[\s.?!]*$)/iu,
    'which is cheaper per foot, $1',
  ],
  [
    /\bwhat (?:am|are|was) (?:i|we)(?: (?:really|actually))? (?:looking for|asking for|after)(?: in (?:exchange|return|trade))? for (?:the|my|our) (?=\p{L})/giu,
    'what is in my list of what i would take for the ',
  ],
  [/\bwhat (?:do|does) (?:we|one) know about (?=\p{L})/giu, 'tell me about '],
  [
    /^\s*before (?:i|we) (?:agree|sign|say yes|commit|send|accept|do|go|shake|deal|buy)\b[^.?!,]*?\bwith (\p{L}{3,20})[\s,]+(?:can you |could you |please )*(?:tell me )?who (?:he|she) is\b/iu,
    'who is $1',
  ],
  [
    /\b(save|bookmark) (the |that )?(?:big |little |nice |huge )?(\d{2,3}) (?!ft|feet|foot)(\p{L}{4,})(?: (?:down |up |over )?in [\p{L} ]{3,20}?)?(?: for (?:me|later|us))?(?:(?:[,;.–—-]\s*(?:my|i|we|it)|[\s,;.–—-]+(?:so|because|since))\b[^?]*)?$/iu,
    '$1 the $4 $3',
  ],
  [
    /\b(save|bookmark) ((?:the|that) [\p{L}\d ]{4,40}?)(?: for (?:me|later|us))?(?:[,;–—-]\s*(?:my|i|we)|[\s,;–—-]+(?:so|because|since))\b[^?]*$/iu,
    '$1 $2',
  ],
  [
    /\b(?:y['’]?all['’]?s?|your|ur|you guys['’]?|the house['’]s|tradewind['’]s) (?:cut|take|share|slice|percentage|commission)(?= (?:if|when|for|on|of|in|from)\b|[\s?.!]*$)/giu,
    'your fee',
  ],
  [
    /\b(?:what|which|how (?:much|many)) (?:kind of |sort of )?fees? do you (?:guys |people )?(?:take|charge|ask|want|have|collect)(?=[\s?.!]|$)/giu,
    'what are your fees',
  ],
  [/\bput in (?=\$?\d[\d.,]* ?(?:k|grand|thousand)?(?: (?:in )?cash)? (?:on|for) (?!my\b|the table|top))/giu, 'offer '],
  [
    /(?<=\boffer \$?\d[\d.,]* ?(?:k|grand|thousand)?(?: (?:in )?cash)?) on (?=(?:the|that|his|her|\p{L}+['’]s) )/giu,
    ' for ',
  ],
  // 'The Gale 30 or the Reef 28, which is newer?'
  [
    new RegExp(
      `^\\s*(?:(?:and|so|ok(?:ay)?|hey|hi|eddy|between|of)[\\s,]+)*(?!which\\b|what\\b|is\\b|are\\b|does\\b|compare\\b)((?:the )?${NAMED_ONE} (?:or|vs\\.?|versus|and) (?:the )?${NAMED_ONE})\\s*[,:;.?–—-]+\\s*((?:which|what|who)(?: one| boat)?(?: of (?:them|the two|those|these|those two|these two))?(?:['’]s| is|s)(?: the)? ${COMPARATIVE}(?: one)?|(?:which|what)(?: one| boat)?(?: of (?:them|the two|those|these))? (?:has|have|got) (?:more|fewer|less) [\\p{L} ]{4,16})[\\s?.!]*$`,
      'iu',
    ),
    '$2, $1?',
  ],
  // 'A or B, what does the extra money buy me?'
  [
    /(?<=\b(?:or|vs\.?|versus|and|against)\b.*)[\s,.;?!–—-]+(?:and )?what (?:does|do|would|will|am i(?: (?:actually|really))? (?:getting|paying)(?: for)?) (?:the |all (?:the|that) )?(?:extra|additional|more)(?: (?:money|cash|dollars|grand|\$?\d[\d.,]*k?))?(?: (?:actually|really|even))?(?: (?:buy|get|give)(?: (?:me|us|you))?)?(?: for)?(?=[\s.?!]*$)/iu,
    '',
  ],
];

/** Searches, limits and questions in the words of a listing. */
export const putPlainly = (message: string): string =>
  /["“”]/.test(message) || matches(FOR_OWNER, message)
    ? message
    : replacedIn(withEachExcluded(withoutRepeatedLimits(message)), [...LIMITS, ...FITS, ...ASKED]);
