import { fees } from '@tradewind/contract/fees';
import { STANDARD_DAYS } from '@tradewind/contract/standard-terms';
import type { HelpTopic } from '../../platform/help.ts';

const OFFER = /\b(?:offers?|bids?|proposals?|counteroffers?)\b/;

/** 'What is a …' and nothing else. */
const meaningOf = (term: string) =>
  new RegExp(
    `^(?:(?:so|and|okay|hey|eddy|please|sorry|but|can you|could you|tell me) ,? ?)*(?:(?:what|whats) (?:exactly )?(?:is|are|was|does|do|s)?|define|explain|describe|meaning of|definition of|what is (?:the )?(?:meaning|definition) of)(?: me| to me)? ?(?:meant by )?(?:an? |the |by )?(?:term |word )?${term}s?(?: (?:mean|means|exactly|even|here|on (?:here|this site|tradewind)|anyway|supposed to be|to me))*[?.! ]*$`,
  );

export const tradeHelp: readonly HelpTopic[] = [
  {
    id: 'counteroffer-meaning',
    asks: [],
    ideas: [[meaningOf('counter ?-? ?(?:offer|proposal|bid)')]],
    answer: {
      en: 'A counteroffer is an answer to an offer with other terms, such as more cash or another boat. It replaces the offer before it, and the other side can accept, counter or decline it in turn. To make one, open Trades, choose the trade and press Counter.',
    },
  },
  {
    id: 'offer-meaning',
    asks: [],
    ideas: [[meaningOf('(?:offer|bid|proposal)')]],
    answer: {
      en: 'An offer tells an owner what you would give for their boat: cash, your own boat, something from your garage, or all of them. It stands for 48 hours, and the owner can accept, counter or decline it. Nothing is agreed until both sides have accepted the same terms.',
    },
  },
  {
    id: 'trade-meaning',
    asks: [],
    ideas: [[meaningOf('(?:boat )?(?:trade|swap)')]],
    answer: {
      en: 'A trade is an exchange between owners: your boat for another boat, a car, Bitcoin, a house or other things, often with cash to even out the values. It starts with an offer and is agreed once both sides have accepted the same terms.',
    },
  },
  {
    id: 'how-trading-works',
    asks: [
      'trading work',
      'work',
      'tradewind',
      'explain works',
      'swap work',
      'start trading',
      'site',
      'trade',
      'explain process',
    ],
    answer: {
      en: 'Owners list a boat and say what they’d take for it: another boat, Bitcoin, a car, a house, an experience or cash. You find one you like, message its owner and agree on a trade. You can trade directly or close through the brokerage, which holds the money until the boat and the paperwork check out.',
      es: 'Los dueños publican un barco y dicen qué aceptarían: otro barco, Bitcoin, un coche, una casa, una experiencia o dinero. Encuentras uno que te guste, escribes a su dueño y acuerdan un intercambio, directamente o con la correduría, que guarda el dinero hasta que el barco y los papeles estén en orden.',
      fr: 'Les propriétaires publient un bateau et disent ce qu’ils accepteraient : un autre bateau, du Bitcoin, une voiture, une maison, une expérience ou de l’argent. Vous en trouvez un, écrivez au propriétaire et convenez d’un échange, directement ou par le courtier, qui garde l’argent jusqu’à ce que tout soit en règle.',
      de: 'Besitzer stellen ein Boot ein und sagen, was sie dafür nähmen: ein anderes Boot, Bitcoin, ein Auto, ein Haus, ein Erlebnis oder Geld. Du findest eins, schreibst dem Besitzer und ihr einigt euch, direkt oder über den Makler, der das Geld hält, bis Boot und Papiere in Ordnung sind.',
    },
  },
  {
    id: 'make-offer',
    asks: [
      'offer',
      'offers work',
      'happens after send offer',
      'long offer valid',
      'offer expire',
      'offer binding',
      'offer plus cash',
    ],
    ideas: [
      [
        OFFER,
        /\b(?:how long|expir\w+|laps\w+|valid\w*|good (?:for|until|till)|stays? (?:good|open|alive|valid|up)|runs? out|time limit|deadline|times? out|shelf life|last (?:for )?(?:long|forever))\b/,
      ],
      [
        /\b(?:owners?|sellers?|they|he|she|other side|someone|somebody)\b/,
        /\b(?:how (?:much time|long|many (?:days|hours))|deadline|time limit)\b/,
        /\b(?:answer|respond|reply|decide|react|accept)\b/,
      ],
      [
        OFFER,
        /\b(?:what|if)\b.*\b(?:nobody|no one|never|not|nothing)\b.*\b(?:answer|respond|repl|react|hear|happen)\w*/,
      ],
    ],
    answer: {
      en: 'Press Make Offer on a boat, or ask me to draft one: cash, your own boat, something from your garage, or all of them. An offer stands for 48 hours. The owner can accept, counter or decline it, and nothing is agreed until both sides have accepted the same terms.',
      es: 'Pulsa Make Offer en un barco o pídeme un borrador: dinero, tu barco, algo de tu garaje o todo junto. Una oferta vale 48 horas. El dueño puede aceptarla, responder con otra o rechazarla.',
      fr: 'Appuyez sur Make Offer ou demandez-moi un brouillon : argent, votre bateau, un objet de votre garage ou tout cela. Une offre vaut 48 heures. Le propriétaire peut accepter, contre-proposer ou refuser.',
      de: 'Drücke bei einem Boot Make Offer oder bitte mich um einen Entwurf: Geld, dein Boot, etwas aus deiner Garage oder alles zusammen. Ein Angebot gilt 48 Stunden. Der Besitzer kann annehmen, gegenbieten oder ablehnen.',
    },
  },
  {
    id: 'counter-offer',
    asks: [
      'counter offer',
      'counteroffer',
      'decline offer',
      'accept offer',
      'reject offer',
      'withdraw offer',
      'take back offer',
      'cancel offer sent',
    ],
    answer: {
      en: 'Open Trades and choose the trade. While it waits for you, you can accept, counter or decline it there; while it waits for the other side, you can withdraw it. I never accept or decline for you.',
    },
  },
  {
    id: 'closing',
    asks: [
      'closing work',
      'happens after agree',
      'steps close',
      'handles paperwork',
      'title',
      'happens closing',
      'long closing take',
      'agreed trade',
      'next steps after deal',
      'paid',
      'money released',
      'holds money',
      'receive money',
    ],
    ideas: [
      [
        /^(?!.*\b(?:have i|did i|what i|nothing|my (?:closings?|deals?|trades?))\b)/,
        /\b(?:accept(?:s|ed|ance|ing)?|agree(?:d|s|ment)?|sa(?:y|ys|id) yes)\b/,
        /\b(?:now what|what now|what (?:is|comes|happens|follows)?\s?next|next steps?|steps? (?:after|once|follow\w*)|(?:what|how) .*\b(?:after|once|happens|go(?:es)? on|from here|proceed)|(?:after|once|when) .*\b(?:what|how)\b)/,
      ],
    ],
    answer: {
      en: `After both sides accept, you can close through the brokerage: papers are signed, money is held until everyone has inspected and accepted their boat and every document is in, and only then is it released. Keys change hands after that. The fee is ${fees.closingFee} of each boat’s value.`,
    },
  },
  {
    id: 'how-long',
    asks: ['long trade take', 'days closing take', 'time deal take', 'how long closing'],
    ideas: [
      [
        /\bhow (?:long|many (?:days|weeks)|fast|quick\w*|soon)\b|\btime ?(?:line|frame)\b|\bdeadlines\b/,
        /\b(?:trades?|trading|deals?|swaps?|closings?|close|process|whole thing|acceptance|inspection period|everything)\b/,
        /^(?!.*\b(?:my|our|offers?|dispute|stands?|valid|expires?|answer|reply|agent|listing|deposit)\b|.*_(?:boat|make|own|ref|person)_)/,
      ],
    ],
    answer: {
      en: `An offer stands for 48 hours. After everyone has signed the agreement, the standard terms give ${STANDARD_DAYS.depositDays} business days for the deposit, ${STANDARD_DAYS.acceptDays} days to inspect and accept, and ${STANDARD_DAYS.closeDays} days from then until closing. You can agree on other times in the offer.`,
    },
  },
  {
    id: 'escrow-needed',
    asks: ['escrow required', 'must use escrow', 'pays escrow fee', 'close without brokerage'],
    ideas: [
      [
        /\b(?:escrow|closing service|brokerage|broker)\b/,
        /\b(?:required|mandatory|obligatory|must|have to|need to|necessary|optional|needed|forced|who pays|who covers|who has to pay|pays for|whose cost)\b/,
        /^(?!.*\b(?:verified|badge|license|escrow officer|insurance|talk to|speak)\b)/,
      ],
    ],
    answer: {
      en: `No, escrow isn’t required: two sides can also close directly, but then nobody holds the money. Closing through the brokerage includes it and costs ${fees.closingFee} of each boat’s value. Each receiver of a boat pays that for it, unless you agree otherwise in your offer.`,
    },
  },
  {
    id: 'dispute',
    asks: [
      'goes wrong trade',
      'dispute seller',
      'described',
      'money back',
      'other side deliver',
      'disagree deal',
      'refund',
      'open dispute',
      'broke agreement',
      'dispute closing',
      'engine dispute closing',
      'dispute after handover',
      'seller refuses handover',
      'dispute keys',
      'hidden damage',
      'damage mention',
      'damage disclosed',
    ],
    ideas: [
      [
        /\b(?:problems?|trouble|disagree\w*|argue|arguing|argument|disputes?|fight|conflict|quarrel|goes wrong|went wrong)\b/,
        /\b(?:trades?|deals?|closings?|swaps?|disputes?|here|this site|tradewind|someone|parties)\b/,
        /\b(?:who|whom)\b.*\b(?:decides?|settles?|judges?|rules|sorts?|steps in|has the (?:last|final) (?:word|say)|helps?)\b/,
      ],
    ],
    answer: {
      en: 'If you close through the brokerage, open a dispute on the trade’s page as soon as something looks wrong. The money stays where it is, and it moves only when everyone signs, or by an arbitration award or a court order. We can propose a solution, but we don’t decide who is right. Money that was paid directly to a stranger can’t be held or returned by us.',
    },
  },
  {
    id: 'cancel-trade',
    asks: [
      'back trade',
      'cancel trade',
      'changed mind after accepting',
      'deal',
      'reject after survey',
      'seller backs out',
    ],
    answer: {
      en: 'Until everyone has signed the agreement, you can simply cancel. Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk, unless everyone agrees to end the trade. Open Trades to see where yours stands.',
    },
  },
  {
    id: 'inspection-before-buying',
    asks: [
      'survey before buy',
      'check before buying',
      'look used',
      'see before pay',
      'test before buying',
      'lien',
      'visit',
      'look person',
      'viewing',
    ],
    answer: {
      en: 'See the boat yourself, and make your offer depend on a marine survey, a sea trial and a title search. Ask me what any of these costs. Don’t pay before you have the results.',
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
    answer: {
      en: 'A market estimate compares a boat with similar ones, listed and sold, and adjusts for length, year, condition and make. Closed trades count more than asking prices, and are shown without names. Four in five such boats cost between the two ends of the range. It warns you when there are few comparable boats. It’s an estimate, not an appraisal.',
    },
  },
  {
    id: 'cost-of-change',
    asks: ['cost change boats', 'total cost swap', 'estimate cost change', 'transport cost trade'],
    answer: {
      en: `If you list a boat, every other boat’s page estimates the cost of change: the value difference, closing at ${fees.closingFee}, transport, a survey, your state’s sales tax and a loan payment. You can change every assumption. The offer builder has the same estimate. It isn’t tax advice.`,
    },
  },
];
