import type { HelpTopic } from '../../platform/help.ts';

/** Photos and words of a listing. */
export const listingContentHelp: readonly HelpTopic[] = [
  {
    id: 'video',
    asks: ['add video listing', 'upload video boat'],
    ideas: [[/\bvideos?\b|\bclips?\b|\bfootage\b/, /\b(?:add|upload|put|post|include|show|attach|listing|ad)\b/]],
    answer: {
      en: 'A listing has photos, up to 20 of them, but no videos. You can offer to show the boat on a video call in your messages.',
      es: 'Un anuncio tiene fotos, hasta 20, pero no vídeos. En tus mensajes puedes ofrecer enseñar el barco por videollamada.',
      fr: 'Une annonce a des photos, jusqu’à 20, mais pas de vidéos. Dans vos messages, vous pouvez proposer de montrer le bateau en appel vidéo.',
      de: 'Eine Anzeige hat Fotos, bis zu 20, aber keine Videos. In deinen Nachrichten kannst du anbieten, das Boot im Videoanruf zu zeigen.',
    },
  },
  {
    id: 'reword-listing',
    asks: ['reword ad', 'rewrite description', 'write listing text'],
    ideas: [
      [
        /\b(?:can|could|will|would) you\b|^(?:please |eddy |hey |so |okay |,)*(?:re ?-?\w+|write|make|polish|improve|spruce|jazz|touch|help)\b|\b(?:i (?:want|need|would like)|help me)\b/,
        /\b(?:reword|rewrite|re-write|rephrase|polish|improve|spruce|jazz|punch|touch up|word|write|redo|proofread|better|nicer|catchier|shorter|professional)\b/,
        /\b(?:my|our|the|an?) (?:\w+ )?(?:ads?|listings?|description|blurb|posting|listing text|write ?-?up)\b/,
        /^(?!.*\b(?:price|photos?|offer|message|to say)\b)/,
      ],
    ],
    answer: {
      en: 'I don’t write or change the text of listings. Open My Listings, choose the boat and then Edit to write a new description. Say first what sets your boat apart, then engine hours, recent work, known faults and what you’d take in trade.',
      es: 'No escribo ni cambio el texto de los anuncios. Abre My Listings, elige el barco y luego Edit para escribir otra descripción. Di primero qué distingue a tu barco, y luego las horas de motor, los trabajos recientes, los defectos conocidos y lo que aceptarías a cambio.',
      fr: 'Je n’écris ni ne change le texte des annonces. Ouvrez My Listings, choisissez le bateau, puis Edit pour écrire une nouvelle description. Dites d’abord ce qui distingue votre bateau, puis les heures de moteur, les travaux récents, les défauts connus et ce que vous prendriez en échange.',
      de: 'Texte von Anzeigen schreibe und ändere ich nicht. Öffne My Listings, wähle das Boot und dann Edit, um eine neue Beschreibung zu schreiben. Sag zuerst, was dein Boot auszeichnet, dann Motorstunden, letzte Arbeiten, bekannte Mängel und was du in Tausch nimmst.',
    },
  },
  {
    id: 'sideways-photos',
    asks: ['photo sideways', 'rotate photos', 'photos upside down'],
    ideas: [
      [
        /\b(?:photos?|pics?|pictures?|images?)\b/,
        /\b(?:sideways|upside down|rotat\w+|wrong way|crooked|tilted|turned|flipped|on (?:its|their|the) side|head down|landscape|portrait)\b/,
      ],
    ],
    answer: {
      en: 'Photos are turned upright by what your camera recorded. If one still lies on its side, turn it on your phone or computer and save it. Then open My Listings, choose the boat and Edit, remove the old photo and add the new one.',
      es: 'Las fotos se enderezan según lo que grabó tu cámara. Si una sigue de lado, gírala en tu teléfono u ordenador y guárdala. Luego abre My Listings, elige el barco y Edit, quita la foto antigua y añade la nueva.',
      fr: 'Les photos sont redressées d’après ce que votre appareil a noté. Si l’une reste de travers, tournez-la sur votre téléphone ou ordinateur et enregistrez-la. Puis ouvrez My Listings, choisissez le bateau et Edit, retirez l’ancienne photo et ajoutez la nouvelle.',
      de: 'Fotos werden nach den Angaben deiner Kamera aufgerichtet. Liegt eins trotzdem auf der Seite, dreh es auf dem Telefon oder Computer und speichere es. Öffne dann My Listings, wähle das Boot und Edit, entferne das alte Foto und füge das neue hinzu.',
    },
  },
  {
    id: 'photos',
    asks: [
      'add photos listing',
      'many photos upload',
      'upload pictures',
      'change order photos',
      'photo upload fails',
      'picture formats work',
      'pictures',
      'pictures phone',
      'add video',
      'maximum photo size',
      'big photo',
      'pictures big',
      'file size photos',
    ],
    ideas: [
      [
        /\b(?:photos?|pics?|pictures?|images?)\b/,
        /\b(?:add|adding|remove|removing|delete|deleting|replace|swap|reorder|change|upload\w*|order|rid of|how many|formats?|heic|jpe?g|png|sizes?|big|large|maximum|limit)\b/,
        /^(?!.*\b(?:profile|show|find|with|sideways|upside|rotat\w*|seller|owner|ask|tell|message|id|passport|license|stolen|stole|steal\w*)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Open My Listings, choose the boat and then Edit to add, remove or reorder photos: up to 20 for each boat and up to 15 MB each, also straight from an iPhone. The first photo is the one that people see in lists.',
      es: 'Abre My Listings, elige el barco y luego Edit para añadir, quitar u ordenar fotos: hasta 20 por barco y 15 MB cada una, también directamente desde un iPhone. La primera es la que se ve en las listas.',
      fr: 'Ouvrez My Listings, choisissez le bateau, puis Edit pour ajouter, retirer ou classer des photos : jusqu’à 20 par bateau et 15 Mo chacune, aussi depuis un iPhone. La première est celle que montrent les listes.',
      de: 'Öffne My Listings, wähle das Boot und dann Edit, um Fotos hinzuzufügen, zu entfernen oder zu ordnen: bis zu 20 je Boot mit je bis zu 15 MB, auch direkt vom iPhone. Das erste Foto zeigen die Listen.',
    },
  },
  {
    id: 'listing-views',
    asks: ['nobody contact', 'views', 'tips selling faster', 'listing better'],
    ideas: [
      [
        /\b(?:nobody|no one|few|more|not|why|how)\b/,
        /\b(?:look\w*|views?|interest\w*|contact\w*|people|buyers|exposure|seen|sees?|attention|clicks|traffic|bites)\b/,
        /\b(?:my|our) (?:\w+ )?(?:listing|boat|ad)s?\b/,
        /\b(?:nobody|no one|more (?:people|views|interest|buyers|exposure|attention|clicks)|not (?:get|any|selling|getting)|so few|in front of)\b/,
        /^(?!.*\b(?:which|what) (?:of|one|boat))/,
      ],
      [
        /\b(?:nobody|no one|no offers|not (?:a single|one|any) (?:offer|bid))\b/,
        /\b(?:offers?|offered|bids?|wrote|asked|interested)\b/,
        /\b(?:normal|why|how come|usual|strange|weird)\b/,
        /\b(?:me|my|i|mine)\b/,
      ],
    ],
    answer: {
      en: 'Good photos, an honest description, engine hours and a list of what you’d take in trade help most. Ask me what your boat is worth to compare your price with similar boats.',
      es: 'Lo que más ayuda son buenas fotos, una descripción honesta, las horas de motor y una lista de lo que aceptarías a cambio. Pregúntame cuánto vale tu barco para comparar tu precio con barcos parecidos.',
      fr: 'Ce qui aide le plus : de bonnes photos, une description honnête, les heures de moteur et la liste de ce que vous prendriez en échange. Demandez-moi ce que vaut votre bateau pour comparer votre prix à des bateaux semblables.',
      de: 'Am meisten helfen gute Fotos, eine ehrliche Beschreibung, Motorstunden und eine Liste dessen, was du in Tausch nimmst. Frag mich, was dein Boot wert ist, um deinen Preis mit ähnlichen Booten zu vergleichen.',
    },
  },
];
