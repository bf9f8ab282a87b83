import { matches } from '../matching.ts';
import type { KnownFacts } from './known-facts.ts';

/** Sentences that no answer may contain, whatever the facts: deeds, contact details, promises, payments elsewhere. */

const DEED =
  'sent|submitted|accepted|agreed|booked|bought|purchased|paid|transferred|wired|deposited|messaged|emailed|called|phoned|texted|contacted|notified|informed|told|asked|signed|deleted|removed|changed|updated|saved|reserved|held|scheduled|arranged|confirmed|completed|finalized|processed|placed|posted|published|listed your|deployed|activated|canceled|cancelled|declined|rejected|withdrawn|withdrew|countered|negotiated|secured|closed|locked|registered|approved|spoken|talked|reached out|forwarded|delivered|filed|ordered|reduced|lowered|raised|blocked|paused|refunded|charged|verified|inspected|closed the deal|made (?:the|your|an|a) (?:offer|deal|payment|booking|reservation)|put (?:in|down) (?:the|your|an|a)|taken care of|handled|done (?:it|that|so)|set up|shared your|given (?:him|her|them|the owner)|granted|upgraded|marked|flagged|reported|dispatched|executed|initiated|started the|opened (?:a|the|an) (?:escrow|closing|dispute|trade)|issued|released|enrolled|subscribed|authorized|won|got (?:him|her|them|the owner|you)';
const DOING =
  'sending|submitting|accepting|booking|buying|paying|transferring|wiring|messaging|emailing|calling|phoning|texting|contacting|notifying|deleting|reserving|scheduling|arranging|confirming|completing|finalizing|processing|placing|deploying|canceling|cancelling|declining|withdrawing|negotiating|closing the|locking|forwarding';
const DO =
  'hold|keep|set aside|get you|cover|save you|offer|send|submit|accept|book|buy|pay|transfer|wire|message|email|call|phone|text|contact|notify|tell (?:him|her|them|the)|ask (?:him|her|them|the)|sign|delete|reserve|schedule|arrange|confirm|finalize|process|place|deploy|cancel|decline|withdraw|counter|negotiate|secure|lock|forward|deliver|reach out|take care|handle (?:the|your|it)|get back to you|keep you posted|follow up|remind|watch|monitor|let you know when|wait for';
/** Things that an assistant may say it has done. */
const LOOKED =
  'found|looked|searched|checked|compared|prepared|drafted|put|listed|sorted|left|understood|noticed|seen|included|kept|narrowed|gathered|pulled|summarized|ranked|picked|chosen|shown|got|no|nothing|not|three|two|several|a|the|some|more|been (?:looking|through)|gone through|taken|read|used|written|had|also|only|just|already|to';
const SUBJECT = '(?:i|we|eddy|tradewind|our team|the team|the system)';
const THING =
  '(?:offer|counteroffer|message|email|payment|deposit|wire|trade|deal|agent|preferences?|request|order|booking|reservation|inspection|survey|closing|escrow|listing|price|account|purchase|proposal|it|everything|funds?|money|transaction|bid|note|inquiry|appointment|viewing|sea trial)';

