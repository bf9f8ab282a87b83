import type { HelpTopic } from '../../platform/help.ts';

/** Whether reports stay private. */
export const reportsToldHelp: readonly HelpTopic[] = [
  {
    id: 'reports-private',
    asks: [],
    ideas: [
      [
        /\b(?:report|reports|reported|reporting|flag|flagged|flagging)\b/,
        /\b(?:tell|told|know|knows|find out|learn|see|sees|anonymous\w*|private|secretly|notified|hear)\b/,
        /\b(?:do|does|will|would|is|are|can|could|did|who)\b/,
        /\b(?:him|her|them|they|he|she|person|people|guy|seller|owner|user|member|who (?:reported|flagged|it was)|reports?|my name|it was me|i (?:report|flag)|someone|somebody)\b/,
        /^(?!.*\b(?:survey\w*|inspection|accident|damage|how do i report|where do i report|want to report|what happens)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Reports are private: the person who was reported doesn’t learn who sent it, and you can’t see who reported you. Our team looks at every report.',
      es: 'Las denuncias son privadas: la persona denunciada no sabe quién la envió, y no puedes ver quién te denunció. Nuestro equipo mira cada denuncia.',
      fr: 'Les signalements sont privés : la personne signalée n’apprend pas qui l’a envoyé, et vous ne voyez pas qui vous a signalé. Notre équipe regarde chaque signalement.',
      de: 'Meldungen sind vertraulich: Die gemeldete Person erfährt nicht, von wem sie kam, und du siehst nicht, wer dich gemeldet hat. Unser Team sieht sich jede Meldung an.',
    },
  },
];
