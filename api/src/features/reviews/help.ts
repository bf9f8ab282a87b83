import { REVIEW_DAYS } from '@tradewind/contract/reviews';
import type { HelpTopic } from '../../platform/help.ts';

export const reviewHelp: readonly HelpTopic[] = [
  {
    id: 'unfair-review',
    asks: ['unfair review', 'false review about me', 'remove bad review'],
    ideas: [
      [
        /\b(?:reviews?|rating|stars)\b/,
        /\b(?:unfair|false|fake|untrue|lies?|lying|wrong|bad|nasty|not true|remove|delete|dispute|contest)\b/,
        /\b(?:me|my|someone|somebody|left|about)\b/,
        /^(?!.*\b(?:i (?:wrote|left|gave|posted)|my (?:own )?review (?:of|about|for))\b)/,
      ],
      [
        /\b(?:answer|reply|respond|comment|react|thank)\b/,
        /\b(?:reviews?|ratings?|stars|feedback)\b/,
        /\b(?:i|me|my|we|how|can|to)\b/,
        /^(?!.*\b(?:did|has|have) (?:he|she|they|_person_)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You can answer a review once, and your reply stands below it. If it breaks the rules, press Report on it, and our team looks at it.',
      es: 'Puedes responder una vez a una reseña, y tu respuesta aparece debajo. Si incumple las normas, pulsa Report y nuestro equipo la mira.',
      fr: 'Vous pouvez répondre une fois à un avis, et votre réponse figure dessous. S’il enfreint les règles, choisissez Report, et notre équipe le regarde.',
      de: 'Du kannst einer Bewertung einmal antworten, und deine Antwort steht darunter. Wenn sie gegen die Regeln verstößt, wähle dort Report, und unser Team sieht sie an.',
    },
  },
  {
    id: 'review-without-trade',
    asks: [],
    ideas: [
      [
        /\b(?:reviews?|rate|rating|stars|feedback)\b/,
        /\b(?:only|just|never|without|did not|do not|not)\b/,
        /\b(?:messaged|talked|wrote|chatted|emailed|met|traded?|buy|bought|deal|closed|closing|met|fell through|declined)\b/,
        /\b(?:can|could|may|how|is it|possible|allowed)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'No: only people of a closed trade can review each other. If somebody broke the rules, choose Report message in the conversation.',
      es: 'No: solo quienes cerraron un intercambio pueden valorarse. Si alguien incumplió las normas, elige Report message en la conversación.',
      fr: 'Non : seules les personnes d’un échange conclu peuvent s’évaluer. Si quelqu’un a enfreint les règles, choisissez Report message dans la conversation.',
      de: 'Nein: Nur wer einen Tausch abgeschlossen hat, kann einander bewerten. Hat jemand gegen die Regeln verstoßen, wähle Report message im Gespräch.',
    },
  },
  {
    id: 'reviews',
    ideas: [
      [
        /^(?:(?:so|and|hey) )*(?:how|where) (?:do|can|could) i (?:see|find|read|view|check) (?:my|our) (?:own )?(?:reviews?|ratings?|stars|feedback)\b/,
      ],
      [
        /\breviews?\b/,
        /\b(?:before|without|until|while|during)\b/,
        /\b(?:clos\w*|trade|deal|done|finished|over|bought|buying)\b|_service_/,
        /\b(?:can|could|may|leave|write|when)\b/,
      ],
      [
        /\b(?:can|could|may|how|where|am i allowed|want|should|like to)\b/,
        /\b(?:leave|write|post|give|submit|add|make)\b/,
        /\b(?:reviews?|feedback|ratings?|stars)\b/,
        /^(?!.*\b(?:about me|of me|on me|reply|answer|boat)\b)/,
      ],
      [/\bwhy\b|\bwhen\b/, /\b(?:see|seen|hidden|visible|show|shows|public|appear\w*|read)\b/, /\breviews?\b/],
    ],
    asks: [
      'write review',
      'leave review trading partner',
      'rate trader',
      'reviews hidden',
      'when review visible',
      'reply bad review',
      'star rating mean',
      'change review',
    ],
    isWhole: true,
    answer: {
      en: `Once a trade has closed, everyone in it can review the others for ${REVIEW_DAYS} days, on the trade’s page. Reviews stay hidden until you and the other person have both written or the time is up, and you can change yours until then. The reviewed person can reply once. Reviews show on public profiles, and the stars are their average.`,
      es: `Cuando un intercambio se ha cerrado, todos los que participaron pueden reseñar a los demás durante ${REVIEW_DAYS} días, en la página del intercambio. Las reseñas quedan ocultas hasta que los dos hayáis escrito o acabe el plazo, y hasta entonces puedes cambiar la tuya. La persona reseñada puede responder una vez.`,
      fr: `Une fois l’échange conclu, chacun peut évaluer les autres pendant ${REVIEW_DAYS} jours, sur la page de l’échange. Les avis restent cachés jusqu’à ce que vous ayez écrit tous les deux ou que le délai soit passé, et vous pouvez changer le vôtre jusque-là. La personne évaluée peut répondre une fois.`,
      de: `Wenn ein Tausch abgeschlossen ist, können alle Beteiligten einander ${REVIEW_DAYS} Tage lang auf der Seite des Tauschs bewerten. Bewertungen bleiben verborgen, bis ihr beide geschrieben habt oder die Zeit um ist, und bis dahin kannst du deine ändern. Die bewertete Person kann einmal antworten.`,
    },
  },
  {
    id: 'public-profile',
    asks: [
      'public profile',
      'what others see about me',
      'view profile seller',
      'is seller trustworthy',
      'member since',
      'response time seller',
    ],
    answer: {
      en: 'Press a person’s name on a boat, in messages or on a trade to see their public profile: photo, first name, listings, closed trades, reviews and how soon they usually reply. It never shows an email address, a phone number or a street. Your own is linked from your profile in your account.',
      es: 'Pulsa el nombre de una persona en un barco, en los mensajes o en un intercambio para ver su perfil público: foto, nombre de pila, anuncios, intercambios cerrados, reseñas y cuánto suele tardar en responder. Nunca muestra correo, teléfono ni calle. El tuyo está enlazado en tu perfil, en tu cuenta.',
      fr: 'Appuyez sur le nom d’une personne sur un bateau, dans les messages ou dans un échange pour voir son profil public : photo, prénom, annonces, échanges conclus, avis et délai habituel de réponse. Il ne montre jamais d’e-mail, de téléphone ni de rue. Le vôtre est lié depuis votre profil dans votre compte.',
      de: 'Drücke bei einem Boot, in Nachrichten oder in einem Tausch auf den Namen einer Person, um ihr öffentliches Profil zu sehen: Foto, Vorname, Anzeigen, abgeschlossene Tauschgeschäfte, Bewertungen und wie schnell sie meist antwortet. E-Mail, Telefon und Straße zeigt es nie. Dein eigenes ist in deinem Konto beim Profil verlinkt.',
    },
  },
];
