import type { HelpTopic } from '../../platform/help.ts';

export const pricingHelp: readonly HelpTopic[] = [
  {
    id: 'taxes',
    asks: [
      'pay tax trade',
      'taxes',
      'swap taxable',
      'sales tax',
      'capital gains tax trade',
      'tax pay',
      'tax bitcoin',
      'owe irs',
      'uncle sam trade',
      'uncle sam money',
      'trade tax free',
      'sales tax trade',
      'kind exchange',
      'section',
      'kind exchange tax deferred',
      'tax credit trade',
      'deduct',
      'pay sales tax swap',
      'exchange',
    ],
    answer: {
      en: 'A trade counts as a sale of what you give, so gains can be taxable, and most states charge sales or use tax on the boat you get; a few give credit for the boat you trade in. Rules differ by state, so please ask a tax adviser. I can estimate the sales tax of a swap: ask me what changing your boat for another would cost.',
      es: 'Un intercambio cuenta como una venta de lo que entregas, así que la ganancia puede tributar, y la mayoría de los estados cobran impuesto sobre el barco que recibes. Consulta a un asesor fiscal; yo solo puedo estimar el impuesto de un cambio concreto.',
      fr: 'Un échange compte comme une vente de ce que vous cédez : un gain peut être imposable, et la plupart des États taxent le bateau reçu. Demandez conseil à un fiscaliste ; je peux seulement estimer la taxe d’un échange précis.',
      de: 'Ein Tausch zählt als Verkauf dessen, was du gibst: ein Gewinn kann steuerpflichtig sein, und die meisten Bundesstaaten besteuern das erhaltene Boot. Frag bitte einen Steuerberater; ich kann nur die Steuer eines bestimmten Tauschs schätzen.',
    },
  },
  {
    id: 'who-pays-fee',
    asks: ['pays closing fee', 'buyer seller pay fee', 'pays survey', 'pay fee'],
    answer: {
      en: 'Each receiver of a boat pays the closing fee for it, and whoever orders a survey or another service pays for that. You can agree otherwise in your offer.',
      es: 'Quien recibe un barco paga la tarifa de cierre por él, y quien encarga un peritaje u otro servicio lo paga. En la oferta podéis acordar otra cosa.',
      fr: 'Celui qui reçoit un bateau paie les frais de clôture pour lui, et celui qui commande une expertise ou un autre service le paie. Vous pouvez en convenir autrement dans l’offre.',
      de: 'Wer ein Boot bekommt, zahlt dafür die Abschlussgebühr, und wer ein Gutachten oder einen anderen Dienst bestellt, zahlt diesen. Im Angebot könnt ihr etwas anderes vereinbaren.',
    },
  },
];
