import { otherBoat } from '../brief/topics.ts';
import type { Memory } from '../memory.ts';
import { inEnglishWords } from '../reading/languages.ts';
import { digits, type Found, NAME, pattern, type Request, SUM } from './foreign-patterns.ts';

const WHO = `(?<who>${NAME})`;
const LATELY =
  '(?: (?:por último|últimamente|la última vez|al final|ayer|hoy|en dernier|dernièrement|hier|zuletzt|als letztes|gestern|heute))*';

/** The only person that the conversation tells of. */
function onlyTold({ told, last }: Memory): string | undefined {
  const names = new Set(told.map(({ name }) => name));
  const asked = [...names].filter((name) => last?.question.toLowerCase().includes(name.toLowerCase()));
  const [only, ...more] = names.size > 1 ? asked : [...names];
  return more.length === 0 ? only : undefined;
}

const withTold =
  (plain: (name: string) => string): Request[1] =>
  ({ who }, memory) => {
    const name = who ?? onlyTold(memory);
    return name && plain(name);
  };

/** Questions for the last words of somebody else, or of the user. */
const WRITTEN: readonly Request[] = [
  ...[
    `(?:qué|que|cu[aá]l) (?:fue|es|ha sido|era) lo (?:último|ultimo|más reciente) que (?:me |nos )?(?:ha )?(?:escribi[oó]|escrito|dijo|dicho|mand[oó]|mandado|envi[oó]|enviado|puso|puesto|contest[oó]|contestado|respondi[oó]|respondido) ${WHO}`,
    `(?:qué|que) (?:me |nos )?(?:ha )?(?:escribi[oó]|escrito|dijo|dicho|puso|puesto|contest[oó]|contestado|respondi[oó]|respondido) ${WHO}${LATELY}`,
    `(?:cu[aá]l|qué|que) (?:fue|es|dice|decía) (?:el|su) último mensaje (?:de|que me (?:mandó|envió|escribió)) ${WHO}`,
    `quel(?:le)? (?:est|était|a été) (?:le dernier message|la dernière chose)(?: que m['’]a (?:écrite?|envoyée?|dite?))?(?: de)? ${WHO}`,
    `(?:que dit|que disait) le dernier message de ${WHO}`,
    `was (?:war|ist) (?:das letzte|die letzte nachricht),?(?: was| das| die| von)* ${WHO}(?: mir| uns)?(?: (?:geschrieben|gesagt|geschickt|geantwortet))?(?: hat)?`,
    `was steht in der letzten nachricht von ${WHO}`,
  ].map((source): Request => [pattern(source), withTold((name) => `what was the last thing ${name} wrote me`)]),
  ...[
    `(?:yo )?(?:qué|que) (?:le|les) (?:he )?(?:promet[ií]|prometido|dije|dicho|escrib[ií]|escrito|contest[eé]|contestado|respond[ií]|respondido|puse|puesto)(?: yo)?(?: a ${WHO})?(?:,? (?:que|a|en|de|mandar|enviar|darle|hacer)\\b[^?]{0,40})?${LATELY}`,
    `(?:moi,? )?(?:qu['’]est[- ]ce que je lui ai|que lui ai[- ]je|je lui ai) (?:promis|écrit|dit|répondu)(?: quoi)?(?: (?:de|d['’])[^?]{2,40})?${LATELY}`,
    `(?:und )?was (?:habe|hatte|hab) ich (?:ihm|ihr|ihnen|(?<who>${NAME})) (?:denn |eigentlich )?(?:versprochen|geschrieben|gesagt|geantwortet|zugesagt)(?: zu [^?]{2,30})?`,
  ].map((source): Request => [pattern(source), withTold((name) => `what did i last write to ${name}`)]),
];

/** The price of the boat of somebody who was told of. */
const THEIR_PRICE: readonly Request[] = [
  `(?:cu[aá]nto|qué precio) (?:pide|quiere|cuesta|vale|pedía)(?: (?:ella|él|ellos))?(?: por)? (?:su|el) (?:barco|bote|lancha|yate|velero)(?: de ${WHO})?`,
  `combien (?:demande|veut|voudrait)[- ]t[- ](?:il|elle) pour (?:son|sa) (?:bateau|yacht|vedette)`,
  `(?:il|elle|${WHO}) (?:demande|veut) combien pour (?:son|sa) (?:bateau|yacht|vedette)`,
  `(?:wie ?viel|was) (?:will|verlangt|möchte|kostet) (?:(?:er|sie|${WHO}) )?(?:für )?(?:sein|ihr|seine|ihre) (?:boot|yacht|schiff)(?: (?:haben|kosten))?`,
].map((source): Request => [pattern(source), withTold((name) => `what does ${name} ask for her boat`)]);

