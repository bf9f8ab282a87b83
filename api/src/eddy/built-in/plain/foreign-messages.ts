import type { Replacement } from '../../matching.ts';

const LEADS_ES = '[\\s¿¡]*(?:(?:y|ok|vale|bueno|pues|entonces|por favor|porfa|no|sí|si|bien|oye)[\\s,.!]+)*';
const LEADS_FR = "\\s*(?:(?:et|ok|bon|alors|d['’]accord|s['’]il (?:te|vous) pla[iî]t|non|oui|bien|dis)[\\s,.!]+)*";
const LEADS_DE = '\\s*(?:(?:und|ok|gut|also|dann|bitte|nein|ja|na|schön)[\\s,.!]+)*';
const STILL_DE =
  '(?:(?:,? ?(?:bitte|mal|doch|trotzdem|dennoch|einfach|noch|auch|dann|gleich|jetzt|nochmal|noch mal|freundlich|höflich|kurz))\\b)*';
const OWNER_DE =
  '(?:sie|ihn|die (?:eigentümerin|besitzerin|verkäuferin|inhaberin|frau)|den (?:eigentümer|besitzer|verkäufer|inhaber|mann))';

/** Orders to write to the owner or the person told of, in the words that the readers of messages know. */
export const MESSAGE_TURNS: readonly Replacement[] = [
  // 'Ponle que llego el lunes.'
  [
    new RegExp(
      `^(${LEADS_ES})(?:escr[ií]b[ea]le|escr[ií]b[ea]les|m[aá]nd[ea]le(?: un mensaje)?|env[ií][ea]le(?: un mensaje)?|ponle|contest[ae]le|contést[ae]le|resp[oó]nd[ea]le|d[ií]gale|av[ií]s[ae]le|coment[ae]le|com[eé]ntale)(?: a (?:ella|él))?(?:,)?(?: diciendo(?:le)?)? que (?=\\p{L})`,
      'iu',
    ),
    '$1dile que ',
  ],
  [
    new RegExp(
      `^(${LEADS_FR})(?:écris|ecris|écrivez|ecrivez|réponds|repondez|répondez|envoie|dites|dis)[- ]lui(?:,)?(?: un message)?(?: en disant| pour (?:lui )?dire)? que? ?(?=\\p{L})`,
      'iu',
    ),
    '$1dis-lui que ',
  ],
  // 'Frag die Eigentümerin trotzdem, ob …'
  [
    new RegExp(
      `^(${LEADS_DE})frage?(?:n sie)? ${OWNER_DE}${STILL_DE},? (?=(?:ob|wann|wie|wo|warum|was|welche\\p{L}*)\\b)`,
      'iu',
    ),
    '$1frag ihn, ',
  ],
  [
    new RegExp(
      `^(${LEADS_ES})(?:preg[uú]nt[ae]le|pregúntale)(?:,? (?:igual|de todos modos|de todas formas|por favor|también|aun así|a ella|a él))*,? (?=(?:si|cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé]|por qu[eé]|c[oó]mo)\\b)`,
      'iu',
    ),
    '$1pregúntale ',
  ],
  [
    new RegExp(
      `^(${LEADS_FR})demande(?:z)?[- ]lui(?:,? (?:quand même|tout de même|aussi|s['’]il (?:te|vous) pla[iî]t|stp|svp|donc))*,? (?=(?:si|s['’]|combien|quand|où|pourquoi|comment)(?:\\b|\\p{L}))`,
      'iu',
    ),
    '$1demande-lui ',
  ],
];