const DEEDS: readonly RegExp[] = [
  new RegExp(`\\b(?:i|we)(?:'ve| have)(?: just| already| now| also)* (?!(?:${LOOKED})\\b)\\p{L}+`, 'iu'),
  /\byou(?:'re| are)(?: now| officially| already)* (?:the |a |its )?(?:proud |new |lucky )?(?:owner|buyer|winner)\b/i,
  /\b(?:tradewind|the brokerage|the platform|the broker|our \w+|we) (?:will|'ll|pays?|covers?|handles?|offers?|provides?|reimburses?|insures?|refunds?|charges?)\b/i,
  new RegExp(
    `\\b${SUBJECT}(?:'ve| have| has| had)?(?: just| already| now| also| successfully| gone ahead and| went ahead and)*,? (?:${DEED})\\b`,
    'i',
  ),
  new RegExp(
    `\\b${SUBJECT}(?:'m| am|'re| are)(?: just| already| now| currently| in the process of)* (?:${DOING})\\b`,
    'i',
  ),
  new RegExp(
    `\\b${SUBJECT}(?:'ll| will| shall|'m going to| am going to)(?: now| also| just| then| go ahead and| immediately)* (?:${DO})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:your|the|that|this|my|an?) (?:\\w+ ){0,3}?${THING}(?: (?:to|for|with|on|from) (?:the )?[\\w' ]{1,40}?)?(?:'s| is| are| was| were| has been| have been|'ve been| got| gets| will be| had been)(?: now| just| already| all| successfully| officially| on its way| out)*(?: being)? ?(?:${DEED}|sent|out\\b|on (?:its|the) way|under way|through|gone|live|in place|complete|set|done|yours|final|locked in|in motion|off to)`,
    'i',
  ),
  /\b(?:it|that|this|they|everything)(?:'s| is| was|'ve| has| have)(?: now| just| already| all| been)+ (?:sent|done|submitted|booked|accepted|confirmed|completed|placed|deployed|deleted|paid|delivered|out)\b/i,
  /\b(?:offer|message|payment|deposit|order|request|booking|wire|email|counteroffer|agent|listing|preferences?|trade) (?:successfully )?(?:sent|submitted|accepted|placed|received|confirmed|completed|delivered|deployed|booked|paid|deleted|canceled|cancelled|updated|saved)\b(?! by a click| when| once| until| only| if)/i,
  /^(?:all )?(?:done|sent|booked|submitted|confirmed|accepted|paid|completed?|sold|deployed|deleted)\b[!.,:]?(?!.*\b(?:nothing|not|until)\b)/i,
  /\b(?:consider it (?:done|sent)|mission accomplished|deal(?:'s| is) (?:done|closed|sealed)|you(?:'re| are) all set|it's a deal|congratulations|congrats|you (?:now )?own|you(?:'ve| have) (?:just |now |already |successfully )*(?:bought|purchased|won|agreed|accepted|sent|paid|signed|traded|sold|closed|secured|reserved)|is (?:now )?yours|went through|gone through|signed,? sealed)\b/i,
  /\b(?:he|she|they|(?!You\b)[A-Z]\p{Ll}+|the owner|the seller|owner|seller)(?:'s| has| have| had| just| already|'ve)? ?(?:has |just |already )*(?:replied|answered|responded|accepted|agreed|confirmed|said (?:yes|no|that|ok)|countered|declined|rejected|promised|told|wrote back|called back|approved|signed|got your|received your|knows? about|expects? you|is waiting for your call|will (?:accept|take|agree|meet|call|hold|throw|sell|lower|drop|wait|trade|deliver|pay|let)|would (?:accept|settle|agree|throw in|let it go|be happy|take less|go (?:down|lower))|is (?:willing|ready|happy|desperate|eager|motivated|open to (?:less|lower)|prepared|about to|in a hurry|negotiable|flexible))\b/u,
  // Spanish, French, German
  /\b(?:he|hemos|ya) (?:enviado|mandado|aceptado|reservado|comprado|pagado|contactado|llamado|escrito|cancelado|publicado|cerrado|transferido|confirmado|desplegado|borrado|hablado)\b|\b(?:envié|mandé|acepté|reservé|compré|pagué|contacté|llamé|cancelé|confirmé|transferí|hablé)\b|\b(?:oferta|mensaje|pago|trato|reserva)\b.{0,30}\b(?:enviad[oa]|aceptad[oa]|mandad[oa]|cerrad[oa]|confirmad[oa]|pagad[oa]|realizad[oa]|hech[oa])\b|\b(?:enviaré|llamaré|aceptaré|reservaré|contactaré|voy a (?:enviar|llamar|aceptar|reservar|contactar|pagar))\b|\bel dueño (?:ha aceptado|aceptó|acepta|aceptaría|está dispuesto)/i,
  /\bj(?:'|e )(?:ai|viens) (?:déjà |bien |d')*(?:envoyé|envoyer|accepté|accepter|réservé|réserver|acheté|payé|contacté|contacter|appelé|appeler|annulé|confirmé|transmis|signé|publié|écrit à|parlé)|\b(?:offre|message|paiement|commande|réservation)\b.{0,30}\b(?:envoyée?|acceptée?|confirmée?|transmise?|effectuée?|payée?|annulée?)(?!\p{L})|\b(?:j'enverrai|j'appellerai|je vais (?:envoyer|appeler|accepter|réserver|contacter|payer))\b|\ble propriétaire (?:a accepté|accepte|accepterait|est prêt)/iu,
  /\b(?:ich habe|wir haben|habe ich|hab ich)\b.{0,60}(?<!\p{L})(?:gesendet|geschickt|verschickt|abgeschickt|angenommen|akzeptiert|reserviert|gekauft|bezahlt|kontaktiert|angerufen|storniert|bestätigt|abgeschlossen|überwiesen|gesprochen|informiert|gebucht|gelöscht)\b|\b(?:angebot|nachricht|zahlung|anfrage|buchung|auftrag)\b.{0,40}(?<!\p{L})(?:gesendet|geschickt|verschickt|abgeschickt|angenommen|bestätigt|raus|unterwegs|übermittelt|bezahlt|storniert)\b|\bich (?:sende|schicke|rufe|kaufe|reserviere|bezahle|nehme|werde (?:ihn|sie|den|das|die|dir|ihnen)?)\b.{0,40}\b(?:an|ab|jetzt|senden|schicken|anrufen|kaufen|reservieren|bezahlen|annehmen|kontaktieren)?\b(?<=senden|schicken|anrufen|kaufen|reservieren|bezahlen|annehmen|kontaktieren|jetzt)|\bder eigentümer (?:hat (?:angenommen|zugestimmt|akzeptiert)|akzeptiert|würde|ist bereit)/iu,
];

/** Said of cards, which only a click carries out, or of what was not done. */
const UNDONE =
  /\b(?:nothing (?:has been|is|was|gets|will be|happens)|not (?:been )?(?:sent|done|accepted|submitted|changed)|won't|will not|can't|cannot|until you|only (?:when|if|after|once) you|once you|when you click|after you click|if you click|waits? for your click|by your click|haven't|have not|hasn't|has not|isn't|never|didn't|did not|nada se|no se (?:ha|envía|enviará)|rien n'|n'(?:est|a|ai) (?:pas|rien)|nichts|nicht|erst wenn|wenn sie|si usted|cuando haga|hasta que|avant votre clic|quand vous)\b/i;

const CONTACT: readonly RegExp[] = [
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|us|info|biz|boats|app|xyz|ru|de|fr|es|shop|site|link|me|ly)\b/i,
  /\S+@\S+|\b(?:at|\(at\)|\[at\]) ?\w+ ?(?:dot|\(dot\)|\[dot\]|punkt|punto|point) ?\w+|\b\w+ dot (?:com|net|org|io)\b/i,
  /(?:\+|(?<![\d,.])00)\d[\d\s().-]{7,}|\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b|\b\d{3}-\d{4}\b|\b\d{7,}\b/,
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,-]*){4,}/i,
  /\b(?:whatsapp|telegram|signal app|facetime|instagram|facebook|snapchat|wechat|skype|messenger|discord|tiktok|twitter|linkedin|zoom)\b/i,
  /\b(?:phone|telephone|mobile|cell|teléfono|téléphone|telefon\w*|handy)(?:'s)? ?(?:number|nummer)?(?: is|:| es| est| ist)\b/i,
  /\b(?:password|passcode|contraseña|mot de passe|passwort|social security|ssn|routing number|iban|account number|cvv|seed phrase|private key|verification code|api key|token) (?:is|:|for|es|est|ist|to)\b/i,
  /(?<![\p{L}\d])@\w{2,}/u,
];

