import type { HelpTopic } from '../../platform/help.ts';

export const listingHelp: readonly HelpTopic[] = [
  {
    id: 'list-boat',
    asks: [
      'list',
      'sell',
      'post listing',
      'add',
      'put sale',
      'listing work',
      'create listing',
      'advertise',
      'list several',
      'list two',
      'allowed list',
    ],
    ideas: [
      [
        /\b(?:steps?|walk me through|guide me|show me how|what do i (?:need|have) to do|procedure|process)\b/,
        /\b(?:put|putting|get|getting|list|listing|post|posting|place|placing|upload|uploading|advertis\w+|publish\w*)\b.*\b(?:boats?|yachts?|ads?|listings?|mine)\b/,
        /\b(?:online|up|on here|(?:on|onto) (?:the |your |this )?(?:site|website|tradewind|market|marketplace)|for sale|listed|list|listing|post|advertis\w+|publish\w*)\b/,
      ],
    ],
    answer: {
      en: 'Open List Your Boat and follow three steps: year, make and model; photos; then price, description and what you’d take in trade. Your listing goes live right away, and you can manage it from your account.',
      es: 'Abre List Your Boat y sigue tres pasos: año, marca y modelo; fotos; y luego precio, descripción y lo que aceptarías a cambio. Tu anuncio se publica de inmediato.',
      fr: 'Ouvrez List Your Boat et suivez trois étapes : année, marque et modèle ; photos ; puis prix, description et ce que vous accepteriez en échange. Votre annonce est publiée aussitôt.',
      de: 'Öffne List Your Boat und folge drei Schritten: Jahr, Marke und Modell; Fotos; dann Preis, Beschreibung und was du in Tausch nimmst. Deine Anzeige ist sofort sichtbar.',
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
    },
  },
  {
    id: 'edit-listing',
    asks: [
      'edit listing',
      'change price',
      'lower asking price',
      'update listing description',
      'change take trade',
      'edit ad',
      'reduce price',
    ],
    ideas: [
      [
        /\b(?:mistakes?|errors?|typos?|misspelled|wrong|incorrect|messed up|screwed up|fix|correct)\b/,
        /\b(?:my|our) (?:\w+ )?(?:ads?|listings?|posts?|posting|description|boat page)\b/,
      ],
      [
        /\b(?:change|rewrite|reword|edit|update|alter|improve|redo|modify)\b/,
        /\b(?:description|text|wording|title|details)\b/,
        /\b(?:my|our|the|its) (?:\w+ )?(?:ads?|listings?|posts?|boat|boats|yacht)\b|\bdescription\b/,
      ],
    ],
    answer: {
      en: 'Open My Listings, choose the boat and then Edit. There you can change the price, description, photos and what you’d take in trade. I never change listings myself.',
    },
  },
  {
    id: 'pause-listing',
    asks: [
      'pause listing',
      'hide while',
      'take off market temporarily',
      'unlist',
      'pause ad',
      'stop showing',
      'take ad down few weeks',
      'take listing off while',
      'pause winter',
      'pause ad while',
    ],
    answer: {
      en: 'Open My Listings, choose the boat and then Pause. Nobody finds it until you choose Resume, and its messages stay.',
    },
  },
  {
    id: 'delete-listing',
    asks: ['delete listing', 'remove site', 'take down listing', 'mark sold', 'sold elsewhere', 'sold'],
    ideas: [
      [
        /\b(?:sold|found a (?:buyer|new owner))\b/,
        /\b(?:what (?:do|should|must|can) i do|now what|what now|mark|take (?:it |her )?(?:down|off))\b/,
        /\b(?:my|our|the) (?:\w+ )?(?:boat|listing|ad|yacht)\b/,
      ],
    ],
    answer: {
      en: 'Open My Listings and choose the boat. Mark it as sold if it found a new owner, pause it to hide it for a while, or delete it for good.',
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
    answer: {
      en: 'Open My Listings, choose the boat and then Edit to add, remove or reorder photos: up to 20 for each boat and up to 15 MB each, also straight from an iPhone. The first photo is the one that people see in lists.',
    },
  },
  {
    id: 'listing-views',
    asks: ['nobody contact', 'views', 'tips selling faster', 'listing better'],
    answer: {
      en: 'Good photos, an honest description, engine hours and a list of what you’d take in trade help most. Ask me what your boat is worth to compare your price with similar boats.',
    },
  },
];
