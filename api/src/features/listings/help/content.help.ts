import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/domain/boat-defaults';
import { inMegabytes } from '@tradewind/domain/file-sizes';
import type { HelpTopic } from '../../../platform/help.ts';

const PHOTO_MEGABYTES = inMegabytes(MAX_PHOTO_BYTES);

/** Photos and words of a listing. */
export const listingContentHelp: readonly HelpTopic[] = [
  {
    id: 'share-listing',
    asks: ['share listing friend'],
    ideas: [
      [
        /\b(?:print|printout|pdf|flyer|brochure|qr code)\b/,
        /\b(?:listing|ad|boat|page|it|sheet)\b|_(?:own|boat)_/,
        /\b(?:how|can|could|is there|do you|where|want|need)\b/,
      ],
      [
        /\b(?:share|sharing|send|forward)\b/,
        /\b(?:listings?|ads?|boat(?: page)?|link)\b/,
        /\b(?:wife|husband|friends?|someone|somebody|others|facebook|partner|how|link)\b/,
        /^(?!.*\b(?:account|data|offer|money|check|wire|he|she|seller|sent me)\b)/,
      ],
    ],
    answer: {
      en: 'Every boat has its own page: open it and send its address, or print the page from your browser. People can look at it without an account.',
      es: 'Cada barco tiene su propia página: ábrela y envía su dirección. Se puede ver sin cuenta.',
      fr: 'Chaque bateau a sa propre page : ouvrez-la et envoyez son adresse. On peut la voir sans compte.',
      de: 'Jedes Boot hat seine eigene Seite: Öffne sie und schick ihre Adresse. Ansehen kann man sie ohne Konto.',
    },
  },
  {
    id: 'video',
    asks: ['add video listing', 'upload video boat'],
    ideas: [[/\bvideos?\b|\bclips?\b|\bfootage\b/, /\b(?:add|upload|put|post|include|show|attach|listing|ad)\b/]],
    answer: {
      en: `A listing has photos, up to ${MAX_PHOTOS} of them, but no videos. You can offer to show the boat on a video call in your messages.`,
      es: `Un anuncio tiene fotos, hasta ${MAX_PHOTOS}, pero no vídeos. En tus mensajes puedes ofrecer enseñar el barco por videollamada.`,
      fr: `Une annonce a des photos, jusqu’à ${MAX_PHOTOS}, mais pas de vidéos. Dans vos messages, vous pouvez proposer de montrer le bateau en appel vidéo.`,
      de: `Eine Anzeige hat Fotos, bis zu ${MAX_PHOTOS}, aber keine Videos. In deinen Nachrichten kannst du anbieten, das Boot im Videoanruf zu zeigen.`,
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
      [
        /\bwhat (?:should|do|can|could|would|to|else should) ?(?:i|we|you|people|buyers)?\b/,
        /\b(?:write|put|say|include|mention|add|type)\b/,
        /\b(?:description|ad|listing text|write ?-?up|blurb|listing)\b/,
        /^(?!.*\b(?:price|photos?|offer|message|does|missing|forgot)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
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
    id: 'photos-refused',
    asks: [],
    ideas: [
      [
        /\b(?:photos?|pics?|pictures?|images?|screenshots?)\b/,
        /\b(?:reject\w*|refus\w*|declin\w*|(?:not|never|will not|does not|do not|can not|could not) (?:be )?(?:upload\w*|accept\w*|load\w*|go through|work\w*|show up|add(?:ed)?)|fail\w*|error|too (?:big|large)|invalid|stuck|bounced?)\b/,
        /^(?!.*\b(?:offer|possession|prove|proof|code|price)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `A photo is refused if it’s larger than ${PHOTO_MEGABYTES} MB, isn’t an image (JPEG, PNG, WebP, AVIF, GIF, TIFF and HEIC work), can’t be opened, or if the listing already has ${MAX_PHOTOS}. The form names the photos that failed, so you can remove or replace them; the others are kept. If it still fails, write to us from the Contact page.`,
      es: `Una foto se rechaza si pesa más de ${PHOTO_MEGABYTES} MB, no es una imagen (valen JPEG, PNG, WebP, AVIF, GIF, TIFF y HEIC), no se puede abrir o el anuncio ya tiene ${MAX_PHOTOS}. El formulario dice qué fotos fallaron; las demás se guardan. Si sigue fallando, escríbenos desde la página Contact.`,
      fr: `Une photo est refusée si elle dépasse ${PHOTO_MEGABYTES} Mo, n’est pas une image (JPEG, PNG, WebP, AVIF, GIF, TIFF et HEIC conviennent), ne s’ouvre pas ou si l’annonce en a déjà ${MAX_PHOTOS}. Le formulaire nomme celles qui ont échoué ; les autres sont gardées. Si cela échoue encore, écrivez-nous depuis la page Contact.`,
      de: `Ein Foto wird abgelehnt, wenn es größer als ${PHOTO_MEGABYTES} MB ist, kein Bild ist (JPEG, PNG, WebP, AVIF, GIF, TIFF und HEIC gehen), sich nicht öffnen lässt oder das Inserat schon ${MAX_PHOTOS} hat. Das Formular nennt die betroffenen; die anderen bleiben. Wenn es weiter nicht klappt, schreib uns über die Seite Contact.`,
    },
  },
  {
    id: 'listing-without-price',
    asks: [],
    ideas: [
      [
        /\b(?:list|listing|listings|post|posting|ad|advertise|sell|put up)\b/,
        /\b(?:without|no|skip|omit|leave out|hide|hidden|not (?:show|say|state|give|put|name))(?: \w+){0,3} (?:asking )?price\b|\bprice (?:on request|blank|empty|hidden|optional|upon request)\b|\b(?:need|have to|must) (?:\w+ ){0,2}(?:set|put|give|name|enter|state) (?:a|the|my) price\b/,
        /^(?!.*\b(?:which|any boats|show me|find|boats (?:with|without))\b)/,
      ],
    ],
    answer: {
      en: 'No: every listing needs a price. It’s what you ask; you may still take a trade or less. Ask me what your boat is worth if you’re unsure.',
      es: 'No: cada anuncio necesita un precio. Es lo que pides; puedes aceptar un intercambio o menos. Si dudas, pregúntame cuánto vale tu barco.',
      fr: 'Non : chaque annonce doit avoir un prix. C’est ce que vous demandez ; vous pouvez accepter un échange ou moins. Si vous hésitez, demandez-moi ce que vaut votre bateau.',
      de: 'Nein: Jedes Inserat braucht einen Preis. Es ist das, was du verlangst; du kannst trotzdem einen Tausch oder weniger annehmen. Wenn du unsicher bist, frag mich, was dein Boot wert ist.',
    },
  },
  {
    id: 'least-price',
    asks: [],
    ideas: [
      [
        /\b(?:minimum|min|lowest|least|smallest|maximum|max|highest)\b/,
        /\bprice\b/,
        /\b(?:to list|for (?:a )?listings?|listing|can i (?:list|ask|put)|allowed|required)\b/,
        /^(?!.*(?:_(?:boat|make|type|own|person|place)_|\b(?:offer|my|he|she|they|accept)\b))/,
      ],
    ],
    answer: {
      en: 'I know of no minimum: you choose the price that you ask, and every listing needs one. Ask me what your boat is worth to compare it with similar boats.',
      es: 'No conozco ningún mínimo: tú eliges el precio que pides, y cada anuncio necesita uno. Pregúntame cuánto vale tu barco para compararlo con otros parecidos.',
      fr: 'Je ne connais pas de minimum : vous choisissez le prix que vous demandez, et chaque annonce en a un. Demandez-moi ce que vaut votre bateau pour le comparer à des bateaux semblables.',
      de: 'Ein Minimum kenne ich nicht: Du wählst den Preis, den du verlangst, und jedes Inserat braucht einen. Frag mich, was dein Boot wert ist, um es mit ähnlichen zu vergleichen.',
    },
  },
  {
    id: 'two-boats-one-listing',
    asks: [],
    ideas: [
      [
        /\b(?:two|both|_n_|several|multiple|three|my|2|3) (?:\w+ )?boats\b/,
        /\b(?:one|same|single|a single|the same) (?:\w+ )?(?:listing|ad|post|posting|page)\b/,
      ],
      [
        /\b(?:list|sell|offer|post|bundle)\b.*\b(?:boats|them)\b.*\b(?:together|as a (?:package|bundle|set)|in a (?:package|bundle))\b/,
        /\b(?:can|could|may|possible|how)\b/,
        /^(?!.*\b(?:trade|for (?:the|a|one)|offer)\b)/,
      ],
    ],
    answer: {
      en: 'No: each boat has a listing of its own, with its own price and photos. You can list several, and say in the descriptions that you’d rather let them go together. An offer may hold several boats.',
      es: 'No: cada barco tiene su propio anuncio, con su precio y sus fotos. Puedes publicar varios y decir en las descripciones que prefieres venderlos juntos. Una oferta puede contener varios barcos.',
      fr: 'Non : chaque bateau a sa propre annonce, avec son prix et ses photos. Vous pouvez en publier plusieurs et dire dans les descriptions que vous préférez les céder ensemble. Une offre peut contenir plusieurs bateaux.',
      de: 'Nein: Jedes Boot hat ein eigenes Inserat mit eigenem Preis und eigenen Fotos. Du kannst mehrere einstellen und in den Beschreibungen sagen, dass du sie lieber zusammen abgibst. Ein Angebot kann mehrere Boote enthalten.',
    },
  },
  {
    id: 'own-listing-unseen',
    asks: [],
    ideas: [
      [
        /\b(?:why|where|how come|can not|do not|does not|cannot|is not|not)\b/,
        /\b(?:my|our) (?:\w+ ){0,2}(?:listing|ad|post|posting|boat)\b/,
        /\b(?:see|find|show(?:s|ing)?(?: up)?|appear\w*|visible|come up|comes up|in (?:the )?(?:search|results|browse))\b/,
        /\b(?:not|where|why|no longer|gone|missing)\b/,
        /^(?!.*\b(?:meet\w*|views?|people|offers?|sell|sold|worth|messages?|photos?|buyers?|who|deleted?|edit|change)\b)/,
      ],
    ],
    answer: {
      en: 'Open My Listings: it shows the state of each of your boats. One that is paused, marked as sold or removed by our team isn’t shown to others. A live one is found right away, unless the filters of a search leave it out; if it should be there and isn’t, tell us on the Contact page.',
      es: 'Abre My Listings: muestra el estado de cada uno de tus barcos. Uno en pausa, marcado como vendido o retirado por nuestro equipo no se muestra a los demás. Uno activo se encuentra enseguida, salvo que los filtros de la búsqueda lo dejen fuera; si falta, avísanos en la página Contact.',
      fr: 'Ouvrez My Listings : l’état de chacun de vos bateaux y figure. Un bateau en pause, marqué comme vendu ou retiré par notre équipe n’est pas montré aux autres. Une annonce active se trouve tout de suite, sauf si les filtres de la recherche l’écartent ; s’il manque, dites-le-nous sur la page Contact.',
      de: 'Öffne My Listings: Dort steht der Stand jedes deiner Boote. Ein pausiertes, als verkauft markiertes oder von uns entferntes sehen andere nicht. Ein aktives ist sofort zu finden, außer wenn die Filter einer Suche es auslassen; fehlt es trotzdem, sag es uns über die Seite Contact.',
    },
  },
  {
    id: 'photo-needed',
    asks: [],
    ideas: [
      [
        /\b(?:photos?|pictures?|pics?|images?)\b/,
        /\b(?:do i (?:need|have to|really need)|must i|need(?:ed)?|required|mandatory|without|have to|necessary|how few|minimum|at least)\b/,
        /\b(?:list|listing|listings|post|posting|publish|ad|ads|advertis\w+|upload|sell|put)\b/,
        /^(?!.*\b(?:show|find|boats without|hide|search|offers?|message|edit|change|delete|remove|reorder|rotate|sideways|his|her|their|he|she|they)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'A listing needs at least one photo of the boat before it goes live. You can add more later, and change them at any time under My Listings, Edit.',
      es: 'Un anuncio necesita al menos una foto del barco antes de publicarse. Después puedes añadir más y cambiarlas cuando quieras en My Listings, Edit.',
      fr: 'Une annonce a besoin d’au moins une photo du bateau avant d’être publiée. Vous pouvez en ajouter ensuite et les changer à tout moment sous My Listings, Edit.',
      de: 'Eine Anzeige braucht mindestens ein Foto des Boots, bevor sie erscheint. Später kannst du weitere hinzufügen und sie jederzeit unter My Listings, Edit ändern.',
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
        /\b(?:first|cover|main|thumbnail|on top|in front)\b/,
        /\b(?:pick|choose|set|decide|select|which|make|change|put|use)\b/,
        /^(?!.*\b(?:offer|possession|prove|proof|code|price|boats)\b)/,
      ],
      [
        /\b(?:photos?|pics?|pictures?|images?)\b/,
        /\b(?:add|adding|put|attach\w*|remove|removing|delete|deleting|replace|swap|reorder|change|upload\w*|order|rid of|how many|formats?|heic|jpe?g|png|sizes?|big|large|maximum|limit)\b/,
        /^(?!.*\b(?:profile|show|find|with|sideways|upside|rotat\w*|seller|owner|ask|tell|message|id|passport|license|stolen|stole|steal\w*)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: `Open My Listings, choose the boat and then Edit to add, remove or reorder photos: up to ${MAX_PHOTOS} for each boat and up to ${PHOTO_MEGABYTES} MB each, as JPEG, PNG, WebP, HEIC or another usual format, also straight from an iPhone. The first photo is the one that people see in lists.`,
      es: `Abre My Listings, elige el barco y luego Edit para añadir, quitar u ordenar fotos: hasta ${MAX_PHOTOS} por barco y ${PHOTO_MEGABYTES} MB cada una, también directamente desde un iPhone. La primera es la que se ve en las listas.`,
      fr: `Ouvrez My Listings, choisissez le bateau, puis Edit pour ajouter, retirer ou classer des photos : jusqu’à ${MAX_PHOTOS} par bateau et ${PHOTO_MEGABYTES} Mo chacune, aussi depuis un iPhone. La première est celle que montrent les listes.`,
      de: `Öffne My Listings, wähle das Boot und dann Edit, um Fotos hinzuzufügen, zu entfernen oder zu ordnen: bis zu ${MAX_PHOTOS} je Boot mit je bis zu ${PHOTO_MEGABYTES} MB, auch direkt vom iPhone. Das erste Foto zeigen die Listen.`,
    },
  },
  {
    id: 'listing-views',
    asks: ['nobody contact', 'views', 'tips selling faster', 'listing better'],
    ideas: [
      [
        /\b(?:my|our) (?:\w+ )?(?:listing|boat|ad)s?\b|_own_/,
        /\b(?:show(?:s|n)? (?:up )?(?:higher|first|on top|at the top)|rank(?:ed|s)? (?:higher|first)|higher (?:up|in)|boost|bump(?:ed)? up|more visible|to the top|better position)\b/,
      ],
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
      [
        /\b(?:(?:quick|fast|speedy|faster|quicker) sale|sell (?:it |her |my boat |the boat |this boat )?(?:fast|faster|quick|quicker|quickly|soon|asap)|get rid of (?:it|my boat|her) (?:fast|quickly|soon))\b/,
        /\b(?:tips?|advice|advise|suggest\w*|recommend\w*|how|what|ideas?|help|need|want|gotta|must)\b/,
        /^(?!.*(?:_(?:person|boat|make|type|money|bound)_|\b(?:fees?|costs?|charge|broker)\b))/,
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