const cash = ({ sum, more, rest }: Found) => digits(sum ?? more ?? rest);
const REST =
  "(?:,? (?:y |et |und |aber |mais |pero )?(?:lo demás|el resto|le reste|der rest|rest|sonst|todo lo demás|tout le reste|sin cambiar|sans (?:rien )?changer|ohne|por favor|s['’]il (?:te|vous) pla[iî]t|bitte|stp|svp|dollars|dólares|dolares|\\$)\\b[^?]{0,40})?";

const COUNTERS: readonly Request[] = [
  `contre[- ]propose[rz]?(?:[- ]lui)?(?: à ${WHO})?(?: (?:à|de|pour|avec))? (?<sum>${SUM})${REST}`,
  `(?:fais|faites|une|ma|envoie|envoyez)?[- ]?(?:lui )?(?:une )?contre[- ](?:offre|proposition)(?: à ${WHO})? ?:?(?: (?:à|de|pour|avec))? ?(?<sum>${SUM})${REST}`,
  `(?:haz(?:le)? |ponle |mi |env[ií]ale |m[aá]ndale )?(?:una )?contraoferta(?: a ${WHO})? ?:?(?: (?:de|por|con|a))? ?(?<sum>${SUM})${REST}`,
  `contraofr[eé]ce(?:le)?(?: a ${WHO})?(?: (?:con|por|de))? (?<sum>${SUM})${REST}`,
  `(?:mach|mache|schick|sende|mein|ein|stell)?(?: (?:ihr|ihm|ihnen))? ?(?:ein )?gegen(?:angebot|vorschlag|gebot)(?: an ${WHO})? ?:?(?: (?:von|über|mit|zu))? ?(?<sum>${SUM})${REST}`,
  `(?:kontere|konter|halt|halte)(?: (?:ihr|ihm|mal))*(?: mit)? (?<sum>${SUM})(?: dagegen)?${REST}`,
  `biete? (?:ihr |ihm |ihnen )?(?:stattdessen |dagegen )(?<sum>${SUM})${REST}`,
].map(
  (source): Request => [
    pattern(source),
    (found) => (found.who ? `counter ${found.who} at ${cash(found)}` : `counter at ${cash(found)}`),
  ],
);

/** 'Plutôt 100 000, le reste ne change pas' beside a card. */
const ANOTHER_SUM: readonly Request[] = [
  `(?:plutôt|disons|mettons|mets|mettez|finalement|fais|faites)(?: (?:plutôt|donc))? (?<sum>${SUM})(?:,? (?:plutôt|finalement))?${REST}`,
  `(?:mejor|que sean|pon|ponle|p[oó]n(?:lo)? en|d[eé]jalo en|mejor que sean|mejor pon|hazlo (?:de|por|con)|c[aá]mbialo a)(?: (?:de|en|a|por))? (?<sum>${SUM})(?:,? mejor)?${REST}`,
  `(?:lieber|doch lieber|doch|eher|besser|nimm|sagen wir|mach)(?: (?:lieber|doch|eher|besser))? (?<sum>${SUM})(?: (?:draus|daraus|lieber))?${REST}`,
].map(
  (source): Request => [
    pattern(source),
    // A bare '90' is of the size of the sum on the card, which other rules know.
    (found, { cardIsLast }) => (cardIsLast && !/^\$\d{1,3}$/.test(cash(found)) ? `make it ${cash(found)}` : undefined),
  ],
);

