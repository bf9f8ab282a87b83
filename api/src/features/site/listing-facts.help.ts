import type { HelpTopic } from '../../platform/help.ts';

const MY = /^(?!.*\b(?:my (?:boat|listing|ad|price)|our boat)\b)/;

/** Facts that listings do not tell, or that depend on the boat. */
export const listingFactsHelp: readonly HelpTopic[] = [
  {
    id: 'exact-place',
    asks: [],
    ideas: [
      [
        /\b(?:address|addresses|exact (?:location|place|spot|marina)|marina|slip|dock|street|where exactly|exactly where)\b/,
        /\b(?:boats?|yachts?|listings?|it|they|she)\b/,
        /\b(?:why|how come|how do i (?:find|see|know)|can not i|can i|do you|does the|are the|where (?:do|can) i)\b/,
        /\b(?:see|find|show|shown|shows|get|know|tell|list|listed|give|hidden|hide|missing|there|kept|location|exact)\b/,
        /^(?!.*\b(?:my|owners? (?:home|email)|his|her|their|mail|email|phone|brokerage|office|live|lives|fit|home|pay|fees?|tax|insurance|come with|comes with|included?|rent)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'A listing names only the town, not the address or the marina. You agree with the owner where to see the boat; I can draft the message.',
      es: 'Un anuncio solo nombra la ciudad, no la dirección ni la marina. Con el dueño acuerdas dónde ver el barco; puedo redactar el mensaje.',
      fr: 'Une annonce ne nomme que la ville, pas l’adresse ni la marina. Vous convenez avec le propriétaire du lieu de visite ; je peux rédiger le message.',
      de: 'Eine Anzeige nennt nur den Ort, nicht die Adresse oder den Hafen. Wo du das Boot ansiehst, vereinbarst du mit dem Besitzer; die Nachricht kann ich entwerfen.',
    },
  },
  {
    id: 'ride',
    asks: [],
    ideas: [
      [
        /\b(?:smooth(?:est|er|ly)?|soft(?:est|er)? ride|(?:rides?|riding) (?:the )?(?:best|better|smooth\w*|soft\w*|dry|well|rough)|sea ?sick\w*|motion sick\w*|(?:most|more|least) (?:stable|comfortable|steady)|stablest|rocks? (?:the )?(?:least|less|a lot)|rocky|bumpy|tippy|handles? (?:waves|chop|rough)\w*|best in (?:rough|choppy|big)|(?:best|good|better) (?:ride|in rough \w+))\b/,
        /\b(?:what|which|any|is there|are there|do you|recommend|suggest|find|show|should|best|good)\b/,
        /^(?!.*_)/,
        MY,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I can’t tell: listings don’t say how a boat rides, and nobody here rates it. A sea trial shows it before you accept a boat. I can search by type, length and beam, and longer boats usually ride more calmly: say for example “boats over 35 ft.”',
      es: 'No puedo decirlo: los anuncios no dicen cómo navega un barco, y aquí nadie lo valora. Una prueba de mar lo muestra antes de aceptarlo. Puedo buscar por tipo, eslora y manga, y los barcos más largos suelen moverse menos.',
      fr: 'Je ne peux pas le dire : les annonces ne disent pas comment un bateau passe en mer, et personne ici ne le note. Un essai en mer le montre avant que vous l’acceptiez. Je peux chercher par type, longueur et largeur ; les bateaux plus longs sont d’ordinaire plus calmes.',
      de: 'Das kann ich nicht sagen: Anzeigen sagen nicht, wie ein Boot läuft, und niemand bewertet es hier. Eine Probefahrt zeigt es, bevor du ein Boot annimmst. Ich kann nach Typ, Länge und Breite suchen, und längere Boote liegen meist ruhiger.',
    },
  },
  {
    id: 'beginner-boat',
    asks: [],
    ideas: [
      [
        /\b(?:beginners?|first (?:time|boat)|starter|never (?:owned|driven|had|drove|been on)|newbies?|novice|learn(?:ing)? on|no experience|inexperienced)\b/,
        /\b(?:what|which|whats|recommend|suggest|good|best|right|should i)\b/,
        /\b(?:boats?|one|something|yacht)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:how (?:do|does)|here|site|offer|sell|list|trade|show|find|in (?:florida|texas)|under)\b))/,
      ],
      [
        /\b(?:easiest|simplest|most (?:reliable|forgiving|dependable)|(?:least|less) (?:maintenance|trouble|upkeep)|safest|lowest maintenance|cheapest to (?:run|own|maintain|insure|keep|operate))\b/,
        /\b(?:boats?|yachts?|one|ones)\b/,
        /\b(?:what|which|whats|recommend|suggest|is|show|find)\b/,
        /^(?!.*(?:_|\b(?:way|pay|sell|closing|trade)\b))/,
        MY,
      ],
      [
        /\b(?:which|what|is it|any)\b/,
        /\b(?:easy|easier|easiest|simple|simplest|simpler|forgiving|hard|hardest|difficult)\b/,
        /\bto (?:\w+ )?(?:handle|drive|dock|steer|run|maintain|operate|learn|captain|manage)\b|\bfor (?:a |an )?(?:beginners?|novices?|newbies?|first ?-? ?timers?|rookies?|starters?)\b/,
        /^(?!.*(?:_(?!ref_|n_)|\b(?:way|pay|sell|closing|trade|account|site|app)\b))/,
        MY,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I can’t rank boats by that: listings don’t rate how easy, safe or costly a boat is to run. I can search by type, length, price, age and engine hours: say for example “bowriders under 25 ft with low hours.” A surveyor tells you whether a particular boat suits you.',
      es: 'No puedo ordenar barcos así: los anuncios no valoran lo fácil, seguro o caro que es un barco. Puedo buscar por tipo, eslora, precio, año y horas de motor. Un perito te dice si un barco concreto te conviene.',
      fr: 'Je ne peux pas classer les bateaux ainsi : les annonces ne notent pas s’ils sont faciles, sûrs ou chers à l’usage. Je peux chercher par type, longueur, prix, âge et heures de moteur. Un expert vous dit si un bateau vous convient.',
      de: 'Danach kann ich nicht ordnen: Anzeigen bewerten nicht, wie einfach, sicher oder teuer ein Boot im Betrieb ist. Ich kann nach Typ, Länge, Preis, Alter und Motorstunden suchen. Ob ein bestimmtes Boot passt, sagt dir ein Gutachter.',
    },
  },
  {
    id: 'owners-languages',
    asks: [],
    ideas: [
      [
        /\b(?:speaks?|speaking|understands?|knows?|talks?|write|writes|language|languages|fluent|bilingual)\b/,
        /\b(?:owners?|sellers?|anyone|anybody|people|someone|somebody|who|members?|he|she|they)\b/,
        /\b(?:spanish|english|french|german|portuguese|italian|creole|russian|chinese|mandarin|vietnamese|polish|arabic|languages?|bilingual|korean|japanese)\b/,
        /^(?!.*\b(?:you speak|do you (?:speak|understand|know|talk)|are you|can you (?:write|speak|translate)|translate)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I don’t know: profiles and listings have no field for the languages that an owner speaks. Just write to them and ask; I can draft the message.',
      es: 'No lo sé: los perfiles y anuncios no indican qué idiomas habla un dueño. Escríbele y pregúntale; puedo redactar el mensaje.',
      fr: 'Je ne le sais pas : profils et annonces n’indiquent pas les langues d’un propriétaire. Écrivez-lui pour demander ; je peux rédiger le message.',
      de: 'Das weiß ich nicht: Profile und Anzeigen nennen keine Sprachen der Besitzer. Schreib ihnen einfach; die Nachricht kann ich entwerfen.',
    },
  },
  {
    id: 'comes-with-boat',
    asks: [],
    ideas: [
      [
        /\b(?:prices?|boats?|they|listings?|these|it|purchase|sale|deal)\b/,
        /\b(?:includes?|included|including|comes? with|come along|part of|thrown? in|extra|separate(?:ly)?|covers?)\b/,
        /\b(?:trailers?|slips?|dock(?:age)?|moorings?|lifts?|life ?jackets?|anchors?|safety (?:gear|equipment)|gear|covers|electronics|fishing gear|tenders?|dingh(?:y|ies)|toys|tools|spares?|spare parts|keys|accessories|equipment|everything (?:on|in)|storage|furniture)\b/,
        /\b(?:does|do|is|are|what|will|would)\b/,
        /^(?!.*(?:_|\b(?:my|mine|fees?|closing|offer|which|show|find|any|boats with|that come|i add|i include|should i|tax\w*|there)\b))/,
      ],
    ],
    withoutBoat: true,
    isWhole: true,
    answer: {
      en: 'That depends on the boat: only what its listing names is said to come with it. Name a boat, and I’ll look whether its listing mentions that. If it doesn’t, ask the owner, and write it into the note of your offer.',
      es: 'Depende del barco: solo lo que nombra su anuncio se da por incluido. Dime un barco y miro si su anuncio lo menciona. Si no, pregunta al dueño y ponlo en la nota de tu oferta.',
      fr: 'Cela dépend du bateau : seul ce que nomme l’annonce est dit compris. Nommez un bateau, et je regarde si son annonce en parle. Sinon, demandez au propriétaire et écrivez-le dans la note de votre offre.',
      de: 'Das hängt vom Boot ab: Nur was die Anzeige nennt, gilt als dabei. Nenn ein Boot, und ich sehe nach, ob die Anzeige das erwähnt. Wenn nicht, frag den Besitzer und schreib es in die Notiz deines Angebots.',
    },
  },
  {
    id: 'facts-true',
    asks: [],
    ideas: [
      [
        /\b(?:hours|condition|description|descriptions|details|facts|figures|numbers|specs|mileage|what (?:they|it|he|she|owners?|sellers?) (?:say|says|write|writes)|listings?|info|information)\b/,
        /\b(?:real|true|accurate|correct|honest|reliable|right|verified|trust|lying|lies|made up|legit)\b/,
        /\b(?:how (?:do|can|would) (?:i|we|you)|are|is|can i|do you|who|does anyone|does anybody)\b/,
        /^(?!.*\b(?:my|your (?:answers?|numbers)|title|photos?|pictures?|offers?|reviews?|you say|estimate|bank|wire|account|hull|fees?|office|opening)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Nobody here checks them: engine hours, condition and description are the owner’s own words. A survey and a sea trial tell you what is true, and in a closing you can reject the boat until you have accepted it in writing.',
      es: 'Aquí nadie los comprueba: las horas, el estado y la descripción son palabras del dueño. Un peritaje y una prueba de mar dicen qué es cierto, y en un cierre puedes rechazar el barco hasta que lo aceptes por escrito.',
      fr: 'Personne ici ne les vérifie : heures, état et description sont les mots du propriétaire. Une expertise et un essai en mer disent le vrai, et dans une clôture vous pouvez refuser le bateau jusqu’à votre acceptation écrite.',
      de: 'Hier prüft sie niemand: Motorstunden, Zustand und Beschreibung sind die Worte des Besitzers. Gutachten und Probefahrt zeigen, was stimmt, und beim Abschluss kannst du das Boot ablehnen, bis du es schriftlich angenommen hast.',
    },
  },
  {
    id: 'sold-boats',
    asks: [],
    ideas: [
      [
        /\b(?:see|show|find|look at|list|view|browse|search)\b/,
        /\b(?:boats?|ones|listings?|yachts?)\b/,
        /\b(?:(?:already|recently|have|were|been|got|just) sold|sold (?:boats|ones|listings)|sold already|no longer (?:listed|for sale|available)|off the market)\b/,
        MY,
        /^(?!.*\b(?:price|prices|how much|for what|not sold|unsold|mark|saved|what .* sold for)\b)/,
      ],
      [
        /\b(?:not|never|before|yet)\b/,
        /\b(?:on (?:the|your) (?:site|market)|listed (?:yet|here)|off market|unlisted|not listed|public|on here|posted)\b/,
        /\b(?:do you|have you|are there|is there|can i|any)\b.*\b(?:boats|ones|listings|inventory)\b/,
        /^(?!.*(?:_|\b(?:my|sold|fresh water|salt|been)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I only know boats that are listed now: sold ones are no longer shown, and there’s no hidden list of others. Your agent can watch for new ones and tell you.',
      es: 'Solo conozco los barcos publicados ahora: los vendidos ya no se muestran, y no hay otra lista oculta. Tu agente puede vigilar los nuevos y avisarte.',
      fr: 'Je ne connais que les bateaux en ligne maintenant : les vendus ne sont plus montrés, et il n’y a pas de liste cachée. Votre agent peut guetter les nouveaux et vous prévenir.',
      de: 'Ich kenne nur Boote, die jetzt inseriert sind: Verkaufte werden nicht mehr gezeigt, und eine versteckte Liste gibt es nicht. Dein Agent kann auf neue achten und dir Bescheid geben.',
    },
  },
];
