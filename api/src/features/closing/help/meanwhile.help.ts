import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import type { HelpTopic } from '../../../platform/help.ts';

const BEFORE = /\b(?:until|till|before|while|during|meanwhile|in the meantime|still|yet|up to|in between)\b/;

/** Questions about the time between the agreement and the release. */
export const meanwhileHelp: readonly HelpTopic[] = [
  {
    id: 'until-release',
    asks: ['use boat until closing', 'boat sinks before closing', 'damage before handover'],
    ideas: [
      [
        /\b(?:sinks?|sank|burns?|fire|hurricane|storm|crash\w*|wreck\w*|stolen|destroy\w*|damag\w*|totaled|lightning|hit by|something happens)\b/,
        /\bbetween\b.*\b(?:sign\w*|agree\w*|accept\w*|paying|deposit|closing|handshake)\b.*\band\b.*\b(?:pickup|pick up|pick ?- ?up|keys|handover|closing|release|delivery)\b/,
        /\b(?:what|who|if|happens|pays|risk|responsible|liable)\b/,
      ],
      [
        /\b(?:allowed|may|can|could|keep|keeps|still|free)\b/,
        /\b(?:use|using|uses|drive|driving|sail|sailing|take (?:it|her|the boat) out|go out|fish(?:ing)?|cruise|run (?:it|her))\b/,
        /\b(?:until|till|before|while|during|meanwhile|in the meantime)\b.*(?:\b(?:clos\w*|release|deal|trade|sold|sale|handover|hand over|dispute|done|mine)\b|_service_)|\b(?:still mine|tied up|reserved|pending|in (?:closing|dispute))\b/,
        /^(?!.*\b(?:money|deposit|photos?|card|wire|search|find)\b)/,
      ],
      [
        /\b(?:sinks?|sank|burns?|burned|burnt|fire|hurricane|storm|crash\w*|wreck\w*|stolen|destroy\w*|damag\w*|breaks?|broken|totaled|lightning|something happens)\b/,
        BEFORE,
        /\b(?:what|who|if|happens|pays|risk|responsible|liable)\b/,
        /^(?!.*(?:\b(?:survey\w*|inspect\w*|how much|cost|photos?|find boats|crypto\w*|bitcoins?|btc|coins?|prices?|markets?|stocks?|values?)\b|_coins_))/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Until the release, a boat stays with the owner who gives it, and so do the risk and the insurance; keys change hands only after that. If it’s damaged or lost before the release, the trade can be ended for that cause. If you haven’t accepted it in writing yet, you can also reject it. If something happens, tell your broker at once.',
      es: 'Hasta la liberación, el barco sigue con el dueño que lo entrega, y también el riesgo y el seguro; las llaves se entregan solo después. Si se daña o se pierde antes, el intercambio puede terminar por esa causa. Si aún no lo has aceptado por escrito, también puedes rechazarlo. Si pasa algo, avisa enseguida a tu corredor.',
      fr: 'Jusqu’à la libération, un bateau reste chez le propriétaire qui le cède, avec le risque et l’assurance ; les clés ne changent de mains qu’après. S’il est endommagé ou perdu avant, l’échange peut prendre fin pour cette cause. Si vous ne l’avez pas encore accepté par écrit, vous pouvez aussi le refuser. S’il arrive quelque chose, prévenez aussitôt votre courtier.',
      de: 'Bis zur Freigabe bleibt ein Boot bei dem Besitzer, der es gibt, und damit Risiko und Versicherung; die Schlüssel wechseln erst danach. Wird es vorher beschädigt oder geht es verloren, kann der Tausch aus diesem Grund enden. Hast du es noch nicht schriftlich angenommen, kannst du es auch ablehnen. Wenn etwas passiert, sag sofort deinem Makler Bescheid.',
    },
  },
  {
    id: 'wired-wrong',
    asks: ['wired deposit twice', 'sent wrong amount wire', 'wired too much'],
    ideas: [
      [
        /\b(?:wired|wire|paid|sent|transferred|transfer)\b/,
        /\b(?:twice|double|two times|too much|too little|wrong (?:amount|account|sum|trade|reference)|by (?:mistake|accident)|accidentally|without (?:a |the )?reference)\b/,
        /^(?!.*\b(?:check|cheque|he|she|they|buyer|seller|owner|somebody|someone|message|offer)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Call your broker right away, on the number you already know, with the day, the amount and the account you sent it from. Money that can’t be matched to a trade stays in the trust account until the broker has assigned or returned it. I can’t move money. If you sent it to a wrong account, call your bank first.',
      es: 'Llama enseguida a tu corredor, al número que ya conoces, con el día, el importe y la cuenta desde la que enviaste. El dinero que no se puede asignar a un intercambio queda en la cuenta fiduciaria hasta que el corredor lo asigne o lo devuelva. Yo no puedo mover dinero. Si fue a una cuenta equivocada, llama primero a tu banco.',
      fr: 'Appelez tout de suite votre courtier, au numéro que vous connaissez déjà, avec le jour, le montant et le compte d’envoi. L’argent qu’on ne peut attribuer à un échange reste sur le compte séquestre jusqu’à ce que le courtier l’attribue ou le rende. Je ne peux pas déplacer d’argent. S’il est parti vers un mauvais compte, appelez d’abord votre banque.',
      de: 'Ruf sofort deinen Makler unter der Nummer an, die du schon kennst, mit Tag, Betrag und dem Konto, von dem du gesendet hast. Geld, das zu keinem Tausch passt, bleibt auf dem Treuhandkonto, bis der Makler es zugeordnet oder zurückgegeben hat. Ich kann kein Geld bewegen. Ging es auf ein falsches Konto, ruf zuerst deine Bank an.',
    },
  },
  {
    id: 'see-again',
    asks: ['see boat again before acceptance', 'second look before signing'],
    ideas: [
      [
        /\b(?:see|look at|visit|inspect|check|view|walk through|second look)\b/,
        /\b(?:again|once more|second|another|one more|first)\b/,
        /\b(?:before|until|prior)\b.*\b(?:sign\w*|accept\w*|acceptance|clos\w*|pay|commit|final\w*)\b/,
        /^(?!.*\b(?:photos?|listing|search|offer)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Yes: nothing is accepted until you sign it, so look at the boat as often as you and its owner can arrange before that. The trade’s page shows by when you must decide. After you have accepted in writing, you can’t simply reject it anymore.',
      es: 'Sí: nada está aceptado hasta que lo firmas, así que mira el barco antes tantas veces como acordéis tú y su dueño. La página del intercambio dice hasta cuándo debes decidir. Después de aceptar por escrito ya no puedes rechazarlo sin más.',
      fr: 'Oui : rien n’est accepté avant votre signature ; revoyez donc le bateau autant que vous et son propriétaire pouvez le convenir. La page de l’échange montre jusqu’à quand décider. Après avoir accepté par écrit, vous ne pouvez plus simplement le refuser.',
      de: 'Ja: Nichts ist angenommen, bis du unterschreibst. Sieh dir das Boot vorher so oft an, wie du und sein Besitzer es einrichten könnt. Die Seite des Tauschs zeigt, bis wann du entscheiden musst. Nach der schriftlichen Annahme kannst du es nicht mehr einfach ablehnen.',
    },
  },
  {
    id: 'yard-letters',
    asks: ['yard letter', 'marina letter', 'why yard letters'],
    ideas: [
      [
        /\b(?:yard|marina|boatyard) (?:and (?:yard|marina) )?letters?\b/,
        /\b(?:what|why|mean|need|explain|who|how|for)\b/,
        /^(?!.*\b(?:due|still have to|my next)\b)/,
      ],
    ],
    answer: {
      en: 'Yard letters come from your marina and your yard. They say that nothing is owed for storage or repairs, because such debts can cling to a boat. The owner who gives the boat uploads them on the trade’s page.',
      es: 'Son cartas de tu marina y tu astillero. Dicen que no se debe nada por amarre o reparaciones, porque esas deudas pueden pesar sobre un barco. El dueño que entrega el barco las sube en la página del intercambio.',
      fr: 'Ce sont des lettres de votre marina et de votre chantier. Elles disent que rien n’est dû pour l’amarrage ou les réparations, car ces dettes peuvent peser sur un bateau. Le propriétaire qui cède le bateau les dépose sur la page de l’échange.',
      de: 'Diese Schreiben kommen von deiner Marina und deiner Werft. Sie sagen, dass für Liegeplatz oder Reparaturen nichts offen ist, denn solche Schulden können am Boot hängen. Wer das Boot gibt, lädt sie auf der Seite des Tauschs hoch.',
    },
  },
  {
    id: 'source-of-funds-meaning',
    asks: ['source of funds', 'why source of funds'],
    ideas: [
      [
        /\bsource of (?:the )?(?:funds|money)\b|\bproof of funds\b/,
        /\b(?:what|why|mean|explain|for what|reason)\b/,
        /^(?!.*\b(?:due|reject\w*|return\w*|sent back|came back|wrong with|miss\w*|late|deadlines?|in time|on time)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Source of funds is a paper that shows where your money comes from, such as a statement of the account that your wire will come from. Everyone who pays cash in a closing uploads one, and only the broker checks it.',
      es: 'El origen de los fondos es un papel que muestra de dónde viene tu dinero, por ejemplo un extracto de la cuenta desde la que transferirás. Lo sube quien paga dinero en un cierre, y solo el corredor lo revisa.',
      fr: 'L’origine des fonds est un papier qui montre d’où vient votre argent, par exemple un relevé du compte d’où partira votre virement. Quiconque paie de l’argent dans une clôture en dépose un, et seul le courtier le contrôle.',
      de: 'Der Herkunftsnachweis ist ein Papier, das zeigt, woher dein Geld kommt, etwa ein Auszug des Kontos, von dem du überweist. Wer bei einem Abschluss Geld zahlt, lädt einen hoch, und nur der Makler prüft ihn.',
    },
  },
  {
    id: 'sign-for-another',
    asks: ['sign on my behalf power of attorney'],
    ideas: [
      [
        /\b(?:sign|signs|signed|signing|signature)\b(?! ?(?:up|in|out|on|off)\b)/,
        /\b(?:for me|on my behalf|in my (?:name|place)|instead of me|power of attorney|for (?:my|his|her) (?:wife|husband|father|mother|son|daughter|partner)|(?:wife|husband|spouse|partner|son|daughter|brother|sister|lawyer|attorney|friend|secretary) (?:sign|signs|signing)|(?:wife|husband|spouse|partner|son|daughter|brother|sister|lawyer|attorney|friend) (?:can|could|may|to) sign)\b/,
        /\b(?:can|could|may|is|allowed|does|do|must|how|possible|what if)\b/,
      ],
    ],
    answer: {
      en: `Everyone in a trade signs with their own account and legal name, and all owners of a boat sign its bill of sale. Whether somebody may sign for you, with a power of attorney for example, is for your broker to say: please ask early, because the agreement must be signed within ${SIGNING_HOURS} hours.`,
      es: `En un intercambio, cada uno firma con su propia cuenta y su nombre legal, y todos los dueños de un barco firman el contrato de venta. Si alguien puede firmar por ti, por ejemplo con un poder, lo dice tu corredor: pregúntale pronto, porque el acuerdo se firma en ${SIGNING_HOURS} horas.`,
      fr: `Dans un échange, chacun signe avec son propre compte et son nom légal, et tous les propriétaires d’un bateau signent l’acte de vente. Si quelqu’un peut signer pour vous, par procuration par exemple, c’est votre courtier qui le dit : demandez-le tôt, car l’accord doit être signé sous ${SIGNING_HOURS} heures.`,
      de: `In einem Tausch unterschreibt jeder mit seinem eigenen Konto und seinem rechtlichen Namen, und alle Besitzer eines Boots unterschreiben den Kaufvertrag. Ob jemand für dich unterschreiben darf, etwa mit einer Vollmacht, sagt dir dein Makler: Frag früh, denn die Vereinbarung muss binnen ${SIGNING_HOURS} Stunden unterschrieben sein.`,
    },
  },
  {
    id: 'deposit-interest',
    asks: ['deposit earns interest', 'interest on escrow money'],
    ideas: [
      [
        /\b(?:deposits?|escrow|trust account|money (?:you|that is) (?:hold|held)|held money|money in (?:escrow|trust))\b|_service_/,
        /\b(?:earn|earns|bear|bears|pay|pays|get|gets|any|draw|draws|accrue\w*|make|makes)\b(?: \w+){0,3} interest\b(?! (?:in|rates?)\b)/,
        /^(?!.*\b(?:loan|rate|finance|apr|interest in)\b)/,
      ],
    ],
    answer: {
      en: 'No: deposits in the trust account bear no interest.',
      es: 'No: los depósitos en la cuenta fiduciaria no dan intereses.',
      fr: 'Non : les dépôts sur le compte séquestre ne portent pas intérêt.',
      de: 'Nein: Anzahlungen auf dem Treuhandkonto bringen keine Zinsen.',
    },
  },
  {
    id: 'closing-papers',
    asks: ['closing statement', 'copy of contract agreement'],
    ideas: [
      [
        /\b(?:where|how|can|could|do i|will i|get|send|find|see|download|print|have)\b/,
        /\b(?:receipts?|closing statements?|settlement statements?|contracts?|copy of the (?:agreement|contract|papers)|(?:the|my|our) agreement|signed papers|invoices?)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|sign|signed|wants?|lawyer|review|mean|means|what is|read receipts?|under contract)\b)/,
      ],
    ],
    answer: {
      en: 'They’re on the trade’s page: open Trades and choose the trade. There you read the agreement, see all documents, and find the statement of the money, which is final after the closing. I can’t send papers.',
      es: 'Están en la página del intercambio: abre Trades y elige el intercambio. Allí lees el acuerdo, ves los documentos y encuentras la cuenta del dinero, definitiva tras el cierre. Yo no puedo enviar papeles.',
      fr: 'Ils sont sur la page de l’échange : ouvrez Trades et choisissez l’échange. Vous y lisez l’accord, voyez les documents et trouvez le décompte de l’argent, définitif après la clôture. Je ne peux pas envoyer de papiers.',
      de: 'Sie stehen auf der Seite des Tauschs: Öffne Trades und wähle den Tausch. Dort liest du die Vereinbarung, siehst alle Dokumente und die Abrechnung, die nach dem Abschluss endgültig ist. Papiere schicken kann ich nicht.',
    },
  },
  {
    id: 'installments',
    asks: ['pay in installments'],
    ideas: [
      [
        /\b(?:pay|paying|payments?|buy)\b/,
        /\b(?:installments?|in parts|part now|over time|payment plan|layaway|bit by bit|half now|rest later|some (?:now|later)|later on)\b/,
        /\b(?:can|could|may|is it|do you|possible|allowed|how)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|boat loan|monthly payment|how much)\b)/,
      ],
    ],
    answer: {
      en: 'Not in a closing: the deposit comes first and the rest before the release, all by wire. To pay over time you need a loan. Boat Loans are a service of the brokerage: ask me for the monthly payment of a boat or a price.',
      es: 'En un cierre no: primero llega el depósito y el resto antes de la liberación, todo por transferencia. Para pagar a plazos necesitas un préstamo, que es un servicio de la correduría: pregúntame la cuota mensual de un barco o un precio.',
      fr: 'Pas dans une clôture : le dépôt vient d’abord et le reste avant la libération, par virement. Pour payer dans le temps, il faut un prêt, un service du courtier : demandez-moi la mensualité d’un bateau ou d’un prix.',
      de: 'Bei einem Abschluss nicht: Erst kommt die Anzahlung, dann der Rest vor der Freigabe, alles per Überweisung. Für Raten brauchst du einen Kredit, einen Dienst des Maklers: Frag mich nach der Monatsrate für ein Boot oder einen Preis.',
    },
  },
];
