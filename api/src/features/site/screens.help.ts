import type { HelpTopic } from '../../platform/help.ts';

/** Questions about the pages themselves. */
export const screensHelp: readonly HelpTopic[] = [
  {
    id: 'text-size',
    asks: [],
    ideas: [
      [
        /\b(?:text|font|letters|print|writing|type|page|screen|everything|words)\b/,
        /\b(?:size|bigger|larger|small|tiny|smaller|zoom|hard to read)\b/,
        /\b(?:can|could|how|make|change|is|too|way|where|set)\b/,
        /^(?!.*\b(?:boats?|photos?|pictures?|offer|listing|message|description|engine)\b|.*_(?:type|make|boat|bound|money|own|sort)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'There’s no setting for the text size: zoom in with your browser, with Ctrl or Cmd and +, or with two fingers on a phone. The pages adapt to it.',
      es: 'No hay ajuste para el tamaño del texto: amplía en el navegador, con Ctrl o Cmd y +, o con dos dedos en el teléfono. Las páginas se adaptan.',
      fr: 'Il n’y a pas de réglage pour la taille du texte : agrandissez avec le navigateur, Ctrl ou Cmd et +, ou deux doigts sur un téléphone. Les pages s’adaptent.',
      de: 'Eine Einstellung für die Schriftgröße gibt es nicht: Vergrößere im Browser, mit Strg oder Cmd und +, am Telefon mit zwei Fingern. Die Seiten passen sich an.',
    },
  },
  {
    id: 'site-language',
    asks: [],
    ideas: [
      [
        /\b(?:spanish|french|german|italian|portuguese|russian|chinese|another language|my language)\b/,
        /^(?:(?:so|and|hey|hi|okay) )*(?:can|could|is|does|do|how|are) (?:i|we|it|this|the (?:site|page|app)|you|there|tradewind)\b/,
        /\b(?:in|to|into|speak|have|use|switch|change|set|version|available|translate[ds]?)\b/,
        /^(?!.*\b(?:owners?|sellers?|message|tell|ask|write to|listing|description|buyers?|flag\w*|built|made|wood|boats?)\b|.*_(?:type|make|boat|bound|money|person)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I understand and answer English, Spanish, French and German; just write to me in one of them. The pages of the site are in English.',
      es: 'Entiendo y respondo en inglés, español, francés y alemán; escríbeme en uno de ellos. Las páginas del sitio están en inglés.',
      fr: 'Je comprends et réponds en anglais, espagnol, français et allemand ; écrivez-moi dans l’une de ces langues. Les pages du site sont en anglais.',
      de: 'Ich verstehe und antworte auf Englisch, Spanisch, Französisch und Deutsch; schreib mir einfach so. Die Seiten selbst sind auf Englisch.',
    },
  },
  {
    id: 'sort-by-distance',
    asks: [],
    ideas: [
      [
        /\b(?:how|where|can|could) (?:do |can |could |would )?(?:i|we|you)\b|\bhow to\b/,
        /\b(?:sort\w*|order)\b.*\b(?:distance|nearest|closest|how far)\b|\b(?:change|set|enter|update|edit|put in|type in)\b.*\bzip\b|\bdistance (?:sort\w*|order)\b/,
        /^(?!.*(?:\b(?:how far|photo|video|file|download)\b|_(?:own|boat|make)_))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'On Browse Boats, choose to sort by distance: a box for your ZIP code appears beside it. Enter five digits there and press Search; to change it, enter another. The distances are rough, from state to state.',
      es: 'En Browse Boats, elige ordenar por distancia: aparece un campo para tu código postal. Escribe cinco cifras y pulsa Search; para cambiarlo, escribe otro. Las distancias son aproximadas, de estado a estado.',
      fr: 'Dans Browse Boats, choisissez le tri par distance : un champ pour votre code postal apparaît. Entrez cinq chiffres et appuyez sur Search ; pour le changer, entrez-en un autre. Les distances sont approximatives, d’État à État.',
      de: 'Wähle unter Browse Boats die Sortierung nach Entfernung: Dann erscheint ein Feld für deine Postleitzahl. Gib fünf Ziffern ein und drück Search; zum Ändern gib eine andere ein. Die Entfernungen sind grob, von Staat zu Staat.',
    },
  },
];
