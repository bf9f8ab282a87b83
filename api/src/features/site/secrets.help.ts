import type { HelpTopic } from '../../platform/help.ts';

const OTHER =
  /\b(?:he|she|they|him|her|them|buyers?|sellers?|owners?|someone|somebody|guy|person|man|woman|lady|broker)\b/;

/** Codes, passwords, bank details and IDs that somebody asks for. */
export const secretsHelp: readonly HelpTopic[] = [
  {
    id: 'secrets',
    asks: ['asks verification code', 'wants bank login', 'asks social security number', 'wants password code'],
    ideas: [
      [
        /\b(?:call|called|calls|text|texted|e ?-? ?mail(?:ed)?|message|messaged|letter|asking|asked|asks|wants?)\b/,
        /\b(?:confirm|verify|give|enter|send|share|update|provide|tell)\b/,
        /\bmy (?:\w+ )?(?:bank (?:login|password|pin|account number)|login|passwords?|codes?|pin|social(?: security)?|ssn|card number)\b/,
        /^(?!.*\b(?:forgot|reset|change my|how do i (?:change|reset)|never (?:came|got|arrived))\b)/,
      ],
      [
        /\b(?:safe|okay|ok|wise|smart|should i|can i|may i|do i (?:have|need) to|must i|is it fine|risky|good idea)\b/,
        /\b(?:give|send|tell|share|show|text|email|hand)\b/,
        OTHER,
        /\bmy (?:\w+ )?(?:bank (?:info\w*|details|account|login|number|data)|account (?:number|details)|routing number|social(?: security)?|ssn|passwords?|codes?|pin|card (?:number|details))\b/,
        /^(?!.*\b(?:the broker|my broker|brokerage|tradewind|payout)\b)/,
      ],
      [
        /\b(?:he|she|they|sellers?|owners?|buyers?|guy|someone|somebody|person)\b|_person_/,
        /\b(?:wants?|asks?|asked|needs?|demands?|requests?|insists?)\b/,
        /\b(?:screenshots?|photos?|pictures?|copy|statement|proof|show)\b/,
        /\b(?:bank (?:balance|account|statement)|my (?:\w+ )?(?:balance|statement|account)|paystub|pay stub|tax return|funds)\b/,
        /^(?!.*\b(?:broker|closing|source of funds)\b)/,
      ],
      [
        /\b(?:this is|i am|we are|from) (?:the )?(?:tradewind|eddy|support|security|your bank)\b/,
        /\b(?:confirm|verify|send|give|enter|tell)\b/,
        /\b(?:your|the|my) (?:\w+ )?(?:password|code|pin|login|bank|card|social)\b/,
      ],
      [
        OTHER,
        /\b(?:asks?|asked|asking|wants?|wanted|needs?|requests?|requested|told me|tells me)\b/,
        /\b(?:codes?|pin|bank (?:login|details|info\w*|account|password)|login|passwords?|social security|ssn)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Please don’t share it. Whoever asks for a code, a password or a bank login wants your account or your money, and no trade needs them. Report the message, and keep the conversation on Tradewind.',
      es: 'Por favor, no lo compartas. Quien pide un código, una contraseña o un acceso al banco quiere tu cuenta o tu dinero, y ningún intercambio los necesita. Denuncia el mensaje y sigue hablando por Tradewind.',
      fr: 'Ne le partagez pas. Qui demande un code, un mot de passe ou un accès bancaire veut votre compte ou votre argent, et aucun échange n’en a besoin. Signalez le message, et restez sur Tradewind.',
      de: 'Bitte gib das nicht weiter. Wer nach einem Code, einem Passwort oder einem Bankzugang fragt, will dein Konto oder dein Geld, und kein Tausch braucht das. Melde die Nachricht, und bleib beim Gespräch auf Tradewind.',
    },
  },
];
