import type { HelpTopic } from '../../platform/help.ts';

/** Meeting somebody, and talking to a person instead of Eddy. */
export const inPersonHelp: readonly HelpTopic[] = [
  {
    id: 'meet-safely',
    asks: [],
    ideas: [
      [
        /\b(?:where|how|what) (?:should|do|can|would|is the best|place)\b/,
        /\b(?:meet|meeting|meetup)\b/,
        /\b(?:seller|owner|buyer|guy|stranger|strangers|somebody|someone|person|people|him|them|member)\b/,
        /^(?!.*\b(?:tell|ask|message|write|draft|halfway|you|your|team|broker|office)\b)/,
      ],
      [
        /\b(?:meet|meeting|meetup|visit|visiting|go (?:see|look|over)|come (?:over|by)|show(?:ing)? (?:it|him|her|them|people|strangers|the boat|my boat))\b/,
        /\b(?:seller|owner|buyer|guy|stranger|somebody|someone|person|people|him|her|them|strangers|member)\b|_person_/,
        /\b(?:safe|safely|safety|alone|by myself|on my own|dangerous|careful|risky|bring (?:someone|somebody|a friend|along)|in public|public place|precautions?|okay to|is it (?:fine|wise|smart))\b/,
        /^(?!.*\b(?:tell|ask|message|write|draft|offer|survey|pay|wire|cash|deposit)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Meet at the marina or another public place in daylight, rather than at a home, and don’t go alone: bring somebody, and tell a friend where you are. Keep your messages on Tradewind, look at the boat and its papers together, and hand over no money at the meeting. If anything feels wrong, leave, and report the listing or the conversation to us.',
      es: 'Quedad en el puerto u otro lugar público y de día, mejor que en una casa, y no vayas solo: lleva a alguien y di a un amigo dónde estás. Mantén los mensajes en Tradewind, mirad juntos el barco y sus papeles, y no entregues dinero en la cita. Si algo no te convence, márchate y denuncia el anuncio o la conversación.',
      fr: 'Retrouvez-vous au port ou dans un autre lieu public, de jour, plutôt que chez quelqu’un, et n’y allez pas seul : venez accompagné et dites à un proche où vous êtes. Gardez vos messages sur Tradewind, regardez ensemble le bateau et ses papiers, et ne remettez pas d’argent sur place. En cas de doute, partez et signalez-nous l’annonce ou la conversation.',
      de: 'Trefft euch im Hafen oder an einem anderen öffentlichen Ort bei Tageslicht statt bei jemandem zu Hause, und geh nicht allein: Nimm jemanden mit und sag einem Freund, wo du bist. Bleib mit den Nachrichten auf Tradewind, seht euch Boot und Papiere gemeinsam an und übergib dort kein Geld. Wenn sich etwas falsch anfühlt, geh und melde uns die Anzeige oder das Gespräch.',
    },
  },
  {
    id: 'call-me',
    asks: [],
    ideas: [
      [
        /^(?:(?:hey|hi|eddy|please|so|okay|and|but|also|,) )*(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody|a broker|the broker|your team|a (?:human|person|rep|representative)|you guys)(?: \w+)? (?:please )?(?:call|phone|ring|text|call back|give (?:me|us) a (?:call|ring))\b/,
        /\b(?:me|us)\b|\bcall ?back\b/,
      ],
      [/^(?:(?:hey|hi|eddy|please|just|okay|so|,) )*(?:call|phone|ring|text) (?:me|us)\b(?!.*_person_)/],
    ],
    isWhole: true,
    answer: {
      en: 'I can’t call or text: I only write here. To talk to a person, write to us from the Contact page and leave your number.',
      es: 'No puedo llamar ni enviar SMS: solo escribo aquí. Para hablar con una persona, escríbenos desde la página Contact y deja tu número.',
      fr: 'Je ne peux ni appeler ni envoyer de SMS : j’écris seulement ici. Pour parler à quelqu’un, écrivez-nous depuis la page Contact en laissant votre numéro.',
      de: 'Anrufen oder SMS schicken kann ich nicht: Ich schreibe nur hier. Wenn du mit einem Menschen sprechen willst, schreib uns über die Seite Contact und hinterlass deine Nummer.',
    },
  },
];
