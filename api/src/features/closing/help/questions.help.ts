import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../../platform/help.ts';

const PAID_OUT: HelpTopic['answer'] = {
  en: 'After the release, the broker wires your money to your own bank account, which you confirmed with the broker by phone. Loans on boats are paid off first. Before that, every boat must be accepted and every paper and wire must be in.',
  es: 'Después de la liberación, el corredor transfiere tu dinero a tu propia cuenta bancaria, que confirmaste con él por teléfono. Primero se pagan los préstamos de los barcos. Antes, cada barco debe estar aceptado y deben estar todos los papeles y transferencias.',
  fr: 'Après la libération, le courtier vire votre argent sur votre propre compte bancaire, que vous avez confirmé avec lui par téléphone. Les prêts sur les bateaux sont remboursés d’abord. Avant cela, chaque bateau doit être accepté, et chaque papier et virement doit être là.',
  de: 'Nach der Freigabe überweist der Makler dein Geld auf dein eigenes Bankkonto, das du ihm am Telefon bestätigt hast. Kredite auf Boote werden zuerst abgelöst. Vorher muss jedes Boot angenommen sein, und alle Papiere und Überweisungen müssen da sein.',
};

/** Questions before and after a closing. */
export const closingQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'fault-after-closing',
    asks: ['engine broke after closing', 'boat broke after sale', 'hidden fault after closing'],
    ideas: [
      [
        /\b(?:i|we) (?:(?:have|just|recently|already|finally|went and) )*(?:bought|got|purchased|picked up|own|traded (?:for|into)|swapped (?:for|into)|took (?:home|over|delivery of))\b(?! (?:an? )?(?:offers?|messages?|questions?)\b)/,
        /\b(?:water|leak\w*|rot|rotten|mold|crack\w*|corro\w*|rust\w*|blister\w*|smok\w+|dead|broke|broken|breaks?|soft spots?|problems?|issues?|faults?|defects?|damaged?|wrong|bilge|overheat\w*|knock\w*|osmosis|sink\w*|taking on|not (?:start|run|work)\w*)\b/,
        /\b(?:nobody|no one|never|not|did not|without)\b.*\b(?:told|tell\w*|mention\w*|said|say\w*|disclos\w*|know|knew|warn\w*|listed|in the (?:ad|listing|survey))\b|\bwhat (?:can|could|should|do|are|now|next)\b|\bnow what\b|\b(?:my rights|recourse|complain|hid|hidden|liable|responsible|who pays|refund|money back|sue)\b/,
        /^(?!.*\b(?:offers?|looking (?:for|at)|want to buy|thinking of|before (?:i|we) (?:buy|bought)|trailer only)\b)/,
      ],
      [
        /\b(?:boat|it|she) (?:is|'s|s) (?:already |now )?mine\b|\balready (?:bought|own|paid for|closed on) (?:it|her|the boat)\b/,
        /\b(?:but (?:it|that) (?:was|is) not|lied|lie|lying|turns? out|turned out|not true|hid|never (?:was|had|did)|not (?:rebuilt|new|fixed|working|what))\b/,
        /^(?!.*\b(?:inspection|survey|sea trial|before|offers?)\b)/,
      ],
      [
        /\b(?:return|give (?:it|her|the boat) back|send (?:it|her|the boat) back|bring (?:it|her|the boat) back|return policy|cooling off|money back guarantee|right of return)\b/,
        /\b(?:boat|it|her|yacht|policy|period|guarantee)\b/,
        /\b(?:can|could|may|is there|do i|do you|within|days?|how long|possible|if)\b/,
        /^(?!.*\b(?:inspection|survey|sea trial|before|offers?|deposit|accept|my listing|call|message)\b)/,
      ],
      [
        /\b(?:return|give (?:it|her|the boat) back|take (?:it|her|the boat) back|bring (?:it|her|the boat) back|send (?:it|her|the boat) back|get (?:a |my )?refund|refund)\b/,
        /\b(?:boat|it|her|yacht)\b/,
        /\b(?:do not like|not like|not happy|unhappy|chang\w+ (?:my|our) mind|regret\w*|hate (?:it|her)|buyers? remorse|not what i)\b/,
        /^(?!.*\b(?:inspection|survey|sea trial|before|offers?|deposit|accept)\b)/,
      ],
      [
        /\b(?:after|since|once|following)\b.*\b(?:clos(?:ed|ing|e)|hand ?-? ?over|handover|release[sd]?|deal|bought|buying|purchase[sd]?|keys|sale|sold|trade[ds]?|swap(?:ped)?|signed)\b|\b(?:clos(?:ed|ing)|bought|took (?:it|her) home|traded)\b.*\b(?:later|ago|yesterday|now|today)\b/,
        /\b(?:died|dies|dead|blew|blows|broke|breaks?|broken|fails?|failed|failing|quit|leaks?|leaking|defects?|defective|sank|sinks?|sunk|faults?|faulty|damage[sd]?|stopped working|not (?:start|run|work)\w*|seized|kaput|lemon)\b/,
        /^(?!.*\b(?:inspection|survey|sea trial|before|offers?)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'After the release, a closing can’t be reversed: boats change hands as is, and from then on the risk is the new owner’s. Only a holdback that you agreed on can still pay for something: while it’s held, open a dispute on the trade’s page. Write to the other side, and tell the team on the Contact page if you think that a fault was hidden. Whether you can claim something is a question for a lawyer.',
      es: 'Después de la liberación, un cierre no se puede deshacer: los barcos cambian de manos en el estado en que están, y desde entonces el riesgo es del nuevo dueño. Solo una retención que hayáis acordado puede pagar algo todavía: mientras exista, abre una disputa en la página del intercambio. Escribe a la otra parte, y al equipo en la página Contact si crees que se ocultó un defecto. Si puedes reclamar, te lo dirá un abogado.',
      fr: 'Après la libération, une clôture ne peut pas être annulée : les bateaux changent de mains en l’état, et le risque est alors au nouveau propriétaire. Seule une retenue convenue peut encore payer quelque chose : tant qu’elle est gardée, ouvrez un litige sur la page de l’échange. Écrivez à l’autre partie, et à l’équipe sur la page Contact si vous pensez qu’un défaut a été caché. Pour savoir si vous pouvez réclamer, demandez à un avocat.',
      de: 'Nach der Freigabe lässt sich ein Abschluss nicht rückgängig machen: Boote wechseln den Besitzer in dem Zustand, in dem sie sind, und von da an liegt das Risiko beim neuen Besitzer. Nur ein vereinbarter Einbehalt kann dann noch etwas bezahlen: Solange er liegt, eröffne auf der Seite des Tauschs einen Streitfall. Schreib der anderen Seite, und dem Team auf der Seite Contact, wenn du glaubst, dass ein Mangel verschwiegen wurde. Ob du etwas verlangen kannst, sagt dir ein Anwalt.',
    },
  },
  {
    id: 'bitcoin-moves',
    asks: ['bitcoin price drops before closing', 'bitcoin volatile'],
    ideas: [
      [
        /\b(?:crypto\w*|bitcoins?|btc|coins?)\b|_coins_/,
        /\b(?:drops?|dropped|falls?|fell|rises?|crash\w*|swings?|volatil\w*|(?:goes|go|going) (?:up|down)|moves?|tanks?|dumps?|moons?|fluctuat\w*|lock(?:s|ed)? in|lose(?:s)? value|changes? (?:until|before|in (?:value|price))|(?:price|value|rate) changes?)\b/,
        /^(?!.*\b(?:will|should i (?:buy|sell)|predict\w*|forecast)\b(?!.*\b(?:closing|offer|deal|trade|pay)\b))/,
      ],
    ],
    isWhole: true,
    namesBoats: true,
    answer: {
      en: 'You settle that in the offer, under “What stays the same until closing”: the number of coins or the value in dollars. With fixed coins, their value moves with the market. With a fixed value, the number of coins is counted shortly before they are sent, at the price source you agreed on.',
      es: 'Eso se fija en la oferta, en “What stays the same until closing”: el número de monedas o el valor en dólares. Con monedas fijas, su valor se mueve con el mercado. Con valor fijo, el número de monedas se calcula poco antes de enviarlas, con la fuente de precio que acordasteis.',
      fr: 'Cela se règle dans l’offre, sous « What stays the same until closing » : le nombre de pièces ou la valeur en dollars. À pièces fixes, leur valeur suit le marché. À valeur fixe, le nombre de pièces est calculé peu avant l’envoi, d’après la source de prix convenue.',
      de: 'Das legt ihr im Angebot fest, unter „What stays the same until closing“: die Zahl der Coins oder den Wert in Dollar. Bei festen Coins schwankt der Wert mit dem Markt. Bei festem Wert wird die Zahl der Coins kurz vor dem Senden berechnet, nach der vereinbarten Preisquelle.',
    },
  },
  {
    id: 'direct-or-brokerage',
    asks: ['difference direct closing brokerage'],
    ideas: [
      [
        /\bwhat (?:do|does|would|will) (?:i|we|one|it|that) (?:get|cover|include|pay)\b|\bwhat is (?:it|that|the fee) for\b|\b(?:is it|is that|is the fee) worth\b|\bwhy (?:do|should|would|must|does) (?:i|we|you|it|the)\b/,
        /\b(?:fee|fees|0?\.85|percent|cut|closing through|your closing|the closing)\b|%/,
        /^(?!.*\b(?:commission|10|ten|waive|seller|buyer|owner|who|tax|deposit|survey|list|listing|both)\b)/,
      ],
      [
        /\b(?:differences?|versus|vs|compared?|better|why (?:should|would|use)|advantages?|benefits?|instead|worth it|point of)\b/,
        /\b(?:direct\w*|privately|ourselves|on (?:our|my) own|without (?:you|the broker\w*)|between us|do it myself)\b|\bwhy (?:should|would) (?:i|we) (?:close|use)\b/,
        /\b(?:clos(?:e|es|ing)|escrow|brokerage|broker|through|with you|your)\b|_service_/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|zelle|venmo|cash|wire)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `If you close directly, the two of you settle payment and papers yourselves, and nobody holds the money. Through the brokerage, a broker checks the papers and holds the money until every boat is accepted and every paper is in, and then releases everything at once. That costs ${fees.closingFee} of each boat’s value.`,
      es: `Si cerráis directamente, os ocupáis vosotros del pago y los papeles, y nadie guarda el dinero. Con la correduría, un corredor revisa los papeles y guarda el dinero hasta que cada barco está aceptado y cada papel está, y entonces lo libera todo a la vez. Cuesta el ${fees.closingFee} del valor de cada barco.`,
      fr: `Si vous concluez directement, vous réglez vous-mêmes paiement et papiers, et personne ne garde l’argent. Par le courtier, un courtier contrôle les papiers et garde l’argent jusqu’à ce que chaque bateau soit accepté et chaque papier présent, puis libère tout à la fois. Cela coûte ${fees.closingFee} de la valeur de chaque bateau.`,
      de: `Wenn ihr direkt abschließt, regelt ihr Zahlung und Papiere selbst, und niemand hält das Geld. Über den Makler prüft ein Makler die Papiere und hält das Geld, bis jedes Boot angenommen ist und jedes Papier vorliegt, und gibt dann alles zugleich frei. Das kostet ${fees.closingFee} des Werts jedes Boots.`,
    },
  },
  {
    id: 'ownership-check',
    asks: ['verify owner owns boat', 'check title owner'],
    ideas: [
      [
        /\bstolen\b/,
        /\b(?:how|can|could|where|what if|is there a way)\b/,
        /\b(?:tell|know|check|find out|make sure|verify|sure|see)\b/,
        /^(?!.*\b(?:photos?|pictures?|account|identity|report)\b)/,
      ],
      [
        /\b(?:own|owns|owned|ownership|title|belongs?|theirs|stolen)\b/,
        /\b(?:verif\w+|checks?|checked|checking|prove[sd]?|proof|confirm\w*|make sure|sure|guarantee\w*|know)\b/,
        /\b(?:do you|does tradewind|did you|are you|have you|does the site|how (?:do|can|could|would) (?:i|we|you)|who)\b/,
        /\b(?:really|actually|real|owner|seller|he|she|they|boat|boats|it|someone|title|listings?)\b/,
        /^(?!.*\b(?:my (?:own )?(?:boat|listing|account|identity)|prove (?:that )?i)\b|.*_(?:own|boat|make|ref|id)_|.*\b(?:costs?|charges?|price|much|fees?)\b)/,
      ],
    ],
    answer: {
      en: 'A listing doesn’t prove it: a Verified badge is about the member’s identity, and a possession badge only shows when they held the boat. In a closing through the brokerage, the broker checks the title and the papers before anything is released. Before that, you can order a title search: ask me what it costs.',
      es: 'Un anuncio no lo demuestra: la insignia de verificado trata de la identidad del miembro, y la de posesión solo muestra cuándo tenía el barco. En un cierre por la correduría, el corredor revisa el título y los papeles antes de liberar nada. Antes puedes encargar una búsqueda del título: pregúntame cuánto cuesta.',
      fr: 'Une annonce ne le prouve pas : le badge vérifié porte sur l’identité du membre, et le badge de possession montre seulement quand il avait le bateau. Dans une clôture par le courtier, celui-ci contrôle le titre et les papiers avant toute libération. Avant cela, vous pouvez commander une recherche de titre : demandez-moi son prix.',
      de: 'Eine Anzeige beweist es nicht: Das Abzeichen „Verified“ betrifft die Identität des Mitglieds, und das Besitz-Abzeichen zeigt nur, wann es das Boot hatte. Bei einem Abschluss über den Makler prüft er Titel und Papiere, bevor etwas freigegeben wird. Vorher kannst du eine Titelprüfung bestellen: Frag mich, was sie kostet.',
    },
  },
  {
    id: 'paid-for-my-boat',
    asks: [],
    ideas: [
      [
        /\b(?:when|how|where)\b/,
        /\b(?:get|receive|see|paid|comes?)\b/,
        /\b(?:my money|the money|paid|payout|cash)\b/,
        /\b(?:when|after|once|if) (?:i (?:sell|sold)|my (?:\w+ )?(?:boat|yacht) (?:sells|is sold|gets sold)|the (?:boat|sale) (?:sells|is (?:sold|done)))\b/,
      ],
    ],
    isWhole: true,
    answer: PAID_OUT,
  },
  {
    id: 'payout',
    asks: ['when paid after closing', 'receive money after closing'],
    ideas: [
      [
        /\b(?:when|how|where|how (?:soon|long|fast))\b/,
        /\b(?:get|receive|am i|will i be|is|be|see|have|hits?|lands?|arrives?|reach(?:es)?)\b/,
        /\b(?:my (?:money|cash|funds|payout|share)|the (?:money|payout)|paid(?: out)?|payout)\b/,
        /\b(?:after|once|when)\b.*\b(?:clos\w+|sale|sold|sell|trade|deal|release\w*|everything)\b|\b(?:money|payout|cash)\b.*\b(?:hits?|lands?|arrives?|reach(?:es)?|in|on) (?:in |on )?my (?:bank )?account\b/,
        /^(?!.*\b(?:deposit|refund|back|tradewind make)\b)/,
      ],
    ],
    answer: PAID_OUT,
  },
];
