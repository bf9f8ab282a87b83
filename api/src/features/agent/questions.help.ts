import type { HelpTopic } from '../../platform/help.ts';

/** Questions about agents before they deploy one. */
export const agentQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'agent-cost',
    asks: [],
    ideas: [
      [
        /\b(?:agent|agents|hunter|eddy(?: ai)?)\b/,
        /\b(?:what (?:does|do|is|are)|how much|is|are|does|do|any|must)\b/,
        /\b(?:costs?|charged?|charges|free|pay for|paid|price of|fees?)\b/,
        /^(?!.*\b(?:found|find|finds|looking|up to|boats?|closing|closings|listing|list|transport|survey|trade|deal|offer|negotiat\w*|limit|budget|top price|hi|hey|hello|service|services|human|broker)\b|.*_(?:service|money|boat|make|own|type|person)_|.*\beddy ,)/,
        /\b(?:agent|agents|hunter)\b|\beddy(?: ai)? (?:cost|free|charge)|\b(?:using|use|for|of) eddy\b/,
      ],
      [
        /\b(?:costs?|charge|free|pay|fees?)\b/,
        /\b(?:use|using|talk(?:ing)? to|chat(?:ting)? with|ask(?:ing)?) (?:you|eddy|the (?:chat|assistant|bot))\b|\bare you free\b(?! (?:on|for|to|tomorrow|later))/,
        /^(?!.*\b(?:broker|human|closing|service|commission)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Chatting with me and deploying your agent are free, and the agent spends no money.',
      es: 'Hablar conmigo y activar tu agente es gratis, y el agente no gasta dinero.',
      fr: 'Nos échanges et le déploiement de votre agent sont gratuits, et l’agent ne dépense pas d’argent.',
      de: 'Der Chat mit mir und dein Agent sind kostenlos, und der Agent gibt kein Geld aus.',
    },
  },
  {
    id: 'one-agent',
    asks: [],
    ideas: [
      [
        /\b(?:how many|more than one|several|multiple|two|another|second|_n_)\b/,
        /\b(?:agents|agent|hunters)\b/,
        /\b(?:can|could|may|have|run|deploy|use|allowed|possible|get|need)\b/,
        /^(?!.*\b(?:found|find|matches|boats|negotiations|rounds|brokers?|hours|times|days)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'One: each account has a single agent with one set of settings. It looks at every boat, so widen its settings, or change them, to look for something else.',
      es: 'Uno: cada cuenta tiene un solo agente con unos ajustes. Mira todos los barcos, así que amplía los ajustes o cámbialos para buscar otra cosa.',
      fr: 'Un seul : chaque compte a un agent avec un jeu de réglages. Il regarde tous les bateaux ; élargissez ou changez ses réglages pour chercher autre chose.',
      de: 'Einen: Jedes Konto hat einen Agenten mit einer Einstellung. Er sieht sich jedes Boot an; weite oder ändere die Einstellungen, um etwas anderes zu suchen.',
    },
  },
];
