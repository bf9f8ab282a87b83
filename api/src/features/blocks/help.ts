import type { HelpTopic } from '../../platform/help.ts';
import { AT_ONCE, FREE, NOBODY_TOLD } from '../../platform/help-replies.ts';

const STILL_SEES: HelpTopic['answer'] = {
  en: 'Nobody is told about a block. Someone you blocked still sees your listings, as everybody does, but can’t write to you or make offers with you, and doesn’t see your garage. The same goes for you and them.',
  es: 'Nadie se entera de un bloqueo. Quien has bloqueado sigue viendo tus anuncios, como todo el mundo, pero no puede escribirte ni hacerte ofertas, ni ve tu garaje. Lo mismo vale para ti con esa persona.',
  fr: 'Personne n’est averti d’un blocage. La personne bloquée voit toujours vos annonces, comme tout le monde, mais ne peut ni vous écrire ni faire d’offres avec vous, et ne voit pas votre garage. Cela vaut aussi dans l’autre sens.',
  de: 'Von einer Sperre erfährt niemand. Wen du gesperrt hast, der sieht deine Anzeigen weiterhin wie alle, kann dir aber nicht schreiben, keine Angebote mit dir machen und deine Garage nicht sehen. Umgekehrt gilt dasselbe.',
};

export const blockHelp: readonly HelpTopic[] = [
  {
    id: 'hide-from-one',
    asks: ['hide listing from person'],
    ideas: [
      [
        /\b(?:hide|hiding|hidden|invisible|not (?:\w+ )?(?:see|show|view|find)|keep .* from seeing)\b/,
        /\b(?:one person|one (?:guy|user|member)|certain (?:people|person|users?)|(?:specific|particular) (?:person|people|user)|someone|somebody|neighbou?rs?|my ex|single person|him|her)\b|\b(?:for|from|to) [a-z]+[?.! ]*$/,
        /\b(?:listings?|ads?|boats?|profile)\b|_own_/,
      ],
    ],
    more: { known: NOBODY_TOLD },
    answer: {
      en: 'No: a live listing can be seen by everyone, so you can’t hide it from a single person. You can block them, so that they can’t write to you or make offers with you, or pause the listing for all.',
      es: 'No: un anuncio activo lo ve todo el mundo, así que no puedes ocultarlo a una sola persona. Puedes bloquearla, y entonces no puede escribirte ni hacerte ofertas, o poner el anuncio en pausa para todos.',
      fr: 'Non : une annonce active est visible par tous, vous ne pouvez donc pas la cacher à une seule personne. Vous pouvez la bloquer, pour qu’elle ne puisse ni vous écrire ni faire d’offres avec vous, ou mettre l’annonce en pause pour tous.',
      de: 'Nein: Eine aktive Anzeige sehen alle, vor einer einzelnen Person kannst du sie nicht verbergen. Du kannst die Person sperren, dann kann sie dir nicht schreiben und keine Angebote mit dir machen, oder die Anzeige für alle pausieren.',
    },
  },
  {
    id: 'blocked-sees',
    asks: ['blocked person see', 'blocked see listings', 'blocked know'],
    ideas: [
      [
        /\bblock(?:ed|ing)?\b/,
        /\b(?:see|sees|seeing|view|visible|look at|find out|know|knows|notice|told|notified|aware)\b/,
        /^(?!.*\b(?:how (?:do|can|to)|where) (?:i |we |you )?(?:can |do )?(?:i |we )?(?:block|unblock|see))/,
      ],
    ],
    answer: STILL_SEES,
  },
  {
    id: 'block',
    asks: [
      'block',
      'stop person writing',
      'harassing',
      'block user',
      'unblock',
      'guy keeps bothering',
      'rid annoying buyer',
      'messages person anymore',
      'want contact person anymore',
      'rude',
      'leave alone',
      'keeps writing',
      'spamming',
    ],
    ideas: [
      [
        /\b(?:where|how|can|which|show|list)\b/,
        /\b(?:who i (?:have )?blocked|(?:people|users|members|persons|those|everyone|anyone) (?:that )?(?:i|i have) blocked|my block ?list|blocked (?:list|people|users|members|persons)|unblock)\b/,
      ],
      [
        /\b(?:someone|somebody|guy|user|person|people|buyers?|sellers?|owners?|members?|he|she|they)\b/,
        /\b(?:rude|mean to me|abusive|insult\w*|swear\w*|threaten\w*|aggressive|creepy|will not (?:stop|quit)|keeps? (?:\w+ )?(?:messaging|writing|texting|contacting)|non ?-?stop)\b/,
        /\b(?:me|us|my|is|was|being|messages?|messaging|writing|texting|leave)\b/,
        /^(?!.*\b(?:review|boat|price|offer|negotiat\w*|lawyer|sue)\b)/,
      ],
      [
        /\b(?:pester|bother|harass|annoy|stalk|spam|bug|hassl|nag)\w*\b/,
        /\b(?:me|us|someone|somebody|guy|user|person|buyer|seller|owner|he|she|they|stop|block)\b/,
        /^(?!.*\b(?:away|vacation|traveling|travelling|out of town|abroad)\b)/,
        /^(?!.*\b(?:report|flag)(?:ing|ed)?\b)/,
      ],
      [
        /\b(?:un)?block(?:ed|ing)?\b/,
        /\b(?:him|her|them|someone|somebody|guy|user|users|person|people|member|buyer|seller|owner|anyone|troll|creep)\b/,
        /^(?!.*\bmute\b)/,
      ],
    ],
    more: {
      cost: FREE,
      time: AT_ONCE,
      known: NOBODY_TOLD,
      public: STILL_SEES,
      undo: {
        en: 'Yes: you can unblock them at any time under Messages in your account.',
        es: 'Sí: puedes desbloquear a la persona cuando quieras en Messages, en tu cuenta.',
        fr: 'Oui : vous pouvez débloquer la personne à tout moment sous Messages dans votre compte.',
        de: 'Ja: Du kannst die Sperre jederzeit unter Messages in deinem Konto aufheben.',
      },
    },
    answer: {
      en: 'Open the conversation with that person and choose Block. They can’t write to you anymore, and nobody is told. You can unblock them under Messages in your account. If what they write breaks the rules, choose Report message there, too.',
      es: 'Abre la conversación con esa persona y elige Block. Ya no podrá escribirte. Puedes desbloquearla en Messages, en tu cuenta.',
      fr: 'Ouvrez la conversation avec cette personne et choisissez Block. Elle ne pourra plus vous écrire. Vous pouvez la débloquer sous Messages dans votre compte.',
      de: 'Öffne die Unterhaltung mit der Person und wähle Block. Sie kann dir dann nicht mehr schreiben. Aufheben kannst du das unter Messages in deinem Konto.',
    },
  },
];
