import { type Replacement, replacedIn } from '../../matching.ts';
import { EVERYDAY_TURNS } from './foreign-everyday.ts';
import { MESSAGE_TURNS } from './foreign-messages.ts';

const NAME = "(?!(?:er|sie|es|das|der|die|den|mein|meine|il|elle|on|le|la|les|un|une|ce|ça)\\b)\\p{L}[\\p{L}'’-]{1,20}";

/** German and French turns of phrase with a name or a place in the middle, which no glossary can hold. */
const TURNS: readonly Replacement[] = [
  // 'Was hat mir Ruth zuletzt geschrieben?'
  [
    new RegExp(
      `\\bwas (?:hat (?:mir |uns )?(?<name>${NAME})(?: mir| uns)?(?: (?:zuletzt|als letztes|denn|eigentlich|gestern|heute|neulich|dazu))* (?:geschrieben|geantwortet|gesagt|gemeint)|(?:schreibt|schrieb|sagt|sagte|meint) (?:mir |uns )?(?<other>${NAME})(?: mir)?(?: (?:zuletzt|denn|dazu))*)(?=[\\s?.!]*$)`,
      'iu',
    ),
    (_all, name = '', other = '') => `hat ${name || other} geantwortet`,
  ],
  [
    new RegExp(
      `\\bhat (${NAME})(?: mir| uns)?(?: (?:schon|bereits|inzwischen|denn|endlich|etwas|was|mir|sich|bei mir))* (?:geschrieben|geantwortet|zurückgeschrieben|gemeldet)(?=[\\s?.!]*$)`,
      'iu',
    ),
    'hat $1 geantwortet',
  ],
  // 'Schreiben Sie ihr bitte: Donnerstag passt.'
  [
    /^(\s*(?:(?:bitte|und|dann|ok(?:ay)?|gut|ja)[\s,]+)*)(?:schreibe?(?:n sie)?|sage?(?:n sie)?|antworte?(?:n sie)?|teile?(?:n sie)?|richte?(?:n sie)?) (?:ihr|ihm|ihnen)(?: bitte)?(?: (?:mit|aus))?\s*[:,]?\s+(dass\s+)?(?!mein|ein)/iu,
    (_all, start = '', that = '') => `${start}${that ? 'sag ihm dass ' : 'sag ihm: '}`,
  ],
  // 'Liegt davon eins in Ohio?'
  [
    /^\s*(?:und )?(?:(?:liegt|ist|steht|gibt es|gibts|wäre|befindet sich) (?:(?:davon|darunter|von (?:denen|diesen|ihnen)) (?:eins|eines|einer|eine|welche|was|auch eins)|(?:irgend)?(?:eins|eines|einer|welche) (?:davon|darunter|von (?:denen|diesen|ihnen)))) (?=(?:in|im|an|bei|nahe|unter|über|mit)\b)/iu,
    'welche davon sind ',
  ],
  [
    new RegExp(
      `\\bwie weit (?:ist|liegt) mein (?:gebot|angebot) (?:an|bei|für) (${NAME}) (?:vom|unter dem|von dem) (?:listenpreis|angebotspreis|preis|wunschpreis)(?: weg| entfernt)?(?=[\\s?.!]*$)`,
      'iu',
    ),
    'wie viel liegt mein gebot an $1 unter dem preis',
  ],
  [
    /\bwelche (?:meiner |von meinen |der )?angebote(?: von mir)? (?:laufen|sind|stehen)(?: noch| gerade)* ?(?:offen|aus)?(?=[\s?.!]*$)/iu,
    'meine offenen angebote',
  ],
  // 'Wer würde Land für ein Boot nehmen?'
  [
    /^\s*(?:und )?wer (?:hier )?(?:würde|wuerde|nimmt|nähme|akzeptiert|will) (?:hier )?(\p{L}[\p{L} ]{2,30}?) (?:für|gegen) (?:ein|sein|ihr|eine) (?:boot|schiff|yacht)(?: (?:nehmen|akzeptieren|tauschen|haben))?(?=[\s?.!]*$)/iu,
    (_all, thing = '') => `boote deren besitzer ${/^land$/i.test(thing) ? 'Grundstücke' : thing} nehmen`,
  ],
  // 'Quiero cambiar mi contraseña, ¿dónde se hace?'
  [
    /^\s*(?:(?:y|también|ademas|además|otra cosa)[\s,:]+)*(?:quiero|quisiera|me gustaría|necesito) ([^,.?¿]{4,60})[,.]? ¿?(?:y )?(?:dónde|donde|cómo|como) (?:se hace|lo hago|puedo hacerlo|se puede)(?: (?:eso|esto))?(?=[\s?.!]*$)/iu,
    '¿cómo puedo $1?',
  ],
  [
    /^\s*(?:(?:und|außerdem|auch|noch was)[\s,:]+)*(?:ich )?(?:möchte|will|würde gern)(?: ich)?(?: auch)? ([^,.?]{4,60})[,.]? (?:und )?(?:wo|wie) (?:geht|mache ich|macht man|finde ich) (?:das|es)(?=[\s?.!]*$)/iu,
    'wie kann ich $1?',
  ],
  // 'Qu'est-ce que Ruth m'a écrit ?'
  [
    new RegExp(
      `\\b(?:qu['’ ]est[- ]ce que (?<name>${NAME}) (?:m['’]a|nous a|a)(?: bien)? (?:écrit|ecrit|répondu|repondu|dit)|(?:que|qu['’]est[- ]ce que) (?:m['’]a|nous a|a) (?:écrit|ecrit|répondu|repondu|dit) (?<other>${NAME})|que (?:m['’])?(?:dit|écrit|répond) (?<third>${NAME}))(?: (?:en dernier|dernièrement|récemment|au juste))*(?=[\\s?.!]*$)`,
      'iu',
    ),
    (_all, name = '', other = '', third = '') => `${name || other || third} a répondu`,
  ],
  [
    /^\s*(?:et )?(?:y en a[- ]t[- ]il (?:un|une)|est[- ]ce qu['’]il y en a(?: (?:un|une))?|il y en a (?:un|une)|(?:l['’])?une? d['’](?:entre )?(?:eux|elles) (?:est|se trouve)(?:[- ](?:il|elle))?|est[- ]ce qu['’]une? d['’](?:entre )?(?:eux|elles) est) (?=(?:en|à|au|aux|dans|près)(?:\s|$))/iu,
    'lesquels sont ',
  ],
];

/** A message in the words that the glossaries have for it. */
export const inPlainForeign = (message: string): string =>
  replacedIn(message, [...MESSAGE_TURNS, ...EVERYDAY_TURNS, ...TURNS]);
