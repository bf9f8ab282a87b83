import type { HelpTopic } from '../../platform/help.ts';
import { FREE } from '../../platform/help-replies.ts';

export const reportHelp: readonly HelpTopic[] = [
  {
    id: 'stolen-photos',
    asks: ['steal photos', 'photos used by others'],
    ideas: [
      [
        /\b(?:steal\w*|stole|stolen|cop(?:y|ies|ied)|downloads?|misus\w+|reus\w+|uses?|using|used)\b/,
        /\b(?:my|our) (?:\w+ )?(?:photos?|pictures?|pics?|images?)\b/,
        /\b(?:can|could|someone|somebody|people|anyone|else|protect|prevent|other)\b/,
      ],
    ],
    answer: {
      en: 'Photos of a listing are public, so anybody can copy them. We take out place and camera data first. If somebody uses yours in another listing, open it and choose Report this listing.',
      es: 'Las fotos de un anuncio son públicas, así que cualquiera puede copiarlas. Antes quitamos los datos de lugar y cámara. Si alguien usa las tuyas en otro anuncio, ábrelo y elige Report this listing.',
      fr: 'Les photos d’une annonce sont publiques : n’importe qui peut les copier. Nous en retirons d’abord les données de lieu et d’appareil. Si quelqu’un utilise les vôtres dans une autre annonce, ouvrez-la et choisissez Report this listing.',
      de: 'Fotos einer Anzeige sind öffentlich, also kann sie jeder kopieren. Orts- und Kameradaten entfernen wir vorher. Wenn jemand deine in einer anderen Anzeige benutzt, öffne sie und wähle Report this listing.',
    },
  },
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
        /\bsame (?:\w+ )?(?:pictures?|photos?|boat|listing|ad|pics)\b|\bidentical (?:pictures?|photos?|listing)\b/,
        /\b(?:another|other|different) (?:site|website|listing|place|owner|seller|ad|page|name)\b|\b(?:craigslist|facebook|ebay|elsewhere)\b/,
      ],
      [
        /\bwhat (?:happens|does|do you do)\b|\bhow long\b/,
        /\b(?:report|reports|reported|reporting|flag|flagged)\b/,
        /^(?!.*\b(?:survey|accident|damage|agent|closing)\b)/,
      ],
      [
        /\bhow (?:do|can|could|would) (?:i|we)\b|\bwhere (?:do|can) (?:i|we)\b|\b(?:want|like|need) to\b/,
        /\b(?:report|flag)\b(?! (?:from|of|says|on the (?:boat|survey))\b)/,
        /\b(?:guys?|person|people|users?|members?|sellers?|owners?|buyers?|him|her|them|listings?|ads?|messages?|scam\w*|someone|somebody|this)\b/,
      ],
      [
        /\b(?:fake|false|bogus|copied|scam|fraud\w*|stolen|phony)\b/,
        /\b(?:listings?|ads?|posts?|profiles?|accounts?)\b/,
        /\b(?:my (?:\w+ )?(?:boat|photos?|pictures?|listing|yacht)|of mine|there is|i (?:found|saw|see|think)|someone|somebody|on here)\b/,
      ],
      [
        /\b(?:ads?|listings?|posts?|boats?|users?|sellers?|owners?|profiles?|accounts?|messages?)\b/,
        /\b(?:report|reporting|flag|flagging)\b|\b(?:suspicious|fishy|sketchy|shady|phony|bogus|dodgy)\b.*\b(?:what (?:do|should|can) i|where|how|who|tell|let you)\b/,
        /\b(?:suspicious|fishy|sketchy|shady|phony|bogus|dodgy|fake|scam\w*|fraud\w*|stolen)\b/,
      ],
    ],
    more: {
      cost: FREE,
      next: {
        en: 'Our team looks at the report and decides what to do. I don’t know how long that takes.',
        es: 'Nuestro equipo mira la denuncia y decide qué hacer. No sé cuánto tarda.',
        fr: 'Notre équipe regarde le signalement et décide quoi faire. Je ne sais pas combien de temps cela prend.',
        de: 'Unser Team sieht sich die Meldung an und entscheidet, was zu tun ist. Wie lange das dauert, weiß ich nicht.',
      },
    },
    answer: {
      en: 'On a boat’s page choose Report this listing; in a conversation choose Report message; reviews have a Report button, too. Our team looks at every report, and the other person doesn’t learn who sent it.',
      es: 'En la página de un barco elige Report this listing; en una conversación, Report message; las reseñas también tienen un botón Report. Nuestro equipo mira cada denuncia, y la otra persona no sabe quién la envió.',
      fr: 'Sur la page d’un bateau, choisissez Report this listing ; dans une conversation, Report message ; les avis ont aussi un bouton Report. Notre équipe regarde chaque signalement, et l’autre ne sait pas qui l’a envoyé.',
      de: 'Auf der Seite eines Boots wählst du Report this listing, in einem Gespräch Report message; auch Bewertungen haben einen Knopf Report. Unser Team sieht jede Meldung an, und die andere Person erfährt nicht, von wem sie kam.',
    },
  },
  {
    id: 'report-somebody',
    asks: [],
    ideas: [
      [
        /^(?:(?:please|hey|hi|eddy|okay|so|and|just|now|can you|could you|would you|will you|i (?:want|need|would like) (?:to|you to)|let us|,) )*(?:report|flag|denounce)\b(?! (?:from|says|of|on the (?:boat|survey)|about the (?:boat|survey)))/,
        /\b(?:sellers?|owners?|buyers?|guys?|users?|members?|person|people|someone|somebody|him|her|them|listings?|ads?|messages?|accounts?|profiles?|boats?|spam\w*|scam\w*|fraud\w*)\b/,
        /^(?!.*\b(?:survey\w*|accident|damage|agent|closing|income|tax\w*|bug|problem with the (?:site|app)|sold)\b)/,
      ],
      [
        /\b(?:sellers?|owners?|buyers?|guys?|users?|members?|person|people|someone|somebody|he|she|they)\b/,
        /\bspam(?:s|ming|mer|mers|med)?\b/,
        /\b(?:report\w*|flag\w*|tell you|let you know)\b/,
      ],
      [
        /\b(?:report|flag) (?:it|this|that|him|her|them)\b/,
        /\b(?:fake|scam\w*|fraud\w*|spam\w*|stolen|suspicious|fishy|sketchy|shady|bogus|phony|copied)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I can’t report anybody for you, but it takes you two clicks: on a boat’s page choose Report this listing; in a conversation choose Report message. Our team looks at every report, and the other person doesn’t learn who sent it. If you don’t want to hear from them anymore, you can also block them.',
      es: 'No puedo denunciar a nadie por ti, pero son dos clics: en la página de un barco elige Report this listing; en una conversación, Report message. Nuestro equipo mira cada denuncia, y la otra persona no sabe quién la envió. Si no quieres saber más de esa persona, también puedes bloquearla.',
      fr: 'Je ne peux signaler personne à votre place, mais deux clics suffisent : sur la page d’un bateau, choisissez Report this listing ; dans une conversation, Report message. Notre équipe regarde chaque signalement, et l’autre ne sait pas qui l’a envoyé. Vous pouvez aussi bloquer cette personne.',
      de: 'Ich kann niemanden für dich melden, aber es sind nur zwei Klicks: Auf der Seite eines Boots wählst du Report this listing, in einem Gespräch Report message. Unser Team sieht jede Meldung an, und die andere Person erfährt nicht, von wem sie kam. Du kannst die Person auch sperren.',
    },
  },
];
