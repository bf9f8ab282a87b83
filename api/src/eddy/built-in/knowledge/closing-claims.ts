import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import type { Localized } from '../../../platform/help.ts';
import type { RuleClaim } from './rule-claims.ts';

const YOU = '(?:you(?: guys| people| all)?|tradewind|the (?:site|brokerage|broker|brokers|company|app)|eddy)';

const HAND_OVER: Localized = {
  en: 'The hand-over comes after the release, never before: until then the boat, its keys and the risk stay with the owner who gives it, whatever you two agree.',
  es: 'La entrega viene después de la liberación, nunca antes: hasta entonces el barco, las llaves y el riesgo son del dueño que lo da, acordéis lo que acordéis.',
  fr: 'La remise vient après la libération, jamais avant : jusque-là, le bateau, les clés et le risque restent au propriétaire qui le donne, quoi que vous conveniez.',
  de: 'Die Übergabe kommt nach der Freigabe, nie vorher: Bis dahin bleiben Boot, Schlüssel und Risiko beim Besitzer, der es gibt, was immer ihr vereinbart.',
};

/** Claims about trades, closings and what is checked. */
export const CLOSING_CLAIMS: readonly RuleClaim[] = [
  {
    says: [
      /\b(?:rings?|three way)\b/,
      /\b(?:risk\w*|safe|fail\w*|guarant\w+|certain|sure|back out|fall(?:s)? (?:through|apart)|leave|nothing can)\b/,
    ],
    is: 'false',
    holdsNot: true,
    fact: {
      en: 'A ring can still fail until the release, as it’s all or nothing: if one side leaves, everyone keeps what they had. And only a survey tells what state a boat is in.',
      es: 'Un anillo puede fallar hasta la liberación, porque es todo o nada: si una parte se retira, cada uno conserva lo suyo. Y solo un peritaje dice en qué estado está un barco.',
      fr: 'Un échange en anneau peut échouer jusqu’à la libération, car c’est tout ou rien : si une partie se retire, chacun garde ce qu’il avait. Et seule une expertise dit dans quel état est un bateau.',
      de: 'Ein Ringtausch kann bis zur Freigabe scheitern, denn es gilt alles oder nichts: Steigt eine Seite aus, behält jeder, was er hatte. Und in welchem Zustand ein Boot ist, zeigt nur ein Gutachten.',
    },
  },
  {
    says: [
      /\b(?:boats?|listings?|they|hours|conditions?|everything|photos)\b/,
      new RegExp(
        `\\b(?:inspected|checked|verified|surveyed|vetted|approved|tested)\\b.*\\b(?:by ${YOU}|here)|\\b${YOU}(?: \\w+)? (?:inspect|check|survey|verif|vet|test)\\w*|\\bby ${YOU}\\b.*\\b(?:inspected|checked)`,
      ),
      /^(?!.*\b(?:titles?|papers|liens?|identity|who)\b)/,
    ],
    is: 'false',
    fact: {
      en: 'Nobody here inspects boats before they are listed: owners describe them in their own words. Have a boat surveyed before you accept it.',
      es: 'Aquí nadie inspecciona los barcos antes de publicarlos: los dueños los describen con sus palabras. Haz peritar un barco antes de aceptarlo.',
      fr: 'Personne ici n’inspecte les bateaux avant leur publication : les propriétaires les décrivent eux-mêmes. Faites expertiser un bateau avant de l’accepter.',
      de: 'Niemand prüft hier Boote, bevor sie inseriert werden: Die Besitzer beschreiben sie mit eigenen Worten. Lass ein Boot begutachten, bevor du es annimmst.',
    },
  },
  {
    says: [
      /\bverified\b|\bchecked\b/,
      /\b(?:every|all|each|everyone|everybody)\b/,
      /\b(?:sellers?|owners?|members?|people|users?|everyone|everybody)\b/,
    ],
    is: 'false',
    fact: {
      en: 'Not everyone is verified: a badge beside the name shows whose identity was checked, and a profile tells the rest.',
      es: 'No todos están verificados: una insignia junto al nombre muestra de quién se comprobó la identidad, y el perfil dice el resto.',
      fr: 'Tout le monde n’est pas vérifié : un badge à côté du nom montre de qui l’identité a été contrôlée, et le profil dit le reste.',
      de: 'Nicht alle sind geprüft: Ein Abzeichen neben dem Namen zeigt, wessen Identität geprüft wurde, und das Profil sagt den Rest.',
    },
  },
  {
    says: [/\bverified\b/, /\b(?:means?|badge|inspected|guarant\w+|safe|checked|boat)\b/, /^(?!.*\bhow\b)/],
    is: 'false',
    fact: {
      en: 'A verified badge is about the member, whose identity was checked. It says nothing about a boat or its title.',
      es: 'La insignia de verificado es del miembro, cuya identidad se comprobó. No dice nada de un barco ni de su título.',
      fr: 'Le badge vérifié concerne le membre, dont l’identité a été contrôlée. Il ne dit rien d’un bateau ni de son titre.',
      de: 'Das Abzeichen „geprüft“ gilt dem Mitglied, dessen Identität geprüft wurde. Über ein Boot oder seinen Titel sagt es nichts.',
    },
  },
  {
    says: [
      /\baccept(?:s|ed|ance)?\b|\bagreed?\b/,
      /\b(?:mine|sold|binding|bound|final|done deal|belongs?|own it|bought)\b|_own_/,
      /^(?!.*\b(?:sign\w*|days|hours|when|how)\b)/,
    ],
    is: 'false',
    fact: {
      en: `An accepted offer reserves the boat, but the agreement binds only once everyone has signed it, which must happen within ${SIGNING_HOURS} hours. The boat changes hands after the release.`,
      es: `Una oferta aceptada reserva el barco, pero el acuerdo solo obliga cuando todos lo han firmado, en un plazo de ${SIGNING_HOURS} horas. El barco cambia de manos después de la liberación.`,
      fr: `Une offre acceptée réserve le bateau, mais l’accord n’engage qu’une fois signé par tous, dans les ${SIGNING_HOURS} heures. Le bateau change de mains après la libération.`,
      de: `Ein angenommenes Angebot reserviert das Boot, aber der Vertrag bindet erst, wenn alle ihn unterschrieben haben, binnen ${SIGNING_HOURS} Stunden. Das Boot wechselt nach der Freigabe den Besitzer.`,
    },
  },
  {
    says: [
      new RegExp(`\\b${YOU}\\b.*\\b(?:decides?|judges?|rules?|settles?|chooses?|picks?|names?|says? who)\\b`),
      /\b(?:disputes?|winner|who (?:gets|is right|wins)|fight|argument|quarrel)\b/,
    ],
    is: 'false',
    fact: {
      en: 'In a dispute the money stays where it is: it moves only when all affected sign a release, or by an arbitration award or a court order. The broker may propose, and doesn’t decide.',
      es: 'En una disputa el dinero se queda donde está: solo se mueve si todos los afectados firman, o por un laudo arbitral o una orden judicial. El corredor puede proponer, pero no decide.',
      fr: 'En cas de litige, l’argent reste où il est : il ne bouge que si tous les concernés signent, ou par une sentence arbitrale ou une décision de justice. Le courtier peut proposer, il ne décide pas.',
      de: 'Bei einem Streit bleibt das Geld, wo es ist: Es bewegt sich nur, wenn alle Betroffenen unterschreiben, oder durch Schiedsspruch oder Gericht. Der Makler darf vorschlagen, entscheidet aber nicht.',
    },
  },
  {
    says: [
      /\b(?:say nothing|says nothing|silence|silent|do nothing|not (?:answer|reply|respond|react|say|decide)|miss the (?:date|deadline))\b/,
      /\baccept\w*\b|\bagree\w*\b|\bcounts?\b|\byes\b/,
      /^(?!.*\boffers?\b)/,
    ],
    is: 'false',
    holdsNot: true,
    fact: {
      en: 'Silence counts as a rejection: a boat is accepted only in writing, by the date in the agreement.',
      es: 'El silencio cuenta como rechazo: un barco se acepta solo por escrito, hasta la fecha del acuerdo.',
      fr: 'Le silence vaut refus : un bateau n’est accepté que par écrit, avant la date de l’accord.',
      de: 'Schweigen gilt als Ablehnung: Ein Boot wird nur schriftlich angenommen, bis zum Datum im Vertrag.',
    },
  },
  {
    says: [
      new RegExp(
        `\\b(?:${YOU}|escrow|the fee)\\b.*\\b(?:insures?|insured|insurance|covers?|pays? for damage)\\b|\\binsured by\\b`,
      ),
      /\b(?:boats?|closing|damage|it|mine|my)\b|_own_|_service_/,
    ],
    is: 'false',
    fact: {
      en: 'Nobody here insures a boat: until the release, risk and insurance stay with the owner who gives it, and from the release on your own insurance must cover it.',
      es: 'Aquí nadie asegura un barco: hasta la liberación, el riesgo y el seguro son del dueño que lo da, y desde entonces debe cubrirlo tu propio seguro.',
      fr: 'Personne ici n’assure un bateau : jusqu’à la libération, risque et assurance restent au propriétaire qui le donne, puis c’est votre assurance qui doit le couvrir.',
      de: 'Niemand versichert hier ein Boot: Bis zur Freigabe bleiben Risiko und Versicherung beim Besitzer, der es gibt, danach muss deine eigene Versicherung es decken.',
    },
  },
  {
    says: [
      /\b(?:use|take|drive|run|keep|have|get|move|hold|borrow|pick up)\b.*\b(?:boat|it|her|keys|one)\b|_ref_/,
      /\b(?:before|until|while|during|prior to)\b.*\b(?:release\w*|closing|closed|closes|paid|pays|payment|money (?:is|comes|arrives|lands)|signed|done|settle\w*)\b|_service_/,
      /\b(?:can|could|may|allowed|let|lets|okay|fine|right|get|able)\b/,
      /^(?!.*\b(?:(?:hold|keep|keeps|take|get) (?:the |my )?money|deposit|bitcoin|coins|insurance|fee|survey|cancel|price)\b)/,
    ],
    is: 'false',
    asked: true,
    fact: HAND_OVER,
  },
  {
    says: [
      /\b(?:keys?|boat|possession)\b/,
      /\b(?:the moment|as soon as|once|right after|when|after)\b.*\b(?:pay|paid|deposit|wire|sign|signed|accept\w*)\b/,
      /\b(?:get|take|have|use|pick up|mine to use|receive)\b/,
      /^(?!.*\b(?:release\w*|closing|closed|back|reject|survey)\b)/,
    ],
    is: 'false',
    fact: HAND_OVER,
  },
  {
    says: [
      /\b(?:return|give|bring|send|money|refund\w*)\b.*\b(?:back|boat|it)\b|\brefund\w*\b/,
      /\bafter (?:the )?(?:closing|release|sale|handover|hand over|settlement)\b|\b_n_ days\b/,
      /^(?!.*\bdeposits?\b)/,
    ],
    is: 'false',
    fact: {
      en: 'After the release nothing is reversed, except a holdback that you agreed on.',
      es: 'Después de la liberación no se deshace nada, salvo una retención que hayáis acordado.',
      fr: 'Après la libération, rien n’est annulé, sauf une retenue dont vous étiez convenus.',
      de: 'Nach der Freigabe wird nichts rückgängig gemacht, außer einem vereinbarten Einbehalt.',
    },
  },
  {
    says: [
      new RegExp(`\\b(?:${YOU}|everything|boats?|condition|engines?)\\b.*\\bguarant\\w+\\b|\\bguarant\\w+\\b`),
      /\b(?:boats?|conditions?|shape|engines?|hours|works?|sound|runs?|seaworthy|quality)\b/,
      /^(?!.*\b(?:titles?|rings?|sell|sold|price|deposit|money)\b)/,
    ],
    is: 'false',
    fact: {
      en: 'Nobody here guarantees a boat: what a listing says comes from its owner, and boats change hands as is. A survey and a sea trial tell you what you get.',
      es: 'Aquí nadie garantiza un barco: lo que dice un anuncio viene de su dueño, y los barcos cambian de manos tal como están. Un peritaje y una prueba de mar te dicen qué recibes.',
      fr: 'Personne ici ne garantit un bateau : ce que dit une annonce vient de son propriétaire, et les bateaux changent de mains en l’état. Une expertise et un essai en mer vous disent ce que vous recevez.',
      de: 'Ein Boot garantiert hier niemand: Was in einer Anzeige steht, kommt vom Besitzer, und Boote wechseln den Besitzer, wie sie sind. Gutachten und Probefahrt zeigen, was du bekommst.',
    },
  },
  {
    says: [
      /\boffers?\b/,
      /\b(?:binding|binds?|committed|obligat\w*|forced|must (?:buy|pay)|have to (?:buy|pay)|can not (?:withdraw|take it back|cancel)|costs?)\b/,
      /^(?!.*\b(?:accepted|fee|tax)\b)/,
    ],
    is: 'false',
    fact: {
      en: 'An offer costs nothing and can be withdrawn until it’s accepted; nothing binds before everyone has signed the agreement.',
      es: 'Una oferta no cuesta nada y se puede retirar hasta que la acepten; nada obliga antes de que todos firmen el acuerdo.',
      fr: 'Une offre ne coûte rien et peut être retirée tant qu’elle n’est pas acceptée ; rien n’engage avant que tous aient signé l’accord.',
      de: 'Ein Angebot kostet nichts und lässt sich zurückziehen, bis es angenommen ist; nichts bindet, bevor alle den Vertrag unterschrieben haben.',
    },
  },
  {
    says: [
      /\b(?:estimates?|market value|valuation|appraisal)\b/,
      /\b(?:guarant\w+|exact\w*|official|appraisal|certified|always right|binding)\b/,
    ],
    is: 'false',
    fact: {
      en: 'A market estimate is no appraisal: it compares similar boats, has a range, and grows unsure where there are few.',
      es: 'Una estimación de mercado no es una tasación: compara barcos parecidos, tiene un margen y es menos segura cuando hay pocos.',
      fr: 'Une estimation n’est pas une expertise de valeur : elle compare des bateaux semblables, a une fourchette, et devient incertaine s’ils sont rares.',
      de: 'Eine Marktschätzung ist kein Wertgutachten: Sie vergleicht ähnliche Boote, hat eine Spanne und wird unsicher, wenn es wenige gibt.',
    },
  },
];
