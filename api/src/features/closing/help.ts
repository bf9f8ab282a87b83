import { STANDARD_DAYS, STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import type { HelpTopic } from '../../platform/help.ts';

/** 'What is a …', 'what does … mean', 'how does … work' and nothing else. */
const meaningOf = (term: string) =>
  new RegExp(
    `^(?:(?:so|and|okay|hey|hi|eddy|please|sorry|but|can you|could you|tell me) ,? ?)*(?:(?:what|whats|who) (?:exactly )?(?:is|are|was|does|do|s)?(?: (?:people|brokers?|sellers?|owners?|they|_service_|you) mean by)?|define|explain|describe|how (?:do|does)|(?:the )?meaning of)(?: me| to me)? ?(?:meant by )?(?:an? |the |by )?(?:term |word )?${term}s?(?: (?:mean|means|work|works|exactly|even|here|this|site|tradewind|anyway|good|in|on|when|for|with|during|to|as|if|of|by|a|an|the|you|we|i|people|someone|owners?|sellers?|brokers?|used|boats?|yachts?|closings?|trades?|trading|deals?|offers?|contracts?|listings?|ads?|sales?|me|buy|buying|sell|selling|say|says|write|writes))*[?.! ]*$`,
  );

export const closingHelp: readonly HelpTopic[] = [
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
      en: `Everyone in a closing wires a deposit to the brokerage’s trust account, and it’s credited at closing. ${STANDARD_DEPOSIT_RULE} Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk.`,
    },
  },
  {
    id: 'deposit-when',
    asks: ['deposit due', 'when pay deposit'],
    ideas: [
      [
        /\b(?:deposit|earnest money|down payment)\b/,
        /\b(?:when|how (?:soon|long|quickly|fast)|by when|due|deadline|how many days)\b/,
        /^(?!.*\b(?:my deposit|wants?|asks?|asked|zelle|venmo|back|refund\w*|return\w*|seller|owner|he|she|they)\b)/,
      ],
    ],
    answer: {
      en: `The deposit is due ${STANDARD_DAYS.depositDays} business days after everyone has signed the agreement, unless you agreed on another time in the offer. It goes by wire to the brokerage’s trust account. Making an offer costs nothing and needs no deposit.`,
    },
  },
  {
    id: 'who-holds-money',
    asks: ['trust account', 'escrow account', 'money held closing'],
    ideas: [
      [
        /\b(?:who|where|which bank|what account)\b/,
        /\b(?:holds?|holding|held|keeps?|kept|sits?|parked|stored|goes|go|has|have|got)\b/,
        /\b(?:money|funds|deposits?|cash|payment)\b/,
        /^(?!.*\b(?:my (?!money|funds|cash|payment|deposit)|wants?|asks?|asked|told|zelle|venmo))/,
      ],
      [meaningOf('(?:escrow|escrow account|trust account|escrow service)')],
    ],
    answer: {
      en: 'In a closing through the brokerage, a licensed broker holds the money in a trust account, apart from the brokerage’s own. It comes in by wire only, and it leaves at the release, after every boat is accepted and every paper is in. A trade that you close directly has nobody who holds the money.',
    },
  },
  {
    id: 'holdback-meaning',
    asks: ['holdback', 'hold back part money repair'],
    ideas: [[meaningOf('hold ?-? ?back')]],
    answer: {
      en: 'A holdback is a part of the money that stays in the trust account after the release until a condition is met, such as a repair. The two sides agree on its amount, its condition and its date.',
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
    },
  },
  {
    id: 'agreement-meaning',
    asks: ['exchange agreement', 'letter of intent', 'purchase agreement'],
    ideas: [[meaningOf('(?:exchange agreement|letter of intent|loi|purchase agreement)')]],
    answer: {
      en: 'We use no letter of intent: an accepted offer states the terms, and the exchange agreement puts in writing who gives what to whom. It binds once everyone has signed it, which must happen within 72 hours.',
    },
  },
  {
    id: 'co-broke',
    asks: ['co broke', 'co brokerage', 'split commission own broker'],
    ideas: [[/\bco ?-? ?brok(?:e|er|ers|ing|erage)\b/]],
    answer: {
      en: 'A co-broke is a sale in which two brokers share one commission. On Tradewind, owners deal with each other and the brokerage only closes the trade for its fee, so there is no commission to share. Please ask the brokerage’s team if your own broker takes part.',
    },
  },
  {
    id: 'less-after-survey',
    asks: ['renegotiate after survey'],
    answer: {
      en: 'If a survey finds something, you can propose an amendment of the price or a holdback on the trade’s page. It counts once everyone has agreed. Until you have accepted the boat in writing, you can also reject it and get your deposit back, less the costs you authorized.',
    },
  },
  {
    id: 'ring-meaning',
    asks: ['ring trade', 'three trade', 'trade between three people', 'multi party swap'],
    ideas: [
      [
        meaningOf(
          '(?:ring|ring trade|trade ring|ring swap|(?:three|3|_n_|multi) ?-? ?way (?:trade|swap|deal|exchange)|circular trade|chain trade)',
        ),
      ],
    ],
    answer: {
      en: 'In a ring, three or more owners trade at once: each gives a boat to the next. It happens only if everyone accepts, and it stands for 72 hours. Until the release it is all or nothing: if one side leaves, everyone keeps what they had.',
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
    },
  },
  {
    id: 'as-is',
    asks: ['sold as is', 'as is clause'],
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
    },
  },
  {
    id: 'contingency',
    asks: ['contingency', 'contingent offer', 'survey contingency', 'subject to survey', 'conditional acceptance'],
    ideas: [
      [meaningOf('(?:survey |inspection |financing |sea trial )?(?:contingenc(?:y|ies)|contingent|subject to survey)')],
      [
        /\b(?:contingen(?:t|cy|cies)|subject to|conditional|depends?) (?:on |upon )?(?:a |the |my )?(?:survey|inspection|sea trial|financing|loan)\b/,
        /\b(?:can|could|how|is|may|what|do|does)\b/,
      ],
    ],
    answer: {
      en: 'A contingency is a condition that must be met before a deal binds. Here every closing has one built in: you can have the boat inspected and take it on a sea trial, and until you have accepted it in writing you can reject it and get your deposit back, less the costs you authorized. Other conditions, such as financing, belong in the note of your offer.',
    },
  },
  {
    id: 'sea-trial-right',
    asks: ['sea trial before closing', 'test drive before accept'],
    ideas: [
      [meaningOf('sea ?-? ?trial')],
      [
        /\b(?:sea trials?|test (?:drive|ride|run))\b/,
        /\b(?:do i get|can i|could i|am i|will i|is there|when|before|allowed|entitled|have to|must|required|include[sd]?)\b/,
        /^(?!.*\b(?:cost|costs|price|fee|much|charge|ask|tell|message)\b)/,
      ],
    ],
    answer: {
      en: 'A sea trial is a run in open water to see how the boat and its engines do. In a closing, the inspection and the sea trial come before you accept the boat. If you don’t like the result, you can reject it and get your deposit back, less the costs you authorized.',
    },
  },
  {
    id: 'pay-bitcoin',
    asks: ['pay bitcoin', 'pay crypto', 'buy with bitcoin'],
    ideas: [
      [
        /\b(?:can|could|may|how|is it|possible|allowed|able|do you (?:guys |all )?(?:let|allow|support)|what about|am i)\b/,
        /\b(?:pay|paying|paid|payment|buy|buying|purchase|close|closing)\b/,
        /\b(?:crypto\w*|bitcoins?|btc)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|wants?|asks?|asked|insists?|told|taxes?|taxable|front|upfront|outside)\b)/,
      ],
    ],
    answer: {
      en: 'Bitcoin can be part of an offer if the owner takes it: press Make Offer on the boat, then Add Bitcoin, and enter the coins and the price per coin. We never hold coins: in a closing they go straight from you to the other side, after a test payment, while dollars come in by wire only. Other coins go into your garage as something you trade.',
    },
  },
];
