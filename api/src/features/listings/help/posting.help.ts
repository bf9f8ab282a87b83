import type { HelpTopic } from '../../../platform/help.ts';

const LISTS = /\b(?:list|post|put|sell|advertise|publish|upload)\b/;
const PICTURES = /\b(?:photos?|pictures?|pics?|images?)\b/;
const MINE = /^(?!.*\b(?:his|their|he|she|they|owner|seller|show|find)\b)/;

/** Questions of people before they post a boat. */
export const postingHelp: readonly HelpTopic[] = [
  {
    id: 'post-without-photos',
    asks: [],
    ideas: [
      [
        PICTURES,
        /\b(?:how (?:do|can|would|should) (?:i|we)|where (?:do|can) (?:i|we))\b.*\b(?:list|post|put|sell|advertise)\b/,
        /\b(?:without|no (?:photos?|pictures?|pics?|images?)|(?:do not|did not) have (?:any )?(?:photos?|pictures?|pics?|images?)|need(?:ed)?|required|must|have to)\b/,
        MINE,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Open List Your Boat and follow three steps: year, make and model; photos; then price, description and what you’d take in trade. It doesn’t go without a photo: a listing needs at least one before it goes live, and you can add more later.',
      es: 'Abre List Your Boat y sigue tres pasos: año, marca y modelo; fotos; luego precio, descripción y qué aceptarías a cambio. Sin foto no se puede: un anuncio necesita al menos una para publicarse, y puedes añadir más después.',
      fr: 'Ouvrez List Your Boat et suivez trois étapes : année, marque et modèle ; photos ; puis prix, description et ce que vous prendriez en échange. Sans photo, cela ne marche pas : il en faut au moins une, et vous pouvez en ajouter ensuite.',
      de: 'Öffne List Your Boat und folge drei Schritten: Baujahr, Marke und Modell; Fotos; dann Preis, Beschreibung und was du in Tausch nähmst. Ohne Foto geht es nicht: Mindestens eines muss dabei sein, mehr kannst du später ergänzen.',
    },
  },
  {
    id: 'without-photos',
    asks: [],
    ideas: [
      [
        PICTURES,
        /\b(?:without|no (?:photos?|pictures?|pics?|images?)|later|leave (?:\w+ )?out|skip)\b/,
        /^(?:(?:hi|hey|so|and|but|okay|eddy|,) )*(?:can|could|may) (?:i|we)\b|\bis (?:it|that) (?:okay|ok|possible|allowed|fine)\b|\b(?:possible|allowed) to\b/,
        LISTS,
        MINE,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'No: a listing needs at least one photo of the boat before it goes live. You can add more later, and change them at any time under My Listings, Edit.',
      es: 'No: un anuncio necesita al menos una foto del barco antes de publicarse. Puedes añadir más después y cambiarlas en cualquier momento en My Listings, Edit.',
      fr: 'Non : une annonce a besoin d’au moins une photo du bateau avant de paraître. Vous pouvez en ajouter ensuite et les changer à tout moment sous My Listings, Edit.',
      de: 'Nein: Ein Inserat braucht mindestens ein Foto des Bootes, bevor es sichtbar wird. Du kannst später weitere hinzufügen und sie jederzeit unter My Listings, Edit ändern.',
    },
  },
  {
    id: 'photo-place',
    asks: [],
    ideas: [
      [
        /\b(?:photos?|pictures?|pics?|images?|exif|metadata|gps)\b/,
        /\b(?:where (?:i|it|they|the|my)|location|place|gps|metadata|exif|geo ?tags?|coordinates|address|home)\b/,
        /\b(?:show|shows|reveal|reveals|tell|give away|see|know|contain|include|remove[ds]?|strip(?:ped)?|keep|find out|hidden|visible|leak)\b/,
        /\b(?:do|does|can|could|will|is|are|how)\b/,
        /^(?!.*\b(?:profile|boats? in|show me|his|her|their boat|seller|owner)\b|.*_(?:place|type|make|boat|bound|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Photos don’t give away a place: we make new copies of each and leave out where, when and with which camera it was taken. What is in the picture itself stays visible, such as a registration number, a house or a face, so check it before you upload.',
      es: 'Las fotos no delatan un lugar: hacemos copias nuevas de cada una sin el lugar, la hora ni la cámara. Lo que se ve en la imagen sigue visible, como una matrícula, una casa o una cara, así que míralo antes de subirla.',
      fr: 'Les photos ne trahissent pas de lieu : nous en faisons de nouvelles copies, sans le lieu, l’heure ni l’appareil. Ce qu’on voit sur l’image reste visible, comme une immatriculation, une maison ou un visage : vérifiez avant l’envoi.',
      de: 'Fotos verraten keinen Ort: Wir machen von jedem neue Kopien und lassen Ort, Zeit und Kamera weg. Was auf dem Bild selbst ist, bleibt sichtbar, etwa ein Kennzeichen, ein Haus oder ein Gesicht; prüf es also vor dem Hochladen.',
    },
  },
  {
    id: 'boats-allowed',
    asks: [],
    ideas: [
      [
        /\bhow many (?:boats|listings|yachts|ads)\b/,
        /\b(?:can|could|may|am) (?:i|we)\b.*\b(?:list|post|put up|sell|advertise|have|allowed)\b/,
        /^(?!.*\b(?:buy|save|afford|offer|trade|get|free)\b|.*_(?:type|place|money|bound|asset)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'As many as you have, each as a listing of its own. Open List Your Boat for each one; the pricing page says which ones are free.',
      es: 'Tantos como tengas, cada uno con su propio anuncio. Abre List Your Boat para cada uno; la página de precios dice cuáles son gratis.',
      fr: 'Autant que vous en avez, chacun avec sa propre annonce. Ouvrez List Your Boat pour chacun ; la page des prix dit lesquels sont gratuits.',
      de: 'So viele du hast, jedes mit eigenem Inserat. Öffne für jedes List Your Boat; die Preisseite sagt, welche kostenlos sind.',
    },
  },
  {
    id: 'link-in-listing',
    asks: [],
    ideas: [
      [
        /\b(?:links?|urls?|websites?|web ?page|you ?tube|phone number|my number|email address|contact (?:info\w*|details))\b/,
        /\b(?:in|into|to|on|with) (?:my|the|a|our) (?:\w+ )?(?:listing|ad|description|post|posting)\b/,
        /\b(?:can|could|may|am i|is it|allowed|how|put|add|include)\b/,
        /^(?!.*\b(?:he|she|they|his|her|their|seller|owner|pay|sign in|press|click|share|send|copy)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'A listing has no field for a website, a phone number or an email address, and I know of no rule about them in the description. Leave them out: people reach you by Message Owner, and contact details in public attract scammers.',
      es: 'Un anuncio no tiene campo para web, teléfono o correo, y no conozco ninguna norma sobre ellos en la descripción. Mejor no los pongas: la gente te escribe con Message Owner, y los datos públicos atraen estafadores.',
      fr: 'Une annonce n’a pas de champ pour un site, un téléphone ou un e-mail, et je ne connais pas de règle à leur sujet dans la description. Mieux vaut les omettre : on vous joint par Message Owner, et des coordonnées publiques attirent les escrocs.',
      de: 'Ein Inserat hat kein Feld für Website, Telefon oder E-Mail, und eine Regel dafür in der Beschreibung kenne ich nicht. Lass sie besser weg: Man erreicht dich über Message Owner, und öffentliche Kontaktdaten locken Betrüger an.',
    },
  },
];
