import type { HelpTopic } from '../../platform/help.ts';

export const garageHelp: readonly HelpTopic[] = [
  {
    id: 'garage',
    asks: ['garage', 'add car trade', 'put trade', 'offer house watch', 'add asset', 'trade other than', 'add bitcoin'],
    answer: {
      en: 'Your garage holds everything else you’d trade: cars, motorcycles, real estate, Bitcoin, watches and so on. Open Account, then My garage, add the thing with its value and papers, and you can include it in any offer.',
      es: 'Tu garaje guarda todo lo demás que cambiarías: coches, motos, inmuebles, Bitcoin, relojes y más. Abre Account, luego My garage, añade la cosa con su valor y sus papeles, y podrás incluirla en cualquier oferta.',
      fr: 'Votre garage contient tout le reste que vous échangeriez : voitures, motos, immobilier, Bitcoin, montres, etc. Ouvrez Account, puis My garage, ajoutez la chose avec sa valeur et ses papiers, et vous pourrez la mettre dans une offre.',
      de: 'In deiner Garage steht alles andere, das du tauschen würdest: Autos, Motorräder, Immobilien, Bitcoin, Uhren und so weiter. Öffne Account, dann My garage, trage die Sache mit Wert und Papieren ein, und du kannst sie in jedes Angebot nehmen.',
    },
  },
  {
    id: 'thing-for-boat',
    asks: ['possible trade car for boat'],
    ideas: [
      [
        /\b(?:possible|allowed|a thing here|does that work|can you even|even an option)\b/,
        /\b(?:trad(?:e|ing)|swap(?:ping)?|exchang(?:e|ing)|giv(?:e|ing)|barter\w*)\b/,
        /\b(?:my|a|an|our) (?:\w+ )?(?:cars?|trucks?|vehicles?|motorcycles?|bikes?|rvs?|campers?|watch|house|home|condo|apartment|land|gold|art|tractor|horses?|plane|bitcoins?)\b/,
        /\b(?:for|against) (?:a|an|some|your|one of (?:your|the)) (?:boats?|yachts?)\b/,
      ],
    ],
    answer: {
      en: 'Yes, if a boat’s owner takes it. Add the thing to your garage with its value and papers, under Account, My garage, and you can put it into an offer. Tell me what it’s worth, and I’ll look for owners who take such things.',
      es: 'Sí, si el dueño del barco la acepta. Añade la cosa a tu garaje con su valor y sus papeles, en Account, My garage, y podrás ponerla en una oferta. Dime cuánto vale y busco dueños que acepten algo así.',
      fr: 'Oui, si le propriétaire du bateau l’accepte. Ajoutez la chose à votre garage avec sa valeur et ses papiers, sous Account, My garage, et vous pourrez la mettre dans une offre. Dites-moi ce qu’elle vaut, et je cherche des propriétaires qui acceptent ce genre de choses.',
      de: 'Ja, wenn der Besitzer des Boots sie nimmt. Trage die Sache mit Wert und Papieren in deine Garage ein, unter Account, My garage, und du kannst sie in ein Angebot nehmen. Sag mir, was sie wert ist, und ich suche Besitzer, die so etwas nehmen.',
    },
  },
  {
    id: 'trades-accepted',
    asks: [],
    ideas: [
      [
        /^(?:(?:and|so|but|okay|hey|hi|,) )*(?:any|are(?: any)?|do (?:you|owners|people|they)|is)\b/,
        /\b(?:trades?|swaps?|trade ?-? ?ins?|exchanges?)\b/,
        /\b(?:accept(?:ed|ing)?|taken|take|considered|possible|welcome|allowed|okay)\b/,
        /^(?!.*\b(?:my|our|me|offers?|bids?|agreements?|letter|closing|fees?|he|she|yet|has|have|i)\b|.*_(?:asset|coins|type|person|money|n)_)/,
      ],
    ],
    answer: {
      en: 'Yes: trading is what this marketplace is for. Each listing shows what its owner takes; name a boat, and I’ll tell you, or say what you have, and I’ll look for owners who take it. If you mean your own offers, ask me how your trades are going.',
      es: 'Sí: este mercado está hecho para los intercambios. Cada anuncio muestra lo que acepta su dueño; dime un barco y te lo digo, o dime qué tienes y busco dueños que lo acepten. Si hablas de tus propias ofertas, pregúntame cómo van tus intercambios.',
      fr: 'Oui : ce marché est fait pour les échanges. Chaque annonce montre ce que prend son propriétaire ; nommez un bateau, et je vous le dis, ou dites ce que vous avez, et je cherche des propriétaires qui le prennent. Si vous parlez de vos propres offres, demandez-moi où en sont vos échanges.',
      de: 'Ja: Zum Tauschen ist dieser Marktplatz da. Jede Anzeige zeigt, was der Besitzer nimmt; nenne ein Boot, und ich sage es dir, oder sag, was du hast, und ich suche Besitzer, die es nehmen. Wenn du deine eigenen Angebote meinst, frag mich, wie es um deine Tauschgeschäfte steht.',
    },
  },
  {
    id: 'tradable-things',
    asks: ['kinds of things besides boats to trade', 'accepted trade categories'],
    ideas: [
      [
        /\b(?:what|which|anything|something|stuff|things)\b/,
        /\b(?:trad(?:e|ed|ing)|swap(?:ped|ping)?|offer(?:ed)?|exchang(?:e|ed|ing)|barter\w*|give)\b/,
        /\b(?:besides|other than|apart from|aside from|instead of|except(?: for)?|that (?:is|are) not|not just|not only|beyond) (?:a |an |the |just )?(?:boats?|yachts?|cash|money)\b|\b(?:what|which) (?:other )?(?:(?:kinds?|sorts?|types?) of |kinda )?(?:stuff|things?|items|assets|goods|categories)\b/,
        /\b(?:can|could|may|are|is|allowed|possible|do)\b.*\b(?:i|we|you|people|one|here|allowed|traded)\b/,
        /^(?!.*(?:\b(?:owners?|sellers?|he|she|they|who|my|your agent|agent|_own_|garage)\b|_(?:person|boat|make|ref|own|bound|type)_))/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Almost anything of value: cars, motorcycles, aircraft, houses, land, Bitcoin, gold, watches, art, wine, machinery, livestock, travel and more, and cash on top. Each listing shows what its owner takes. Tell me what you have, and I’ll look for owners who take it.',
      es: 'Casi todo lo que tiene valor: coches, motos, aviones, casas, terrenos, Bitcoin, oro, relojes, arte, vino, maquinaria, ganado, viajes y más, y además dinero. Cada anuncio muestra lo que acepta su dueño. Dime qué tienes y busco dueños que lo acepten.',
      fr: 'Presque tout ce qui a de la valeur : voitures, motos, avions, maisons, terrains, Bitcoin, or, montres, art, vin, machines, bétail, voyages et plus, avec de l’argent en complément. Chaque annonce montre ce que son propriétaire accepte. Dites-moi ce que vous avez, et je cherche des propriétaires qui le prennent.',
      de: 'Fast alles von Wert: Autos, Motorräder, Flugzeuge, Häuser, Grundstücke, Bitcoin, Gold, Uhren, Kunst, Wein, Maschinen, Vieh, Reisen und mehr, dazu Geld. Jedes Inserat zeigt, was sein Besitzer nimmt. Sag mir, was du hast, und ich suche Besitzer, die es nehmen.',
    },
  },
  {
    id: 'garage-visibility',
    asks: [
      'who sees garage',
      'garage public',
      'garage private',
      'others see garage item',
      'hide garage item',
      'visible garage',
    ],
    ideas: [
      [
        /\bgarage\b/,
        /\b(?:who|whom|everyone|everybody|anyone|anybody|others|people|members|strangers|public|private|visible)\b/,
        /\b(?:see|sees|seen|view|views|visible|public|private|hidden|hide|look)\b/,
      ],
    ],
    answer: {
      en: 'You choose for each item in your garage: public, so that people on Tradewind can see it and ask for it in an offer, or only in offers, so that only people you offer it to can see it. Its documents stay private.',
      es: 'Lo eliges para cada cosa de tu garaje: pública, para que los demás en Tradewind la vean y puedan pedirla en una oferta, o solo en ofertas, para que la vea solo la persona a quien se la ofreces. Sus documentos siguen siendo privados.',
      fr: 'Vous choisissez pour chaque chose de votre garage : publique, pour que les autres sur Tradewind la voient et puissent la demander dans une offre, ou seulement dans les offres, pour que seules les personnes à qui vous l’offrez la voient. Ses documents restent privés.',
      de: 'Das wählst du für jede Sache in deiner Garage: öffentlich, sodass andere auf Tradewind sie sehen und in einem Angebot darum bitten können, oder nur in Angeboten, sodass sie nur sieht, wem du sie anbietest. Ihre Unterlagen bleiben privat.',
    },
  },
];