const SINCE_OFFERED: readonly Request[] = [
  `(?:(?:c['’]est|ça fait|cela fait|c['’]était|soit) )?combien de (?:plus|moins) que (?:ce que )?(?:je (?:proposais|propose|offrais)|j['’]avais (?:proposé|offert)|j['’]ai (?:proposé|offert)|mon offre|ma proposition|la mienne)`,
  `(?:quelle est la|quel(?:le)?) (?:différence|écart) avec (?:mon offre|ma proposition|ce que je proposais|ce que j['’]ai proposé)`,
  `(?:es )?cu[aá]nto (?:es )?(?:más|menos|mas)(?: es)? (?:que|de) (?:lo que )?(?:yo )?(?:(?:le |les )?(?:ofrecí|ofreci|propuse|ofrecía|había ofrecido|había propuesto)|mi oferta|mi propuesta|la mía)`,
  `(?:qué|que|cu[aá]l es la) diferencia (?:hay )?(?:con|entre eso y) (?:mi oferta|lo que (?:le )?ofrecí|mi propuesta)`,
  `(?:um )?wie ?viel (?:mehr|weniger|höher|niedriger) (?:ist|sind|wäre)? ?(?:das )?als (?:ich (?:geboten|angeboten|vorgeschlagen) (?:habe|hatte|hab)|mein(?:e|en)?(?: erste[sr]?)? (?:angebot|gebot|vorschlag)|das,? was ich (?:geboten|angeboten) (?:habe|hatte))`,
  `wie ?viel (?:mehr|weniger) als (?:ich geboten habe|mein angebot|mein gebot) ist das`,
].map((source): Request => [pattern(source), 'how much more is that than i offered']);

const OTHER =
  "(?:l['’]autre(?: bateau)?|(?:el|la) otr[oa](?: barco)?|(?:das|die|der|dem|den) andere[nr]?(?: boot)?|das andere)";
/** The boat discussed and the other one of two. */
function gapToOther(_: Found, memory: Memory): string {
  const other = otherBoat(memory);
  return memory.focus && other
    ? `how much more expensive is boat #${memory.focus.id} than boat #${other.id}`
    : 'how much more expensive is it than the other one';
}

const PAIR: readonly Request[] = [
  `(?:cu[aá]nto|qué tanto) (?:más|menos|mas)(?: (?:car[oa]|barat[oa]))? (?:cuesta|vale|es|sale)(?: (?:ella|él|ese|esa|este|esta))? que ${OTHER}`,
  `(?:cu[aá]nto|qué tanto) (?:cuesta|vale|es|sale)(?: de)? (?:más|menos|mas)(?: (?:car[oa]|barat[oa]))? que ${OTHER}`,
  `(?:c['’]est |il coûte |elle coûte |coûte[- ]t[- ](?:il|elle) )?combien (?:coûte[- ]t[- ](?:il|elle) )?(?:de )?(?:plus|moins)(?: chère?)? que ${OTHER}`,
  `(?:um )?wie ?viel (?:mehr|weniger|teurer|billiger|günstiger) (?:kostet|ist) (?:es|das|die|der|sie|dieses) als ${OTHER}`,
].map((source): Request => [pattern(source), gapToOther]);

/** The boat told first and the one told now: both are the first of their lists. */
const gapToFirst = (_: Found, { focus, focusBefore, shown }: Memory): string | undefined =>
  focus && focusBefore && shown[0]?.id === focus.id && !shown.some(({ id }) => id === focusBefore.id)
    ? `how much more expensive is boat #${focusBefore.id} than boat #${focus.id}`
    : undefined;
const TO_FIRST: readonly Request[] = [
  "(?:quelle est la |quelle |c['’]est quoi la )?différence de prix (?:avec|entre lui et|entre celui-là et) (?:le|la) premi(?:er|ère)(?: bateau)?",
  '(?:qué |cuál es la )?diferencia de precio (?:hay )?(?:con|entre ese y) (?:el|la) primer[oa]?(?: barco)?',
  '(?:was ist der |wie gross ist der |wie groß ist der |und der )?preisunterschied (?:zum|zur|zu dem) ersten(?: boot)?',
].map((source): Request => [pattern(source), gapToFirst]);

const MEASURE: readonly Request[] = [
  [
    pattern(
      '(?:(?:il|elle|ça|celui[- ]là|celle[- ]là|le bateau) )?(?:fait|mesure)(?:[- ]t[- ](?:il|elle))? combien(?: de (?<unit>mètres|metres|pieds))?(?: de long(?:ueur)?)?(?:,? (?:celui|celle)[- ](?:là|ci))?',
    ),
    ({ unit }) => (unit && /^pied/i.test(unit) ? 'how long is it' : 'how long is it in meters'),
  ],
  [
    pattern(
      '(?:cu[aá]ntos|cu[aá]ntas) (?:metros|pies) (?:mide|tiene)(?: de (?:largo|eslora|longitud))?(?: (?:ese|esa|este|esta|el barco))?|(?:cu[aá]nto mide)(?: (?:ese|esa|este|esta))?(?: en metros)(?: de (?:largo|eslora))?',
    ),
    'how long is it in meters',
  ],
  [
    pattern(
      '(?:wie ?viele? meter (?:ist|hat|misst) (?:das|es|die|sie|dieses)(?: boot| yacht)?(?: lang)?|wie lang ist (?:das|es|die|sie|dieses)(?: boot| yacht)? in metern?)',
    ),
    'how long is it in meters',
  ],
];

