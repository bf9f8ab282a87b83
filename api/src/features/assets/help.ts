import type { HelpTopic } from '../../platform/help.ts';

export const garageHelp: readonly HelpTopic[] = [
  {
    id: 'garage',
    asks: ['garage', 'add car trade', 'put trade', 'offer house watch', 'add asset', 'trade other than', 'add bitcoin'],
    answer: {
      en: 'Your garage holds everything else you’d trade: cars, motorcycles, real estate, Bitcoin, watches and so on. Open Account, then Garage, add the thing with its value and papers, and you can include it in any offer.',
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
    },
  },
];
