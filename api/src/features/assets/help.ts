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
