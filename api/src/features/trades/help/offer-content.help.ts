import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic } from '../../../platform/help.ts';

/** The things that an offer can hold, and what it reserves. */
export const offerContentHelp: readonly HelpTopic[] = [
  {
    id: 'offer-reminder',
    asks: [],
    ideas: [
      [
        /\b(?:remind\w*|alert|warn\w*|notif\w*|tell me|let me know|ping)\b/,
        /\b(?:before|when)\b/,
        /\b(?:offers?|bids?|counter\w*|proposals?)\b/,
        /\b(?:ends?|expires?|expiring|runs? out|is over|lapses?|times? out|about to)\b/,
        /^(?!.*\b(?:tell (?:him|her|them)|message)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'No, nobody is reminded before an offer ends. Trades shows until when each one stands, and you can ask me at any time. You’re notified when the other side answers it.',
      es: 'No, nadie recibe un aviso antes de que una oferta termine. Trades muestra hasta cuándo vale cada una, y puedes preguntarme cuando quieras. Te avisamos cuando la otra parte responde.',
      fr: 'Non, personne n’est prévenu avant la fin d’une offre. Trades montre jusqu’à quand chacune vaut, et vous pouvez me le demander à tout moment. Vous êtes prévenu quand l’autre partie répond.',
      de: 'Nein, vor dem Ende eines Angebots wird niemand erinnert. Trades zeigt, bis wann jedes gilt, und du kannst mich jederzeit fragen. Du wirst benachrichtigt, wenn die andere Seite antwortet.',
    },
  },
  {
    id: 'several-in-offer',
    asks: ['trade two boats for one', 'offer several boats at once'],
    ideas: [
      [
        /\b(?:can|could|may|is it|possible|allowed|how (?:do|can|would))\b/,
        /\b(?:trade|offer|swap|give|put|exchange)\b (?:in |up )?(?:my )?(?:two|both|three|_n_|several|multiple|more than one) (?:of my )?(?:\w+ )?(?:boats|yachts)\b.*\b(?:for|against) (?:one|a|an|another|his|her|the)\b/,
      ],
      [
        /\b(?:can|could|may|is it|possible|allowed|how (?:do|can|would))\b/,
        /\b(?:throw in|add|include|put in|toss in|sweeten)\b/,
        /\b(?:my|a|an|some|the) (?:\w+ )?(?:trucks?|cars?|motorcycles?|bikes?|rvs?|watch|watches|jet ?skis?|trailers?|bitcoin|gold|art|tractor|land|cash)\b/,
        /\b(?:offer|deal|trade|swap|sweeten|on top)\b|[?]?$/,
        /^(?!.*(?:_(?:person|boat|make|own|money|n)_|\b(?:for (?:the|his|her|that)|listing|who|which|boats)\b))/,
      ],
    ],
    answer: {
      en: 'Yes: an offer can hold several of your boats, things from your garage and cash, all at once. Open a boat and press Make an Offer, or tell me the boat and what you’d give, and I’ll draft it. A thing must be in your garage first, under Account, My garage.',
      es: 'Sí: una oferta puede tener varios barcos tuyos, cosas de tu garaje y dinero a la vez. Abre un barco y pulsa Make an Offer, o dime el barco y lo que darías, y la redacto. Una cosa debe estar antes en tu garaje, en Account, My garage.',
      fr: 'Oui : une offre peut contenir plusieurs de vos bateaux, des choses de votre garage et de l’argent à la fois. Ouvrez un bateau et choisissez Make an Offer, ou dites-moi le bateau et ce que vous donneriez. Une chose doit d’abord être dans votre garage, sous Account, My garage.',
      de: 'Ja: Ein Angebot kann mehrere deiner Boote, Dinge aus deiner Garage und Geld zugleich enthalten. Öffne ein Boot und drücke Make an Offer, oder nenn mir das Boot und was du gibst, und ich entwerfe es. Eine Sache muss vorher in deiner Garage sein, unter Account, My garage.',
    },
  },
  {
    id: 'hold-boat',
    asks: ['hold boat for me', 'reserve boat until'],
    ideas: [
      [
        /\b(?:can|could|will|would|how (?:do|can)|is it|please|possible)\b/,
        /\b(?:hold|reserve|put (?:it|her|the boat|a boat|that one) (?:on hold|aside)|set (?:it|her) aside|keep (?:it|her|the boat|that (?:one|boat)) for me|save (?:it|her|the boat) for me|dibs)\b/,
        /\b(?:boats?|it|her|that one|this one|yacht)\b/,
        /^(?!.*\b(?:deposit|wants?|asks?|asked|asking|he|she|they|seller|owner|money|pay|escrow|tell|message|write|people|passengers)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: `No: I can’t reserve a boat, and asking doesn’t either. A boat is reserved once both sides have accepted the same offer; until then, others can make offers, too. Making an offer costs nothing, and the owner has ${PROPOSAL_HOURS.offer} hours to answer.`,
      es: `No: no puedo reservar un barco, y preguntar tampoco lo hace. Un barco queda reservado cuando ambas partes aceptan la misma oferta; hasta entonces, otros también pueden ofertar. Hacer una oferta no cuesta nada, y el dueño tiene ${PROPOSAL_HOURS.offer} horas para responder.`,
      fr: `Non : je ne peux pas réserver un bateau. Il est réservé quand les deux parties ont accepté la même offre ; jusque-là, d’autres peuvent aussi en faire. Une offre ne coûte rien, et le propriétaire a ${PROPOSAL_HOURS.offer} heures pour répondre.`,
      de: `Nein: Ein Boot kann ich nicht reservieren. Reserviert ist es, wenn beide Seiten dasselbe Angebot angenommen haben; bis dahin können auch andere bieten. Ein Angebot kostet nichts, und der Besitzer hat ${PROPOSAL_HOURS.offer} Stunden Zeit.`,
    },
  },
  {
    id: 'title-problem',
    asks: ['title not clean', 'no title lost title'],
    ideas: [
      [
        /\b(?:what if|what happens)\b/,
        /\b(?:never|not|no|does not|do not)\b/,
        /\b(?:get|receive|have|hand over|arrive|come|give)\b/,
        /\b(?:the |my |a )?title\b/,
      ],
      [
        /\btitles?\b/,
        /\b(?:not (?:clean|clear|there|in (?:my|his|her) name)|no title|without (?:a |the )?title|lost|missing|salvage|cloud(?:ed|y)?|messy|problems?|wrong name|inherit\w*|in my (?:dad|father|mother|late)\b.*\bname)\b/,
        /^(?!.*\b(?:search cost|how much|costs?|job title|headline)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'In a closing, the boat’s title or certificate is one of the papers, and the broker checks it before anything is released. So a missing or unclear title must be solved first: tell your broker early, and say it in your listing. A buyer can reject the boat until they have accepted it in writing. A title search shows problems: ask me what it costs.',
      es: 'En un cierre, el título o certificado del barco es uno de los papeles, y el corredor lo revisa antes de liberar nada. Un título que falta o no está claro debe resolverse antes: díselo pronto a tu corredor y ponlo en el anuncio. Hasta aceptar por escrito, el comprador puede rechazar el barco. Una búsqueda del título muestra los problemas.',
      fr: 'Dans une clôture, le titre ou certificat du bateau est un des papiers, et le courtier le contrôle avant toute libération. Un titre manquant ou peu clair doit d’abord être réglé : dites-le tôt au courtier et dans l’annonce. Jusqu’à son accord écrit, l’acheteur peut refuser le bateau. Une recherche de titre montre les problèmes.',
      de: 'Bei einem Abschluss gehört der Titel oder das Zertifikat des Boots zu den Papieren, und der Makler prüft ihn vor der Freigabe. Ein fehlender oder unklarer Titel muss also vorher geklärt werden: Sag es dem Makler früh und schreib es in die Anzeige. Bis zur schriftlichen Annahme kann der Käufer das Boot ablehnen. Eine Titelprüfung zeigt Probleme.',
    },
  },
];
