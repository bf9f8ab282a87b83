import type { Replacement } from '../../matching.ts';

const TAKES =
  '(?:nimmt|nehmen|nähme|nähmen|akzeptiert|akzeptieren|würde|würden|tauscht|will|wollen|möchte|gegen|für|ob|mit)';

const GERMAN_MANY: Readonly<Record<string, number>> = {
  ...{ zweit: 2, dritt: 3, viert: 4, fünft: 5, sechst: 6, siebt: 7, acht: 8, neunt: 9, zehnt: 10 },
};

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
  // 'Somos ocho', 'nous sommes huit', 'wir sind zu acht': so many people.
  [
    /\b(?:somos|seremos|vamos a ser) (\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?: (?:personas|en total|de familia))?/giu,
    'para $1 personas',
  ],
  [
    /\b(?:nous (?:sommes|serons)|on (?:est|sera)) (\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b(?! ?(?:à|a) dormir)(?: (?:personnes|en tout|au total))?/giu,
    'pour $1 personnes',
  ],
  [
    /\bwir sind (?:insgesamt |meist )?(\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: (?:leute|personen|mann))?(?![\p{L}])/giu,
    'für $1 Personen',
  ],
  [
    /\b(?:auf (?:denen|dem|der) )?(?:man |wir )?(?:auch )?zu (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?: an bord)? (?:schlafen|übernachten)(?: (?:kann|können|könnte|könnten|wollen|möchten))?/giu,
    (_all = '', many = '') => `mit mindestens ${GERMAN_MANY[many.toLowerCase()] ?? 2} Schlafplätzen`,
  ],
  // 'No quiero pasar de 90 mil'.
  [
    /\bno (?:quiero|queremos|quisiera|puedo|podemos|pienso|pensamos)(?: (?:yo|nosotros))? (?:pasar(?:me|nos)?|exceder(?:me|nos)?|subir|gastar más|ir más allá) de (?:los |las )?(?=\$?\d|\p{L}+ mil\b|medio|un mill)/giu,
    'máximo ',
  ],
  // '2 millions maxi'.
  [
    /(?<=\d ?(?:k|€|\$|mille|millions?|euros?|dollars?)? ?)(?:au )?(?:maxi|grand max(?:i|imum)?|max\.)(?!\p{L})/giu,
    'maximum',
  ],
  [/\bmaxi(?= (?:\d|de \d))/giu, 'maximum'],
];
