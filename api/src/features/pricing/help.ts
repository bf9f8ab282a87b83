import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../platform/help.ts';

const PAPERS =
  /\b(?:bill of sale|papers?|paperwork|contract|title|invoice|receipt|documents?|declar\w+|registration|on record|dmv)\b/;
const FALSELY =
  /\b(?:lower|less|half|smaller|fake|false|wrong|different|only|just|under(?:stat|report|declar|valu)\w*|reduced|instead|a fraction|fraction|one dollar|a dollar|\d[\d.,]*k?)\b|\$/;
const STATES =
  /\b(?:put|puts|write|writes|writing|declare|declares|declaring|show|shows|state|list|say|says|fill in|report|reports|mark|make)\b/;
/** A question for what is written there plans no lie: 'what price does the bill of sale show'. */
const NO_QUESTION_OF_FACT = /^(?!(?:(?:so|and|okay|hey) )*(?:what|which|who|when|where|how (?:do|does|long|much))\b)/;
const TAX = /\b(?:tax|taxes|irs|uncle sam|dmv|revenue|the state|government)\b/;

export const pricingHelp: readonly HelpTopic[] = [
  {
    id: 'cancel-subscription',
    asks: ['cancel subscription', 'stop monthly payment'],
    ideas: [
      [
        /\b(?:cancel|stop|end|quit|get rid of)\b/,
        /\b(?:subscription|monthly|membership|plan|autopay|recurring|\$? ?_n_ (?:a|per) month|the _n_(?=$| ?[?.!]| (?:fee|charge|thing|plan|payment)))/,
        /^(?!.*\b(?:trade|deal|offer|account|closing|loan)\b)/,
      ],
      [
        /\b(?:subscription|subscribed|monthly (?:fee|plan|payment|charge)|membership fee|\$ ?3\.99)\b/,
        /\b(?:cancel\w*|end|stop\w*|quit|terminate|manage|refund\w*|unsubscribe|get out)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Open Pricing and press Manage Subscription. You can cancel at any time, and a canceled subscription runs until the end of the month you paid for.',
      es: 'Abre Pricing y pulsa Manage Subscription. Puedes cancelar cuando quieras, y la suscripción sigue hasta el final del mes que pagaste.',
      fr: 'Ouvrez Pricing et choisissez Manage Subscription. Vous pouvez résilier à tout moment, et l’abonnement court jusqu’à la fin du mois payé.',
      de: 'Öffne Pricing und drücke Manage Subscription. Du kannst jederzeit kündigen; das Abo läuft dann bis zum Ende des bezahlten Monats.',
    },
  },
  {
    id: 'false-papers',
    asks: ['understate price bill sale', 'lower price bill sale tax', 'fake bill sale', 'dodge sales tax table'],
    ideas: [
      [
        PAPERS,
        FALSELY,
        STATES,
        /\b(?:price|amount|value|number|tax|taxes|rest|difference|grand|paid|pay|\d[\d.,]*k?)\b|\$/,
        NO_QUESTION_OF_FACT,
      ],
      [PAPERS, /_n_/, STATES, TAX, NO_QUESTION_OF_FACT],
      [PAPERS, /\b(?:underreport|understat|undervalu|underdeclar|falsif|fak)\w*\b/],
      [
        /\b(?:under the table|off the (?:books|record)|undeclared|not (?:declare|report)|hide|hiding|cash)\b/,
        TAX,
        /\b(?:skip|dodge|avoid\w*|save|saving|evade|get around|beat|escape|not (?:have to )?(?:pay|see|know|find)|without|hide|less|lower|under the table|off the books)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'No, please don’t: a bill of sale with a false price is tax fraud, for both sides. The price that you really agreed on goes into the bill of sale, and all of the money goes through the closing. If the other side insists, walk away and report the conversation. For legal ways to save tax, such as credit for a boat you trade in, ask a tax adviser.',
      es: 'No, por favor: un contrato de venta con un precio falso es fraude fiscal para ambas partes. En él va el precio que acordasteis de verdad, y todo el dinero pasa por el cierre. Si la otra parte insiste, retírate y denuncia la conversación.',
      fr: 'Non, s’il vous plaît : un acte de vente avec un faux prix est une fraude fiscale, pour les deux parties. Le prix réellement convenu y figure, et tout l’argent passe par la clôture. Si l’autre partie insiste, renoncez et signalez la conversation.',
      de: 'Nein, bitte nicht: Ein Kaufvertrag mit falschem Preis ist für beide Seiten Steuerbetrug. In den Vertrag kommt der Preis, den ihr wirklich vereinbart habt, und alles Geld läuft über den Abschluss. Wenn die andere Seite darauf besteht, lass es und melde die Unterhaltung.',
    },
  },
  {
    id: 'taxes',
    asks: [
      'pay tax trade',
      'taxes',
      'swap taxable',
      'sales tax',
      'capital gains tax trade',
      'tax pay',
      'tax bitcoin',
      'owe irs',
      'uncle sam trade',
      'uncle sam money',
      'trade tax free',
      'sales tax trade',
      'kind exchange',
      'section',
      'kind exchange tax deferred',
      'tax credit trade',
      'deduct',
      'pay sales tax swap',
      'exchange',
    ],
    ideas: [
      [
        /\b(?:crypto\w*|bitcoins?|btc|coins?)\b/,
        /\b(?:tax|taxes|taxed|taxable|irs|capital gains?)\b/,
        /^(?!.*\b(?:1099\w*|forms?|papers?|documents?|statement)\b|.*_place_)/,
      ],
      [
        /\b(?:tax|taxes|taxed|taxable|irs|uncle sam)\b/,
        /\b(?:trade|trading|swap|swapping|exchange|exchanging|give|giving)\b/,
        /\b(?:my|our|a|an|the) (?:\w+ ){0,2}(?:for|against|toward)\b/,
        /^(?:(?:and|so|hey|okay|but) )*(?:is|are|do|does|will|would|what|how|can|if|when|must|should)\b/,
        /^(?!.*(?:_(?:place|money)_|\b(?:show|find|which|who|how much|1099\w*|forms?|bill|papers?)\b))/,
      ],
      [
        /\btax(?:es|ation)?\b/,
        /\b(?:implications?|consequences?|effects?|treatment|treated|free|deferred|break|breaks)\b/,
        /\b(?:trad\w+|swap\w*|exchang\w*|boat|yacht|bitcoins?|house|deal)\b|_(?:own|asset)_/,
        /^(?!.*\b(?:1099\w*|forms?)\b)/,
      ],
      [
        /\buncle sam\b|\bthe (?:irs|tax ?man)\b/,
        /\b(?:owe|pay|want|wants|get|gets|cut|anything|something)\b/,
        /^(?!.*\b(?:1099\w*|forms?|papers?|documents?|statement)\b)/,
      ],
      [
        /\btax(?:es|ed|able)?\b|\buncle sam\b|\birs\b/,
        /\b(?:when|if|after|once|for|by|on) (?:i |we |selling |my )?(?:sell|selling|sold|sale|get rid of)\b|\b(?:i|we) (?:sell|sold)\b/,
        /^(?!.*\b(?:1099\w*|forms?|papers?|documents?|statement)\b|.*_place_)/,
      ],
      [
        /\b(?:do|does|will|is|are)\b.*\b(?:you|tradewind|brokerage|the fee|fees|closing)\b/,
        /\b(?:charge|collect|withhold|add|include|included|take out|pay)\b/,
        /\b(?:sales tax|taxes|tax)\b/,
        /^(?!.*_place_)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'A trade counts as a sale of what you give, so gains can be taxable, and most states charge sales or use tax on the boat you get; a few give credit for the boat you trade in. Rules differ by state, so please ask a tax adviser. I can estimate the sales tax of a swap: ask me what changing your boat for another would cost.',
      es: 'Un intercambio cuenta como una venta de lo que entregas, así que la ganancia puede tributar, y la mayoría de los estados cobran impuesto sobre el barco que recibes. Consulta a un asesor fiscal; yo solo puedo estimar el impuesto de un cambio concreto.',
      fr: 'Un échange compte comme une vente de ce que vous cédez : un gain peut être imposable, et la plupart des États taxent le bateau reçu. Demandez conseil à un fiscaliste ; je peux seulement estimer la taxe d’un échange précis.',
      de: 'Ein Tausch zählt als Verkauf dessen, was du gibst: ein Gewinn kann steuerpflichtig sein, und die meisten Bundesstaaten besteuern das erhaltene Boot. Frag bitte einen Steuerberater; ich kann nur die Steuer eines bestimmten Tauschs schätzen.',
    },
  },
  {
    id: 'human-broker',
    asks: ['what includes commission', 'human broker does'],
    ideas: [
      [
        /\b(?:can|could|will|would|do) (?:you|you guys|tradewind|eddy|someone|a broker)\b.*\b(?:sell|handle (?:the )?(?:sale|selling)|take care of (?:the )?(?:sale|selling))\b.*\b(?:for me|for us|on my behalf)\b|\b(?:consign|consignment)\b|\bhave (?:someone|somebody|a broker|you guys) sell\b/,
        /^(?!.*\b(?:cash offer|auction|how much|data|info\w*)\b|.*_(?:money|bound|person)_)/,
      ],
      [
        /\b(?:commission|human broker)\b|\b(?:you|your|brokers?|tradewind)\b.*(?:_n_ ?%|\bpercent\b)|(?:_n_ ?%|\bpercent\b).*\b(?:you|your|brokers?|tradewind|fee|cut)\b/,
        /\b(?:what|why|which)\b/,
        /\b(?:get|include[sd]?|do i get|for (?:the|that|your)|does (?:he|a|the) \w+ do|cover\w*)\b/,
        /^(?!.*\b(?:how much|estimate|discount)\b)/,
      ],
    ],
    answer: {
      en: `A human broker sells your boat the traditional way: showings, offers, survey and closing, listed on broker networks too. That costs a ${fees.brokerCommission} commission, under a written agreement that you sign before any work begins, and you pay only when the boat sells.`,
      es: `Un corredor vende tu barco de la forma tradicional: visitas, ofertas, peritaje y cierre, también en redes de corredores. Cuesta una comisión del ${fees.brokerCommission}, con un acuerdo escrito que firmas antes de empezar, y solo pagas si el barco se vende.`,
      fr: `Un courtier vend votre bateau de façon classique : visites, offres, expertise et clôture, aussi sur les réseaux de courtiers. Cela coûte une commission de ${fees.brokerCommission}, selon un accord écrit signé avant tout travail, et vous ne payez que si le bateau se vend.`,
      de: `Ein Makler verkauft dein Boot auf klassische Art: Besichtigungen, Angebote, Gutachten und Abschluss, auch in Maklernetzen. Das kostet ${fees.brokerCommission} Provision, nach einer schriftlichen Vereinbarung, die du vorher unterschreibst, und du zahlst nur, wenn das Boot verkauft wird.`,
    },
  },
  {
    id: 'fee-without-closing',
    asks: [],
    ideas: [
      [
        /\b(?:pay|paying|owe|charged?|charges?|fees?|costs?|bill(?:ed)?)\b/,
        /\b(?:fall(?:s|ing)? (?:through|apart)|fell through|cancel\w*|call(?:ed)? off|(?:does not|do not|not|never) (?:close|happen|go through|work out)|end(?:s|ed)? early|die[sd]?)\b/,
        /\b(?:deals?|trades?|closings?|sales?|swaps?|it|we)\b/,
        /\b(?:you|your|tradewind|fees?|brokerage)\b/,
        /^(?!.*\b(?:deposit|subscription|membership|monthly|listing)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `No closing fee: the ${fees.closingFee} is taken only when the trade closes. If it ends before, you still pay for services you ordered, such as a survey. Whether a deposit comes back depends on why and when it ended.`,
      es: `Ninguna tarifa de cierre: el ${fees.closingFee} se cobra solo cuando el intercambio se cierra. Si termina antes, pagas igualmente los servicios que pediste, como una inspección. Que un depósito vuelva depende de por qué y cuándo terminó.`,
      fr: `Pas de frais de clôture : les ${fees.closingFee} ne sont pris que lorsque l’échange se conclut. S’il finit avant, vous payez quand même les services commandés, comme une expertise. Le retour d’un dépôt dépend de la raison et du moment.`,
      de: `Keine Abschlussgebühr: Die ${fees.closingFee} fallen nur an, wenn der Tausch abgeschlossen wird. Endet er vorher, zahlst du trotzdem bestellte Leistungen wie ein Gutachten. Ob eine Anzahlung zurückkommt, hängt davon ab, warum und wann er endete.`,
    },
  },
  {
    id: 'who-pays-fee',
    asks: ['pays closing fee', 'buyer seller pay fee', 'pays survey', 'pay fee'],
    ideas: [
      [
        /\b(?:both (?:sides|of us|parties|people|owners)|each (?:side|party|of us)|split|half)\b/,
        /\bpay(?:s|ing)?\b|\bshare\b|\bsplit\b/,
        /\b(?:fees?|closing (?:fee|cost)s?)\b/,
      ],
      [
        /^(?:(?:and|so|but|okay) ,? ?)*who (?:pays|is paying|has to pay|covers|must pay)(?: for)?(?: (?:it|that|this|all that|all this|everything|what))?[?.! ]*$/,
      ],
      [
        /\bwho (?:is paying|pays|has to pay|covers|must pay)\b/,
        /\b(?:fees?|closing|0?\.85|commission)\b/,
        /^(?!.*\b(?:survey\w*|inspection|tax|taxes|deposit|transport|sea trial)\b)/,
      ],
      [
        /\b(?:fees?|0?\.85|closing cost|_n_)\b|_service_/,
        /\b(?:do i|does (?:he|she|the (?:other|buyer|seller))|who|me or|or (?:does|do|is|me|him|her|the))\b/,
        /\bpays?\b/,
        /\bor\b|\bwho\b/,
        /^(?!.*\b(?:survey\w*|inspection|tax|taxes|deposit|transport)\b)/,
      ],
    ],
    answer: {
      en: 'Each receiver of a boat pays the closing fee for it, and whoever orders a survey or another service pays for that. You can agree otherwise in your offer.',
      es: 'Quien recibe un barco paga la tarifa de cierre por él, y quien encarga un peritaje u otro servicio lo paga. En la oferta podéis acordar otra cosa.',
      fr: 'Celui qui reçoit un bateau paie les frais de clôture pour lui, et celui qui commande une expertise ou un autre service le paie. Vous pouvez en convenir autrement dans l’offre.',
      de: 'Wer ein Boot bekommt, zahlt dafür die Abschlussgebühr, und wer ein Gutachten oder einen anderen Dienst bestellt, zahlt diesen. Im Angebot könnt ihr etwas anderes vereinbaren.',
    },
  },
];
