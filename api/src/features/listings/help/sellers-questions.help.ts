import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic } from '../../../platform/help.ts';

/** Questions of owners between listing a boat and the first offer. */
export const sellersQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'how-listing-is-found',
    asks: [],
    ideas: [
      [
        /\bhow (?:do|does|will|would|can|could)\b/,
        /\b(?:people|buyers?|anyone|anybody|others|someone|they)\b/,
        /\b(?:find|finds|see|discover|come across|learn about|get to)\b/,
        /\b(?:my|our) (?:\w+ )?(?:listings?|boats?|ads?)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Everyone can find it in the list of boats and by search, by type, price, length, year, place and what you’d take. I show it to people whose wishes it fits, and so do their agents. Featured Promotion on the home page is a service of the brokerage.',
      es: 'Cualquiera puede encontrarlo en la lista y al buscar por tipo, precio, eslora, año, lugar y lo que aceptarías. Yo lo muestro a quien encaja, y también los agentes. La promoción destacada en la portada es un servicio de la correduría.',
      fr: 'Chacun peut le trouver dans la liste et par recherche : type, prix, longueur, année, lieu et ce que vous prendriez. Je le montre à qui il convient, et les agents aussi. La mise en avant sur l’accueil est un service du courtier.',
      de: 'Jeder findet es in der Liste und über die Suche nach Typ, Preis, Länge, Jahr, Ort und deinen Tauschwünschen. Ich zeige es Leuten, zu deren Wünschen es passt, und ihre Agenten auch. Featured Promotion auf der Startseite ist ein Dienst des Maklers.',
    },
  },
  {
    id: 'fix-before-selling',
    asks: [],
    ideas: [
      [
        /\b(?:what|should i|do i|is it worth|worth it|need to)\b/,
        /\b(?:fix|fixing|repair|repairing|clean|replace|upgrade|repaint|detail)\b/,
        /\b(?:before (?:i )?(?:sell|list|selling|listing|trading|i trade)|to sell|first)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I haven’t seen your boat, so I can’t say: a surveyor or a mechanic can. Whatever you leave, name it in the description, because a buyer can have the boat inspected and reject it until they have accepted it in writing.',
      es: 'No he visto tu barco, así que no puedo decirlo: lo dice un perito o un mecánico. Lo que dejes sin arreglar, nómbralo en la descripción, porque el comprador puede inspeccionar el barco y rechazarlo hasta aceptarlo por escrito.',
      fr: 'Je n’ai pas vu votre bateau : un expert ou un mécanicien peut le dire. Ce que vous laissez, nommez-le dans la description, car l’acheteur peut faire inspecter le bateau et le refuser jusqu’à son acceptation écrite.',
      de: 'Ich habe dein Boot nicht gesehen: Das sagt dir ein Gutachter oder Mechaniker. Was du lässt, nenn in der Beschreibung, denn Käufer können das Boot prüfen lassen und ablehnen, bis sie es schriftlich angenommen haben.',
    },
  },
  {
    id: 'low-offers',
    asks: [],
    ideas: [
      [
        /\b(?:low ?-? ?ball\w*|insulting|ridiculous|silly|way too low|too low)\b/,
        /\b(?:how (?:do|should|can)|what (?:do|should|can)|avoid|stop|handle|deal with|respond|answer)\b/,
        /^(?!.*(?:_(?:person|money|bound)_|\b(?:is|was) (?:it|that|this|my)\b))/,
      ],
      [
        /\b(?:say no|decline|refuse|reject|turn (?:it |one |them )?down)\b/,
        /\b(?:reason|why|explain|explanation)\b/,
        /\b(?:offers?|bids?|someone|somebody)\b/,
        /\b(?:allowed|can i|do i|must i|have to|need to|okay)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `You can decline an offer without a reason, counter it with your own terms, or let it end by itself after ${PROPOSAL_HOURS.offer} hours; I never answer one for you. To get fewer of them, say in your description what you’d accept. Your lowest value under What I’d Take stays private.`,
      es: `Puedes rechazar una oferta sin motivo, responder con otras condiciones o dejar que termine sola a las ${PROPOSAL_HOURS.offer} horas; yo nunca respondo por ti. Para recibir menos, di en la descripción qué aceptarías. Tu valor mínimo en What I’d Take es privado.`,
      fr: `Vous pouvez refuser une offre sans raison, contre-proposer ou la laisser finir seule après ${PROPOSAL_HOURS.offer} heures ; je ne réponds jamais pour vous. Pour en avoir moins, dites dans la description ce que vous accepteriez. Votre minimum sous What I’d Take reste privé.`,
      de: `Du kannst ein Angebot ohne Grund ablehnen, ein Gegenangebot machen oder es nach ${PROPOSAL_HOURS.offer} Stunden enden lassen; ich antworte nie für dich. Damit weniger kommen, schreib in die Beschreibung, was du annähmst. Dein Mindestwert unter What I’d Take bleibt privat.`,
    },
  },
  {
    id: 'buyers-money',
    asks: [],
    ideas: [
      [
        /\b(?:how (?:do|can|would) (?:i|we) (?:know|be sure|tell|check|verify)|proof|prove|make sure)\b/,
        /\b(?:buyers?|someone|somebody|they|person|he|she|people)\b/,
        /\b(?:(?:has|have|got) (?:\w+ )?(?:money|cash|funds)|can (?:\w+ )?(?:pay|afford)|good for it|proof of funds|serious)\b/,
        /^(?!.*_(?:person|boat|make)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'You can’t see it from an offer. In a closing, everyone who pays cash uploads proof of where the money comes from, which the broker checks, and wires a deposit first; nothing is released before all the money is in. Don’t hand over the boat or its papers earlier.',
      es: 'Por la oferta no se sabe. En un cierre, quien paga sube una prueba del origen del dinero, que revisa el corredor, y transfiere antes un depósito; nada se libera antes de que llegue todo. No entregues antes el barco ni los papeles.',
      fr: 'L’offre ne le dit pas. Dans une clôture, qui paie fournit une preuve de l’origine des fonds, vérifiée par le courtier, et vire d’abord un dépôt ; rien n’est libéré avant que tout soit arrivé. Ne remettez ni bateau ni papiers avant.',
      de: 'Einem Angebot sieht man es nicht an. Beim Abschluss lädt, wer Geld zahlt, einen Nachweis der Herkunft hoch, den der Makler prüft, und überweist zuerst eine Anzahlung; freigegeben wird nichts, bevor alles da ist. Gib Boot und Papiere nicht vorher her.',
    },
  },
  {
    id: 'use-while-listed',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|may|am i allowed|is it okay|should)\b.*\b(?:i|we|to)\b/,
        /\b(?:use|using|take out|run|drive|fish|go out|enjoy)\b/,
        /\b(?:my|our) (?:\w+ )?boat\b|\b(?:it|her)\b/,
        /\b(?:while|when|during|although|even though)\b.*\b(?:listed|for sale|up|on here|on the market|posted)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Yes: a listing doesn’t stop you from using your boat. Keep its engine hours and condition up to date under My Listings. Once it’s in an agreed trade, damage before the release can end that trade, and the risk is yours until then.',
      es: 'Sí: un anuncio no te impide usar tu barco. Mantén al día las horas y el estado en My Listings. Cuando esté en un intercambio acordado, un daño antes de la liberación puede terminarlo, y hasta entonces el riesgo es tuyo.',
      fr: 'Oui : une annonce n’empêche pas d’utiliser votre bateau. Tenez à jour heures et état sous My Listings. Une fois dans un échange convenu, un dommage avant la libération peut y mettre fin, et le risque est à vous jusque-là.',
      de: 'Ja: Eine Anzeige hindert dich nicht, dein Boot zu nutzen. Halte Motorstunden und Zustand unter My Listings aktuell. In einem vereinbarten Tausch kann ein Schaden vor der Freigabe ihn beenden, und das Risiko trägst bis dahin du.',
    },
  },
  {
    id: 'pause-while-away',
    asks: [],
    ideas: [
      [
        /\b(?:trip|away|gone|traveling|travelling|abroad|out of town|on vacation|busy|in (?:the )?hospital|deployed)\b/,
        /\b(?:nobody|no one|not want (?:anyone|anybody|people|someone|somebody|to be)|no (?:messages|calls|offers|questions)|not (?:be )?(?:bother\w*|contact\w*|disturb\w*)|without being bothered|leave me alone|not (?:want|get) (?:messages|offers|calls)|stop (?:people|offers|messages))\b/,
        /\b(?:my|our) (?:\w+ )?(?:boat|listing|ad|boats|listings)\b|_own_/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'While you’re away, pause your listing: open My Listings, choose the boat and then Pause. Nobody finds it or starts a conversation about it until you choose Resume. Conversations that you already have go on; open offers for it end.',
      es: 'Mientras estés fuera, pon el anuncio en pausa: abre My Listings, elige el barco y luego Pause. Nadie lo encuentra ni empieza una conversación sobre él hasta que elijas Resume. Las conversaciones que ya tienes siguen; las ofertas abiertas por él terminan.',
      fr: 'Pendant votre absence, mettez l’annonce en pause : ouvrez My Listings, choisissez le bateau, puis Pause. Personne ne le trouve ni ne commence de conversation à son sujet avant que vous choisissiez Resume. Vos conversations en cours continuent ; les offres ouvertes pour lui prennent fin.',
      de: 'Pausiere die Anzeige, solange du weg bist: Öffne My Listings, wähle das Boot und dann Pause. Niemand findet es oder beginnt ein Gespräch darüber, bis du Resume wählst. Gespräche, die du schon führst, gehen weiter; offene Angebote dafür enden.',
    },
  },
];
