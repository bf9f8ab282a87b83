import type { HelpTopic } from '../../platform/help.ts';

/** How things get into a garage. */
export const addingThingsHelp: readonly HelpTopic[] = [
  {
    id: 'garage-papers',
    asks: [],
    ideas: [
      [
        /\bgarage\b/,
        /\b(?:papers?|paperwork|documents?|docs|photos?|pictures?|pics?|proof|title|receipts?)\b/,
        /\b(?:do i|must i|have to|need|needs|required|mandatory|without|optional)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Papers aren’t required for a thing in your garage, but they help to show what it’s worth. You can add them later.',
      es: 'Los papeles no son obligatorios para una cosa de tu garaje, pero ayudan a mostrar su valor. Puedes añadirlos después.',
      fr: 'Les papiers ne sont pas obligatoires pour un objet de votre garage, mais ils aident à montrer sa valeur. Vous pouvez les ajouter plus tard.',
      de: 'Papiere sind für eine Sache in deiner Garage nicht nötig, aber sie helfen, den Wert zu zeigen. Du kannst sie später hinzufügen.',
    },
  },
  {
    id: 'add-to-garage',
    asks: [],
    ideas: [
      [
        /\b(?:how|where) (?:do|can|could|would|should|to) ?(?:i|we)?\b|^(?:(?:so|and|hey|hi|okay) )*(?:can|could) (?:i|we)\b/,
        /\b(?:add|put|list|enter|register|upload|store|keep|place)\b/,
        /\b(?:to|in|into|on) (?:my|the|a|our) garage\b/,
      ],
      [
        /\b(?:how|where) (?:do|can|could|would|should|to) ?(?:i|we)?\b/,
        /\b(?:add|put|list|enter|register|upload|place|post)\b/,
        /_asset_.*\b(?:so (?:that )?(?:i|we) can|to (?:be able to )?|for) (?:trade|offer|swap|trading|swapping|give)\b|_asset_ (?:in|on) (?:there|here|it|that)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Open Account, then My garage, and press Add an Asset: say what it is and what it’s worth, with photos and papers if you have them. You choose whether it’s public or seen only in your offers, and then you can put it into any offer.',
      es: 'Abre Account, luego My garage, y pulsa Add an Asset: di qué es y cuánto vale, con fotos y papeles si los tienes. Eliges si es público o se ve solo en tus ofertas, y luego puedes incluirlo en cualquier oferta.',
      fr: 'Ouvrez Account, puis My garage, et pressez Add an Asset : dites ce que c’est et ce que cela vaut, avec photos et papiers si vous en avez. Vous choisissez s’il est public ou visible seulement dans vos offres, puis pouvez l’inclure dans toute offre.',
      de: 'Öffne Account, dann My garage, und drück Add an Asset: Sag, was es ist und was es wert ist, mit Fotos und Papieren, wenn du welche hast. Du wählst, ob es öffentlich ist oder nur in deinen Angeboten zu sehen, und kannst es dann in jedes Angebot nehmen.',
    },
  },
];
