import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../platform/help.ts';

/** Second questions about fees, taxes and trade-ins. */
export const pricingQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'subscription-gives',
    asks: [],
    ideas: [
      [
        /\b(?:what|whats|why)\b/,
        /\b(?:gets?|getting|buys?|gives?|for|included?|includes|covers?|comes? with|need|worth|pay(?:ing)?)\b/,
        /\b(?:the|your|that|those) (?:\$ )?_n_ (?:get|gets|buy|buys|give|gives|pay|pays|include)\b|_n_ (?:dollars |bucks )?(?:a|per|every|each) month\b|\b(?:subscription|subscribe|subscribing|monthly (?:fee|plan|price|charge|payment))\b/,
        /^(?!.*\b(?:cancel\w*|stop|refund\w*|loan|financ\w*|closing|how much|cost)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `The ${fees.monthlyPrice} a month is only for posting boats, once all ${fees.freeLimit} free spots are taken; who joined before posts for free, for life. Looking, saving, writing to owners and making offers need no subscription. You can cancel at any time.`,
      es: `Los ${fees.monthlyPrice} al mes son solo para publicar barcos, cuando las ${fees.freeLimit} plazas gratuitas están ocupadas; quien se registró antes publica gratis para siempre. Mirar, guardar, escribir a dueños y hacer ofertas no necesita suscripción. Puedes cancelar cuando quieras.`,
      fr: `Les ${fees.monthlyPrice} par mois ne servent qu’à publier des bateaux, quand les ${fees.freeLimit} places gratuites sont prises ; qui s’est inscrit avant publie gratuitement à vie. Regarder, enregistrer, écrire aux propriétaires et faire des offres ne demande aucun abonnement. Vous pouvez résilier à tout moment.`,
      de: `Die ${fees.monthlyPrice} im Monat sind nur dafür, Boote einzustellen, wenn alle ${fees.freeLimit} freien Plätze vergeben sind; wer sich vorher angemeldet hat, inseriert auf Lebenszeit gratis. Ansehen, Speichern, Schreiben und Bieten brauchen kein Abo. Du kannst jederzeit kündigen.`,
    },
  },
  {
    id: 'fee-includes',
    asks: [],
    ideas: [
      [
        /\b(?:does|do|is|are|will|would)\b/,
        /\b(?:closing fee|fees?|0?\.85|percent)\b|_n_/,
        /\b(?:include[sd]?|cover(?:s|ed)?|part of|come with|comes with|in the fee)\b/,
        /\b(?:surveys?|inspections?|transport|shipping|title(?: search)?|escrow|insurance|haul ?-? ?out|sea trials?|paperwork|registration|taxes|tax)\b/,
        /^(?!.*\b(?:asking|price of|boats? with|his|her|listing fee|monthly)\b|.*_(?:boat|make|own|person)_)/,
      ],
      [
        /\b(?:what|whats)\b/,
        /\b(?:included|includes?|cover(?:s|ed)?|comes? with|do i get|am i paying for|is it for|get for)\b/,
        /\b(?:fees?|commission|0?\.85|percent(?:age)?|closing)\b/,
        /^(?!.*\b(?:who|boats?|price of|loan|insurance|survey|title|listing fee|subscription|monthly)\b)/,
      ],
      [
        /\b(?:is|are|does|do|will|would)\b/,
        /\b(?:fees?|commission|0?\.85|closing costs?)\b/,
        /\b(?:includ\w+|cover(?:s|ed|ing)?|contain\w*|part of|extra|on top|come out of|comes? with)\b/,
        /\b(?:survey\w*|inspections?|title (?:search|check|transfer)|insurance|transport\w*|shipping|sea trial|haul ?-? ?out|paperwork|escrow)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: `The closing fee of ${fees.closingFee} pays for a closing through the brokerage: a broker checks who everyone is, checks the title and the papers, holds the money in a trust account and releases papers and money together. Surveys, transport, loans and other services cost extra.`,
      es: `La tarifa de cierre del ${fees.closingFee} paga un cierre por la correduría: un corredor comprueba quién es cada uno, revisa el título y los papeles, guarda el dinero en una cuenta fiduciaria y libera papeles y dinero a la vez. Peritajes, transporte, préstamos y otros servicios se pagan aparte.`,
      fr: `Les frais de clôture de ${fees.closingFee} paient une clôture par le courtier : il vérifie l’identité de chacun, le titre et les papiers, garde l’argent sur un compte séquestre et libère papiers et argent ensemble. Expertises, transport, prêts et autres services se paient à part.`,
      de: `Die Abschlussgebühr von ${fees.closingFee} bezahlt einen Abschluss über den Makler: Er prüft, wer alle sind, prüft Eigentum und Papiere, verwahrt das Geld auf einem Treuhandkonto und gibt Papiere und Geld zusammen frei. Gutachten, Transport, Kredite und andere Dienste kosten extra.`,
    },
  },
  {
    id: 'fee-without-release',
    asks: [],
    ideas: [
      [
        /\b(?:fees?|0?\.85|commission)\b/,
        /\b(?:refund\w*|back|return\w*|lose|if (?:the )?(?:deal|trade|closing|sale) (?:falls? (?:through|apart)|fails|is cancell?ed|ends)|fall(?:s)? through|cancel\w*|back out)\b/,
        /\b(?:is|do|does|will|can|what|if|would)\b/,
        /^(?!.*\b(?:subscription|monthly|listing fee|survey|deposit|payment|money back)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'The closing fee is charged only at the release. If a trade ends before that, there’s no closing fee; costs that you authorized, such as a survey, are still yours.',
      es: 'La tarifa de cierre se cobra solo en la liberación. Si un intercambio termina antes, no hay tarifa de cierre; los gastos que autorizaste, como un peritaje, siguen siendo tuyos.',
      fr: 'Les frais de clôture ne sont prélevés qu’à la libération. Si un échange se termine avant, il n’y en a pas ; les frais que vous avez autorisés, comme une expertise, restent à votre charge.',
      de: 'Die Abschlussgebühr fällt erst bei der Freigabe an. Endet ein Tausch vorher, gibt es keine; Kosten, die du genehmigt hast, etwa für ein Gutachten, bleiben deine.',
    },
  },
  {
    id: 'tax-papers',
    asks: [],
    ideas: [
      [
        /\b(?:1099\w*|1099 ?-? ?[sk]|w ?-? ?[289]|tax (?:papers?|paperwork|forms?|documents?|statements?|receipts?)|(?:papers?|paperwork|documents?|receipts?|something|statement) for (?:my |the )?(?:tax(?:es)?|irs|accountant|cpa))\b/,
        /\b(?:get|send|issue|give|receive|need|have|provide|file|report|do you|will you|can i|where)\b/,
        /^(?!.*\b(?:still|left|missing|due|returned|upload)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'In a closing through the brokerage, you get a closing statement with every charge and credit, and everyone in it hands in a tax form (W-9 or W-8). Whether a 1099 is filed for your sale I don’t know: ask your broker or a tax adviser.',
      es: 'En un cierre por la correduría recibes un estado de cierre con cada cargo y abono, y todos entregan un formulario fiscal (W-9 o W-8). No sé si se presenta un 1099 por tu venta: pregunta a tu corredor o a un asesor fiscal.',
      fr: 'Dans une clôture par le courtier, vous recevez un décompte avec chaque débit et crédit, et chacun remet un formulaire fiscal (W-9 ou W-8). Je ne sais pas si un 1099 est déposé pour votre vente : demandez à votre courtier ou à un conseiller fiscal.',
      de: 'Bei einem Abschluss über den Makler bekommst du eine Abrechnung mit jeder Belastung und Gutschrift, und alle reichen ein Steuerformular ein (W-9 oder W-8). Ob für deinen Verkauf ein 1099 eingereicht wird, weiß ich nicht: Frag deinen Makler oder einen Steuerberater.',
    },
  },
  {
    id: 'tax-two-states',
    asks: [],
    ideas: [
      [
        /\btax(?:es|ed)?\b/,
        /\b(?:twice|both|two states|double|again|which state|where (?:do|would|is)|another state|other state|out of state|different state|home state)\b/,
        /^(?!.*\b(?:income|gains?|1031|trade|swap|my boat)\b)/,
      ],
      [
        /\btax(?:es|ed)?\b/,
        /\b(?:live|keep|keeping|dock|register)\b.*\b(?:buy|bought|buying|purchase)\b|\b(?:buy|bought|buying|purchase)\b.*\b(?:live|keep|keeping|dock|register)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'The one who gets the boat pays the tax, and it’s due where you’ll keep the boat. Whether a tax that you paid elsewhere counts there depends on both states, so please ask a tax adviser. Ask me for one state and a price or a boat, and I’ll estimate it.',
      es: 'El impuesto lo paga quien recibe el barco, donde lo vaya a tener. Si cuenta lo que ya pagaste en otro sitio depende de los dos estados, así que consulta a un asesor fiscal. Dime un estado y un precio o un barco, y lo estimo.',
      fr: 'Celui qui reçoit le bateau paie la taxe, là où il le gardera. Qu’une taxe payée ailleurs y compte dépend des deux États : demandez à un conseiller fiscal. Donnez-moi un État et un prix ou un bateau, et je l’estime.',
      de: 'Die Steuer zahlt, wer das Boot bekommt, und zwar dort, wo er es hält. Ob eine anderswo gezahlte Steuer zählt, hängt von beiden Staaten ab: Frag bitte eine Steuerberatung. Nenn mir einen Staat und einen Preis oder ein Boot, dann schätze ich sie.',
    },
  },
  {
    id: 'price-with-tax',
    asks: [],
    ideas: [
      [
        /\b(?:prices?|asking prices?|listed prices?|they|it)\b/,
        /\b(?:include|includes|included|including|with|before|after|plus|contain)\b/,
        /\b(?:tax|taxes|sales tax|vat)\b/,
        /^(?:(?:do|does|is|are|so|and|the|listed|asking|your|prices?|boats?|already|include[sd]?|including|with|before|after|plus|sales|tax(?:es)?|vat|it|they|in|that|here|on|or|not|extra|any|all|fees?|contain|these|those|here|tell|me)[ ?.!]*)+$/,
      ],
    ],
    answer: {
      en: 'No: a price is what the owner asks. Sales or use tax, the closing fee and services come on top. Ask me for the tax of a boat in your state, or what it costs with closing.',
      es: 'No: un precio es lo que pide el dueño. El impuesto, la tarifa de cierre y los servicios van aparte. Pregúntame por el impuesto de un barco en tu estado o por lo que cuesta con el cierre.',
      fr: 'Non : un prix est ce que demande le propriétaire. La taxe, les frais de clôture et les services s’y ajoutent. Demandez-moi la taxe d’un bateau dans votre État, ou ce qu’il coûte avec la clôture.',
      de: 'Nein: Ein Preis ist das, was der Besitzer verlangt. Steuer, Abschlussgebühr und Dienste kommen dazu. Frag mich nach der Steuer für ein Boot in deinem Staat oder was es mit Abschluss kostet.',
    },
  },
  {
    id: 'trade-in',
    asks: [],
    ideas: [
      [
        /\btrade ?-? ?ins?\b/,
        /\b(?:do|does|can|could|will|would|are) (?:you|tradewind|the (?:site|brokerage)|i|we)\b|\bhow\b/,
        /^(?!.*(?:\b(?:tax|credit|value of|worth|which (?:boats|owners)|owners who|show|find)\b|_(?:boat|make|type|own|person)_))/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Tradewind takes no boats itself: you trade with another owner. List your boat, and you can put it into an offer, with cash to even out the values; many owners take boats. I can search for owners who do: say for example “boats whose owners take a boat in trade.”',
      es: 'Tradewind no toma barcos: intercambias con otro dueño. Publica tu barco y podrás ponerlo en una oferta, con dinero para igualar los valores; muchos dueños aceptan barcos. Puedo buscar a los que lo hacen.',
      fr: 'Tradewind ne reprend pas de bateaux : vous échangez avec un autre propriétaire. Publiez votre bateau, et vous pourrez le mettre dans une offre, avec de l’argent pour équilibrer ; beaucoup de propriétaires acceptent des bateaux. Je peux les chercher.',
      de: 'Tradewind nimmt selbst keine Boote: Du tauschst mit einem anderen Besitzer. Stell dein Boot ein, dann kannst du es in ein Angebot legen, mit Geld zum Ausgleich; viele Besitzer nehmen Boote. Ich kann nach solchen suchen.',
    },
  },
];
