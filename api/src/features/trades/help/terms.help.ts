import { fees } from '@tradewind/contract/fees';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { type HelpTopic, meaningOf } from '../../../platform/help.ts';

/** How offers and trades go has help of its own. */
const NO_COURSE = /^(?!.*\bhow (?:do|does)\b)/;

/** The words of trades and the figures beside them. */
export const tradeTermsHelp: readonly HelpTopic[] = [
  {
    id: 'trade-pending',
    asks: ['trade pending meaning', 'offer boat trade pending'],
    ideas: [
      [
        /\b(?:how|where)\b/,
        /\b(?:tell|know|see|find out|check)\b/,
        /\b(?:boats?|it|listing|one)\b/,
        /\b(?:under contract|sold already|already sold|reserved|taken|in (?:a|an agreed) (?:trade|deal)|spoken for|pending)\b/,
      ],
      [
        /\b(?:trade|sale|deal) (?:is )?pending\b|\bpending (?:trade|sale|deal|boats?|listings?|badge|label|status)\b|\b(?:marked|says|shows?|listed) (?:as )?pending\b/,
        /\b(?:what|mean|means|meaning|explain|why|can i|could i|still|offers?|bid|buy|available|too late|chance)\b/,
        /^(?!.*\b(?:my (?:pending )?(?:trades?|deals?)|do i have|have i|show me|list|exclude|without|not)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: '“Trade pending” means that the boat is in an agreed trade and reserved for it. It takes no new offers for now, so you can’t make one. You can still save and watch it: if that trade falls through, the boat takes offers again.',
      es: '«Trade pending» significa que el barco está en un intercambio acordado y reservado para él. De momento no admite ofertas nuevas, así que no puedes hacer una. Puedes guardarlo y seguirlo: si ese intercambio no sale, vuelve a admitir ofertas.',
      fr: '« Trade pending » veut dire que le bateau est dans un échange convenu et réservé pour lui. Il ne prend pas de nouvelles offres pour l’instant, vous ne pouvez donc pas en faire. Vous pouvez l’enregistrer et le suivre : si cet échange échoue, il reprend des offres.',
      de: '„Trade pending“ heißt, dass das Boot in einem vereinbarten Tausch steckt und dafür reserviert ist. Neue Angebote nimmt es vorerst nicht an, du kannst also keins machen. Merken und beobachten kannst du es: Scheitert der Tausch, nimmt es wieder Angebote an.',
    },
  },
  {
    id: 'others-see-offers',
    asks: ['other people see my offer', 'do buyers know about other offers'],
    ideas: [
      [
        /\b(?:does|do|can|could|will|would|is|are)\b/,
        /\b(?:does|do|can|could|will|would|is|are) (?:\S+ ){1,3}(?:knows?|sees?|seen|told|aware|find out)\b|\b(?:visible|public|shown|hidden|private)\b/,
        /\b(?:offers?|offered|bids?|bidding|counter ?-?offers?|proposals?)\b/,
        /^(?!.*\b(?:my agent|see my offer yet|seen my offer|read|how (?:do|can) i|what (?:did|does|do)|review)\b)/,
        /\b(?:other|others|also|another|else|public|hidden|private|everybody|everyone|people|buyers|anyone|anybody)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No: an offer is seen only by the people in it, and nobody is told what others offered or that they did. Once a boat is in an agreed trade, its page says “Trade pending”.',
      es: 'No: una oferta solo la ven las personas que participan en ella, y a nadie se le dice qué ofrecieron otros ni que lo hicieron. Cuando un barco está en un intercambio acordado, su página dice «Trade pending».',
      fr: 'Non : une offre n’est vue que par ceux qui y participent, et personne n’apprend ce que d’autres ont proposé, ni qu’ils l’ont fait. Dès qu’un bateau est dans un échange convenu, sa page dit « Trade pending ».',
      de: 'Nein: Ein Angebot sehen nur die Beteiligten, und niemand erfährt, was andere geboten haben oder dass sie es taten. Sobald ein Boot in einem vereinbarten Tausch ist, steht auf seiner Seite „Trade pending“.',
    },
  },
  {
    id: 'counteroffer-meaning',
    asks: [],
    ideas: [
      [
        /\bcounter\w*\b/,
        /\b(?:twice|again|more than once|several times|how (?:many times|often)|unlimited|as often|back and forth|second time)\b/,
        /^(?!.*(?:_(?:money|bound|n|person)_|\b(?:him|her|them|tell|at)\b))/,
      ],
      [
        /\baccept\w*\b/,
        /\b(?:with (?:a |some |my |one )?conditions?|conditional\w*|on (?:the |one )?condition|but only if|under (?:a |one |the )?conditions?|with changes)\b/,
        /\b(?:can|could|may|how|is it|possible)\b/,
      ],
      [meaningOf('counter ?-? ?(?:offer|proposal|bid)')],
    ],
    answer: {
      en: 'A counteroffer is an answer to an offer with other terms, such as more cash or another boat. It replaces the offer before it, and the other side can accept, counter or decline it in turn, more than once if need be. To make one, open Trades, choose the trade and press Counter.',
      es: 'Una contraoferta responde a una oferta con otras condiciones, por ejemplo más dinero u otro barco. Sustituye a la oferta anterior, y la otra parte puede aceptarla, responder con otra o rechazarla. Para hacerla, abre Trades, elige el intercambio y pulsa Counter.',
      fr: 'Une contre-offre répond à une offre avec d’autres conditions, par exemple plus d’argent ou un autre bateau. Elle remplace l’offre précédente, et l’autre partie peut l’accepter, contre-proposer ou la refuser. Pour en faire une, ouvrez Trades, choisissez l’échange et appuyez sur Counter.',
      de: 'Ein Gegenangebot beantwortet ein Angebot mit anderen Bedingungen, etwa mehr Geld oder einem anderen Boot. Es ersetzt das vorige, und die andere Seite kann annehmen, wieder gegenbieten oder ablehnen. Öffne dafür Trades, wähle den Tausch und drücke Counter.',
    },
  },
  {
    id: 'offer-meaning',
    asks: [],
    ideas: [[meaningOf('(?:offer|bid|proposal)'), NO_COURSE]],
    answer: {
      en: `An offer tells an owner what you would give for their boat: cash, your own boat, something from your garage, or all of them. It stands for ${PROPOSAL_HOURS.offer} hours, and the owner can accept, counter or decline it. Nothing is agreed until both sides have accepted the same terms.`,
      es: `Una oferta dice a un dueño qué darías por su barco: dinero, tu barco, algo de tu garaje o todo junto. Vale ${PROPOSAL_HOURS.offer} horas, y el dueño puede aceptarla, responder con otra o rechazarla. Nada está acordado hasta que las dos partes han aceptado las mismas condiciones.`,
      fr: `Une offre dit à un propriétaire ce que vous donneriez pour son bateau : de l’argent, votre bateau, un objet de votre garage ou tout cela. Elle vaut ${PROPOSAL_HOURS.offer} heures, et le propriétaire peut l’accepter, contre-proposer ou la refuser. Rien n’est convenu tant que les deux parties n’ont pas accepté les mêmes conditions.`,
      de: `Ein Angebot sagt einem Besitzer, was du für sein Boot gibst: Geld, dein Boot, etwas aus deiner Garage oder alles zusammen. Es gilt ${PROPOSAL_HOURS.offer} Stunden, und der Besitzer kann annehmen, gegenbieten oder ablehnen. Vereinbart ist nichts, bis beide Seiten dieselben Bedingungen angenommen haben.`,
    },
  },
  {
    id: 'trade-meaning',
    asks: [],
    ideas: [[meaningOf('(?:boat )?(?:trade|swap)'), NO_COURSE]],
    answer: {
      en: 'A trade is an exchange between owners: your boat for another boat, a car, Bitcoin, a house or other things, often with cash to even out the values. It starts with an offer and is agreed once both sides have accepted the same terms.',
      es: 'Un intercambio es un trueque entre dueños: tu barco por otro barco, un coche, Bitcoin, una casa u otras cosas, a menudo con dinero para igualar los valores. Empieza con una oferta y queda acordado cuando las dos partes han aceptado las mismas condiciones.',
      fr: 'Un échange se fait entre propriétaires : votre bateau contre un autre bateau, une voiture, du Bitcoin, une maison ou autre chose, souvent avec de l’argent pour équilibrer les valeurs. Il commence par une offre et il est convenu quand les deux parties ont accepté les mêmes conditions.',
      de: 'Ein Tausch ist ein Geschäft zwischen Besitzern: dein Boot gegen ein anderes Boot, ein Auto, Bitcoin, ein Haus oder anderes, oft mit Geld als Ausgleich. Er beginnt mit einem Angebot und ist vereinbart, wenn beide Seiten dieselben Bedingungen angenommen haben.',
    },
  },
  {
    id: 'market-estimate',
    asks: [
      'estimate calculated',
      'market estimate work',
      'estimate come from',
      'estimate accurate',
      'estimate range mean',
    ],
    ideas: [
      [
        /\b(?:how|why|what|where)\b/,
        /\b(?:estimates?|values?|valuations?|worth|appraisals?)\b/,
        /\b(?:calculat\w+|comput\w+|determin\w+|come from|comes from|work(?:ed|s)? out|changed?|based on|accurate|reliable|so (?:low|high|different)|decided?|figured?)\b/,
        /^(?!.*\b(?:cost of|calculate (?:me|my|the|how)|compute (?:me|my|the)|email|price of my)\b)/,
      ],
      [
        /\b(?:your|the|that|this|eddy|eddys|an?|those|these|you give)\b/,
        /\b(?:estimates?|estimation|market values?|valuation)\b/,
        /\b(?:apprais\w*|official|binding|certified|legally|bank|lender|insurer|insurance company|court|irs|accept(?:ed)?)\b/,
        /\b(?:is|are|does|do|can|could|will|would|counts?|use)\b/,
        /^(?!.*\b(?:order|book|cost|price of|how much)\b)/,
      ],
    ],
    answer: {
      en: 'A market estimate compares a boat with similar ones, listed and sold, and adjusts for length, year, condition and make. Closed trades count more than asking prices, and are shown without names. Four in five such boats cost between the two ends of the range. It warns you when there are few comparable boats. It’s an estimate, not an appraisal.',
      es: 'Una estimación de mercado compara un barco con otros parecidos, anunciados y vendidos, y ajusta por eslora, año, estado y marca. Los intercambios cerrados cuentan más que los precios pedidos, y se muestran sin nombres. Cuatro de cada cinco barcos así cuestan entre los dos extremos del rango. Avisa cuando hay pocos barcos comparables. Es una estimación, no una tasación.',
      fr: 'Une estimation compare un bateau à d’autres semblables, en vente et vendus, et tient compte de la longueur, de l’année, de l’état et de la marque. Les échanges conclus comptent plus que les prix demandés, et sont montrés sans noms. Quatre de ces bateaux sur cinq coûtent entre les deux bouts de la fourchette. Elle prévient quand il y a peu de bateaux comparables. C’est une estimation, pas une expertise.',
      de: 'Eine Marktschätzung vergleicht ein Boot mit ähnlichen, inserierten und verkauften, und berücksichtigt Länge, Jahr, Zustand und Marke. Abgeschlossene Geschäfte zählen mehr als verlangte Preise und werden ohne Namen gezeigt. Vier von fünf solchen Booten kosten zwischen den beiden Enden der Spanne. Gibt es wenige vergleichbare Boote, sagt sie das. Sie ist eine Schätzung, kein Gutachten.',
    },
  },
  {
    id: 'cost-of-change',
    asks: ['total cost swap', 'estimate cost change', 'transport cost trade'],
    ideas: [
      [
        /^(?:(?:so|and|hey|okay|eddy) ,? ?)*(?:what|whats|explain|how)(?: (?:is|are|does|do))?(?: (?:the|this|that|your))? (?:" ?)?cost of change(?: ")?(?: (?:thing|estimate|number|figure|feature|box|work|mean|about))*[?.! ]*$/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `If you list a boat, every other boat’s page estimates the cost of change: the value difference, closing at ${fees.closingFee}, transport, a survey, your state’s sales tax and a loan payment. You can change every assumption. The offer builder has the same estimate. It isn’t tax advice.`,
      es: `Si anuncias un barco, la página de cada otro barco estima el coste del cambio: la diferencia de valor, el cierre (${fees.closingFee}), el transporte, un peritaje, el impuesto de tu estado y la cuota de un préstamo. Puedes cambiar cada supuesto. Al hacer una oferta está la misma estimación. No es asesoría fiscal.`,
      fr: `Si vous publiez un bateau, la page de chaque autre bateau estime le coût du changement : la différence de valeur, la clôture (${fees.closingFee}), le transport, une expertise, la taxe de votre État et la mensualité d’un prêt. Vous pouvez changer chaque hypothèse. La même estimation est là quand vous faites une offre. Ce n’est pas un conseil fiscal.`,
      de: `Wenn du ein Boot inserierst, schätzt die Seite jedes anderen Boots die Kosten des Wechsels: Wertunterschied, Abschluss (${fees.closingFee}), Transport, Gutachten, Steuer deines Bundesstaats und Kreditrate. Jede Annahme kannst du ändern. Beim Angebot steht dieselbe Schätzung. Eine Steuerberatung ist sie nicht.`,
    },
  },
];
