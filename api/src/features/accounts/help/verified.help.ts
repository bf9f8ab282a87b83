import type { HelpTopic } from '../../../platform/help.ts';

/** The Verified badge. */
export const verifiedHelp: readonly HelpTopic[] = [
  {
    id: 'verified-no-guarantee',
    asks: ['verified badge make safe', 'trust verified member'],
    isWhole: true,
    ideas: [
      [
        /^(?:(?:but|yeah|yes|well|though|still|even so|and|so|hm+|okay|ok|no) ?,? ?)+(?:he|she|they|the (?:owner|seller|buyer|guy|man|woman|lady|person|member)|this (?:guy|person|seller|owner|buyer)|(?!(?:i|we|my|is|are|only|show)\b)\p{L}+) (?:has|have|got|is|are|shows?|carries|does have|is a)\b.*\b(?:verified|badge|check ?-?mark)\b[^?]{0,30}$/u,
        /^(?:but|yeah|yes|well|though|still|even so|hm+|no)\b/,
        /^(?!.*\b(?:boats?|listings?|show|find|search|my|possession|hull)\b)/,
      ],
      [
        /\b(?:verified|verification|badge|check ?-?mark)\b/,
        /\b(?:so|then|means?|make|makes|enough|guarantees?|surely|isn t|proves?|because|since|if)\b/,
        /\b(?:safe|trust\w*|legit\w*|honest|reliable|no (?:risk|scam|problem|worries)|not a scam|fine|okay to (?:pay|send|wire))\b/,
        /^(?!.*\b(?:boats?|listings?|show|find|search|possession|hull|my badge)\b)/,
      ],
    ],
    answer: {
      en: 'A Verified badge means that an identity was checked: by a broker during a closing, or by our team. That alone makes nothing safe: it says nothing about the boat, its title or what somebody asks you to do. Pay only through a closing, and report anyone who wants money outside of it.',
      es: 'La insignia Verified significa que se comprobó una identidad: un corredor durante un cierre, o nuestro equipo. Eso solo no hace nada seguro: no dice nada del barco, de su título ni de lo que alguien te pida. Paga solo por un cierre y denuncia a quien quiera dinero fuera de él.',
      fr: 'Le badge Verified signifie qu’une identité a été contrôlée : par un courtier lors d’une clôture, ou par notre équipe. Cela seul ne rend rien sûr : il ne dit rien du bateau, de son titre ni de ce qu’on vous demande. Ne payez que par une clôture, et signalez quiconque veut de l’argent en dehors.',
      de: 'Das Abzeichen Verified heißt, dass eine Identität geprüft wurde: von einem Makler bei einem Abschluss oder von unserem Team. Das allein macht nichts sicher: Es sagt nichts über das Boot, seinen Titel oder das, was jemand von dir will. Zahl nur über einen Abschluss, und melde jeden, der anderswo Geld will.',
    },
  },
  {
    id: 'verified-cost',
    asks: [],
    ideas: [
      [
        /\b(?:verif(?:y|ied|ication)|badge)\b/,
        /\b(?:costs?|free|pay|fees?|charged?)\b/,
        /^(?!.*\b(?:code|email|link|boat|title|he|she|they|seller|wants?|asks?)\b|.*_(?:person|boat|make|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I know of no fee for it: a verified badge comes with a closing, in which a broker checks who everyone is, or from our team. Ask them on the Contact page.',
      es: 'No conozco ninguna tarifa: la insignia viene con un cierre, en el que un corredor comprueba quién es cada uno, o de nuestro equipo. Pregúntale en la página Contact.',
      fr: 'Je ne connais pas de frais : le badge vient avec une clôture, où un courtier contrôle l’identité de chacun, ou de notre équipe. Demandez-lui sur la page Contact.',
      de: 'Eine Gebühr kenne ich nicht: Das Abzeichen kommt mit einem Abschluss, bei dem ein Makler alle prüft, oder von unserem Team. Frag es über die Seite Contact.',
    },
  },
  {
    id: 'verified-seen',
    asks: [],
    ideas: [
      [
        /\b(?:who|which (?:members?|owners?|sellers?|people)|if (?:a|an|the|someone|somebody) ?\w*)\b.*\b(?:is|are) verified\b|\bhow (?:do|can) (?:i|we) (?:see|tell|know)\b.*\bverified\b/,
        /\b(?:can|could|how|where|see|tell|know)\b/,
        /^(?!.*\b(?:boats?|show me|find|my|am i)\b|.*_(?:person|boat|make|type|place)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'A Verified badge stands beside a member’s name on their public profile and on their boats. There’s no list of all of them, but name somebody, and I’ll look.',
      es: 'La insignia Verified está junto al nombre en el perfil público y en los barcos. No hay una lista de todos, pero di un nombre y lo miro.',
      fr: 'Le badge Verified est à côté du nom sur le profil public et sur les bateaux. Il n’y a pas de liste de tous, mais donnez un nom, et je regarde.',
      de: 'Das Abzeichen Verified steht beim Namen im öffentlichen Profil und an den Booten. Eine Liste aller gibt es nicht, aber nenn einen Namen, und ich sehe nach.',
    },
  },
  {
    id: 'verified-time',
    asks: ['how long verification'],
    ideas: [
      [
        /\bverif\w+|\bbadge\b/,
        /\bhow (?:long|fast|quick\w*|soon|many (?:days|weeks))\b|\bhow much time\b/,
        /^(?!.*\b(?:code|email|link)\b)/,
      ],
    ],
    answer: {
      en: 'I don’t know how long it takes. A verified badge means that a broker checked who you are while closing a trade, or that our team did otherwise. To get one without a trade, or to ask when it comes, write to us from the Contact page.',
      es: 'No sé cuánto tarda. La insignia significa que un corredor comprobó quién eres al cerrar un intercambio, o que lo hizo nuestro equipo. Para tenerla sin un intercambio, o para preguntar cuándo llega, escríbenos desde la página Contact.',
      fr: 'Je ne sais pas combien de temps cela prend. Le badge signifie qu’un courtier a contrôlé votre identité lors d’une clôture, ou notre équipe autrement. Pour l’obtenir sans échange, ou pour savoir quand il arrive, écrivez-nous depuis la page Contact.',
      de: 'Wie lange das dauert, weiß ich nicht. Das Abzeichen bedeutet, dass ein Makler bei einem Abschluss geprüft hat, wer du bist, oder unser Team auf anderem Weg. Ohne Tausch, oder um nach dem Stand zu fragen, schreib uns über die Seite Contact.',
    },
  },
  {
    id: 'verified-needed',
    asks: ['need verified to sell', 'verification required to list'],
    ideas: [
      [
        /\b(?:not verified|unverified|without (?:a |the )?(?:badge|verification))\b/,
        /\b(?:can|could|may|do|does|still|able|allowed)\b/,
        /\b(?:offers?|message|write|buy|list|sell|trade)\b/,
      ],
      [
        /\b(?:verified|verification|verify|badge)\b/,
        /\b(?:need|must|have to|required?|necessary|without|mandatory|obligat\w*)\b/,
        /\b(?:sell|selling|list|listing|buy|buying|trade|trading|offer|offers|message|post)\b/,
      ],
    ],
    answer: {
      en: 'No: you can list a boat, write to owners and make offers without being verified. In a closing through the brokerage, the broker checks who everyone is.',
      es: 'No: puedes anunciar un barco, escribir a dueños y hacer ofertas sin estar verificado. En un cierre por la correduría, el corredor comprueba quién es cada uno.',
      fr: 'Non : vous pouvez publier un bateau, écrire aux propriétaires et faire des offres sans être vérifié. Dans une clôture par le courtier, il contrôle l’identité de chacun.',
      de: 'Nein: Du kannst auch ohne Prüfung ein Boot einstellen, Besitzern schreiben und Angebote machen. Bei einem Abschluss über den Makler prüft er, wer alle sind.',
    },
  },
  {
    id: 'verified',
    asks: ['verified', 'verified mean', 'become verified member', 'verified badge'],
    ideas: [
      [
        /\b(?:blue|green|little|white) (?:check ?-?marks?|checks?|ticks?|badges?)\b/,
        /\b(?:get|become|have|apply|earn|what|how)\b/,
        /^(?!.*\b(?:cashiers?|certified|bounced|bank)\b)/,
      ],
      [
        /\bhow (?:do|does|are|is)\b/,
        /\b(?:you|tradewind|owners?|sellers?|members?|people|users?|identit\w+)\b/,
        /\b(?:verify|verified|verifies|vet|vetted|vetting|check (?:who|identit\w*|ids?|owners?|sellers?|members?)|background check\w*)\b/,
        /^(?!.*\b(?:my account|hull|title|own the boat|long|mine|me)\b)/,
      ],
      [
        /\b(?:why|how come|what if|is it bad)\b/,
        /\b(?:owner|seller|buyer|he|she|they|guy|person|some)\b/,
        /\b(?:no badge|not verified|unverified|without (?:a )?badge|no (?:verified )?badge)\b/,
      ],
      [
        /\b(?:verified|verification|badge)\b/,
        /\b(?:deal with|worth (?:it|getting)|point of|good for|bother|how do i get|get (?:one|it|the|a)|become|use of)\b/,
        /^(?!.*\b(?:am i|long|he|she|seller|owner|search|boats|show)\b)/,
      ],
      [
        /\b(?:(?:blue|green|little|white) )?(?:check ?-?marks?|checks?|ticks?|badges?)\b/,
        /\b(?:next to|beside|by|on|behind|under|near) (?:my|our|your|the|a|some|their|his|her|peoples?|members?|owners?) (?:\w+ )?(?:names?|profiles?|accounts?|picture|photo)\b/,
        /^(?!.*\b(?:cashiers?|certified|bounced|bank)\b)/,
      ],
    ],
    answer: {
      en: 'A verified badge means that a broker checked who the member is while closing a trade, or that our team did otherwise. It says nothing about a boat or its title. To get one without a trade, write to us from the Contact page.',
      es: 'La insignia de verificado significa que un corredor comprobó quién es el miembro al cerrar un intercambio, o que lo hizo nuestro equipo. No dice nada de un barco ni de su título. Para tenerla sin un intercambio, escríbenos desde la página Contact.',
      fr: 'Le badge vérifié signifie qu’un courtier a contrôlé l’identité du membre lors d’une clôture, ou notre équipe autrement. Il ne dit rien d’un bateau ni de son titre. Pour l’obtenir sans échange, écrivez-nous depuis la page Contact.',
      de: 'Das Abzeichen bedeutet, dass ein Makler bei einem Abschluss geprüft hat, wer das Mitglied ist, oder unser Team auf anderem Weg. Über ein Boot oder seinen Titel sagt es nichts. Ohne Tausch bekommst du es, wenn du uns über die Seite Contact schreibst.',
    },
  },
];
