import type { HelpTopic } from '../../../platform/help.ts';

/** Questions about trades whose two sides are not worth the same. */
export const valuesApartHelp: readonly HelpTopic[] = [
  {
    id: 'values-apart',
    asks: [],
    ideas: [
      [
        /\b(?:worth|valued at|value is|values?|costs?|priced) (?:\w+ ){0,2}(?:less|more|higher|lower|different|the same)\b|\b(?:less|more) (?:valuable|expensive)\b|\bcheaper than\b|\bdifference (?:in|of|between the) (?:values?|prices?|worth)\b/,
        /\b(?:trade|trades|trading|swap|swaps|swapping|exchange|deal)\b|\bhow (?:does|do|would|will) (?:it|this|that) work\b|\bwho (?:pays|covers)\b|\bwhat (?:happens|if)\b/,
        /\b(?:how|what (?:happens|if)|who|can|could|do i|is it|possible)\b/,
        /\b(?:my|mine|one|other|boats?|theirs|the two|both|sides?)\b|_(?:own|ref)_/,
        /^(?!.*(?:_(?:boat|make|person|money|bound|type|place)_|\b(?:which|show|find|list|fees?|tax(?:es)?|offered|per foot)\b))/,
      ],
      [
        /\bwho (?:pays|covers|makes up|has to pay)\b/,
        /\bdifference\b/,
        /\b(?:trade|swap|exchange|worth|values?|boats?|sides?)\b/,
        /^(?!.*_(?:boat|make|person|money|bound)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'The two sides of a trade needn’t be worth the same. Whoever gives less can add cash or something from their garage, and you agree on how much; it isn’t worked out for you. Name a boat that you’d like, and I’ll tell you what would even out its price and yours. The closing holds the cash that is added until the release.',
      es: 'Los dos lados de un intercambio no tienen que valer lo mismo. Quien da menos puede añadir dinero o algo de su garaje, y ustedes acuerdan cuánto; nadie lo calcula por ustedes. Dime qué barco te gusta y te digo qué igualaría su precio y el tuyo. El cierre guarda el dinero añadido hasta la liberación.',
      fr: 'Les deux côtés d’un échange n’ont pas à valoir la même chose. Celui qui donne moins peut ajouter de l’argent ou un bien de son garage, et vous convenez du montant ; personne ne le fixe pour vous. Nommez un bateau qui vous plaît, et je dirai ce qui équilibre son prix et le vôtre. La clôture garde l’argent ajouté jusqu’à la libération.',
      de: 'Die beiden Seiten eines Tauschs müssen nicht gleich viel wert sein. Wer weniger gibt, kann Geld oder etwas aus seiner Garage dazulegen, und ihr einigt euch, wie viel; niemand rechnet das für euch aus. Nenn mir ein Boot, das dir gefällt, und ich sage dir, was seinen Preis und deinen ausgleicht. Der Abschluss hält das Geld bis zur Freigabe.',
    },
  },
];
