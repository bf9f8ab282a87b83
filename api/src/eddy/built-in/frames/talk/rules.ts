import { matches } from '../../../matching.ts';
import { isDictated } from '../../dictated.ts';
import { REFUSALS, type Refused } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { isForSomebody } from '../messages/for-somebody.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { moneyWarning } from './help.ts';
import { limitRefusedPlan } from './limit-refused.ts';

/** 'Ruth wants 130 on top, come back to her at 110': an answer to an offer of the user's own asks for nobody's limits. */
const isAnswerToOwn = ({ line, deals }: Situation): boolean =>
  line.has(/_(?:n|money|bound)_/) &&
  !line.has(/\?|^(?:(?:so|and|but|hey) )*(?:what|how|does|did|do|is|who|why|would|will|could|can (?!you))\b/) &&
  line
    .all('person')
    .some(({ name }) =>
      deals.some(
        ({ list, people }) => (list === 'open' || list === 'waiting') && people.some((one) => one.name === name),
      ),
    );

const PRIVATE =
  '(?:phones?|cells?|mobiles?|telephones?|whats ?app|e ?mails?|phone numbers|email addresse?s?|home address|street address|address|last names?|surnames?|full names?|password|passwords|token|management link|social security|ssn|bank (?:account|details)|credit card|license plate|date of birth|birthday|personal (?:details|information|data|info)|contact (?:details|information|info)|digits|number to (?:call|text)|phone number|real name|instagram|facebook|telegram|signal account|messenger|snapchat|skype|wechat|tik ?tok|linked ?in|socials|social media|handle)';
const SOMEBODY =
  "(?:owners?|sellers?|guy|lady|dude|his|her|their|him|them|user|users|people|someone|somebody|anyone|everyone|everybody|customers?|admin|member|members|_person_|_ref_|\\w+ 's|'s|other)";

const FEE = '(?:fees?|commissions?|percent(?:age)?|cut|charges?|_service_|closing costs?|costs?)';
const FREE =
  '(?:waived?|waiving|zero|nothing|free|no|not pay\\w*|without|never pay\\w*|half|reduced|discount(?:ed)?|lower|less)';
/** Somebody wants a fee promised or confirmed, or was told of a lower one. */
const PROMISED_FEES = new RegExp(
  `\\bwaiv\\w+\\b|\\b(?:promise|guarantee|confirm|assure|swear|put it in writing|in writing|agree)\\b.*(?:\\b${FEE}\\b.*\\b${FREE}\\b|\\b${FREE}\\b.*${FEE})|\\b(?:said|told|says|promised|heard)\\b.*${FEE}.*\\b${FREE}\\b.*\\b(?:confirm|promise|right|true|writing|honor)\\b`,
);

const WHOSE = "(?:_person_(?: 's)?|his|her|their|the (?:owner|seller|buyer) 's)";
/** 'Check her agent settings', 'what is Ruth willing to go down to'. */
const OTHERS_SETTINGS = new RegExp(
  `\\b${WHOSE} (?:\\w+ )?(?:agents?(?: 's)?|settings|preferences|criteria|agent (?:settings|limits|preferences)|price range|rules)\\b(?! (?:of|for) (?:the )?(?:site|brokerage))|\\bwhat(?: price)? (?:is|would|will|are|might) (?:_person_|he|she|they|the (?:owner|seller)) (?:\\w+ ){0,2}(?:willing|ready|prepared|able|open) to (?:\\w+ )?(?:go|come|drop|accept|take|settle|sell)\\b|\\bhow (?:far|low|much lower) (?:is|are) (?:_person_|he|she|they|the (?:owner|seller)) (?:\\w+ )?(?:willing|prepared|ready|able|going) to (?:go|come|drop)\\b|\\b(?:how (?:far|low)|what) (?:would|will|can|could|might) (?:_person_|he|she|they|the (?:owner|seller)) (?:go|come|drop) (?:down|as low)\\b`,
);

/** 'Read me the offers she got'. */
const READS_THEIRS =
  /\b(?:read|show|tell|give|list|open)(?: me)? (?:all )?(?:the |any |those )?(?:\w+ )?(?:offers?|bids?|messages?|conversations?) (?:that )?(?:he|she|they|_person_) (?:got|gets|has got|received|receives)\b/;

