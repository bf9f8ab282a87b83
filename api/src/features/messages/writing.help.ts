import type { HelpTopic } from '../../platform/help.ts';

const NAMED = /^(?!.*_(?:boat|make|money|bound|person|id|own|type)_)/;

/** Rules of writing to other members. */
export const writingHelp: readonly HelpTopic[] = [
  {
    id: 'pictures-in-messages',
    asks: [],
    ideas: [
      [
        /\b(?:photos?|pictures?|pics?|images?|files?|documents?|videos?|attachments?|attach|voice)\b/,
        /\b(?:send|attach|add|share|put|include|upload)\b/,
        /\b(?:in|to|with|into|through) (?:a |my |the |our )?(?:messages?|chats?|conversations?|dms?|seller|owner|buyer)\b/,
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:can|could|may|how|is it|am i|do)\b/,
        /^(?!.*\b(?:id|passport|license|he|she|they|asks?|asked|wants|ssn|bank)\b)/,
        NAMED,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You can add pictures to a message: open the conversation and choose Add pictures beside the text. Other files and videos can’t be sent, and please send nobody a photo of your ID or bank papers.',
      es: 'Puedes añadir imágenes a un mensaje: abre la conversación y elige Add pictures junto al texto. No se pueden enviar otros archivos ni vídeos, y no mandes a nadie una foto de tu identificación o de papeles del banco.',
      fr: 'Vous pouvez joindre des images à un message : ouvrez la conversation et choisissez Add pictures à côté du texte. Pas d’autres fichiers ni de vidéos, et n’envoyez à personne une photo de votre pièce d’identité ou de papiers bancaires.',
      de: 'Du kannst einer Nachricht Bilder beifügen: Öffne das Gespräch und wähle Add pictures neben dem Text. Andere Dateien und Videos gehen nicht, und schick niemandem ein Foto deines Ausweises oder von Bankpapieren.',
    },
  },
  {
    id: 'edit-message',
    asks: [],
    ideas: [
      [
        /\b(?:edit|fix|correct|change|rewrite|reword|unsend|recall|take back|undo)\b/,
        /\b(?:sent|my|a|the|that|last) (?:\w+ )?(?:messages?|texts?|notes?)\b|\btypos?\b.*\bmessages?\b/,
        /\b(?:can|could|how|is there|possible|may|do)\b/,
        /^(?!.*\b(?:offers?|listing|draft|card|email|settings|notifications?|automatic)\b|.*_(?:own|money|bound)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'A message that was sent can’t be edited. You can delete it: open the conversation and choose Delete on your message. It disappears for both of you, and then you can write it again.',
      es: 'Un mensaje enviado no se puede editar. Puedes borrarlo: abre la conversación y elige Delete en tu mensaje. Desaparece para los dos, y luego puedes escribirlo de nuevo.',
      fr: 'Un message envoyé ne peut pas être modifié. Vous pouvez le supprimer : ouvrez la conversation et choisissez Delete sur votre message. Il disparaît pour vous deux, et vous pouvez le récrire.',
      de: 'Eine gesendete Nachricht lässt sich nicht ändern. Du kannst sie löschen: Öffne das Gespräch und wähle Delete bei deiner Nachricht. Sie verschwindet für euch beide, und du kannst sie neu schreiben.',
    },
  },
  {
    id: 'reply-advice',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|hey|hi|okay|but|hm+) )*(?:what|how) (?:should|shall|do|would|can|could) (?:i|we|you) (?:\w+ )?(?:answer|reply|respond|say|write|text)(?: back)?(?: to)?(?: (?:him|her|them|that|this|it|_person_))?(?: (?:now|then|back|to that))*[?.! ]*$/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'That’s up to you: I don’t know what you want from this boat. Answer the open question first, say when you could look at it, and promise nothing that you haven’t decided. Tell me the words, for example “tell them Saturday works,” and I’ll draft the message.',
      es: 'Eso lo decides tú: no sé qué quieres de este barco. Responde primero a la pregunta abierta, di cuándo podrías verlo y no prometas nada que no hayas decidido. Dime las palabras y preparo el mensaje.',
      fr: 'C’est à vous de décider : je ne sais pas ce que vous voulez de ce bateau. Répondez d’abord à la question posée, dites quand vous pourriez le voir et ne promettez rien que vous n’ayez décidé. Dites-moi les mots, et je prépare le message.',
      de: 'Das entscheidest du: Ich weiß nicht, was du mit diesem Boot vorhast. Beantworte zuerst die offene Frage, sag, wann du es ansehen könntest, und versprich nichts, was du nicht entschieden hast. Sag mir die Worte, dann entwerfe ich die Nachricht.',
    },
  },
  {
    id: 'write-to-whom',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:can|could|may|am i|is it|do i)\b/,
        /\b(?:chat|message|write|talk|text|contact|reach out|ask questions)\b/,
        /\b(?:several|more than one|multiple|many|two|all|different) (?:\w+ )?(?:owners?|sellers?|people|members)\b|\bbefore (?:i|he|she|they|we|making|an|the) ?(?:\w+ )?(?:offers?|buy|bid)\b|\bwithout (?:making |an )?(?:an )?offer\b|\b(?:a|the) buyers?\b/,
        /^(?!.*\b(?:phone|call|whats ?app|outside|pay|deposit|scam|message (?:all|them|every))\b)/,
        NAMED,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes: write to as many owners as you like, and talk as long as you want before anybody makes an offer; it’s free and commits nobody. Open a boat and press Message Owner, or answer under Messages. A buyer writes to you first, from your boat’s page.',
      es: 'Sí: escribe a tantos dueños como quieras y habla cuanto quieras antes de que nadie haga una oferta; es gratis y no obliga a nadie. Abre un barco y pulsa Message Owner, o responde en Messages. Un comprador te escribe primero, desde la página de tu barco.',
      fr: 'Oui : écrivez à autant de propriétaires que vous voulez et discutez aussi longtemps que vous voulez avant toute offre ; c’est gratuit et n’engage personne. Ouvrez un bateau et pressez Message Owner, ou répondez sous Messages. Un acheteur vous écrit d’abord, depuis la page de votre bateau.',
      de: 'Ja: Schreib so vielen Besitzern, wie du willst, und redet, so lange ihr wollt, bevor jemand ein Angebot macht; das ist kostenlos und bindet niemanden. Öffne ein Boot und drück Message Owner, oder antworte unter Messages. Ein Käufer schreibt dir zuerst, von der Seite deines Boots.',
    },
  },
];
