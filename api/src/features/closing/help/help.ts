import { fees } from '@tradewind/contract/fees';
import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import type { HelpTopic } from '../../../platform/help.ts';

export const closingHelp: readonly HelpTopic[] = [
  {
    id: 'order-survey',
    asks: ['order survey', 'book surveyor', 'schedule inspection'],
    ideas: [
      [
        /\b(?:how|where) (?:do|can|could|would|to)\b/,
        /\b(?:order|book|schedule|arrange|request|set up|hire|get)\b/,
        /\b(?:survey\w*|inspect\w*|sea trial)\b|_service_/,
        /^(?!.*\b(?:cost|costs|much|price|why|who pays|result|back|money)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'In a closing, you order a survey or another service on the trade’s page: you set how much it may cost, and you pay for it. Outside of a closing, ask the team on the Contact page. You can also bring a surveyor of your own.',
      es: 'En un cierre, encargas un peritaje u otro servicio en la página del intercambio: pones cuánto puede costar, y lo pagas tú. Fuera de un cierre, pregunta al equipo en la página Contact. También puedes traer a tu propio perito.',
      fr: 'Dans une clôture, vous commandez une expertise ou un autre service sur la page de l’échange : vous fixez ce qu’il peut coûter, et vous le payez. Hors d’une clôture, demandez à l’équipe sur la page Contact. Vous pouvez aussi venir avec votre propre expert.',
      de: 'Bei einem Abschluss bestellst du ein Gutachten oder einen anderen Dienst auf der Seite des Tauschs: Du legst fest, was es kosten darf, und zahlst es. Ohne Abschluss frag das Team auf der Seite Contact. Du kannst auch einen eigenen Gutachter mitbringen.',
    },
  },
  {
    id: 'own-surveyor',
    asks: ['own surveyor'],
    ideas: [
      [
        /\b(?:surveyors?|inspectors?|survey|inspection)\b/,
        /\b(?:have to|must|need to|forced to|required to|only)\b.*\b(?:your|yours|a certain|tradewind|the brokerage)\b|\b(?:my own|someone else|somebody else|another|own choice|pick|choose)\b/,
        /\b(?:do|can|could|may|must|is|am)\b/,
      ],
      [
        /\b(?:own|different|another|my|independent) (?:\w+ )?(?:surveyors?|inspectors?|mechanics?|inspection survey|expert)\b/,
        /\b(?:can|could|may|bring|use|hire|choose|pick|allowed)\b/,
        /^(?!.*\b(?:cost|price|much)\b)/,
      ],
    ],
    answer: {
      en: 'You choose who inspects the boat for you, so you can take your own surveyor. Whoever orders a survey or an inspection pays for it.',
      es: 'Tú eliges quién inspecciona el barco, así que puede ser tu propio perito. Quien encarga un peritaje o una inspección lo paga.',
      fr: 'Vous choisissez qui inspecte le bateau pour vous, donc aussi votre propre expert. Celui qui commande une expertise ou une inspection la paie.',
      de: 'Du wählst, wer das Boot für dich besichtigt, also auch deinen eigenen Gutachter. Wer ein Gutachten oder eine Besichtigung bestellt, zahlt sie.',
    },
  },
  {
    id: 'closing-steps',
    asks: ['steps closing', 'stages of closing', 'what happens during closing'],
    ideas: [
      [
        /\b(?:steps?|stages?|phases?|order|process|checklist|sequence)\b/,
        /\bclos(?:ing|e)\b/,
        /^(?!.*\b(?:my|our|next|this|which step|where)\b)/,
      ],
      [
        /\bwhat (?:comes|happens|follows|is|do (?:we|i|you) do)(?: next)? (?:after|once|when)\b|\band after (?:the|that|we|i)\b/,
        /\b(?:sign\w*|deposits?|inspection|acceptance|sea ?trial|accepted|balance|paperwork|documents)\b|\bsurvey\w*\b|_service_/,
        /^(?!.*(?:\b(?:my|our|his|her|damage|fails?|bad|problems?|found|finds|not|cost|price|offer|counter\w*|who|miss)\b|_(?:boat|person|own|money|bound)_))/,
      ],
    ],
    answer: {
      en: 'A closing goes through these steps: everyone signs the agreement; deposits are wired; each boat is inspected and accepted; documents and the rest of the money come in; then the broker releases papers and money together, the wires are paid out, and the keys change hands. The trade’s page shows what is next and by when.',
      es: 'Un cierre tiene estos pasos: todos firman el acuerdo; se transfieren los depósitos; cada barco se inspecciona y se acepta; llegan los documentos y el resto del dinero; entonces el corredor libera papeles y dinero a la vez, se pagan las transferencias y se entregan las llaves. La página del intercambio dice qué toca y hasta cuándo.',
      fr: 'Une clôture suit ces étapes : tous signent l’accord ; les dépôts sont virés ; chaque bateau est inspecté et accepté ; les documents et le reste de l’argent arrivent ; puis le courtier libère papiers et argent ensemble, les virements partent et les clés changent de mains. La page de l’échange montre la suite et les délais.',
      de: 'Ein Abschluss hat diese Schritte: Alle unterschreiben die Vereinbarung; Anzahlungen werden überwiesen; jedes Boot wird besichtigt und angenommen; Unterlagen und das restliche Geld kommen; dann gibt der Makler Papiere und Geld zusammen frei, die Überweisungen gehen hinaus, und die Schlüssel wechseln. Die Seite des Tauschs zeigt, was als Nächstes kommt und bis wann.',
    },
  },
  {
    id: 'title-transfer',
    asks: ['title transfer', 'who handles title', 'transfer ownership papers'],
    ideas: [
      [
        /\b(?:how|where|who|do i|when|must i)\b/,
        /\b(?:register|registered|registering|registration|title|titled|document|documented|re ?-? ?register|file)\b/,
        /\b(?:(?:in|into|to|under) my (?:own )?name|afterwards?|after (?:the |i |we )?(?:closing|release|close|buy|bought|sale|it)|with the (?:state|dmv|coast guard|county)|new owner)\b/,
      ],
      [
        /\b(?:how|where|can i|do i)\b/,
        /\b(?:upload|submit|send|hand in|give you|provide|attach|add|file|show)\b/,
        /\b(?:title|registration|certificate|paperwork|papers|documents?)\b/,
        /^(?!.*\b(?:photos?|listing|garage|id|passport|need to|what documents|which|he|she|they|seller|buyer)\b)/,
      ],
      [
        /\b(?:titles?|registration|paperwork|ownership papers)\b/,
        /\b(?:who|you)\b/,
        /\b(?:does?|do|doing|handles?|files?|filing|manages?|prepares?|takes? care)\b/,
        /^(?!.*\b(?:search|checks?|checking|verif\w+|charges?|much|costs?|price|fees?)\b)/,
      ],
      [
        /\b(?:titles?|ownership|registration)\b/,
        /\b(?:transfer\w*|handles?|takes? care|takes care|change hands|paperwork|sign over)\b/,
        /\b(?:who|how|when|do you|does)\b/,
        /^(?!.*\b(?:cost|price|much)\b)/,
      ],
    ],
    more: {
      cost: {
        en: `It’s part of a closing through the brokerage, which costs ${fees.closingFee} of each boat’s value.`,
        es: `Es parte de un cierre por la correduría, que cuesta el ${fees.closingFee} del valor de cada barco.`,
        fr: `Cela fait partie d’une clôture par le courtier, qui coûte ${fees.closingFee} de la valeur de chaque bateau.`,
        de: `Das gehört zum Abschluss über den Makler, der ${fees.closingFee} des Werts jedes Boots kostet.`,
      },
    },
    answer: {
      en: 'In a closing through the brokerage, the title is part of it: the owner assigns the title and signs the bill of sale, the broker checks the papers, and they are released together with the money. Each paper is uploaded on the trade’s page, where your tasks are. Afterward the filing in your name is one of them. If you close directly, you do this yourselves.',
      es: 'En un cierre por la correduría, el título va incluido: el dueño cede el título y firma el contrato de compraventa, el corredor revisa los papeles y se liberan junto con el dinero. Después, el registro a tu nombre es una de las tareas de la página del intercambio. Si cerráis directamente, lo hacéis vosotros.',
      fr: 'Dans une clôture par le courtier, le titre est compris : le propriétaire cède le titre et signe l’acte de vente, le courtier contrôle les papiers, et ils sont libérés avec l’argent. Ensuite, l’enregistrement à votre nom est une tâche de la page de l’échange. Si vous concluez directement, vous le faites vous-mêmes.',
      de: 'Bei einem Abschluss über den Makler gehört der Titel dazu: Der Besitzer überträgt den Titel und unterschreibt den Kaufvertrag, der Makler prüft die Papiere, und sie werden mit dem Geld freigegeben. Danach ist die Eintragung auf deinen Namen eine Aufgabe auf der Seite des Tauschs. Schließt ihr direkt ab, macht ihr das selbst.',
    },
  },
  {
    id: 'insurance-meanwhile',
    asks: ['boat insured during closing'],
    ideas: [
      [
        /\binsur(?:ance|ed|e|es)\b/,
        /\b(?:while|during|until|in (?:escrow|closing|transit)|meanwhile|in the meantime|who insures|who (?:is|pays|covers)|if (?:it|the boat|she) (?:sinks?|burns?|gets? damaged))\b/,
        /^(?!.*\b(?:cost|price|quote|much|transport)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Until the release, the risk stays with the owner who gives the boat, and so does the insurance. Escrow holds money and papers and insures nothing. From the release on, your own insurance must cover the boat.',
      es: 'Hasta la liberación, el riesgo es del dueño que entrega el barco, y también el seguro. El depósito en garantía guarda dinero y papeles y no asegura nada. Desde la liberación, tu propio seguro debe cubrir el barco.',
      fr: 'Jusqu’à la libération, le risque reste au propriétaire qui cède le bateau, et l’assurance aussi. Le séquestre garde argent et papiers et n’assure rien. Dès la libération, votre propre assurance doit couvrir le bateau.',
      de: 'Bis zur Freigabe bleibt das Risiko bei dem Besitzer, der das Boot gibt, und damit auch die Versicherung. Treuhand hält Geld und Papiere und versichert nichts. Ab der Freigabe muss deine eigene Versicherung das Boot decken.',
    },
  },
  {
    id: 'insurance-when',
    asks: ['need insurance before closing', 'insurance required closing'],
    ideas: [
      [
        /\b(?:do i|must i|should i|when do i|have to) (?:\w+ )?(?:need|have|get|buy|want)\b|\b(?:need|required)\b/,
        /\b(?:coverage|a policy|boat policy|insured)\b/,
        /\b(?:before|when|until|pick|keys|closing|release|take it|drive)\b/,
        /^(?!.*\b(?:cost|price|quote|much|cell|phone|signal)\b)/,
      ],
      [
        /\binsur(?:ance|ed|e)\b/,
        /\b(?:need|must|have to|required?|when|before|until|should)\b/,
        /^(?!.*\b(?:cost|price|quote|much|arrange|organize|set (?:it|that|this) up|can you|could you|do you)\b)/,
      ],
    ],
    answer: {
      en: 'Yes: in a closing you upload your insurance binder before the release. From the release on, the risk is yours, so your insurance must start at that moment.',
      es: 'Sí: en un cierre subes tu póliza antes de la liberación. Desde la liberación el riesgo es tuyo, así que tu seguro debe empezar en ese momento.',
      fr: 'Oui : dans une clôture, vous déposez votre attestation d’assurance avant la libération. Dès la libération, le risque est à vous : votre assurance doit commencer à ce moment.',
      de: 'Ja: Bei einem Abschluss lädst du vor der Freigabe deine Versicherungsbestätigung hoch. Ab der Freigabe liegt das Risiko bei dir, deine Versicherung muss also in dem Moment beginnen.',
    },
  },
  {
    id: 'survey-needed',
    asks: ['need survey'],
    ideas: [
      [
        /\b(?:surveys?|inspections?|surveyor|sea trials?)\b/,
        /\b(?:no|not|without|skip\w*|waiv\w+|unnecessary|do not need|does not need|needed|forget)\b/,
        /\b(?:he|she|they|seller|owner|says?|said|told|should i|okay|ok|thoughts|trust)\b/,
        /^(?!.*\b(?:costs?|price|much|who pays|zelle|venmo|wire|deposit|bad|failed)\b)/,
      ],
      [
        /\b(?:surveys?|inspections?|surveyor|inspected)\b/,
        /\b(?:do i (?:really |have to |even )?(?:need|want|get)|should i|is (?:a|the|it) .*(?:necessary|required|worth|needed|mandatory)|must i|have to|can i skip|skip|worth it|necessary)\b/,
        /^(?!.*\b(?:costs?|price|much|who (?:pays|does)|after|bad|my (?:closing|trade))\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'A survey tells you what you get before you accept the boat, and boats change hands as is. Lenders and insurers ask for a full one. Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. Ask me what a survey costs.',
      es: 'Un peritaje te dice qué recibes antes de aceptar el barco, y los barcos cambian de manos en el estado en que están. Los bancos y aseguradoras piden uno completo. Hasta que aceptes un barco por escrito tras su inspección, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste. Pregúntame cuánto cuesta.',
      fr: 'Une expertise vous dit ce que vous recevez avant que vous acceptiez le bateau, et les bateaux changent de mains en l’état. Prêteurs et assureurs en demandent une complète. Tant que vous n’avez pas accepté un bateau par écrit après son inspection, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés. Demandez-moi son prix.',
      de: 'Ein Gutachten zeigt dir, was du bekommst, bevor du das Boot annimmst, und Boote wechseln den Besitzer in dem Zustand, in dem sie sind. Kreditgeber und Versicherer verlangen ein volles. Bis du ein Boot nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast. Frag mich, was es kostet.',
    },
  },
  {
    id: 'loan-on-boat',
    asks: ['boat still has loan', 'loan payoff', 'lien on boat'],
    ideas: [
      [
        /\bliens?\b/,
        /\b(?:who|how|do you|does (?:the broker|tradewind))\b/,
        /\b(?:checks?|makes? sure|finds? out|verif\w+|knows?|looks? (?:for|into))\b/,
        /^(?!.*\b(?:costs?|price|much|fees?)\b)/,
      ],
      [
        /\b(?:owe|owing|still (?:paying|making payments)|payments left|not paid off|upside down|underwater|financed|loan|lien|bank)\b/,
        /\b(?:list|sell|selling|trade|trading|swap)\b/,
        /\b(?:can|could|may|how|what if|is it|possible|allowed)\b/,
        /^(?!.*\b(?:tax|taxes|fees?|get a loan|for a loan|monthly|costs?|rate|you a|buy)\b)/,
      ],
      [
        /\b(?:loans?|liens?|mortgages?|financed|payoff|pay off|paid off|owe (?:on|the bank))\b/,
        /\b(?:boats?|it|her|mine|listing)\b/,
        /\b(?:still|trade|trading|sell|selling|has|have|handle[sd]?|what if|what happens|with a|on (?:it|my|the|her)|can i|old)\b/,
        /^(?!.*\b(?:rates?|apr|interest|how much|costs?|down payment|get a loan|apply|finance a|search|do you (?:do|offer|have|give))\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'A boat with a loan can be traded: in a closing through the brokerage, the lender’s payoff letter is one of the papers, and the lender is paid first at the release. If the loan is more than what you get, you bring the difference. The broker has the title checked for liens; some liens are recorded nowhere. Please say it in your listing.',
      es: 'Un barco con préstamo se puede cambiar: en un cierre por la correduría, la carta de cancelación del banco es uno de los papeles, y al banco se le paga primero en la liberación. Si el préstamo supera lo que recibes, pones la diferencia. El corredor comprueba las cargas del título; algunas no constan en ningún registro. Dilo en tu anuncio.',
      fr: 'Un bateau avec un prêt peut être échangé : dans une clôture par le courtier, la lettre de remboursement du prêteur est l’un des papiers, et le prêteur est payé d’abord à la libération. Si le prêt dépasse ce que vous recevez, vous apportez la différence. Le courtier fait contrôler le titre ; certaines charges ne sont inscrites nulle part. Dites-le dans votre annonce.',
      de: 'Ein Boot mit Kredit lässt sich tauschen: Bei einem Abschluss über den Makler gehört das Ablöseschreiben der Bank zu den Papieren, und die Bank wird bei der Freigabe zuerst bezahlt. Ist der Kredit höher als das, was du bekommst, bringst du die Differenz. Der Makler lässt den Titel auf Pfandrechte prüfen; manche stehen nirgends. Bitte sag es in deiner Anzeige.',
    },
  },
  {
    id: 'signing',
    asks: ['where sign agreement', 'who signs'],
    ideas: [
      [
        /\b(?:sign|signs|signed|signing|signatures?|notar\w+)\b(?! ?(?:up|in|out|on|off)\b)/,
        /\b(?:where|how|who|both|everyone|have to|must|need to|when|online|paper)\b/,
        /^(?!.*\b(?:sign ?(?:up|in|out|on|off)|cancel|back out|after|he|she|they|seller|owner|buyer|my (?:closing|trade|deal)|did|has|have (?:i|we))\b)/,
      ],
    ],
    answer: {
      en: `Everyone in the trade signs the agreement on the trade’s page, with their legal name, within ${SIGNING_HOURS} hours after all have accepted. The acceptance of a boat is signed there, too. The bill of sale and the title are signed on paper and uploaded.`,
      es: `Todos los del intercambio firman el acuerdo en la página del intercambio, con su nombre legal, en las ${SIGNING_HOURS} horas después de que todos hayan aceptado. La aceptación de un barco también se firma allí. El contrato de venta y el título se firman en papel y se suben.`,
      fr: `Chacun signe l’accord sur la page de l’échange, avec son nom légal, dans les ${SIGNING_HOURS} heures après que tous ont accepté. L’acceptation d’un bateau s’y signe aussi. L’acte de vente et le titre sont signés sur papier et déposés.`,
      de: `Alle unterschreiben die Vereinbarung auf der Seite des Tauschs mit ihrem rechtlichen Namen, binnen ${SIGNING_HOURS} Stunden, nachdem alle angenommen haben. Auch die Annahme eines Boots wird dort unterschrieben. Kaufvertrag und Titel werden auf Papier unterschrieben und hochgeladen.`,
    },
  },
  {
    id: 'who-pays-inspection',
    asks: ['who pays inspection', 'who pays survey'],
    ideas: [
      [
        /\bwho (?:pays|is paying|covers|has to pay)\b/,
        /\b(?:haul ?-? ?out|oil analysis|compression|captain|transport\w*|ship|shipping|shipment|hauling|moving|towing|delivery|title search|appraisal)\b/,
      ],
      [
        /\bwho (?:pays|has to pay|covers|is paying|must pay)\b/,
        /\b(?:inspections?|surveys?|sea trials?|surveyor|haul ?-? ?outs?|_service_)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Whoever orders an inspection, a survey or another service pays for it. You can agree otherwise in your offer.',
      es: 'Quien encarga una inspección, un peritaje u otro servicio lo paga. En la oferta podéis acordar otra cosa.',
      fr: 'Celui qui commande une inspection, une expertise ou un autre service le paie. Vous pouvez en convenir autrement dans l’offre.',
      de: 'Wer eine Besichtigung, ein Gutachten oder einen anderen Dienst bestellt, zahlt ihn. Im Angebot könnt ihr etwas anderes vereinbaren.',
    },
  },
  {
    id: 'less-after-survey',
    asks: ['renegotiate after survey'],
    ideas: [
      [
        /\b(?:survey\w*|inspect\w*|sea trial)\b|_service_/,
        /\b(?:disagree\w*|not agree|can not agree|argue|dispute|lower (?:the )?price|renegotiat\w*|price)\b/,
        /\b(?:what (?:happens|if|then)|and if|after (?:the )?(?:survey|inspection|sea trial))\b/,
        /^(?!.*\b(?:after (?:the )?(?:closing|release)|how much (?:is|does)|cost of|price of (?:a|the) (?:survey|inspection))\b)/,
      ],
      [
        /\b(?:survey\w*|inspect\w*|sea trial)\b|_service_/,
        /\b(?:finds?|found|turns? up|shows?|reveals?|uncovers?|comes? back|discovers?|fails?|failed|goes bad|problems?|issues?|defects?|damage|rot|something (?:bad|wrong))\b/,
        /\b(?:what (?:happens|if|then|can i|do i|now)|can i|could i|and if|if|who (?:do|should|can|would) i (?:talk|speak|call|turn|go|complain))\b/,
        /^(?!.*\b(?:after (?:the )?(?:closing|release)|how much|cost|price of)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'If a survey finds something, talk to your broker and the owner: you can propose an amendment of the price or a holdback on the trade’s page. It counts once everyone has agreed. Until you have accepted the boat in writing, you can also reject it and get your deposit back, less the costs you authorized.',
      es: 'Si un peritaje encuentra algo, puedes proponer en la página del intercambio un cambio del precio o una retención. Vale cuando todos lo han aceptado. Hasta que aceptes el barco por escrito, también puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste.',
      fr: 'Si une expertise trouve quelque chose, vous pouvez proposer sur la page de l’échange une modification du prix ou une retenue. Elle compte une fois que tous l’ont acceptée. Tant que vous n’avez pas accepté le bateau par écrit, vous pouvez aussi le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés.',
      de: 'Wenn ein Gutachten etwas findet, kannst du auf der Seite des Tauschs eine Änderung des Preises oder einen Einbehalt vorschlagen. Das gilt, wenn alle zugestimmt haben. Bis du das Boot schriftlich angenommen hast, kannst du es auch ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast.',
    },
  },
  {
    id: 'keys',
    asks: ['keys', 'get keys', 'take possession boat', 'pick up boat closing', 'boat mine'],
    ideas: [
      [
        /\b(?:when|how (?:soon|long|fast|quickly)|at what point|which day|where|how)\b/,
        /\b(?:(?:the|her|its|my|boat|get|have|hand over|handed) keys|(?:take|get|hand over|change) (?:possession|ownership|title)|(?:is|becomes?) (?:it |she |the boat )?(?:really |officially |legally )?mine|take (?:it|her|the boat) home|pick (?:it|her|the boat) up|drive off)\b/,
        /^(?!.*\b(?:prove|proof|show that|florida keys|in the keys|lower keys|upper keys|message|ask|tell)\b)/,
      ],
    ],
    answer: {
      en: 'Keys change hands after the release: once every boat is accepted and every document and wire is in, papers and money are released together, and the boat is yours then. Until you accept, an inspection and a sea trial come first. The dates are in your agreement, and the trade’s page shows what is still missing.',
      es: 'Las llaves se entregan después de la liberación: cuando cada barco está aceptado y están todos los documentos y transferencias, papeles y dinero se liberan a la vez, y el barco es tuyo. Antes vienen la inspección y la prueba de mar. Las fechas están en vuestro acuerdo, y la página del intercambio dice lo que falta.',
      fr: 'Les clés changent de mains après la libération : quand chaque bateau est accepté et que chaque document et virement est là, papiers et argent sont libérés ensemble, et le bateau est à vous. L’inspection et l’essai en mer viennent avant. Les dates sont dans votre accord, et la page de l’échange montre ce qui manque.',
      de: 'Die Schlüssel gibt es nach der Freigabe: Wenn jedes Boot angenommen ist und alle Unterlagen und Überweisungen da sind, werden Papiere und Geld zusammen freigegeben, und das Boot gehört dir. Vorher kommen Besichtigung und Probefahrt. Die Termine stehen in eurer Vereinbarung, und die Seite des Tauschs zeigt, was fehlt.',
    },
  },
];
