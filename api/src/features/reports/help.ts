import type { HelpTopic } from '../../platform/help.ts';
import { FREE } from '../../platform/help-replies.ts';

export const reportHelp: readonly HelpTopic[] = [
  {
    id: 'report',
    asks: [
      'report listing',
      'report scammer',
      'listing fake',
      'report message',
      'flag suspicious user',
      'think found fraud',
      'stole photos',
      'listing stolen',
    ],
    ideas: [
      [
        /\b(?:ads?|listings?|posts?|boats?|users?|sellers?|owners?|profiles?|accounts?|messages?)\b/,
        /\b(?:report|reporting|flag|flagging)\b|\b(?:suspicious|fishy|sketchy|shady|phony|bogus|dodgy)\b.*\b(?:what (?:do|should|can) i|where|how|who|tell|let you)\b/,
        /\b(?:suspicious|fishy|sketchy|shady|phony|bogus|dodgy|fake|scam\w*|fraud\w*|stolen)\b/,
      ],
    ],
    more: { cost: FREE },
    answer: {
      en: 'On a boat’s page choose Report this listing; in a conversation choose Report message; reviews have a Report button, too. Our team looks at every report, and the other person doesn’t learn who sent it.',
      es: 'En la página de un barco elige Report this listing; en una conversación, Report message; las reseñas también tienen un botón Report. Nuestro equipo mira cada denuncia, y la otra persona no sabe quién la envió.',
      fr: 'Sur la page d’un bateau, choisissez Report this listing ; dans une conversation, Report message ; les avis ont aussi un bouton Report. Notre équipe regarde chaque signalement, et l’autre ne sait pas qui l’a envoyé.',
      de: 'Auf der Seite eines Boots wählst du Report this listing, in einem Gespräch Report message; auch Bewertungen haben einen Knopf Report. Unser Team sieht jede Meldung an, und die andere Person erfährt nicht, von wem sie kam.',
    },
  },
];
