import type { HelpTopic } from '../../platform/help.ts';

export const garageHelp: readonly HelpTopic[] = [
  {
    id: 'garage',
    asks: ['garage', 'add car trade', 'put trade', 'offer house watch', 'add asset', 'trade other than', 'add bitcoin'],
    answer: {
      en: 'Your garage holds everything else you’d trade: cars, motorcycles, real estate, Bitcoin, watches and so on. Open Account, then Garage, add the thing with its value and papers, and you can include it in any offer.',
    },
  },
];