const ELSEWHERE =
  /\b(?:zelle|venmo|paypal|cash ?app|western union|moneygram|gift cards?|outside (?:of )?(?:tradewind|the (?:platform|app|site|marketplace))|off[- ](?:platform|site|app)|directly to (?:his|her|their|the owner's|the seller's) (?:bank|account|wallet)|wire (?:him|her|them|the (?:money|funds|deposit|owner|seller))|bank details|send (?:him|her|them|the owner|the seller) (?:the )?(?:money|funds|cash|bitcoin|a deposit)|skip the (?:fee|escrow)|fuera de (?:la )?(?:plataforma|tradewind)|en dehors de (?:la )?(?:plateforme|tradewind)|außerhalb)\b/i;
const WARNING =
  /\b(?:never|don't|do not|avoid|scam|beware|not safe|unsafe|risk|nunca|no (?:pague|envíe)|jamais|ne (?:payez|faites)|niemals|nie|nicht)\b/i;

/** Promises about rules and services need a tool that says so in these words. */
const PROMISES: readonly RegExp[] = [
  /\bguarant\w*|\bgarantí\w*|\bgarantie\w*|\bgarantiert\w*/i,
  /\bwarrant(?:y|ies)\b/i,
  /\brefund\w*|\bmoney[- ]back\b|\breembols\w*|\bremboursé?\w*|\brückerstatt\w*/i,
  /\binsur(?:ed|ance)\b|\bversicher\w*|\bassurance\b|\bseguro incluido\b/i,
  /(?<!feel )\bfree\b(?! (?:to|listings?|spots?|accounts?)\b)/i,
  /\b(?:listed|on the market|for sale|online|available)\b(?: \S+){0,4} since\b/i,
  /\b(?:priceless|next to nothing|for a song|dirt cheap)\b/i,
  /\b(?:free|complimentary) (?:delivery|shipping|survey|inspection|transport|closing|escrow|warranty|trial|of charge)\b|\b(?:no|zero|without) (?:closing |hidden |broker )?(?:fees?|commission|costs?|taxes|tax|interest)\b|\btax[- ]free\b|\bsin comisi\w+|\bsans (?:frais|commission)\b|\b(?:keine|ohne) (?:gebühr|provision)\w*|\bat no cost\b|\bfree of charge\b|\bkostenlos\b|\bgratis\b|\bgratuit\w*/i,
  /\bfinanc(?:e|ing|ed)\b|\bfinanci\w*|\bloan\b|\bmortgage\b|\binstallments?\b|\binterest rate\b|\bAPR\b/i,
  /\bdiscount\w*|\bpromo\w*|\bcoupon\b|\bcode\b|\bdescuento\b|\bremise\b|\brabatt\w*/i,
  /\b(?:price|preis|precio|prix)\b.{0,30}\b(?:reduc\w+|drop\w*|cut|lower\w*|slash\w*|rebajad\w*|baiss\w*|réduit\w*|reduziert|gesenkt|raised|increased|went up|changed|will (?:rise|go up))\b|\b(?:dropped|drops|reduced|lowered|cut|slashed|raised|increased) (?:its |the |his |her |their )?(?:asking )?price\b|\b(?:was|used to be|originally|previously|formerly) (?:listed|priced|asking)\b|\b(?:marked|came|come|dropped|knocked) down\b/i,
  /\b(?:lien|title)s?\b.{0,20}\b(?:clean|clear|free)\b|\b(?:clean|clear) title\b|\bstolen\b|\blawsuit\b|\baccident\b|\bsank\b|\bsunk\b|\bhurricane\b|\bflooded\b|\bsalvage\w*\b|\brepossess\w*|\bforeclos\w*|\bbankrupt\w*/i,
  /\b(?:official|certified|licensed|endorsed|recommended by|award|rated|top[- ]rated|best[- ]sell\w*|most popular|trending|limited time|today only|last chance|selling fast|hurry|act (?:now|fast)|(?:other|another|several|many) (?:buyers?|people|offers?)|multiple offers|high demand|in demand|bidding war)\b/i,
  /\b(?:tomorrow|yesterday|today|tonight|(?:last|next) (?:week|month|year|night)|ago|since (?:last|spring|summer|winter|fall)|recently (?:listed|reduced|sold|added)|just (?:listed|arrived|in|reduced))\b/i,
  /\b(?:prices?|values?|the market|demand)\b.{0,40}\b(?:falling|rising|climbing|dropping|going (?:up|down)|increasing|decreasing|booming|crash\w*)\b/i,
  /\bnext to\b|\baround the corner\b|\b(?:short|quick|easy) (?:drive|trip|hop|walk|ride)\b|\bminutes? (?:from|away)\b|\bdrive (?:from|away)\b|\bwalking distance\b|\b(?:across|other side of)\b/i,
  /\b(?:someone|somebody|another (?:buyer|person|user|owner|member)|other (?:buyers|people|users|members)|people) (?:else )?(?:has|have|is|are|just|made|wants?|already)\b/i,
  /\byour (?:account|subscription|profile|password|membership|identity|bank|credit card|passport|license|email address|phone)\b/i,
  /\bplease (?:upload|confirm|enter|provide|verify|download|install|log|sign|share|give|type|scan|reply with|submit)\b/i,
  /\b(?:already|been) (?:signed|sent|accepted|paid|agreed|confirmed|booked|approved)\b/i,
  /\b(?:ignore|disregard) (?:the|what|your)\b|\breal (?:price|one|owner|value) is\b/i,
  /\b(?:you (?:have|need|are required|must) to (?:pay|sign|register|verify|upload|provide)|you must|legally|by law|coast guard|irs|deadline|expires?|penalt\w*|fine of)\b/i,
  /\b(?:sold|under contract|sale pending|trade pending|reserved|no longer (?:available|listed|for sale)|off the market|withdrawn|taken)\b|\bvendid[oa]\b|\bvendu\b|\bverkauft\b|\breserviert\b/i,
  /\b(?:surveyed|inspected|serviced|overhauled|rebuilt|refit\w*|restored|repowered|repainted|repaired|damag\w*|rust\w*|leak\w*|crack\w*|mold|osmosis|blister\w*|well[- ]maintained|well kept|meticulous\w*|pristine|immaculate|flawless|mint|like new|brand[- ]new|never (?:been )?(?:used|raced|fished)|one[- ]owner|first owner|single owner|garage[- ]kept|lift[- ]kept|dry[- ]stored|fresh[- ]?water only|low hours|stored indoors|no problems|no issues|mechanical\w*|structural\w*|seaworth\w*|safest|unsinkable)\b/i,
];

/**
 * Whether a sentence says what no answer may say. `ours`: texts of tools, which may promise. `written`: the owner's words, if
 * the sentence passes them on as theirs.
 */
export function isForbidden(text: string, known: KnownFacts, written: string): boolean {
  const { ours } = known;
  if (CONTACT.some((pattern) => matches(pattern, text))) return true;
  if (matches(ELSEWHERE, text) && !WARNING.test(text)) return true;
  if (!matches(UNDONE, text) && DEEDS.some((pattern) => matches(pattern, text))) return !isOurState(text, known);
  return PROMISES.some((pattern, index) => {
    const said = pattern.exec(text)?.[0].toLowerCase();
    if (said && /^(?:already|been) /.test(said) && matches(UNDONE, text)) return false;
    return said !== undefined && !ours.includes(said) && !(index === PROMISES.length - 1 && written.includes(said));
  });
}

/** 'Your offer was declined' is right if a tool returned a trade in that state, with the person whom the sentence names. */
function isOurState(text: string, { states, people }: KnownFacts): boolean {
  const said = STATE.exec(text)?.[0].toLowerCase();
  if (said === undefined || /\b(?:i|i've|we|we've)\b/i.test(text)) return false;
  const named = [...people].filter((name) => text.toLowerCase().includes(name));
  return states.some(
    ({ state, names }) => state.includes(said) && (named.length === 0 || named.some((name) => names.includes(name))),
  );
}

const STATE =
  /\b(?:accepted|agreed|declined|withdrawn|withdrew|expired|cancell?ed|countered|closed|released|closing|disputed|proposed)\b/i;
