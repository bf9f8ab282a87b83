import type { Memory } from '../memory.ts';
import { detectLanguage } from '../reading/languages.ts';
import { FURTHER } from './foreign-further.ts';
import { digits, NAME, pattern, type Request, SUM } from './foreign-patterns.ts';

const boat = (name = '') =>
  /^(?:boot|boote|schiff|yacht|barco|barcos|lancha|yate|bateau|bateaux)$/i.test(name) ? 'boat' : name;
const isAfter = (tools: RegExp, { last, cardIsLast }: Memory) =>
  !cardIsLast && tools.test(last?.calls.at(-1)?.name ?? '');

const REQUESTS: readonly Request[] = [
  [
    pattern(
      "(?:(?:pouvez-vous |peux-tu |pourriez-vous |pourrais-tu )?(?:me )?(?:montre[sz]?|montrer|affiche[sz]?|afficher|liste[sz]?|lister|donne[sz]?)(?:[- ]moi)? (?:tous )?mes (?:bateaux|annonces)|(?:puedes |podr[ií]as |me )*(?:ens[eé][ñn]ame|mu[eé]strame|ense[ñn]arme|mostrarme|lista|ense[ñn]as|muestras|dame|ver) (?:todos |todas )?(?:mis|los m[ií]os)(?: (?:barcos|lanchas|botes|anuncios))?|(?:kannst du |könnten sie |können sie )?(?:(?:zeig(?:e|en sie)?|gib) (?:mir )?|liste |mir )(?:(?:bitte|mal|doch) )*(?:alle )?meine (?:boote|anzeigen|inserate|yachten)(?: (?:zeigen|auflisten|auf|an))?)(?:,? (?:s['’ ]il (?:te|vous) pla[iî]t|stp|svp|merci|por favor|porfa|gracias|bitte|danke))*",
    ),
    'show my boats',
  ],
  [
    pattern(
      "(?:(?:welche|was für) angebote (?:warten|liegen|brauchen|stehen|sind)\\b.*\\b(?:antwort|entscheidung|mich|mir)|(?:qué|que|cu[aá]les) ofertas (?:esperan|est[aá]n esperando|aguardan|tengo (?:que|por)|debo)\\b.*|quelles offres (?:attendent|sont en attente|dois-je|m[’']attendent)\\b.*)",
    ),
    'which offers are waiting for my answer',
  ],
  [
    pattern(
      `(?:(?:mach|mache|machen sie|schick|schicke|sende|unterbreite) (?:(?<to>${NAME}) )?ein gegenangebot(?: an (?<at>${NAME}))? (?:über|von|mit|zu|für) (?<sum>${SUM}).*|(?:hazle|haz|házle|env[ií]ale|m[aá]ndale|prepara|prep[aá]rale) (?:una )?contraoferta(?: a (?<a>${NAME}))? (?:de|por|con) (?<suma>${SUM}).*|(?:faites|fais|envoyez|envoie|préparez|prépare)(?:-lui)? (?:une )?contre[- ]offre(?: à (?<pour>${NAME}))? (?:à|de|pour) (?<somme>${SUM}).*)`,
    ),
    ({ to, at, a, pour, sum, suma, somme }) =>
      `counter ${to ?? at ?? a ?? pour ?? 'the offer'} at ${digits(sum ?? suma ?? somme)}`,
  ],
  [
    pattern(
      "(?:welche boote habe ich (?:mir )?(?:gemerkt|gespeichert|markiert|favorisiert)|(?:qué|que|cu[aá]les) (?:barcos|botes|lanchas) (?:tengo (?:guardad|marcad)[oa]s|he (?:guardado|marcado)|guard[eé])|quels bateaux (?:ai-je|j[’']ai) (?:enregistrés|sauvegardés|gardés|marqués))(?:,? (?:und|y|et) .{3,40})?",
    ),
    'my saved boats',
  ],
  [
    pattern(
      '(?:(?:verlange|will|fordere|nehme) ich zu viel für (?:mein|meine|meinen) (?<own>\\p{L}[\\p{L}\\d ]{2,30}?)|(?:pido|estoy pidiendo) demasiado por (?:mi|mis) (?<propio>\\p{L}[\\p{L}\\d ]{2,30}?)|(?:est-ce que )?(?:je demande|demandé-je) trop (?:cher )?pour (?:mon|ma|mes) (?<propre>\\p{L}[\\p{L}\\d ]{2,30}?))',
    ),
    ({ own, propio, propre }) => `is the price of my ${boat(own ?? propio ?? propre)} too high`,
  ],
  [
    pattern(
      "(?:qu[’' ]?est[- ]ce que j[’']ai dans|que contient|qu[’']y a[- ]t[- ]il dans|qu[’']ai-je dans) mon garage",
    ),
    'what is in my garage',
  ],
  [
    pattern(
      "(?:cu[aá]nto vale (?:todo|todo junto|en total|todo eso)(?: junto)?|wie viel ist (?:alles|das alles|das)(?: zusammen| insgesamt)? wert|was ist (?:alles|das alles) (?:zusammen |insgesamt )?wert|combien vaut (?:le tout|tout ça|l[’']ensemble))",
    ),
    (_, memory) => (isAfter(/^my_garage$/, memory) ? 'what is my garage worth together' : undefined),
  ],
  [
    pattern(
      `(?:wie (?:steht es um|läuft|steht|geht es mit) (?:mein|meine|meinen|meinem|meiner) (?:geschäft|tausch|deal|handel|kauf|verkauf|abschluss) mit (?<name>${NAME}))`,
    ),
    ({ name }) => `how does my deal with ${name} stand`,
  ],
  [
    pattern(
      '(?:zeig mir |zeige mir |gib mir )?(?:(?:mehr|die|alle|weitere) )?(?:details|einzelheiten|infos)(?: bitte| dazu| davon)*',
    ),
    'more about it',
  ],
  [pattern(`(?:mach|mache|machen sie) (?<sum>${SUM}) (?:da)?raus`), ({ sum }) => `make it ${digits(sum)}`],
  [
    pattern(`(?:mettez|mets|disons|mettons) (?<sum>${SUM})(?: dollars| \\$)?`),
    ({ sum }, { cardIsLast }) => (cardIsLast ? `make it ${digits(sum)}` : undefined),
  ],
  [
    pattern(
      'wie weit (?:ist|liegt) (?<what>(?:das |die |der )?\\p{L}[\\p{L}\\d ]{2,40}?) von (?<town>\\p{L}[\\p{L} ,.-]{2,30}?)(?: entfernt| weg)?',
    ),
    ({ what = '', town }) => `how far is the ${what.replace(/^(?:das|die|der) /i, '')} from ${town}`,
  ],
  [
    pattern(
      'wie oft (?:wurde|wurden|ist|sind) (?:mein|meine) (?<own>\\p{L}[\\p{L}\\d ]{2,30}?) (?:angesehen|angeschaut|angeklickt|aufgerufen|besucht)(?: worden)?',
    ),
    ({ own }) => `how many views has my ${boat(own)}`,
  ],
  [
    pattern(
      "(?:est[aá] (?:activo|activa|funcionando|trabajando|desplegado) mi agente|mi agente est[aá] (?:activo|funcionando|trabajando|desplegado)|tengo (?:un |alg[uú]n )?agente(?: activo)?(?: que .{3,30})?|mon agent est[- ]il (?:actif|déployé|en route|en marche)|est[- ]ce que mon agent est (?:actif|déployé|en route)|(?:est[- ]ce que )?(?:j[’']ai|ai-je) un agent(?: (?:actif|déployé))?(?: qui .{3,30})?|ist mein agent (?:aktiv|unterwegs|im einsatz)|habe ich einen agenten(?:,? der .{3,30})?)",
    ),
    'is my agent on',
  ],
  [
    pattern(
      `(?:sube|s[uú]be|aumenta|pon) (?:el m[aá]ximo|el tope|el l[ií]mite|lo) a (?<sum>${SUM}).*|(?:montez|monte|augmentez|mettez) (?:le maximum|le plafond|la limite|le) à (?<somme>${SUM}).*`,
    ),
    ({ sum, somme }, memory) =>
      isAfter(/^(?:my_preferences|agent_findings)$/, memory)
        ? `set the maximum price of my agent to ${digits(sum ?? somme)}`
        : undefined,
  ],
  [
    pattern(
      `(?:hasta cu[aá]ndo (?:vale|sirve|est[aá] vigente|dura) la oferta de (?<de>${NAME})|bis wann (?:gilt|steht|läuft) das angebot von (?<von>${NAME})|jusqu[’']à quand (?:vaut |tient |court )?l[’']offre de (?<par>${NAME})(?: est-elle (?:valable|valide))?)`,
    ),
    ({ de, von, par }) => `until when does the offer from ${de ?? von ?? par} stand`,
  ],
  [
    pattern(
      `combien (?<name>${NAME}) (?:offre|propose|donne)-t-(?:il|elle) pour (?:mon|ma) (?<own>\\p{L}[\\p{L}\\d ]{2,30}?)`,
    ),
    ({ name, own }) => `how much does ${name} offer for my ${boat(own)}`,
  ],
];

/** Requests of other languages with names and sums in the middle, which no glossary can hold, in English. */
export function inEnglish(message: string, memory: Memory): string | undefined {
  const language = detectLanguage(message, memory.before ? detectLanguage(memory.before) : 'en');
  if (language === 'en' || language === 'other' || message.length > 160) return undefined;
  for (const [asks, plain] of [...REQUESTS, ...FURTHER]) {
    const found = asks.exec(message);
    const said = found && (typeof plain === 'string' ? plain : plain(found.groups ?? {}, memory));
    if (said) return said;
  }
  return undefined;
}
