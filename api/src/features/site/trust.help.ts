import type { HelpTopic } from '../../platform/help.ts';

/** People and claims that deserve trust. */
export const trustHelp: readonly HelpTopic[] = [
  {
    id: 'compare-owners',
    asks: ['which owner has best reviews', 'which owner answers fastest'],
    ideas: [
      [
        /\b(?:which|what|who(?: is| are)?(?: the)?)(?: (?:of the|of these|of those|other|most|\w+est)){0,4} (?:owners?|sellers?|members?|people)\b/,
        /\b(?:fast\w*|quick\w*|soon\w*|slow\w*|respon\w+|reviews?|reviewed|ratings?|rated|stars?|trust\w*|reliab\w*|honest|verified|badges?|friendl\w+|nicest|reputation)\b/,
        /^(?!.*(?:\b(?:boats?|yachts?|listings?|takes?|accepts?|trade|swap|offers?|price|cheap\w*|my|me|mph|knots|i (?:wrote|gave|left))\b|_(?:person|type|make|boat|own|ref|asset|bound|money)_))/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I can’t rank owners, but I can tell you about one: ask me for a name, and I look up reviews, closed trades, whether the identity was checked, and how soon messages are answered if that’s known.',
      es: 'No puedo ordenar a los dueños, pero sí contarte de uno: dime un nombre y miro sus reseñas, sus intercambios cerrados, si se comprobó su identidad y cuánto tarda en responder, si se sabe.',
      fr: 'Je ne peux pas classer les propriétaires, mais je peux parler de l’un d’eux : donnez-moi un nom, et je regarde les avis, les échanges conclus, si l’identité a été vérifiée et le délai de réponse, s’il est connu.',
      de: 'Eine Rangliste der Besitzer habe ich nicht, aber von einem kann ich dir erzählen: Nenn mir einen Namen, und ich sehe nach Bewertungen, abgeschlossenen Tauschen, ob die Identität geprüft wurde und wie schnell geantwortet wird, falls das bekannt ist.',
    },
  },
  {
    id: 'trust-member',
    asks: ['seller legit', 'trust seller'],
    ideas: [
      [
        /\b(?:he|she|they|sellers?|owners?|guy)\b/,
        /\b(?:dodg\w+|avoid\w*|evasive|vague|refus\w+|will not (?:tell|answer|show|say|send|give)|does not (?:want to )?(?:tell|answer|show|say|send|give)|keeps? (?:changing|putting|ignor\w+|dodg\w+)|hiding|shady|fishy)\b/,
        /\b(?:title|papers?|paperwork|questions?|hull|survey|inspection|sea trial|pictures|photos|engine|hours|story|meet)\b/,
      ],
      [
        /\b(?:how (?:do|can|could|would) (?:i|we) (?:know|tell|check|find out|make sure|be sure)|how to (?:know|tell|check)|should i trust|can i trust|what if)\b/,
        /\b(?:sellers?|owners?|buyers?|guy|person|someone|somebody|member|people|he|she|they)\b|_person_/,
        /\b(?:legit\w*|real|trust\w*|honest|genuine|scammers?|reliable|serious|for real|fake|fraud\w*)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Press the person’s name to see their public profile: closed trades, reviews, and a Verified badge if their identity was checked. None of that is a guarantee. See the boat yourself, order a survey and a title search, never pay directly, and close through the brokerage.',
      es: 'Pulsa el nombre de la persona para ver su perfil público: intercambios cerrados, reseñas y la insignia de verificado si se comprobó su identidad. Nada de eso es una garantía. Ve a ver el barco, encarga un peritaje y una búsqueda del título, no pagues nunca directamente y cierra por la correduría.',
      fr: 'Appuyez sur le nom de la personne pour voir son profil public : échanges conclus, avis, et badge vérifié si son identité a été contrôlée. Rien de cela n’est une garantie. Voyez le bateau, commandez une expertise et une recherche de titre, ne payez jamais directement, et concluez par le courtier.',
      de: 'Drücke auf den Namen der Person, um ihr öffentliches Profil zu sehen: abgeschlossene Tauschgeschäfte, Bewertungen und ein Abzeichen, wenn ihre Identität geprüft wurde. Eine Garantie ist das alles nicht. Sieh dir das Boot selbst an, bestelle Gutachten und Titelprüfung, zahle nie direkt und schließ über den Makler ab.',
    },
  },
  {
    id: 'impersonation',
    asks: [],
    ideas: [
      [
        /\b(?:impersonat\w+|pretend(?:s|ing|ed)? to be (?:me|us|you|the brokerage|tradewind)|poses? as|posing as|fake (?:account|profile)|uses? my (?:name|photos?|pictures?|face|identity)|using my (?:name|photos?|pictures?|face|identity)|stole my (?:identity|photos?|pictures?|listing)|copied my (?:listing|ad|photos?|pictures?|profile))\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Report it: on the listing choose Report this listing, in a conversation choose Report message, and our team looks at it. A profile has no such button, so write to us from the Contact page with its link and a screenshot. Change your password under Account, Profile if the other person might know it.',
      es: 'Repórtalo: en el anuncio elige Report this listing, en una conversación Report message, y nuestro equipo lo revisa. Un perfil no tiene ese botón, así que escríbenos desde la página Contact con su enlace y una captura. Cambia tu contraseña en Account, Profile si la otra persona pudiera saberla.',
      fr: 'Signalez-le : sur l’annonce, choisissez Report this listing, dans une conversation Report message, et notre équipe l’examine. Un profil n’a pas ce bouton : écrivez-nous depuis la page Contact avec son lien et une capture. Changez votre mot de passe dans Account, Profile si l’autre personne peut le connaître.',
      de: 'Melde es: Wähle in der Anzeige Report this listing, in einem Gespräch Report message; unser Team sieht es sich an. Ein Profil hat keinen solchen Knopf, schreib uns also über die Contact-Seite mit dem Link und einem Bildschirmfoto. Ändere dein Passwort unter Account, Profile, falls die andere Person es kennen könnte.',
    },
  },
  {
    id: 'too-good',
    asks: ['offer double asking'],
    ideas: [
      [
        /\b(?:offer(?:s|ed|ing)?|pays?|paying|wants to pay)\b/,
        /\b(?:crypto\w*|bitcoins?|btc|coins|usdt)\b/,
        /\b(?:over|above|more than|extra|on top|premium|bonus)\b/,
        /\b(?:someone|somebody|he|she|they|buyer|guy|person|offered me)\b/,
      ],
      [
        /\b(?:offer(?:s|ed|ing)?|pays?|paying|bids?|wants to (?:buy|pay))\b/,
        /\b(?:over|above|more than) (?:my |the )?(?:asking|ask|list|price)\b|\b(?:double|twice)\b/,
        /\b(?:without (?:even )?(?:seeing|a look|looking|viewing|an? (?:survey|inspection))|sight unseen|never (?:saw|seen)|has not seen|did not see)\b/,
        /\b(?:someone|somebody|he|she|they|buyer|guy|person|offered me|wants)\b/,
      ],
      [
        /\b(?:offer(?:s|ed|ing)?|pays?|paying|bids?|wants to (?:buy|pay))\b/,
        /\b(?:double|twice|(?:way |far |much )?(?:more|over|above) (?:than )?(?:(?:my|the) (?:asking|ask|list|price)|(?:what )?(?:i|we) (?:ask\w*|want\w*|listed?))|sight unseen|too good)\b/,
        /\b(?:someone|somebody|he|she|they|buyer|guy|person)\b/,
        /\b(?:real|legit|scam|true|trust|should i|believe|fake|suspicious|serious|catch)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Be careful: an offer far above your price is how many scams begin, often followed by a check, a shipper to pay or a code to share. On Tradewind nothing binds you until everyone has signed. Take payment only through a closing, and report the message if something else is asked of you.',
      es: 'Ten cuidado: una oferta muy por encima de tu precio es como empiezan muchas estafas, seguidas de un cheque, un transportista que pagar o un código. En Tradewind nada te obliga hasta que todos han firmado. Cobra solo por un cierre y denuncia el mensaje si te piden otra cosa.',
      fr: 'Prudence : une offre bien au-dessus de votre prix est le début de bien des arnaques, suivie d’un chèque, d’un transporteur à payer ou d’un code. Sur Tradewind, rien ne vous engage avant que tous aient signé. Ne vous faites payer que par une clôture, et signalez le message si on vous demande autre chose.',
      de: 'Vorsicht: Mit einem Angebot weit über deinem Preis beginnen viele Betrügereien, dann folgen ein Scheck, ein Spediteur oder ein Code. Auf Tradewind bindet dich nichts, bis alle unterschrieben haben. Nimm Geld nur über einen Abschluss an, und melde die Nachricht, wenn etwas anderes verlangt wird.',
    },
  },
  {
    id: 'safe',
    asks: [
      'safe',
      'site legit',
      'avoid scams',
      'trust owners',
      'protect',
      'tradewind trustworthy',
      'ripped off',
      'scam',
      'safety tips',
      'owner real',
      'seller real',
      'trust seller',
    ],
    ideas: [
      [
        /\b(?:is|are|how|am i|do you)\b.*\b(?:safe|secure|risky|dangerous)\b/,
        /\b(?:trad(?:e|ing)|buy(?:ing)?|sell(?:ing)?|deal(?:ing)?|swap(?:ping)?|business|site|place|tradewind)\b/,
        /\b(?:here|on here|site|place|tradewind|this|online|strangers?|you|with you)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:boat safe|wire|money|meet|storm|seas?|alone|cash|check)\b))/,
      ],
    ],
    answer: {
      en: 'I don’t send or change anything for you until you click. Keep your conversations on Tradewind, never pay a stranger directly, and use escrow when you close. Then the money is released only when both sides agree.',
      es: 'No envío ni cambio nada por ti hasta que hagas clic. Mantén tus conversaciones en Tradewind, nunca pagues directamente a un desconocido y usa el depósito en garantía al cerrar.',
      fr: 'Je n’envoie et ne change rien avant votre clic. Restez sur Tradewind pour discuter, ne payez jamais directement un inconnu et utilisez le séquestre à la clôture.',
      de: 'Ich sende und ändere nichts, bis du klickst. Bleib mit deinen Unterhaltungen auf Tradewind, zahle nie direkt an Fremde und nutze beim Abschluss das Treuhandkonto.',
    },
  },
];
