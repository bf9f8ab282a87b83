import { STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import type { HelpTopic } from '../../platform/help.ts';

/** 'What is a …', 'what does … mean', 'how does … work' and nothing else. */
const meaningOf = (term: string) =>
  new RegExp(
    `^(?:(?:so|and|okay|hey|hi|eddy|please|sorry|but|can you|could you|tell me) ,? ?)*(?:(?:what|whats|who) (?:exactly )?(?:is|are|was|does|do|s)?|define|explain|describe|how (?:do|does)|(?:the )?meaning of)(?: me| to me)? ?(?:meant by )?(?:an? |the |by )?(?:term |word )?${term}s?(?: (?:mean|means|work|works|for|exactly|even|here|on (?:here|this site|tradewind)|anyway|good for|in a (?:closing|trade|deal)|during (?:a |the )?closing|to me))*[?.! ]*$`,
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
    id: 'who-holds-money',
    asks: ['trust account', 'escrow account', 'money held closing'],
    ideas: [
      [
        /\b(?:who|where|which bank|what account)\b/,
        /\b(?:holds?|holding|held|keeps?|kept|sits?|parked|stored|goes|go)\b/,
        /\b(?:money|funds|deposits?|cash|payment)\b/,
        /^(?!.*\b(?:my|wants?|asks?|asked|told|zelle|venmo)\b)/,
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
      [meaningOf('(?:ring|ring trade|trade ring|ring swap|three ?-? ?way (?:trade|swap)|circular trade|chain trade)')],
    ],
    answer: {
      en: 'In a ring, three or more owners trade at once: each gives a boat to the next. It happens only if everyone accepts, and it stands for 72 hours. Until the release it is all or nothing: if one side leaves, everyone keeps what they had.',
    },
  },
];
