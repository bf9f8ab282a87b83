import type { Replacement } from '../../matching.ts';

const TAKES =
  '(?:nimmt|nehmen|nähme|nähmen|akzeptiert|akzeptieren|würde|würden|tauscht|will|wollen|möchte|gegen|für|ob|mit)';

/** Turns of everyday requests in Spanish, French and German. */
export const EVERYDAY_TURNS: readonly Replacement[] = [
  // 'Akzeptiert er auch Land?' means no country.
  [
    new RegExp(
      `(?<!\\b(?:frag|sag|schreib)\\p{L}*\\b.*)\\b(${TAKES}\\b(?: \\p{L}+){0,4}?) (?:ein |auch |etwas |stück )*Land(?= (?:in (?:zahlung|tausch|betracht)|nehmen|akzeptieren|an|annehmen|tauschen|zum tausch|dagegen|dafür|würde|als)\\b|\\s*[?.!]*$)`,
      'iu',
    ),
    '$1 Grundstücke',
  ],
  // 'Quiero una lancha en Texas, cuáles hay': the question behind a wish asks for what was wished.
  [
    /^(\s*[^?]*\b(?:quiero|busco|buscamos|queremos|quisiera|necesito|me interesa|tengo)\b[^?]{4,}?)[,.;]?\s+(?:y )?¿?(?:cu[aá]les|qu[eé]|cu[aá]l) (?:hay|tienes|tienen|ten[eé]is|me (?:recomiendas|ofreces|propones|muestras|ense[ñn]as)|tiene usted)(?: (?:disponibles?|ahora|por ah[ií]|en venta))?[\s?!.]*$/iu,
    '$1',
  ],
  [
    /^(\s*[^?]*\b(?:je (?:cherche|veux|voudrais|recherche)|on (?:cherche|veut|voudrait)|nous cherchons|j['’]ai|il me faut)\b[^?]{4,}?)[,.;]?\s+(?:et )?(?:qu['’]est[- ]ce que vous avez|vous avez quoi|tu as quoi|t['’]as quoi|qu['’]avez[- ]vous|lesquels? (?:avez[- ]vous|sont disponibles)|qu['’]est[- ]ce qu['’]il y a|il y a quoi|y a quoi)[\s?!.]*$/iu,
    '$1',
  ],
  [
    /^(\s*[^?]*\b(?:ich (?:suche|will|möchte|brauche|hätte gern|habe)|wir (?:suchen|wollen|möchten|brauchen|haben))\b[^?]{4,}?)[,.;]?\s+(?:und )?(?:was (?:gibt es|gibts|gibt's|habt ihr|hast du|haben sie|ist da)|welche (?:gibt es|gibts|habt ihr|hast du|haben sie))(?: (?:da|so|denn|gerade|im angebot))*[\s?!.]*$/iu,
    '$1',
  ],
  // '2 millions maxi'.
  [
    /(?<=\d ?(?:k|€|\$|mille|millions?|euros?|dollars?)? ?)(?:au )?(?:maxi|grand max(?:i|imum)?|max\.)(?!\p{L})/giu,
    'maximum',
  ],
  [/\bmaxi(?= (?:\d|de \d))/giu, 'maximum'],
];
