import { matches, matchOf } from '../../matching.ts';
import type { Situation } from '../situation.ts';

/** Verbs of orders that Eddy drafts or carries out. */
const ORDER =
  /(?:^|[^\p{L}])(?:withdraw|retract|revoke|take back|pull|cancel|offer|bid|send|write|message|text|tell|ask|counter|raise|lower|change|deploy|recall|save|unsave|remove|delete|drop|decline|draft|zieh\w*|biete|schick\w*|schreib\w*|nimm|lösch\w*|entfern\w*|frag\w*|retira|ofrece|envía|envia|escribe|manda|quita|borra|pregunta|retire[rz]?|propose[rz]?|envoie|écris|annule[rz]?|supprime|demande)(?!\p{L})/iu;
const NO =
  '(?:(?:oh|ah|ach|och|hm+|um+|but|aber|pero|mais|well)[\\s,.!]+)*(?:(?:no+|nah|nope|wait|hold on|hang on|stop|actually|on second thoughts?|changed my mind|i changed my mind|you know what|nein|nee|warte(?: mal)?|moment|halt|doch|lieber|espera|un momento|mejor|non|attends|attendez|finalement|en fait)[\\s,.!…-]+)+';
const LEAVE = [
  "(?:do not|don['’]?t)(?: (?:do|send|change|touch|withdraw|cancel|bother|retract)(?: (?:it|that|anything|the offer|him|her|them))?)?",
  '(?:never ?mind|nvm|forget (?:it|that|about (?:it|that))|skip (?:it|that)|scratch that|do nothing)',
  "(?:(?:just |better |rather |let us |i(?:[’']ll| will) )*(?:leave|keep|let) (?:it|that|this|him|her|them|everything|(?:my|the|that) (?:offer|message|draft|bid)))(?: (?:as (?:it is|is)|alone|open|standing|stand|there|be|in place|active|stay|up|that way|like that|for now|then|please))*",
  '(?:doch (?:lieber )?nicht|lieber (?:doch )?nicht|vergiss es|lass(?:en)? (?:es|sie|das|ihn|alles)(?: (?:doch|lieber|bitte|mal|einfach))*(?: (?:stehen|sein|so|bleiben|offen|gut sein|wie es ist))?|behalt\\w* (?:es|sie|das)|mach nichts)',
  '(?:(?:mejor )?d[ée]ja(?:la|lo|las|los)(?: (?:como está|así|abierta|estar))?|(?:mejor )?no|olv[íi]da(?:lo|la)|no (?:la|lo) (?:retires|cambies|envíes|borres))',
  "(?:laisse(?:z)?[ -](?:la|le|les|tomber|tout)(?: (?:comme (?:ça|elle est|il est)|ouverte|telle quelle))?|oublie(?:z)?(?: ça)?|garde(?:z)?[ -](?:la|le)|ne (?:la |le |l[’'])?(?:retire|change|envoie|fais|annule)[rz]? (?:pas|rien)|(?:non|plutôt) (?:pas|merci))",
].join('|');
const FORGET =
  '(?:(?:oh|ah|hm+|um+|ok(?:ay)?|well)[\\s,.!]+)*(?:never ?mind|nvm|forget it|vergiss es|olv[íi]dalo|laisse(?:z)? tomber)';
const TAKES_BACK = new RegExp(
  `^(.*?)[\\s,.!;:…–—-]+(?:${NO}(?:${LEAVE})|${FORGET})[\\s.!,]*(?:please|bitte|por favor|s['’]il (?:te|vous) pla[iî]t|thanks)?[\\s.!]*$`,
  'isu',
);

const INSTEAD = new RegExp(
  `^(?<order>.*?)[\\s,.!;:…–—-]+${NO}(?:do not|don['’]?t) (?:send|do|draft|write|offer)(?: (?:it|that|anything|him|her|them))?[\\s,.!;:–—-]+(?:(?:and|but|just|only|instead|please|rather)[\\s,]+)*(?<request>\\p{L}.{5,})$`,
  'isu',
);
const TO =
  /\b(?:send|tell|write|message|text|ask|offer)\s+(?:to\s+)?(?!him\b|her\b|them\b|the\b|my\b|an?\b|it\b)(?<name>\p{L}{3,})/iu;

/** 'Send Ruth …, actually no, don't send anything, just tell me what she said': only the request behind counts. */
export function requestInstead(message: string): string {
  const { order, request } = matchOf(INSTEAD, message.trim())?.groups ?? {};
  if (!order || !request || !matches(ORDER, order)) return message;
  const name = TO.exec(order)?.groups?.name;
  return name ? request.replace(/\b(?:he|she|they)\b/i, name) : request;
}

/** 'Withdraw my offer. No wait, leave it': an order that its own message takes back. */
export const isTakenBack = ({ message }: Pick<Situation, 'message'>): boolean => {
  const order = matchOf(TAKES_BACK, message.trim())?.[1];
  return order !== undefined && matches(ORDER, order);
};
