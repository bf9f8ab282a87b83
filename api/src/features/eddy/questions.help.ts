import type { HelpTopic } from '../../platform/help.ts';

/** Questions about Eddy himself. */
export const eddyQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'eddy-remembers',
    asks: [],
    ideas: [
      [
        /\b(?:you|eddy)\b/,
        /\b(?:remember|remembers|forget|forgets|recall what|memory)\b/,
        /\b(?:yesterday|last (?:time|week|night|chat|conversation)|before|earlier|told|said|asked|talked|me|next time|tomorrow|later|our (?:chats?|conversations?)|things|have (?:a )?memory)\b/,
        /^(?:(?:so|and|but|hey|hi|okay|,|eddy) )*(?:do|does|can|will|would|could|are|did) (?:you|eddy)\b/,
        /^(?!.*\b(?:remind|tell|show|find|which|price|boat i|boats i|the boat|the one|that one|a boat)\b|.*_(?:boat|make|ref|type|money|person|bound)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Within a chat I remember what we said, also when you come back to it from the list of chats. A new chat starts fresh, and I don’t carry over what you told me in another. Your boats, offers and agent I look up each time.',
      es: 'Dentro de un chat recuerdo lo que dijimos, también si vuelves a él desde la lista de chats. Un chat nuevo empieza de cero, y no paso a él lo que me contaste en otro. Tus barcos, ofertas y agente los miro cada vez.',
      fr: 'Dans un chat je me souviens de ce que nous avons dit, aussi quand vous y revenez par la liste des chats. Un nouveau chat repart de zéro, et je n’y reprends pas ce que vous m’avez dit ailleurs. Vos bateaux, offres et agent, je les consulte à chaque fois.',
      de: 'Innerhalb eines Chats weiß ich, was wir gesagt haben, auch wenn du über die Liste der Chats zurückkommst. Ein neuer Chat beginnt von vorn, und was du mir in einem anderen gesagt hast, nehme ich nicht mit. Deine Boote, Angebote und den Agenten sehe ich jedes Mal nach.',
    },
  },
  {
    id: 'eddy-sees-messages',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|but|hey|hi|okay|,|eddy) )*(?:can|do|could|are) (?:you|eddy) (?:able to )?(?:\w+ )?(?:see|read|access|look (?:at|into)) (?:my|our|all my) (?:\w+ )?(?:messages|inbox|conversations|chats|dms)(?: with (?:sellers|owners|buyers|others|people))?[?.! ]*$/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes, your own: I look into your messages only when you ask me about them, so ask what’s new or what somebody wrote. I never see what other members write to each other.',
      es: 'Sí, los tuyos: miro tus mensajes solo cuando me preguntas por ellos, así que pregunta qué hay de nuevo o qué escribió alguien. Nunca veo lo que otros se escriben entre ellos.',
      fr: 'Oui, les vôtres : je ne regarde vos messages que quand vous m’interrogez ; demandez ce qu’il y a de neuf ou ce que quelqu’un a écrit. Je ne vois jamais ce que d’autres s’écrivent.',
      de: 'Ja, deine eigenen: Ich sehe nur hinein, wenn du mich danach fragst; frag also, was neu ist oder was jemand geschrieben hat. Was andere einander schreiben, sehe ich nie.',
    },
  },
  {
    id: 'eddy-mistakes',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|but|hey|hi|okay|,|eddy) )*(?:can|could|are|do|is|how often (?:are|do)|how) (?:you|eddy) (?:ever |sometimes |really |always |actually )*(?:be )?(?:wrong|mistaken|make (?:mistakes|errors|things up|stuff up)|lie|hallucinate|reliable|accurate|trustworthy|right)\b(?! (?:about|with|on|for|that|there|now|here|person))/,
      ],
      [
        /\b(?:can|should|do) (?:i|we) (?:really )?(?:trust|rely on|believe|count on) (?:you|eddy|what (?:you|eddy) (?:say|tell|says|tells))\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes, I can be wrong: I’m software. I look figures up in the listings and in your account, but what owners write isn’t checked, and I can misunderstand you. Check what matters before you sign, and nothing happens until you click.',
      es: 'Sí, puedo equivocarme: soy un programa. Busco las cifras en los anuncios y en tu cuenta, pero lo que escriben los dueños no está comprobado, y puedo entenderte mal. Comprueba lo importante antes de firmar; nada ocurre hasta que haces clic.',
      fr: 'Oui, je peux me tromper : je suis un logiciel. Je cherche les chiffres dans les annonces et votre compte, mais ce qu’écrivent les propriétaires n’est pas vérifié, et je peux mal comprendre. Vérifiez l’important avant de signer ; rien ne se fait sans votre clic.',
      de: 'Ja, ich kann mich irren: Ich bin Software. Zahlen sehe ich in Anzeigen und deinem Konto nach, aber was Besitzer schreiben, ist ungeprüft, und ich kann dich missverstehen. Prüf Wichtiges, bevor du unterschreibst; ohne deinen Klick geschieht nichts.',
    },
  },
  {
    id: 'eddy-pictures',
    asks: [],
    ideas: [
      [
        /\b(?:photos?|pictures?|pics?|images?|videos?)\b/,
        /^(?:(?:so|and|but|hey|hi|okay|,|eddy|please) )*(?:(?:can|could|do|will) (?:you|eddy) (?:\w+ )?(?:show|send|have|see|look at)|where (?:do|can) i (?:see|find))\b/,
        /\b(?:of (?:a|the|some|any|it|them|boats?)|(?:a|the|any|some|more) (?:\w+ )?(?:boats?|yachts?)|(?:me|more|any|some) (?:photos?|pictures?|pics?|images?))\b/,
        /^(?!.*\b(?:my|mine|i (?:took|upload|post|send)|upload|profile|seller for|owner for|ask)\b|.*_(?:boat|make|own|person|type|place|bound|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'The boats that I find come as cards with a photo; press one to open its page with all pictures. I can’t look at pictures myself, and there are no videos.',
      es: 'Los barcos que encuentro vienen en tarjetas con una foto; pulsa una para abrir su página con todas las imágenes. Yo no puedo ver imágenes, y no hay vídeos.',
      fr: 'Les bateaux que je trouve viennent en cartes avec une photo ; pressez-en une pour ouvrir sa page avec toutes les images. Je ne peux pas voir d’images moi-même, et il n’y a pas de vidéos.',
      de: 'Boote, die ich finde, kommen als Karten mit Foto; drück auf eine, um ihre Seite mit allen Bildern zu öffnen. Ich selbst kann keine Bilder ansehen, und Videos gibt es nicht.',
    },
  },
];
