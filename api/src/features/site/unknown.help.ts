import type { HelpTopic } from '../../platform/help.ts';

/** Facts that Tradewind does not record or show, said plainly. */
export const unknownHelp: readonly HelpTopic[] = [
  {
    id: 'captain-of-boat',
    asks: [],
    ideas: [
      [
        /\b(?:captain|skipper|crew)\b/,
        /\b(?:how old|age|names?|named|called|married|who is|where is|how tall|single|nice|drunk)\b/,
        /^(?!.*\b(?:cost|costs|much|hire|license|need|delivery|quarters|cabins?|sleep\w*|chairs?)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I know of no captain, and nobody’s age: a listing only says who owns the boat. Name a boat, and I’ll tell you about its owner.',
      es: 'No sé de ningún capitán, ni de la edad de nadie: un anuncio solo dice de quién es el barco. Nombra un barco y te cuento sobre su dueño.',
      fr: 'Je ne connais aucun capitaine, ni l’âge de personne : une annonce dit seulement à qui est le bateau. Nommez un bateau, et je vous parle de son propriétaire.',
      de: 'Von einem Kapitän weiß ich nichts, und von niemandem das Alter: Ein Inserat sagt nur, wem das Boot gehört. Nenn ein Boot, dann erzähle ich dir von seinem Besitzer.',
    },
  },
  {
    id: 'reply-speed',
    asks: [],
    ideas: [
      [
        /\b(?:owners?|sellers?|people|members|who)\b/,
        /\b(?:answers?|repl(?:y|ies)|responds?|responsive|writes? back|response times?)\b/,
        /\b(?:fast(?:est|er)?|quick(?:est|er|ly)?|soon(?:est)?|slow(?:est)?|most responsive|usually|best)\b/,
        /\b(?:which|who|whose|sort|rank|order)\b/,
      ],
      [
        /\b(?:how (?:fast|quick(?:ly)?|soon|long|responsive)|do|does|are|is|any)\b/,
        /\b(?:the|these|those|most|your|other) (?:owners?|sellers?|people|members)\b|\bpeople here\b|\bowners here\b/,
        /\b(?:answers?|reply|replies|respond|responds|responsive|writes? back|get back)\b/,
        /\b(?:how (?:fast|quick(?:ly)?|soon|long|responsive)|fast|quickly|quick|soon|usually|promptly|within)\b/,
        /^(?!.*(?:_(?!ref_)|\b(?:my|offers?|have to|must|need to)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I can’t rank owners by how fast they answer. A person’s profile says how soon they usually reply, once they’ve had enough conversations.',
      es: 'No puedo ordenar a los dueños por lo rápido que responden. El perfil de cada persona dice en cuánto tiempo suele responder, cuando ha tenido suficientes conversaciones.',
      fr: 'Je ne peux pas classer les propriétaires selon leur vitesse de réponse. Le profil d’une personne dit en combien de temps elle répond d’habitude, dès qu’elle a eu assez de conversations.',
      de: 'Ich kann Besitzer nicht danach ordnen, wie schnell sie antworten. Das Profil einer Person sagt, wie schnell sie meistens antwortet, sobald sie genug Gespräche hatte.',
    },
  },
  {
    id: 'events',
    asks: [],
    ideas: [
      [
        /\b(?:boat ?shows?|regattas?|(?:fishing )?tournaments?|poker runs?|rendezvous|boating events?|(?:owners?|members?) (?:meetups?|meet-ups?|events?|parties))\b/,
        /\b(?:when|where|any|is there|are there|next|coming|this|weekend|month|year|know|which|do you)\b/,
        /^(?!.*(?:_|\b(?:for|good|boats (?:for|that)|buy|ready|won|edition)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I don’t know about shows, tournaments or other events: I only know the boats listed here and how trades work. The sites of local marinas and clubs have the dates.',
      es: 'No sé de salones, torneos ni otros eventos: solo conozco los barcos anunciados aquí y cómo funcionan los intercambios. Las fechas están en las páginas de marinas y clubes.',
      fr: 'Je ne connais ni les salons, ni les tournois, ni d’autres événements : je ne connais que les bateaux d’ici et le fonctionnement des échanges. Les sites des marinas et des clubs ont les dates.',
      de: 'Messen, Turniere und andere Termine kenne ich nicht: Ich kenne nur die Boote hier und wie Tausche ablaufen. Die Daten stehen auf den Seiten der Häfen und Clubs.',
    },
  },
  {
    id: 'price-history',
    asks: [],
    ideas: [
      [
        /\bprices?\b/,
        /\b(?:drop(?:ped|s)?|reduced|reductions?|lowered|cuts?|come down|came down|gone down|went down|changed|history|earlier|previous|original|before|used to be)\b/,
        /\b(?:which|what|any|has|have|had|did|was|were|is there|show|list|find)\b/,
        /^(?!.*\b(?:my|our|bitcoin|btc|coins?|crypto|should|can i|could i|would|will|how (?:do|can)|if|offer\w*|closing|raise|increase|tell (?:him|her|them)|ask)\b|.*_own_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I only know today’s asking prices, not earlier ones, so I can’t tell which were lowered or when. I can tell since when a boat has been listed.',
      es: 'Solo conozco los precios de hoy, no los anteriores, así que no sé cuáles bajaron ni cuándo. Puedo decirte desde cuándo está publicado un barco.',
      fr: 'Je ne connais que les prix d’aujourd’hui, pas les anciens, donc je ne sais pas lesquels ont baissé ni quand. Je peux dire depuis quand un bateau est en ligne.',
      de: 'Ich kenne nur die heutigen Preise, keine früheren, deshalb weiß ich nicht, welche gesenkt wurden und wann. Ich kann sagen, seit wann ein Boot inseriert ist.',
    },
  },
  {
    id: 'profile-views',
    asks: [],
    ideas: [
      [
        /\b(?:who|anyone|anybody|someone|somebody|people|how many)\b/,
        /\b(?:looked|look|looks|viewed|views?|visited|visits?|visitors|checked|stalk\w*|saw|seen)\b/,
        /\b(?:my|our) (?:\w+ )?(?:profile|page|account)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Visits to a profile aren’t counted, and nobody sees who looked. Your listings count their views: ask me about your boats, or open My Listings.',
      es: 'Las visitas a un perfil no se cuentan, y nadie ve quién miró. Tus anuncios sí cuentan sus visitas: pregúntame por tus barcos o abre My Listings.',
      fr: 'Les visites d’un profil ne sont pas comptées, et personne ne voit qui a regardé. Vos annonces comptent leurs vues : demandez-moi des nouvelles de vos bateaux ou ouvrez My Listings.',
      de: 'Besuche eines Profils werden nicht gezählt, und niemand sieht, wer geschaut hat. Deine Inserate zählen ihre Aufrufe: Frag mich nach deinen Booten oder öffne My Listings.',
    },
  },
  {
    id: 'usual-measures',
    asks: [],
    ideas: [
      [
        /\b(?:how (?:much|many|big|fast|heavy)|what|which)\b/,
        /\b(?:horse ?power|hp|power|fuel|freeboard|weight|ballast|draft|batter(?:y|ies)|anchor|chain|rode)\b/,
        /\b(?:normal|typical|usual|standard|recommended|rule of thumb|per (?:foot|ft)|do (?:i|you) need)\b/,
        /^(?!.*(?:_(?:boat|make|own|id|ref|person|money|bound)_|\b(?:show|find|list|boats with|cheapest|price|cost|dollars?|offer|trade)\b))/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I don’t know what is usual or recommended: I only know what each listing says. Name a boat, and I’ll tell you its engines and length; a surveyor or the builder can say what suits a hull.',
      es: 'No sé qué es lo habitual o recomendado: solo sé lo que dice cada anuncio. Nombra un barco y te digo sus motores y su eslora; un perito o el astillero sabe qué le conviene a un casco.',
      fr: 'Je ne sais pas ce qui est habituel ou recommandé : je ne connais que ce que dit chaque annonce. Nommez un bateau, et je dis ses moteurs et sa longueur ; un expert ou le chantier sait ce qui convient à une coque.',
      de: 'Was üblich oder empfohlen ist, weiß ich nicht: Ich kenne nur, was jede Anzeige sagt. Nenn ein Boot, und ich nenne Motoren und Länge; was zu einem Rumpf passt, weiß ein Gutachter oder die Werft.',
    },
  },
];
