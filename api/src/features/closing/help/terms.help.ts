import { STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import { DEPOSIT_SHARES } from '@tradewind/domain/closing/deposits';
import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { type HelpTopic, meaningOf } from '../../../platform/help.ts';

const percent = (share: number) => `${share / 100} %`;
const SHARES = { paid: percent(DEPOSIT_SHARES.ofCashPaid), received: percent(DEPOSIT_SHARES.ofValueReceived) };

/** The words of a closing. */
export const closingTermsHelp: readonly HelpTopic[] = [
  {
    id: 'deposit-meaning',
    asks: ['deposit refundable', 'get deposit back', 'lose deposit', 'size deposit', 'deposit amount trade'],
    ideas: [
      [meaningOf('(?:closing |escrow |security |earnest money )?(?:deposit|earnest money)')],
      [
        /\b(?:deposit|earnest money)\b/,
        /\b(?:refund\w*|get (?:it|mine|that|them) back|back|lose|lost|forfeit\w*|at risk|non ?-? ?refundable|returned?)\b/,
        /^(?!.*\b(?:my deposit|wants?|asks?|asked|zelle|venmo|check|hold (?:it|the boat)|seller|owner|he|she|they)\b)/,
      ],
    ],
    answer: {
      en: `The closing page says who wires a deposit to the brokerage’s trust account; it’s credited at closing. ${STANDARD_DEPOSIT_RULE} Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk.`,
      es: `La página del cierre dice quién transfiere un depósito a la cuenta fiduciaria de la correduría; se descuenta al cerrar. Normalmente es lo mayor entre el ${SHARES.paid} del dinero que pagas y el ${SHARES.received} del valor de todo lo demás que recibes. Hasta que aceptes un barco por escrito tras su inspección, puedes rechazarlo y recuperar el depósito, menos los gastos que autorizaste. Después, el depósito corre riesgo.`,
      fr: `La page de la clôture dit qui vire un dépôt sur le compte séquestre du courtier ; il est déduit à la clôture. D’habitude, c’est le plus grand de ${SHARES.paid} de l’argent que vous payez et de ${SHARES.received} de la valeur de tout ce que vous recevez d’autre que de l’argent. Tant que vous n’avez pas accepté un bateau par écrit après son inspection, vous pouvez le refuser et récupérer le dépôt, moins les frais que vous avez autorisés. Ensuite, le dépôt est engagé.`,
      de: `Die Seite des Abschlusses sagt, wer eine Anzahlung auf das Treuhandkonto des Maklers überweist; sie wird am Ende angerechnet. Üblich ist der größere Betrag von ${SHARES.paid} des Geldes, das du zahlst, und ${SHARES.received} des Werts von allem, was du außer Geld bekommst. Bis du ein Boot nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast. Danach steht sie auf dem Spiel.`,
    },
  },
  {
    id: 'holdback-meaning',
    asks: ['holdback', 'hold back part money repair'],
    ideas: [[meaningOf('hold ?-? ?back')]],
    answer: {
      en: 'A holdback is a part of the money that stays in the trust account after the release until a condition is met, such as a repair. The two sides agree on its amount, its condition and its date.',
      es: 'Una retención (holdback) es una parte del dinero que se queda en la cuenta fiduciaria después de la liberación hasta que se cumple una condición, como una reparación. Las dos partes acuerdan su importe, su condición y su fecha.',
      fr: 'Une retenue (holdback) est une part de l’argent qui reste sur le compte séquestre après la libération jusqu’à ce qu’une condition soit remplie, par exemple une réparation. Les deux parties conviennent du montant, de la condition et de la date.',
      de: 'Ein Einbehalt (holdback) ist ein Teil des Geldes, der nach der Freigabe auf dem Treuhandkonto bleibt, bis eine Bedingung erfüllt ist, etwa eine Reparatur. Beide Seiten vereinbaren Betrag, Bedingung und Datum.',
    },
  },
  {
    id: 'release-meaning',
    asks: ['release closing', 'settlement closing', 'difference release settlement'],
    ideas: [
      [meaningOf('(?:the )?(?:release|releasing|release of (?:the )?(?:money|funds))')],
      [meaningOf('(?:the )?settlement')],
      [/\brelease\b/, /\bsettle\w*\b/, /\b(?:difference|mean|what|between)\b/],
    ],
    answer: {
      en: 'The release is the moment when everything changes hands at once: the broker releases papers and money together, after every boat is accepted and every document and wire is in. The settlement follows: all wires are paid out, lenders first, until nothing is left in the trust account. Keys change hands after the release.',
      es: 'La liberación es el momento en que todo cambia de manos a la vez: el corredor libera papeles y dinero juntos, cuando cada barco está aceptado y están todos los documentos y transferencias. Después viene la liquidación: se pagan todas las transferencias, primero a los bancos, hasta que no queda nada en la cuenta fiduciaria. Las llaves se entregan después de la liberación.',
      fr: 'La libération est le moment où tout change de mains à la fois : le courtier libère papiers et argent ensemble, quand chaque bateau est accepté et que chaque document et virement est là. Le règlement suit : tous les virements partent, d’abord aux prêteurs, jusqu’à ce que le compte séquestre soit vide. Les clés changent de mains après la libération.',
      de: 'Die Freigabe ist der Moment, in dem alles zugleich den Besitzer wechselt: Der Makler gibt Papiere und Geld zusammen frei, wenn jedes Boot angenommen ist und alle Unterlagen und Überweisungen da sind. Dann folgt die Auszahlung: Alle Überweisungen gehen hinaus, zuerst an Kreditgeber, bis auf dem Treuhandkonto nichts mehr liegt. Die Schlüssel gibt es nach der Freigabe.',
    },
  },
  {
    id: 'agreement-meaning',
    asks: ['exchange agreement', 'letter of intent', 'purchase agreement'],
    ideas: [
      [
        /\b(?:accept(?:ed|s|ing)?|agreed?|offers?|deal|trade|what is|whats|when)\b/,
        /\b(?:have to (?:buy|sell|go through)|obligat\w+|obliged|committed|legally|binding|binds?|bound|locked in|stuck with|must i (?:buy|sell))\b/,
        /\b(?:do|does|is|am|are|what|when|if|how)\b/,
        /^(?!.*\b(?:list|listing|account|agent|register|survey|free)\b)/,
      ],
      [meaningOf('(?:exchange agreement|letter of intent|loi|purchase agreement)')],
    ],
    answer: {
      en: `An accepted offer states the terms, and the exchange agreement puts in writing who gives what to whom. It binds once everyone has signed it, which must happen within ${SIGNING_HOURS} hours; until then, you can simply cancel. We use no letter of intent.`,
      es: `Una oferta aceptada fija las condiciones, y el acuerdo de intercambio pone por escrito quién da qué a quién. Obliga cuando todos lo han firmado, y eso debe ocurrir en ${SIGNING_HOURS} horas; hasta entonces puedes cancelar sin más. No usamos cartas de intención.`,
      fr: `Une offre acceptée fixe les conditions, et l’accord d’échange met par écrit qui donne quoi à qui. Il engage une fois que tous l’ont signé, ce qui doit se faire sous ${SIGNING_HOURS} heures ; jusque-là, vous pouvez simplement annuler. Nous n’utilisons pas de lettre d’intention.`,
      de: `Ein angenommenes Angebot legt die Bedingungen fest, und die Tauschvereinbarung hält schriftlich fest, wer wem was gibt. Sie bindet, wenn alle unterschrieben haben, und das muss binnen ${SIGNING_HOURS} Stunden geschehen; bis dahin kannst du einfach absagen. Absichtserklärungen verwenden wir nicht.`,
    },
  },
  {
    id: 'bill-of-sale',
    asks: ['what bill of sale'],
    ideas: [
      [meaningOf('bill of sale(?: and who (?:writes|makes|signs|prepares) it)?')],
      [/\bbill of sale\b/, /\bwho\b/, /\b(?:writes?|makes?|signs?|prepares?|draws?|does|gives?)\b/],
    ],
    answer: {
      en: 'A bill of sale is the paper with which the owners pass a boat on, with its price. In a closing, all owners of the boat sign it, before a notary where the state asks for that, and the broker holds it until the release.',
      es: 'El contrato de venta (bill of sale) es el papel con el que los dueños traspasan un barco, con su precio. En un cierre lo firman todos los dueños, ante notario donde el estado lo pide, y el corredor lo guarda hasta la liberación.',
      fr: 'L’acte de vente (bill of sale) est le papier par lequel les propriétaires cèdent un bateau, avec son prix. À la clôture, tous les propriétaires le signent, devant notaire là où l’État le demande, et le courtier le garde jusqu’à la libération.',
      de: 'Der Kaufvertrag (bill of sale) ist das Papier, mit dem die Eigentümer ein Boot weitergeben, mit seinem Preis. Beim Abschluss unterschreiben ihn alle Eigentümer, wo der Staat es verlangt vor einem Notar, und der Makler hält ihn bis zur Freigabe.',
    },
  },
  {
    id: 'co-broke',
    asks: ['co broke', 'co brokerage', 'split commission own broker'],
    ideas: [[/\bco ?-? ?brok(?:e|er|ers|ing|erage)\b/]],
    answer: {
      en: 'A co-broke is a sale in which two brokers share one commission. On Tradewind, owners deal with each other and the brokerage only closes the trade for its fee, so there is no commission to share. Please ask the brokerage’s team if your own broker takes part.',
      es: 'Co-broke es una venta en la que dos corredores comparten una comisión. En Tradewind los dueños tratan entre sí y la correduría solo cierra el intercambio por su tarifa, así que no hay comisión que compartir. Si participa tu propio corredor, pregunta al equipo de la correduría.',
      fr: 'Un co-broke est une vente où deux courtiers se partagent une commission. Sur Tradewind, les propriétaires traitent entre eux et le courtier ne fait que conclure l’échange pour ses frais : il n’y a pas de commission à partager. Si votre propre courtier participe, demandez à l’équipe.',
      de: 'Co-broke heißt ein Verkauf, bei dem sich zwei Makler eine Provision teilen. Auf Tradewind verhandeln die Besitzer miteinander, und der Makler schließt nur für seine Gebühr ab; eine Provision zum Teilen gibt es also nicht. Wenn dein eigener Makler beteiligt ist, frag bitte das Team.',
    },
  },
  {
    id: 'ring-meaning',
    asks: ['ring trade', 'three trade', 'trade between three people', 'multi party swap'],
    ideas: [
      [/\brings?\b/, /\b(?:difference|differ|versus|vs|compared)\b/, /\b(?:trades?|swaps?|sale|deal|offer)\b/],
      [
        /\brings?\b/,
        /\b(?:what if|what happens|how|who|can|why|explain|where|when|is it|do|does|are)\b/,
        /\b(?:drops? out|leaves?|quits?|backs? out|says no|declines?|breaks?|finds?|found|people|work|works|join|start|make|safe|long|person|trade|owners?)\b/,
        /^(?!.*\b(?:my ring|phone|call|with _person_|engagement|diamond|gold|piston|o rings?|rubbing)\b)/,
      ],
      [
        /\b(?:three|four|_n_|several|multiple|more than two) (?:\w+ )?(?:people|owners|of us|guys|parties|persons|way|friends|sides)\b|\b(?:three|four|multi) ?-? ?way\b|\bin a (?:circle|ring|chain)\b|\bring (?:trade|swap)\b|\bround robin\b/,
        /\b(?:trad(?:e|es|ing)|swap\w*|exchange|deal)\b/,
        /\b(?:can|could|how|possible|allowed|is there|what|do you|does|work|works)\b/,
      ],
      [
        meaningOf(
          '(?:ring|ring trade|trade ring|ring swap|(?:three|3|_n_|multi) ?-? ?way (?:trade|swap|deal|exchange)|circular trade|chain trade)',
        ),
      ],
    ],
    namesBoats: true,
    more: {
      time: {
        en: `A ring stands for ${PROPOSAL_HOURS.ring} hours.`,
        es: `Un anillo vale ${PROPOSAL_HOURS.ring} horas.`,
        fr: `Un anneau vaut ${PROPOSAL_HOURS.ring} heures.`,
        de: `Ein Ring gilt ${PROPOSAL_HOURS.ring} Stunden.`,
      },
    },
    isWhole: true,
    answer: {
      en: `In a ring, two to four people trade at once: each gives a boat, a thing or money to the next, and cash makes up the differences. Rings are found every night, from what members list and say they want; you see what you would give, get and pay. It happens only if everyone accepts, and it stands for ${PROPOSAL_HOURS.ring} hours. Until the release it is all or nothing: if one side leaves, everyone keeps what they had.`,
      es: `En un anillo, de dos a cuatro personas intercambian a la vez: cada una da un barco, una cosa o dinero a la siguiente, y el dinero compensa las diferencias. Los anillos se buscan cada noche a partir de lo que los miembros anuncian y dicen que quieren; ves lo que darías, recibirías y pagarías. Solo ocurre si todos aceptan, y la propuesta vale ${PROPOSAL_HOURS.ring} horas. Hasta la liberación es todo o nada: si uno se va, todos conservan lo que tenían.`,
      fr: `Dans un anneau, deux à quatre personnes échangent à la fois : chacune donne un bateau, une chose ou de l’argent à la suivante, et l’argent comble les différences. Les anneaux sont cherchés chaque nuit, d’après ce que les membres annoncent et disent vouloir ; vous voyez ce que vous donneriez, recevriez et paieriez. Cela ne se fait que si tous acceptent, et la proposition vaut ${PROPOSAL_HOURS.ring} heures. Jusqu’à la libération, c’est tout ou rien : si l’un part, chacun garde ce qu’il avait.`,
      de: `In einem Ring tauschen zwei bis vier Personen zugleich: Jede gibt der nächsten ein Boot, eine Sache oder Geld, und Geld gleicht die Unterschiede aus. Ringe werden jede Nacht gesucht, aus dem, was Mitglieder anbieten und sich wünschen; du siehst, was du geben, bekommen und zahlen würdest. Er kommt nur zustande, wenn alle annehmen, und der Vorschlag gilt ${PROPOSAL_HOURS.ring} Stunden. Bis zur Freigabe gilt alles oder nichts: Geht einer, behalten alle, was sie hatten.`,
    },
  },
  {
    id: 'as-is',
    asks: ['as is clause'],
    ideas: [
      [meaningOf('["“”]? ?as ?-? ?is ?["“”]?(?: (?:clause|sale|condition|where is))?')],
      [
        /\bas ?-? ?is\b/,
        /\b(?:mean|means|sold|sell|selling|sale|buy|buying|bought|clause|warranty|return|guarantee)\b/,
        /^(?!.*\bas is the\b)/,
      ],
    ],
    answer: {
      en: '“As is” means that a boat changes hands in the condition it is in, with no promise about what breaks later. So have it surveyed and take it on a sea trial first: until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized.',
      es: '“As is” significa que un barco cambia de manos en el estado en que está, sin promesa sobre lo que se rompa después. Por eso, encarga antes un peritaje y una prueba de mar: hasta que aceptes el barco por escrito tras su inspección, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste.',
      fr: '« As is » signifie qu’un bateau change de mains dans l’état où il est, sans promesse sur ce qui casse ensuite. Faites donc d’abord une expertise et un essai en mer : tant que vous n’avez pas accepté le bateau par écrit après son inspection, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés.',
      de: '„As is“ heißt: Ein Boot wechselt den Besitzer in dem Zustand, in dem es ist, ohne Zusage, was später kaputtgeht. Lass es also vorher begutachten und fahr es Probe: Bis du es nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast.',
    },
  },
  {
    id: 'contingency',
    asks: ['contingency', 'contingent offer', 'survey contingency', 'subject to survey', 'conditional acceptance'],
    ideas: [
      [
        /\b(?:loan|financing|mortgage|bank|lender|credit)\b/,
        /\b(?:not (?:\w+ )?(?:approved?|go through|come through)|denied|denies|declined?|declines|rejected?|turn(?:s|ed)? (?:me )?down|falls? through|refuses?|says no)\b/,
        /\b(?:what if|what happens|if|then|can i|do i|in case)\b/,
      ],
      [meaningOf('(?:survey |inspection |financing |sea trial )?(?:contingenc(?:y|ies)|contingent|subject to survey)')],
      [
        /\b(?:contingen(?:t|cy|cies)|subject to|conditional|depends?) (?:on |upon )?(?:a |the |my )?(?:survey|inspection|sea trial|financing|loan)\b/,
        /\b(?:can|could|how|is|may|what|do|does)\b/,
      ],
    ],
    answer: {
      en: 'A contingency is a condition that must be met before a deal binds. Here every closing has one built in: you can have the boat inspected and take it on a sea trial, and until you have accepted it in writing you can reject it and get your deposit back, less the costs you authorized. Other conditions, such as financing, belong in the note of your offer.',
      es: 'Una contingencia es una condición que debe cumplirse antes de que un acuerdo obligue. Aquí cada cierre lleva una: puedes inspeccionar el barco y hacer una prueba de mar, y hasta que lo aceptes por escrito puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste. Otras condiciones, como la financiación, van en la nota de tu oferta.',
      fr: 'Une condition suspensive doit être remplie avant qu’un accord n’engage. Ici, chaque clôture en contient une : vous pouvez faire inspecter le bateau et faire un essai en mer, et tant que vous ne l’avez pas accepté par écrit, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés. D’autres conditions, comme un financement, vont dans la note de votre offre.',
      de: 'Ein Vorbehalt ist eine Bedingung, die erfüllt sein muss, bevor ein Geschäft bindet. Hier hat jeder Abschluss einen: Du kannst das Boot besichtigen lassen und Probe fahren, und bis du es schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast. Andere Bedingungen, etwa eine Finanzierung, gehören in die Notiz deines Angebots.',
    },
  },
  {
    id: 'sea-trial-right',
    asks: ['sea trial before closing', 'test drive before accept'],
    ideas: [
      [meaningOf('sea ?-? ?trial')],
      [
        /\bsea ?-? ?trials?\b/,
        /\b(?:what happens|how (?:does|do|is|are)|who comes|take place|look like|what do (?:i|we|they|you))\b/,
        /^(?!.*\b(?:cost|costs|price|fee|much|if|after)\b)/,
      ],
      [
        /\b(?:trial (?:period|run)|try (?:it|her|the boat|a boat|boats?) (?:out|first|before)|test (?:it|her|the boat|a boat) (?:out|first|before))\b/,
        /\b(?:can|could|is there|do i|do you|may|get|have|before|allowed)\b/,
        /^(?!.*\b(?:costs?|price|how much|subscription|ask|tell|message)\b)/,
      ],
      [
        /\b(?:sea trials?|test (?:drive|ride|run))\b/,
        /\b(?:do i get|can i|could i|am i|will i|is there|when|before|allowed|entitled|have to|must|required|include[sd]?)\b/,
        /^(?!.*\b(?:cost|costs|price|fee|much|charge|ask|tell|message)\b)/,
      ],
    ],
    answer: {
      en: 'A sea trial is a run in open water to see how the boat and its engines do. In a closing, the inspection and the sea trial come before you accept the boat. If you don’t like the result, you can reject it and get your deposit back, less the costs you authorized.',
      es: 'Una prueba de mar es una salida para ver cómo van el barco y sus motores. En un cierre, la inspección y la prueba de mar vienen antes de que aceptes el barco. Si no te gusta el resultado, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste.',
      fr: 'Un essai en mer est une sortie pour voir comment marchent le bateau et ses moteurs. Dans une clôture, l’inspection et l’essai en mer viennent avant que vous acceptiez le bateau. Si le résultat ne vous plaît pas, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés.',
      de: 'Eine Probefahrt zeigt auf offenem Wasser, wie Boot und Motoren laufen. Bei einem Abschluss kommen Besichtigung und Probefahrt, bevor du das Boot annimmst. Gefällt dir das Ergebnis nicht, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast.',
    },
  },
];
