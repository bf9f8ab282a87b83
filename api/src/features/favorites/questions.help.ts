import type { HelpTopic } from '../../platform/help.ts';

const SAVED = /\b(?:saved?|saving|favou?rites?|bookmarks?|bookmark|hearts?|heart|watch ?list|wish ?list)\b/;

/** Questions about saved boats. */
export const savedQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'saved-limit',
    asks: [],
    ideas: [
      [
        SAVED,
        /\b(?:limit|limits|max(?:imum)?|most|at most|how many)\b/,
        /\b(?:can i|could i|may i|am i allowed|is there|limit|max(?:imum)?)\b/,
        /^(?!.*\b(?:search(?:es)?|people|others|somebody|someone|my (?:boat|listing)|have i|did i|do i have|price|under|over)\b|.*_(?:money|bound|type|place)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I know of no limit: save as many boats as you like, with the heart on each. It costs nothing, and nobody sees it.',
      es: 'No conozco ningún límite: guarda los barcos que quieras con el corazón de cada uno. No cuesta nada y nadie lo ve.',
      fr: 'Je ne connais pas de limite : enregistrez autant de bateaux que vous voulez, avec le cœur de chacun. C’est gratuit, et personne ne le voit.',
      de: 'Eine Grenze kenne ich nicht: Merk dir so viele Boote, wie du willst, mit dem Herz an jedem. Es kostet nichts, und niemand sieht es.',
    },
  },
];