const SAVED_ALREADY: readonly Request[] = [
  '(?:ist (?:das|die|der|es|sie) |habe? ich (?:das|die|den|es|sie|dieses boot) )(?:(?:schon|bereits|eigentlich|denn|auch) )*(?:bei mir )?(?:gemerkt|gespeichert|vorgemerkt|markiert|favorisiert)',
  '(?:lo|la|ese|esa) (?:tengo|he|había)(?: ya)? (?:guardad[oa]|guardado|marcad[oa]|en favoritos)(?: ya)?|(?:ya )?(?:lo|la) (?:tengo|he) (?:guardad[oa]|en (?:mis )?favoritos)(?: ya)?',
  "(?:est[- ]ce que )?(?:je l['’]ai|l['’]ai[- ]je)(?: déjà)? (?:enregistrée?|sauvegardée?|gardée?|en favoris?|mise? en favoris?)(?: déjà)?",
].map((source): Request => [pattern(source), 'have i saved it already']);

/** Boats of a list by what they have more or less of. */
const WHICH: readonly (readonly [RegExp, string])[] = [
  [
    /m[aá]s (?:gente|personas|pasajeros|plazas)|plus de (?:monde|gens|personnes|passagers|places)|mehr (?:leute|personen|menschen|gäste|passagiere)|meisten (?:leute|personen|gäste)/iu,
    'carries more people',
  ],
  [
    /m[aá]s (?:camas|literas|camarotes)|plus de couch(?:ages|ettes)|(?:mehr|meisten) (?:kojen|betten|schlafplätze)/iu,
    'sleeps more',
  ],
  [/menos horas|moins d['’]heures|(?:weniger|wenigsten) (?:motor)?stunden/iu, 'has fewer hours'],
  [/m[aá]s horas|plus d['’]heures|(?:mehr|meisten) (?:motor)?stunden/iu, 'has more hours'],
  [
    /menos car[oa]|m[aá]s (?:barat|econ[oó]mic)[oa]|moins ch[eè]re?|billigere?n?|günstigere?n?|(?:billigste|günstigste)[nrsm]?/iu,
    'is cheaper',
  ],
  [/m[aá]s car[oa]|plus ch[eè]re?|teurere?n?|teuerste[nrsm]?/iu, 'is more expensive'],
  [/m[aá]s r[aá]pid[oa]|corre m[aá]s|plus rapide|schnellere?n?|schnellste[nrsm]?/iu, 'is faster'],
  [
    /m[aá]s (?:grande|larg[oa])|plus (?:grande?|longue?)|größere?n?|längere?n?|(?:größte|längste)[nrsm]?/iu,
    'is longer',
  ],
  [
    /m[aá]s (?:nuev[oa]|moderno|reciente)|plus (?:récente?|neuf|neuve)|neuere?n?|(?:neueste|neuste)[nrsm]?/iu,
    'is newer',
  ],
  [/m[aá]s (?:viej[oa]|antigu[oa])|plus (?:ancienn?e?|vieux|vieille)|ältere?n?|älteste[nrsm]?/iu, 'is older'],
];
const OWNER_TAKES: readonly Request[] = [
  '(?:qué|que) (?:acepta|toma|quiere|recibe|aceptaría|coge)(?: a cambio| en cambio| en intercambio)? (?:el|la) (?:dueñ[oa]|propietari[oa]|vendedora?) (?:de |del )(?<which>(?:la |el )?(?:barco )?(?:que |en (?:el|la) que |de (?:m[aá]s|menos) |m[aá]s )[^,?]{3,40}?)(?: a cambio)?',
  "(?:qu['’]est[- ]ce que|que) (?:le|la) propriétaire (?:de |du )(?<which>(?:celui|celle|bateau)?[^,?]{5,45}?) (?:accepte|prend|prendrait|accepterait|veut)(?: en échange)?",
  "(?:qu['’]est[- ]ce qu['’]accepte|qu['’]accepte|que prend)(?: en échange)? (?:le|la) propriétaire (?:de |du )(?<which>[^,?]{5,45}?)(?: en échange)?",
  'was (?:nimmt|akzeptiert|will|möchte|tauscht) (?:der|die) (?:eigentümer(?:in)?|besitzer(?:in)?|verkäufer(?:in)?|inhaber(?:in)?) (?:vo[nm] |des |der )(?<which>[^?]{5,50}?)(?: (?:in tausch|in zahlung|dafür|an|als tausch|haben))?',
].map(
  (source): Request => [
    pattern(source),
    ({ which = '' }, { shown }) => {
      const plain = WHICH.find(([words]) => words.test(which))?.[1];
      return plain && shown.length > 1 ? `which one ${plain}, and what does its owner take in trade?` : undefined;
    },
  ],
);

/** 'Akzeptiert die Besitzerin auch Motorräder?' about the boat discussed. */
const ALSO_TAKES: readonly Request[] = [
  [
    pattern(
      '(?:nimmt|akzeptiert|würde|nähme|akzeptierte) (?:der|die|dessen|ihr|sein)? ?(?:eigentümer(?:in)?|besitzer(?:in)?|verkäufer(?:in)?|inhaber(?:in)?|er|sie)(?: (?:auch|denn|vielleicht|eventuell|noch|dafür))* (?<thing>[^?]{3,30}?)(?: (?:in zahlung|in tausch|zum tausch|als tausch|an|dafür|in betracht))?(?: (?:nehmen|akzeptieren|annehmen|ziehen))?',
    ),
    ({ thing = '' }, { focus, shown }) => {
      const english = /^land$/i.test(thing) ? 'land' : inEnglishWords(thing, 'de');
      return english && (focus || shown.length > 0) && !/\b(?:my|i|the)\b/.test(english)
        ? `does the owner also take ${english} in trade?`
        : undefined;
    },
  ],
];

/** 'Hat mir heute jemand wegen der 34 geschrieben?': messages about one's own boat. */
const WROTE_ABOUT: readonly Request[] = [
  '(?:hoy |ayer |ya )?(?:me |nos )(?:ha|han|escribi[oó]|escribieron)(?: escrito)?(?: (?:alguien|algo|hoy|ayer|ya|más))* (?:por|sobre|acerca de|respecto a)(?: lo)?(?: d)?e?l? (?:el |la |mi )?(?<boat>\\d{2,3}|[\\p{L}]{3,}(?: [\\p{L}]{3,})? \\d{2,3})(?: (?:hoy|ayer))?',
  "(?:est[- ]ce que )?(?:quelqu['’]un |on )m['’]a(?:[- ]t[- ](?:il|on))? écrit(?: (?:aujourd['’]hui|hier))? (?:pour|au sujet d[eu]|à propos d[eu]|sur) ?(?:le |la |mon |l['’])?(?<boat>\\d{2,3}|[\\p{L}]{3,}(?: [\\p{L}]{3,})? \\d{2,3})(?: (?:aujourd['’]hui|hier))?",
  '(?:hat|haben) (?:mir |uns )?(?:(?:heute|gestern|schon) )*(?:jemand|wer|irgendjemand)(?: (?:mir|heute|gestern|schon))* (?:wegen|zu|über|zur|zum)(?: (?:dem|der|die|das|des|meiner|meinem|mein|meine))? (?<boat>\\d{2,3}(?:er)?|[\\p{L}]{3,}(?: [\\p{L}]{3,})? \\d{2,3})(?: (?:heute|gestern))? geschrieben',
].map(
  (source): Request => [
    pattern(source),
    ({ boat = '' }) => `has anybody written to me about my ${boat.replace(/er$/, '')}`,
  ],
);

const VIEWS: readonly Request[] = [
  '(?:mes (?:bateaux|annonces)) (?:sont|ont été|étaient) vue?s combien de fois',
  '(?:combien de fois )(?:mes (?:bateaux|annonces)) (?:sont|ont[- ](?:ils |elles )?été)[- ]?(?:ils |elles )?vue?s',
  '(?:cu[aá]ntas veces) (?:se )?(?:han visto|vieron|han mirado) mis (?:barcos|anuncios)',
  'wie oft (?:wurden|werden|sind) meine (?:boote|anzeigen|inserate) (?:angesehen|angeschaut|aufgerufen|angeklickt)(?: worden)?',
].map((source): Request => [pattern(source), 'how many views do my boats have']);

const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:rechaz|refus|declin|déclin|abgelehnt|rejet)/iu, 'decline'],
  [/^(?:acept|accept|angenommen)/iu, 'accept'],
  [/^(?:respond|contest|répondu|beantwortet)/iu, 'answer'],
];
/** 'Hat Ruth meine beiden Angebote abgelehnt?' */
const DEALT_WITH: readonly Request[] = [
  `(?:ya )?(?<name>${NAME}) (?:ya )?(?:me )?(?:ha )?(?<deed>rechaz(?:ó|o|ado)|acept(?:ó|o|ado)|respondió a|contestó a)(?: a)? (?:las dos|mis dos|ambas|todas mis|todas las|mis|las)(?: dos)? ofertas(?: mías)?`,
  `(?:ya )?(?:ha )?(?<deed>rechaz(?:ó|o|ado)|acept(?:ó|o|ado)) (?<name>${NAME}) (?:las dos|mis dos|ambas|todas mis|todas las|mis|las)(?: dos)? ofertas(?: mías)?`,
  `(?:est[- ]ce que )?(?<name>${NAME}) a(?:[- ]t[- ](?:il|elle))? (?:déjà )?(?<deed>refusé|décliné|rejeté|accepté|répondu)(?: à)? (?:mes deux|les deux|toutes mes|toutes les|mes) offres`,
  `hat (?:mir )?(?<name>${NAME}) (?:schon |bereits )?(?:meine beiden|beide(?: meiner)?|alle(?: meine)?|meine)(?: zwei)? angebote (?:schon |bereits )?(?<deed>abgelehnt|angenommen|beantwortet)`,
].map(
  (source): Request => [
    pattern(source),
    ({ name, deed = '' }) => {
      const verb = DEEDS.find(([word]) => word.test(deed))?.[1];
      return verb && `did ${name} ${verb} all my offers`;
    },
  ],
);

/** 'Mach das Angebot, aber ich will nur 90.000' after things were weighed against a boat. */
const DRAFTED_WITH: readonly Request[] = [
  `(?:haz|hazme|prepara|prepárame|redacta|escribe) (?:(?:el|un|la|una|eso|esa|como|de|así|me) ?)*(?:borrador|oferta|propuesta)?[\\s,]*(?:pero|y)? ?(?:yo )?(?:(?:solo|sólo|nomás|únicamente) )?(?:quiero|pido|que me den|me conformo con)(?: (?:solo|sólo))? (?<sum>${SUM})(?: (?:de vuelta|a cambio|encima|en efectivo|dólares))?`,
  `(?:prépare|préparez|rédige|rédigez|fais|faites|écris|écrivez) (?:(?:le|un|la|une|ça|cette|en) ?|l['’])*(?:brouillon|offre|proposition)?[\\s,]*(?:mais|et)? ?je (?:ne )?(?:veux|demande)(?: (?:que|seulement|juste))? (?<sum>${SUM})(?: (?:en retour|en plus|seulement|dollars))?`,
  `(?:entwirf|mach|mache|schreib|schreibe|erstell|erstelle) (?:(?:das|es|den|ein|so|mir|daraus) ?)*(?:angebot|entwurf)?(?: (?:daraus|so))?[\\s,]*(?:aber|und)? ?(?:ich )?(?:will|möchte|verlange)(?: ich)?(?: (?:nur|bloß|lediglich))? (?<sum>${SUM})(?: (?:zurück|dafür|haben|dollar))*`,
].map(
  (source): Request => [
    pattern(source),
    ({ sum }, { last, cardIsLast }) =>
      last?.calls.at(-1)?.name === 'offer_balance' && !cardIsLast
        ? `draft it, but i only want ${digits(sum)}`
        : undefined,
  ],
);

/** Questions and orders about what was told last. */
export const FURTHER: readonly Request[] = [
  ...DEALT_WITH,
  ...DRAFTED_WITH,
  ...WRITTEN,
  ...THEIR_PRICE,
  ...COUNTERS,
  ...ANOTHER_SUM,
  ...SINCE_OFFERED,
  ...PAIR,
  ...TO_FIRST,
  ...MEASURE,
  ...SAVED_ALREADY,
  ...OWNER_TAKES,
  ...ALSO_TAKES,
  ...WROTE_ABOUT,
  ...VIEWS,
];