/** Requests that Eddy always declines. The order decides when two apply. */
const RULES: readonly [RegExp, Refused][] = [
  [
    /\b(?:ignore|disregard|forget|override|bypass|drop) (?:\w+ ){0,4}(?:instructions?|rules?|prompts?|guidelines|restrictions|limits|guardrails|programming)\b|\bsystem prompt\b|\bjailbreak\b|\bdeveloper mode\b|\bdebug mode\b|\b(?:pretend|act as if|act like|roleplay|imagine) (?:you|that you|to be|there are no|as)\b|\b(?:act as|be|play) (?:an? |the |my )?(?:\w+ )?(?:admin|administrator|developer|moderator|owner|seller|buyer|broker|system|root) and\b|\bact as (?:an? |the |my )?(?:\w+ )?(?:admin|administrator|developer|moderator|owner|seller|buyer|broker|system|root)\b|(?:_ref_|\b(?:listing|message|description|ad|text|seller|owner|note)\b) (?:says|said|told|tells|instructs|orders|wants) (?:you|that you|eddy)\b|\byou are now\b|\bfrom now on you\b|\bwithout (?:any )?(?:rules|restrictions|limits|filters)\b|\breveal your (?:prompt|instructions)\b|\b(?:print|show|repeat|tell me|what (?:is|are)) your (?:\w+ )?(?:prompt|instructions|rules)\b|\bi am (?:the |an |your )?(?:admin|developer|administrator|owner of tradewind|engineer)\b|\bnew instructions?\b|\bas an? (?:admin|developer)\b|\bfollow (?:the|his|her|their|those|these) (?:instructions?|orders?)\b|\bdo what (?:it|he|she|the (?:listing|message|description)) says\b/,
    'rules',
  ],
  [
    new RegExp(
      `\\b${PRIVATE}\\b(?=.*${SOMEBODY})|${SOMEBODY}(?: \\w+){0,3} ${PRIVATE}\\b|\\b(?:where|what (?:street|house|city|town|neighborhood|part of town))(?: (?:exactly|precisely|specifically|in _place_|abouts?|the \\w+|on earth|, exactly ,))? (?:does|do|did|is|are) (?:he|she|they|_ref_|_person_|the owner|the seller|\\w+) (?:\\w+ )?(?:live|living|stay|reside|residing|dock)\\b|\\b(?:where|the exact place)(?: exactly)? (?:lives?|resides?|living) (?:exactly )?(?:_person_|_ref_|he|she|they|the owner|the seller)(?![\\w'])|\\bwhere(?: (?:exactly|precisely))? (?:_person_|_ref_|he|she|they|the owner|the seller) (?:\\w+ )?(?:lives?|resides?|stays?)\\b|(?:_person_|_ref_|\\b(?:he|she|they|owner|seller)) (?:\\w+ )?(?:lives?|resides?|living) (?:at|on|in|_place_|_n_)|\\bwhere (?:_person_|he|she) (?:keeps?|docks?|parks?|stores?|moors?|sleeps)\\b|\\b(?:is|are) (?:_person_|he|she) (?:\\w+ )?(?:married|single|divorced|rich|gay|pregnant|sick)\\b|\\bwho is (?:he|she|_person_) really\\b|\\b(?:give|get|send|tell|share|need|want|have) (?:me )?(?:the |a |an )?(?:phone|email|cell|contact) (?:number|address|details|info(?:rmation)?)\\b|\\b(?:how|can|could) (?:do|can|could)? ?i (?:call|phone|text) (?:the |him|her|them|_ref_|_person_)|\\b(?:call|phone) (?:him|her|them|_person_|_ref_)\\b|\\b(?:other|another|different|better|faster|direct) way (?:to|of) (?:reach|contact|get|call|talk|write|speak)\\w*(?: \\w+){0,3} (?:her|him|them|_person_|_ref_|owner|seller)\\b|\\b(?:reach|contact|get hold of|text) (?:her|him|them|_person_|_ref_) (?:directly|outside|elsewhere|off|some other way)\\b|\\b(?:he|she|they) (?:\\w+ ){0,2}(?:telegram|instagram|whats ?app|facebook|snapchat|skype|wechat|messenger|socials|phone|cell)\\b|\\bhome address\\b|\\bnumber of _person_|(?:_person_|_ref_|\\b(?:owner|seller|guy|lady|broker|man|woman)) 's (?:\\w+ )?(?:number|phone|email|address)\\b|\\b(?:his|her|their) (?!(?:last|latest|current|final|first|new|asking|best|counter) )(?:\\w+ )?number\\b(?! of)|\\bnumber (?:of|for) (?:(?:the )?(?:owner|seller)\\b|_person_)|_person_ (?:(?:cell|mobile|phone|private) )?(?:number|phone|cell|digits|e ?mail)\\b`,
    ),
    'contact',
  ],
  [READS_THEIRS, 'private'],
  [
    /\b(?:number|digits|cell|mobile)\b(?=.*\b(?:rather|prefer|want|like|easier|better|can i|could i|let me) (?:\w+ ){0,3}(?:call|phone|talk|speak|ring)\b)|\b(?:rather|prefer|want|like|easier|better|can i|could i|let me) (?:\w+ ){0,3}(?:call|phone|talk|speak|ring)\b(?=.*\b(?:number|digits|cell|mobile)\b)/,
    'contact',
  ],
  [
    /(?:_person_ 's|\b(?:his|her|their|the (?:owner|seller|buyer) 's)) (?:\w+ )?(?:budget|max(?:imum)?|ceiling|limits?|top dollar|upper limit|spending limit|bottom line|walk ?-? ?away)\b|\bhow much (?:money )?(?:does|do|has|have) (?:_person_|he|she|they|the (?:buyer|seller|owner)) (?:\w+ )?(?:have|got)\b(?! (?:to|left to|still to|already|paid|put|in (?:escrow|deposit)))|\bhow (?:high|much more) (?:would|will|can|could|might) (?:_person_|he|she|they|the buyer) (?:\w+ )?(?:go|pay|add|offer|spend|bid)\b|\b(?:lowest|minimum|least|private\w*|hidden|bottom(?: line| dollar| price)?|rock bottom|reserve|walk ?away|floor)\b.*(?:_person_|_ref_|\b(?:owner|seller|he|she|they)\b).*\b(?:accept|take|go|agree|settle|sell|limit|want)\b|(?:_person_|_ref_|\b(?:owner|seller|his|her|their)\b)(?: 's)? (?:\w+ )?(?:lowest|minimum|hidden|bottom|rock bottom|reserve|floor|private|real) (?:\w+ )?(?:price|limit|value|offer|number|line)\b|(?:_person_|_ref_|\b(?:owner|seller|his|her|their)\b)(?: 's)? _sort_(?! (?:\w+ )?(?:boats?|ones?|yachts?|listings?|listed)\b| _(?:type|make|kind|boat)_)|_sort_(?: \w+){0,2} (?:_person_|he|she|they|the (?:owner|seller)) (?:would|will|might|could|can)(?: \w+){0,2} (?:accept|take|agree to|settle for|sell for|go for)\b|_person_ (?:'s )?(?:minimum|bottom line|floor|reserve)\b|\b(?:does|do|did|has|have|is) (?:_person_|he|she|they|the (?:owner|seller))\b.*\b(?:offers?|ones?|deals?|bids?|buyers?) from (?:somebody|someone|anybody|anyone|another|other)|\bthe (?:most|highest|max(?:imum)?|top dollar)(?: \w+){0,2} (?:_person_|he|she|they|the buyer) (?:would|will|can|could|might|is willing to) (?:\w+ )?(?:pay|go|offer|spend|give|bid|add|put in|throw in)\b|_person_ (?:\w+ )?(?:offer(?:ed|s|ing)?|bid|pay|paid|propos\w*|writ\w*|wrote|told|promis\w*) (?:to )?_person_|\bhow (?:low|far(?: down)?) (?:would|will|can|could|might) (?:_person_|_ref_|he|she|they|the (?:owner|seller))\b|\b(?:other (?:people|users|members|buyers|owners)|anyone else|someone else|everyone else|others)\b.*\b(?:offer(?:ed|s|ing)?|bids?|write|wrote|writing|written|saying|told|telling|asking|paid|pay|messages?)\b|(?:_person_|_ref_|\b(?:owner|seller|he|she|they)\b) (?:\w+ ){0,2}(?:writes?|wrote|written|writing|tells?|told|telling|says?|said|saying|sent|sends?|sending|answers?|answered|reply|replies|replied|promises?|promised|quotes?|quoted)\b(?: \w+){0,3} (?:(?:to|with) )?(?:the )?(?:other (?:\w+ )?(?:buyers?|people|users|members|owners|bidders|guys)|others|(?:anyone|anybody|someone|somebody|everyone|everybody) else)\b|\b(?:messages?|chats?|conversations?|emails?) (?:between|of|from) _person_ (?:and|to|with) _person_|(?:_person_|_strange_) and (?:_person_|_strange_) (?:\w+ ){0,2}(?:writ\w*|wrote|say|said|talk\w*|text\w*|tell|told|discuss\w*|offer\w*)\b(?: \w+){0,2} (?:each other|together|about)|\b(?:what|everything|anything) (?!(?:i|you|we|he|she|they|it|have|has|did|had|people|else|was|is|the|my|your) )[a-z_]+ (?:wrote|told|sent|texted|messaged|offered) (?:to )?_person_|\bread (?:his|her|their|_person_ 's|other) (?:messages|mail|chats|conversations)\b/,
    'private',
  ],
  [OTHERS_SETTINGS, 'private'],
  [
    /\b(?:my|our) (?:\w+ )?(?:offer|bid)\b.*\bthe only (?:one|offer|bid)\b|\bam i the only (?:one|bidder|buyer)\b/,
    'private',
  ],
  [
    /\b(?:make|set|give|grant|promote|turn) (?:\w+ ){0,3}(?:me|myself|account) (?:\w+ ){0,4}(?:admin|administrator|verified|moderator|free (?:for life|account))\b|\b(?:admin|moderator|administrator) (?:rights|access|account|privileges)\b|\b(?:suspend|ban|delete|remove) (?:\w+ ){0,3}(?:user|users|owner|seller|someone|somebody|_person_|_ref_)\b(?!.*\bmy account\b)|\b(?:delete|remove|edit|change|lower|reduce|raise|update|mark|cut|drop|slash) (?:the |his |her |their |that |this |somebody 's |someone 's |another )?(?:\w+ )?(?:price|listing|ad|boat)(?: 's)? (?:of|for|to|on|price) .*(?:_ref_|_boat_|_make_|_id_|_money_|_n_|boat|listing|one|it|his|her|their|that|this)|\b(?:delete|remove|take down|edit|unlist) (?:the |his |her |their |that |this |_person_ 's |\w+ 's |somebody 's |someone 's |_ref_ 's )(?:\w+ )?(?:listing|boat|ad|post)\b|\b(?:delete|remove|take down) (?:_boat_|_make_|_ref_)|\bmark (?:the )?(?:_ref_|_boat_|_make_|it|that|this)(?: \w+)? (?:as )?sold\b|\bverify my account\b|\bset (?:the )?(?:price (?:of|for) )?(?:the )?(?:_boat_|_make_|_ref_|_id_) (?:to|at|_bound_)/,
    'manage',
  ],
  [
    /\b(?:waive|cancel|reduce|discount|discounted|lower|remove|cut|drop|lose) (?:\w+ ){0,3}(?:fees?|commission|_service_|closing costs?)\b|\b(?:free|zero|no) (?:_service_|commission|closing fee)\b(?! (?:\?|needed|necessary|required|yet|done|report|was|is|at all))|\b(?:give me|get me|is there|any|offer|have) (?:a |any )?(?:discounts?|promo codes?|coupons?)\b/,
    'fees',
  ],
  [PROMISED_FEES, 'fees'],
  [
    /\b(?:say|claim|pretend|tell you|act like) (?:that )?(?:i am|we are|it is|he is|she is) (?:\w+ )?(?:family|a gift|related|friends?|relatives?|cousins?|brothers?|married)\b.*\b(?:fees?|commission|tax(?:es)?)\b/,
    'fees',
  ],
  [
    /(?:\b(?:fees?|commissions?|closing costs?)\b|_service_).*\bnegotiab\w+|\bnegotiate (?:\w+ ){0,3}(?:fees?|commissions?)\b/,
    'fees',
  ],
  [
    /\b(?:make up|invent|fabricate|(?<!\b(?:a|an|the|is|are|was|some|any|this|that|those|these|of|another|many) )fake|imagine|lie about|lie) (?:\w+ ){0,4}(?:boats?|prices?|listings?|owners?|reviews?|offers?|_type_|_money_)|\b(?:say|claim|pretend|repeat after me|confirm|state|announce) (?:: )?(?:that )?(?:.{0,60})\b(?:costs?|is free|is sold|is worth|is priced|are free)\b|\b(?:tell|convince) (?:me|him|her|them|everyone) (?:that )?.{0,60}\b(?:costs|is free|is sold|is only)\b.*_money_/,
    'invent',
  ],
  [
    /\b(?:buy|purchase|pay for|sign for|order) (?:me )?(?:the |that |this )?(?:it|this|that|_ref_|_boat_|_make_|_id_|him|her|them)(?: \w+)* (?:now|for me|immediately|automatically|on my behalf|right away|today|with my (?:card|account))\b|\bbuy (?:it|_ref_|_boat_|that)(?: for me| now)?[.!]*$|\b(?:wire|transfer|send|pay) (?:the )?(?:_money_|_bound_|money|funds|cash|payment|deposit) (?:to|over)\b|\b(?:pay|wire) (?:him|her|them|_ref_|_person_|the (?:owner|seller))\b|\b(?:accept|take|approve|agree to|confirm) (?:the |his |her |their |that |this |my |any |all |every )?(?:\w+ )?(?:offers?|deals?|trades?|proposals?|price|counteroffers?)(?: .*)?\b(?:from|now|for me|right|immediately|automatically|without|_person_|by _person_)|\baccept (?:the |his |her |that |this |their )(?:offer|deal|trade|proposal)\b|\bsign (?:the |a |my )(?:contract|papers|paperwork|documents?|deal)\b|\bclose the deal\b|\bnegotiate .* without\b/,
    'act',
  ],
];

