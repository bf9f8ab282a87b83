import type { HelpTopic } from '../../../platform/help.ts';

/** General questions about wires, whatever trades somebody has. */
export const wiresHelp: readonly HelpTopic[] = [
  {
    id: 'wire-duration',
    asks: [],
    ideas: [
      [
        /\bhow (?:long|many (?:days|hours)|fast|quick(?:ly)?|soon)\b/,
        /\b(?:wires?|wire transfers?|bank transfers?)\b/,
        /\b(?:takes?|last|arrives?|clear|clears|get there|show up|go through|be)\b/,
        /^(?!.*\b(?:i have|do i have|until|left|my wire|wired|sent|deadline|to send|late)\b|.*_(?:person|boat|make|own|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'That’s up to the banks, so I don’t know: ask yours before you send it, and allow some business days before the deadline on the trade’s page. The broker records each wire when it has arrived.',
      es: 'Depende de los bancos, así que no lo sé: pregunta al tuyo antes de enviarla, y deja unos días hábiles antes del plazo en la página del intercambio. El corredor anota cada transferencia cuando llega.',
      fr: 'Cela dépend des banques, je ne le sais donc pas : demandez à la vôtre avant l’envoi, et prévoyez quelques jours ouvrables avant l’échéance sur la page de l’échange. Le courtier note chaque virement à son arrivée.',
      de: 'Das liegt an den Banken, ich weiß es also nicht: Frag deine, bevor du sendest, und plane einige Werktage vor der Frist auf der Seite des Tauschs ein. Der Makler vermerkt jede Überweisung, wenn sie da ist.',
    },
  },
  {
    id: 'must-wire',
    asks: [],
    ideas: [
      [
        /\b(?:do|must|should|would|will) (?:i|we|you|buyers?|people) (?:really |always |actually )?(?:have to |need to |got to )?(?:wire|use a wire|pay by wire|send a wire|do a wire)\b|\bis (?:a )?(?:wire|wiring) (?:really |always )?(?:required|necessary|mandatory|the only (?:way|option))\b|\bany(?:thing)? (?:other (?:way|option)|else) (?:than|but|besides) (?:a )?(?:wire|wiring)\b/,
        /^(?!.*\b(?:how much|when|where|which account|to him|to her|to them|him|her|them|amount|now|today|deadline|direct\w*|zelle|venmo)\b|.*_(?:person|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'In a closing through the brokerage, the deposit and the rest come by wire only, from an account in your name, and your broker tells you the account by phone. An offer itself needs no money.',
      es: 'En un cierre por la correduría, el depósito y el resto entran solo por transferencia, desde una cuenta a tu nombre, y tu corredor te dice la cuenta por teléfono. Una oferta en sí no pide dinero.',
      fr: 'Dans une clôture par le courtier, le dépôt et le reste arrivent seulement par virement, d’un compte à votre nom, et votre courtier vous dit le compte par téléphone. Une offre seule ne demande pas d’argent.',
      de: 'Bei einem Abschluss über den Makler kommen Anzahlung und Rest nur per Überweisung, von einem Konto auf deinen Namen, und dein Makler nennt dir das Konto am Telefon. Ein Angebot selbst braucht kein Geld.',
    },
  },
];