/** The rules up to here hold for questions how to do it, too. */
const LAST_SURE = 5;
/** Refusals that words for somebody else do not deserve: 'tell her I'll call her Friday', 'ask him what is the lowest he takes'. */
const FOR_OTHERS: ReadonlySet<Refused> = new Set(['contact', 'private', 'manage', 'invent']);
const OF_OTHERS = new RegExp(`\\b(?:his|her|their|your|a|the|for|_person_ 's) (?:\\w+ )?(?:${PRIVATE}|number)\\b`);
const asksForContact = (words: string): boolean => OF_OTHERS.test(words.replace(/\bmy (?:\w+ )?\w+/g, ''));

const CONTACT = RULES.findIndex(([, refused]) => refused === 'contact');
/** Asks for the address or number of a member, whatever trade there is with them. */
const ASKS_CONTACT =
  /\b(?:what|which)(?: is| are| was)?(?: the)? (?:\w+ )?(?:e ?mails?|phone|cell|mobile|phone number|number|email address|address|account|handle) (?:\w+ )?(?:do|does|did|is|was|has|have|of|for) (?:_person_|he|she|they)|_person_ (?:'s )?(?:\w+ |_asset_ )?(?:e ?mail|phone|cell|mobile|telephone|whats ?app|address|last name|surname)\b/;
const SIGNED_UP =
  /\b(?:what|which|how|where)\b.*(?:_person_|\b(?:he|she|they)) (?:\w+ )?(?:(?:sign(?:s|ed)? (?:up|in)|log(?:s|ged)? (?:in|on)|regist\w+) (?:with|under|as|by|using|from)|use[sd]? to (?:log|sign|register))\b/;

/** Says how somebody was spoken to, and asks for no number. */
const CALLED = /\b(?:on|over|by|via|through) (?:the )?(?:phone|whats ?app|telegram|messenger|text|facetime|zoom)\b/g;

/** How to do something is a question, not a request to break a rule. */
const ASKS_HOW = /^(?:so |and |okay |hey |hi )*(?:how|where|can i|what happens|is it|do i|should i|may i|why)\b/;

/** The user would pay, and orders nothing. */
const PAYS_MYSELF =
  /\b(?:did|have|do|does|will|would|can|must|should) (?:i|we|he|she|they|_person_) (?:\w+ ){0,3}(?:pay|paid|wire|wired|sign|signed)\b|\b(?:i|we) (?:will|would|can|could|want to|am going to|are going to|plan to|prefer to|would rather|would like to)(?: just| simply)? (?:pay|wire|send|transfer)\b|\b(?:before|after|until|once|if|when) (?:i|we) (?:\w+ )?(?:buy|purchase|order)\b|\b(?:if|when|that|should|must|can|could|would) (?:i|we) (?:\w+ )?(?:pay|wire|send|transfer)\b|\b(?:i|we) (?:should|must|have to|need to|am to) (?:\w+ )?(?:pay|wire|send|transfer)\b|\b(?:wants?|asks?|tells?|told|asked) (?:me|us) to (?:pay|wire|send|transfer|sign)\b/;

/** 'Tell her that I would accept her offer if …': words for somebody, and no order to accept. */
const TELLS_OF_YES =
  /^(?:(?:please|can you|could you|okay|so|and|just|,) )*(?:tell|message|write(?: to)?|text|let|ask) (?:_person_|_ref_|him|her|them|the (?:owner|seller|buyer)).*\b(?:i|we) (?:\w+ ){0,3}(?:accept|take|approve|agree to)\b/;

/** An order to pay counts more than the trade that it is about. */
const ORDERS_PAYMENT =
  /(?:^|[:.!,] )(?:(?:please|now|just|eddy|and|then|go ahead and) )*(?:send|wire|transfer|pay) (?:the |my )?_(?:money|bound)_ (?:to|over)\b/;

/** Somebody else asks the user for it. */
const SENT_TO_ME =
  /\b(?:sent|sends|texted|emailed|mailed|got|received) (?:me |us )?(?:an? |this |that )?(?:\w+ )?(?:links?|e ?-? ?mails?|texts?|sms|messages?)\b|\blegit\b/;

/** People delete messages of their own themselves. */
const MY_MESSAGES =
  /\b(?:delete|remove|erase|unsend)\b(?: \w+){0,2} my (?:\w+ )?(?:messages?|texts?|notes?)\b|\b(?:delete|remove|erase|unsend) my (?:\w+ )?(?:messages?|texts?|notes?)\b/;

/** How to reach Eddy or the brokerage is public. */
const OURS =
  /\b(?:your|you guys|you all|you people|eddy 's|tradewind|brokerage|customer (?:service|support)|support|the (?:office|company|team)|call you|reach you|do you (?:guys )?have (?:a|an|any))\b|_service_/;
const THEIRS =
  /\b(?:sellers?|owners?|his|her|their|him|them|he|she|they|members?|users?|somebody|someone|lady|buyers?)\b|_(?:person|ref|boat|make|id)_/;

/** 'Phone the broker about the deal with Ruth': the broker's number is public. */
const TO_BROKER =
  /\b(?:phone|call|e ?-? ?mail|text|contact|reach|number of|number for) (?:the|my|our|your) (?:\w+ )?broker(?:age)?\b|\b(?:the|my|our|your) broker(?: 's|s)? (?:phone|number|e ?-? ?mail)\b/;

/** Mail that the user gets is theirs: 'I get an email whenever somebody writes'. */
const MAIL_TO_ME =
  /\b(?:i|we) (?:\w+ )?(?:get|gets|got|getting|receive\w*|want|have been getting) (?:\S+ ){0,3}(?:e ?-? ?)?mails?(?: \S+){0,2} (?:every time|each time|whenever|when|any ?time|if|once|for (?:every|each))\b|\b(?:e ?-? ?mails?|emailed|mailed) (?:me|us) (?:every time|each time|whenever|when|any ?time|if|once|for (?:every|each))\b|\b(?:do|does|did) not (?:want|need|like)(?: to (?:get|receive))?(?: (?:the|any|those|these|your|so many|more|all|of|your|daily|weekly|digest)){0,4} (?:e ?-? ?)?mails?\b|\b(?:stop|turn off|switch off|disable|unsubscribe|mute|fewer|too many|opt out|sick of|tired of)\b(?: \S+){0,5} (?:e ?-? ?)?mails?\b/;

/** 'What's his most expensive' asks for a boat. */
const OF_BOATS =
  /\b(?:his|her|their|_person_ 's) (?:_sort_|(?:most|least) expensive)(?: (?:one|boat|listing|yacht))?[?.! ]*$/;

/** 'The second cheapest' is a place in the list, and no owner's lowest price. */
const isRank = (line: Line) => line.has(/_ref_ _sort_/) && line.first('ref')?.ref.by === 'position';

/** Asks for prices of the market, not for somebody's dealings. */
const OF_MARKET =
  /\b(?:others?|people|they|buyers)(?: \w+){0,2} (?:paid|pay|spent|got) for (?:similar|such|like|boats|comparable|_type_)/;

/** Asks what others see of the user's own dealings. */
const SEE_MINE = /\b(?:do|does|can|will|could|would) (?:\S+ ){1,3}(?:know|see|find out)\b.*\b(?:my|i|our|we)\b/;

/** 'Has Ruth or anyone else bid on my boat': offers for one's own boats are for the user to know. */
const isOfOwnTrade = (situation: Situation): boolean =>
  situation.line.has(/\b(?:anyone|anybody|someone|somebody|who) else\b.*\b(?:bid|offer\w*|made)\b/) &&
  situation.own.length > 0 &&
  dealsNamed(situation, situation.deals).length > 0;

/** A deal without a closing, which nobody asks to get for free: 'just the two of us, no escrow'. */
const DIRECTLY =
  /\b(?:ourselves|on (?:our|my) own|between (?:us|ourselves|the two of us)|just (?:us|the two of us)|privately|directly|handshake|bill of sale)\b/;
const OF_FEES = /\b(?:fees?|commissions?|costs?|charges?|waiv\w+|discount\w*|free)\b/;
const isDirectDeal = ({ reading }: Situation) => DIRECTLY.test(reading.words) && !OF_FEES.test(reading.words);

export const rulesFrame: Frame = (situation) => {
  const { line, language } = situation;
  const words = line.text.replace(CALLED, '');
  const found = RULES.findIndex(([pattern]) => matches(pattern, words));
  const index = found < 0 && matches(SIGNED_UP, words) ? CONTACT : found;
  const rule = RULES[index];
  if (!rule || (index > LAST_SURE && line.has(ASKS_HOW))) return undefined;
  if (isForSomebody(line) && FOR_OTHERS.has(rule[1]) && !asksForContact(words)) return undefined;
  if (rule[1] === 'fees' && isDirectDeal(situation)) return undefined;
  if (rule[1] === 'contact' && line.has(OURS) && !line.has(THEIRS)) return undefined;
  if (rule[1] === 'contact' && matches(TO_BROKER, situation.reading.words) && !matches(ASKS_CONTACT, words))
    return undefined;
  if (rule[1] === 'contact' && line.has(MAIL_TO_ME)) return undefined;
  // 'Who makes sure that there is no lien' asks for a check.
  if (/\bwho\b.*\bliens?\b/i.test(situation.message)) return undefined;
  if (
    rule[1] === 'private' &&
    (isRank(line) ||
      line.has(OF_BOATS) ||
      line.has(OF_MARKET) ||
      line.has(SEE_MINE) ||
      isOfOwnTrade(situation) ||
      isAnswerToOwn(situation))
  )
    return undefined;
  if (rule[1] === 'act' && (line.has(PAYS_MYSELF) || line.has(TELLS_OF_YES) || isDictated(situation.message)))
    return undefined;
  if (rule[1] === 'manage' && (line.first('own') || line.has(SENT_TO_ME) || line.has(MY_MESSAGES))) return undefined;
  if (
    /\b(?:my|our) (?:own |home |_asset_ |street |house |mailing |full |last |real |cell |private |personal |exact )*(?:email|phone|password|address|number|name|street|cell|mail|location|contact|social|ssn|id)\b|^(?:how|where) (?:do|can|to) (?:i )?(?:change|reset|update)/.test(
      line.text,
    ) &&
    index === CONTACT
  )
    return undefined;
  // A number for a payment outside deserves the warning, too.
  const warning = rule[1] === 'contact' ? moneyWarning(situation)?.answer[language] : undefined;
  return {
    intent: 'rule',
    weight:
      warning !== undefined ||
      line.has(READS_THEIRS) ||
      line.has(ORDERS_PAYMENT) ||
      (rule[1] === 'contact' && (matches(ASKS_CONTACT, words) || matches(SIGNED_UP, words)))
        ? 2
        : 1.6,
    ...EVERYTHING,
    plan:
      (rule[1] === 'private' && !line.has(READS_THEIRS) ? limitRefusedPlan(situation) : undefined) ??
      just([REFUSALS[rule[1]][language], warning].filter(Boolean).join(' ')),
  };
};
