import { fees } from '@tradewind/contract/fees';
import { STANDARD_DAYS } from '@tradewind/contract/standard-terms';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic, Localized } from '../../../platform/help.ts';
import { AT_ONCE, FREE } from '../../../platform/help-replies.ts';

const STANDS: Localized = {
  en: `An offer stands for ${PROPOSAL_HOURS.offer} hours.`,
  es: `Una oferta vale ${PROPOSAL_HOURS.offer} horas.`,
  fr: `Une offre vaut ${PROPOSAL_HOURS.offer} heures.`,
  de: `Ein Angebot gilt ${PROPOSAL_HOURS.offer} Stunden.`,
};
const OFFER = /\b(?:offers?|bids?|proposals?|counteroffers?)\b/;

export const tradeHelp: readonly HelpTopic[] = [
  {
    id: 'offer-expires',
    asks: ['what happens offer expires', 'offer ran out', 'offer expired'],
    ideas: [
      [
        /\b(?:offers?|bids?|proposal)\b/,
        /\b(?:expired?|lapsed?|ran out|timed out)\b/,
        /\b(?:again|resend|re ?-? ?send|renew|repeat|same|new one|another)\b/,
      ],
      [/\bexpired?\b/, /\b(?:means?|meaning|lost|gone)\b/, /\b(?:offers?|swap|trade|bids?|deal|it)\b/],
      [
        /\b(?:what happens|what if|then what|what then|what now)\b/,
        /\b(?:offers?|bids?|proposal)\b/,
        /\b(?:(?:do|does|did|will) not (?:\w+ )?(?:answer|reply|respond|react|say)|never (?:answers?|replies|responds|reacts)|ignores?|silent|no (?:answer|reply|response|reaction))\b/,
      ],
      [
        /\b(?:what happens|what if|then what|what then|what now)\b/,
        /\boffers?\b/,
        /\b(?:expires?|expired|runs? out|ran out|lapses?|48 hours|no answer|nobody answers|ends?)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `An offer that nobody answers within ${PROPOSAL_HOURS.offer} hours ends by itself: nothing is owed, nothing is held, and both sides keep everything. You can make a new one at any time.`,
      es: `Una oferta que nadie responde en ${PROPOSAL_HOURS.offer} horas termina sola: nadie debe nada, nada queda retenido y las dos partes conservan todo. Puedes hacer otra cuando quieras.`,
      fr: `Une offre sans réponse sous ${PROPOSAL_HOURS.offer} heures prend fin d’elle-même : rien n’est dû, rien n’est retenu, et chacun garde tout. Vous pouvez en faire une autre à tout moment.`,
      de: `Ein Angebot, auf das binnen ${PROPOSAL_HOURS.offer} Stunden niemand antwortet, endet von selbst: Niemand schuldet etwas, nichts wird einbehalten, und beide behalten alles. Du kannst jederzeit ein neues machen.`,
    },
  },
  {
    id: 'take-back-offer',
    asks: ['take back offer', 'withdraw offer after sent', 'undo offer'],
    ideas: [
      [
        /\b(?:offer|bid|proposal)\b/,
        /\b(?:by (?:mistake|accident)|accident\w*|oops|undo|unsend|take (?:it|that|this|my offer) back|retract|revoke|pull (?:it|that|my offer)(?: back)?)\b/,
        /\b(?:can|could|how|undo|possible|what (?:do|can|should))\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer) (?:\w+ )?(?:sent|made|offered))/,
      ],
      [
        /\b(?:can|could|may|how|is it possible|am i able|allowed)\b/,
        /\b(?:take back|withdraw|pull|undo|cancel|retract|recall|revoke|unsend)\b/,
        /\b(?:an?|sent|made|any) (?:\w+ )?offer\b|\boffers? (?:after|once|that|i)\b/,
      ],
      [
        /\bhow (?:do|can|could|would|should|to) ?(?:i|we)?\b/,
        /\b(?:take|withdraw|pull|undo|cancel|retract|recall|revoke|unsend|rescind|get|delete|remove|kill)\b/,
        /\b(?:my|our|the) (?:\w+ ){0,2}(?:offer|bid|proposal)\b/,
        /^(?!.*\b(?:accept\w*|answer\w*|change|raise|lower|better|more)\b)/,
      ],
    ],
    more: { cost: FREE, time: AT_ONCE },
    namesBoats: true,
    answer: {
      en: 'Yes, until the other side has accepted it. Open Trades, choose the trade and withdraw it there, or ask me to withdraw your offer and click on the card.',
      es: 'Sí, hasta que la otra parte la acepte. Abre Trades, elige el intercambio y retírala allí, o pídeme que retire tu oferta y haz clic en la tarjeta.',
      fr: 'Oui, tant que l’autre partie ne l’a pas acceptée. Ouvrez Trades, choisissez l’échange et retirez-la, ou demandez-moi de retirer votre offre et cliquez sur la carte.',
      de: 'Ja, bis die andere Seite es angenommen hat. Öffne Trades, wähle den Tausch und zieh es dort zurück, oder bitte mich darum und klicke auf die Karte.',
    },
  },
  {
    id: 'how-trading-works',
    asks: [
      'trading work',
      'work',
      'tradewind',
      'explain works',
      'swap work',
      'start trading',
      'site',
      'trade',
      'explain process',
    ],
    ideas: [
      [
        /^(?:(?:so|and|hey|hi|okay|eddy|but) ,? ?)*how (?:does|do|would) (?:this|the|your|it|tradewind|all this|this whole)(?: (?:whole|entire|trading))? ?(?:site|website|thing|app|place|marketplace|platform|stuff)? (?:actually |really |even )?works?[?.! ]*$/,
      ],
      [
        /\b(?:new here|first time|just (?:joined|signed up|found)|never (?:used|heard))\b/,
        /\bwhat (?:is|are|do|can)\b|\bhow (?:does|do)\b|\bexplain\b|\bwhere (?:do|should) i start\b/,
        /\b(?:this|tradewind|site|app|work\w*|start|here|you)\b/,
        /^(?!.*\b(?:boats?|fees?|costs?|offers?|listings?)\b)/,
      ],
    ],
    answer: {
      en: 'Owners list a boat and say what they’d take for it: another boat, Bitcoin, a car, a house, an experience or cash. You find one you like, message its owner and agree on a trade. You can trade directly or close through the brokerage, which holds the money until the boat and the paperwork check out.',
      es: 'Los dueños publican un barco y dicen qué aceptarían: otro barco, Bitcoin, un coche, una casa, una experiencia o dinero. Encuentras uno que te guste, escribes a su dueño y acuerdan un intercambio, directamente o con la correduría, que guarda el dinero hasta que el barco y los papeles estén en orden.',
      fr: 'Les propriétaires publient un bateau et disent ce qu’ils accepteraient : un autre bateau, du Bitcoin, une voiture, une maison, une expérience ou de l’argent. Vous en trouvez un, écrivez au propriétaire et convenez d’un échange, directement ou par le courtier, qui garde l’argent jusqu’à ce que tout soit en règle.',
      de: 'Besitzer stellen ein Boot ein und sagen, was sie dafür nähmen: ein anderes Boot, Bitcoin, ein Auto, ein Haus, ein Erlebnis oder Geld. Du findest eins, schreibst dem Besitzer und ihr einigt euch, direkt oder über den Makler, der das Geld hält, bis Boot und Papiere in Ordnung sind.',
    },
  },
  {
    id: 'make-offer',
    asks: [
      'offer',
      'offers work',
      'happens after send offer',
      'long offer valid',
      'offer expire',
      'offer binding',
      'offer plus cash',
    ],
    ideas: [
      [
        OFFER,
        /\b(?:lasts?|stands?|open|good|valid|keeps?|stays?|have) (?:\w+ ){0,4}(?:\d+|one|two|three|a|_n_) (?:days?|weeks?|months?|hours?|year)\b/,
        /\b(?:since|because|so|right|correct|true|thought|assume|as)\b/,
        /^(?!.*\b(?:my|our|his|her|their|draft|make|write|send|deadline)\b)/,
      ],
      [
        OFFER,
        /\b(?:how long|expir\w+|laps\w+|valid\w*|good (?:for|until|till)|stays? (?:good|open|alive|valid|up)|runs? out|time limit|deadline|times? out|shelf life|last (?:for )?(?:long|forever))\b/,
      ],
      [
        /\b(?:owners?|sellers?|they|he|she|other side|someone|somebody)\b/,
        /\b(?:how (?:much time|long|many (?:days|hours))|deadline|time limit)\b/,
        /\b(?:answer|respond|reply|decide|react|accept)\b/,
      ],
      [
        OFFER,
        /\b(?:what|if)\b.{0,80}\b(?:nobody|no one|never|not|nothing)\b.{0,80}\b(?:answer|respond|repl|react|hear|happen)\w*/,
      ],
    ],
    more: { cost: FREE, time: STANDS },
    answer: {
      en: `Open a boat and press Make an Offer, or ask me to draft one: cash, your own boat, something from your garage, or all of them. An offer stands for ${PROPOSAL_HOURS.offer} hours. The owner can accept, counter or decline it, and nothing is agreed until both sides have accepted the same terms.`,
      es: `Pulsa Make an Offer en un barco o pídeme un borrador: dinero, tu barco, algo de tu garaje o todo junto. Una oferta vale ${PROPOSAL_HOURS.offer} horas. El dueño puede aceptarla, responder con otra o rechazarla.`,
      fr: `Appuyez sur Make an Offer ou demandez-moi un brouillon : argent, votre bateau, un objet de votre garage ou tout cela. Une offre vaut ${PROPOSAL_HOURS.offer} heures. Le propriétaire peut accepter, contre-proposer ou refuser.`,
      de: `Drücke bei einem Boot Make an Offer oder bitte mich um einen Entwurf: Geld, dein Boot, etwas aus deiner Garage oder alles zusammen. Ein Angebot gilt ${PROPOSAL_HOURS.offer} Stunden. Der Besitzer kann annehmen, gegenbieten oder ablehnen.`,
    },
  },
  {
    id: 'change-offer',
    asks: ['change offer after sending', 'edit sent offer'],
    ideas: [
      [
        /\b(?:offers?|bids?|proposals?|it)\b/,
        /\b(?:change|edit|modify|adjust|raise|lower|correct|update|improve|revise|increase|amend)\b/,
        /\b(?:after (?:i )?(?:sen[dt]|sending|made|making|submitt\w+)|once (?:i )?(?:sent|made)|already sent|sent offer|that i (?:sent|made)|i (?:already )?(?:sent|made))\b/,
        /\b(?:can|could|how|may|possible|allowed)\b/,
        /^(?!.*\b(?:message|listing|ad|price of my|to _n_)\b)/,
      ],
    ],
    more: { cost: FREE },
    namesBoats: true,
    answer: {
      en: 'Yes, while it’s open: open Trades, choose the trade and press Counter. Your new terms replace the old ones, and the other side decides on those. You can also withdraw the offer there.',
      es: 'Sí, mientras esté abierta: abre Trades, elige el intercambio y pulsa Counter. Tus nuevas condiciones sustituyen a las anteriores, y la otra parte decide sobre ellas. Allí también puedes retirar la oferta.',
      fr: 'Oui, tant qu’elle est ouverte : ouvrez Trades, choisissez l’échange et appuyez sur Counter. Vos nouvelles conditions remplacent les anciennes, et l’autre partie décide de celles-ci. Vous pouvez aussi y retirer l’offre.',
      de: 'Ja, solange es offen ist: Öffne Trades, wähle den Tausch und drücke Counter. Deine neuen Bedingungen ersetzen die alten, und die andere Seite entscheidet darüber. Dort kannst du das Angebot auch zurückziehen.',
    },
  },
  {
    id: 'offer-cost',
    asks: ['offer cost', 'offer free'],
    ideas: [
      [
        /\b(?:offers?|bids?)\b/,
        /\b(?:costs?|charges?|charged|free|fees?|pay)\b/,
        /\b(?:mak(?:e|ing)|send(?:ing)?|an offer|a bid|offers cost|to offer|something|anything)\b/,
        /^(?!.*\b(?:how much (?:should|would|do)|accept\w*|closing|pay (?:him|her|them)|he|she|they|for the|for his|cash)\b)/,
      ],
    ],
    answer: {
      en: 'Making an offer costs nothing and needs no deposit.',
      es: 'Hacer una oferta no cuesta nada ni pide depósito.',
      fr: 'Faire une offre ne coûte rien et ne demande pas de dépôt.',
      de: 'Ein Angebot kostet nichts und braucht keine Anzahlung.',
    },
  },
  {
    id: 'counter-offer',
    asks: [
      'counter offer',
      'counteroffer',
      'decline offer',
      'accept offer',
      'reject offer',
      'withdraw offer',
      'take back offer',
      'cancel offer sent',
    ],
    ideas: [
      [
        /\b(?:how|where) (?:do|can|could|would|should|to) ?(?:i|we|you)?\b|\bwhat is the (?:\w+ )?way\b/,
        /\b(?:turn down|decline|reject|refuse|say no|pass on|counter|accept|agree to)\b/,
        /\b(?:offers?|bids?|proposals?)\b/,
        /^(?!.*\b(?:withdraw|take back|expire\w*|how much|what should)\b)/,
      ],
    ],
    more: { cost: FREE },
    answer: {
      en: 'Open Trades and choose the trade. While it waits for you, you can accept, counter or decline it there; while it waits for the other side, you can withdraw it. I never accept or decline for you.',
      es: 'Abre Trades y elige el intercambio. Mientras te espera, allí puedes aceptarlo, hacer una contraoferta o rechazarlo; mientras espera a la otra parte, puedes retirarlo. Yo nunca acepto ni rechazo por ti.',
      fr: 'Ouvrez Trades et choisissez l’échange. Tant qu’il vous attend, vous pouvez l’accepter, faire une contre-offre ou le refuser ; tant qu’il attend l’autre partie, vous pouvez le retirer. Je n’accepte ni ne refuse jamais pour vous.',
      de: 'Öffne Trades und wähle den Tausch. Solange er auf dich wartet, kannst du dort annehmen, ein Gegenangebot machen oder ablehnen; solange er auf die andere Seite wartet, kannst du ihn zurückziehen. Ich nehme nie für dich an und lehne nie ab.',
    },
  },
  {
    id: 'closing',
    asks: [
      'closing work',
      'happens after agree',
      'steps close',
      'handles paperwork',
      'title',
      'happens closing',
      'long closing take',
      'agreed trade',
      'next steps after deal',
      'paid',
      'money released',
      'holds money',
      'receive money',
    ],
    ideas: [
      [
        /^(?!.*\b(?:have (?:i|we)|did (?:i|we)|what (?:i|we)|nothing|my (?:closings?|deals?|trades?))\b)/,
        /\b(?:accept(?:s|ed|ance|ing)?|agree(?:d|s|ment)?|sa(?:y|ys|id) yes)\b/,
        /\b(?:now what|what now|what (?:is|comes|happens|follows)?\s?next|next steps?|steps? (?:after|once|follow\w*)|(?:what|how) .*\b(?:after|once|happens|go(?:es)? on|from here|proceed)|(?:after|once|when) .*\b(?:what|how)\b)/,
      ],
    ],
    answer: {
      en: `After both sides accept, you can close through the brokerage: papers are signed, money is held until everyone has inspected and accepted their boat and every document is in, and only then is it released. Keys change hands after that. The fee is ${fees.closingFee} of each boat’s value.`,
      es: `Cuando las dos partes han aceptado, podéis cerrar por la correduría: se firman los papeles, el dinero se guarda hasta que todos han inspeccionado y aceptado su barco y están todos los documentos, y solo entonces se libera. Después se entregan las llaves. La tarifa es el ${fees.closingFee} del valor de cada barco.`,
      fr: `Une fois que les deux côtés ont accepté, vous pouvez conclure par le courtier : les papiers sont signés, l’argent est gardé jusqu’à ce que chacun ait inspecté et accepté son bateau et que tous les documents soient là, puis seulement libéré. Les clés suivent. Les frais sont de ${fees.closingFee} de la valeur de chaque bateau.`,
      de: `Wenn beide Seiten angenommen haben, könnt ihr über den Makler abschließen: Papiere werden unterschrieben, das Geld wird gehalten, bis jeder sein Boot besichtigt und angenommen hat und alle Unterlagen da sind, und erst dann freigegeben. Danach gibt es die Schlüssel. Die Gebühr beträgt ${fees.closingFee} des Werts jedes Boots.`,
    },
  },
  {
    id: 'how-long',
    asks: ['long trade take', 'days closing take', 'time deal take', 'how long closing'],
    ideas: [
      [
        /\b(?:how (?:long|much time|many days)|by when|until when|what is the deadline)\b/,
        /\b(?:inspection|inspect|survey|sea trial|accept (?:the boat|it|her)|deposit|close)\b/,
        /\b(?:do i|do we|have|is there|get|does|the|to)\b/,
        /^(?!.*\b(?:costs?|offer|answer|my closing|my trade|take|takes|verified|last)\b)/,
      ],
      [
        /\bhow (?:long|many (?:days|weeks)|fast|quick\w*|soon)\b|\btime ?(?:line|frame)\b|\bdeadlines\b/,
        /\b(?:trades?|trading|deals?|swaps?|closings?|close|process|whole thing|acceptance|inspection period|everything)\b/,
        /^(?!.*\b(?:my|our|offers?|dispute|stands?|valid|expires?|answer|reply|agent|listing|deposit)\b|.*_(?:boat|make|own|ref|person)_)/,
      ],
    ],
    answer: {
      en: `An offer stands for ${PROPOSAL_HOURS.offer} hours. After everyone has signed the agreement, the standard terms give ${STANDARD_DAYS.depositDays} business days for the deposit, ${STANDARD_DAYS.acceptDays} days to inspect and accept, and ${STANDARD_DAYS.closeDays} days from then until closing. You can agree on other times in the offer.`,
      es: `Una oferta vale ${PROPOSAL_HOURS.offer} horas. Cuando todos han firmado el acuerdo, los plazos normales son ${STANDARD_DAYS.depositDays} días hábiles para el depósito, ${STANDARD_DAYS.acceptDays} días para inspeccionar y aceptar, y ${STANDARD_DAYS.closeDays} días desde entonces hasta el cierre. En la oferta podéis acordar otros.`,
      fr: `Une offre vaut ${PROPOSAL_HOURS.offer} heures. Une fois l’accord signé par tous, les délais habituels sont de ${STANDARD_DAYS.depositDays} jours ouvrés pour le dépôt, ${STANDARD_DAYS.acceptDays} jours pour inspecter et accepter, et ${STANDARD_DAYS.closeDays} jours de là à la clôture. Vous pouvez en convenir d’autres dans l’offre.`,
      de: `Ein Angebot gilt ${PROPOSAL_HOURS.offer} Stunden. Wenn alle die Vereinbarung unterschrieben haben, gelten üblicherweise ${STANDARD_DAYS.depositDays} Werktage für die Anzahlung, ${STANDARD_DAYS.acceptDays} Tage zum Besichtigen und Annehmen und von da an ${STANDARD_DAYS.closeDays} Tage bis zum Abschluss. Im Angebot könnt ihr andere Fristen vereinbaren.`,
    },
  },
  {
    id: 'escrow-needed',
    asks: ['escrow required', 'must use escrow', 'pays escrow fee', 'close without brokerage'],
    ideas: [
      [
        /\b(?:escrow|closing service|brokerage|broker)\b/,
        /\b(?:required|mandatory|obligatory|must|have to|need to|necessary|optional|needed|forced|who pays|who covers|who has to pay|pays for|whose cost)\b/,
        /^(?!.*\b(?:verified|badge|license|escrow officer|insurance|talk to|speak)\b)/,
      ],
    ],
    answer: {
      en: `No, escrow isn’t required: two sides can also close directly, but then nobody holds the money. Closing through the brokerage includes it and costs ${fees.closingFee} of each boat’s value. Each receiver of a boat pays that for it, unless you agree otherwise in your offer.`,
      es: `No, el depósito en garantía no es obligatorio: dos partes también pueden cerrar directamente, pero entonces nadie guarda el dinero. Cerrar por la correduría lo incluye y cuesta el ${fees.closingFee} del valor de cada barco. Lo paga quien recibe el barco, salvo que acordéis otra cosa en la oferta.`,
      fr: `Non, le séquestre n’est pas obligatoire : deux parties peuvent aussi conclure directement, mais alors personne ne garde l’argent. Conclure par le courtier l’inclut et coûte ${fees.closingFee} de la valeur de chaque bateau. Celui qui reçoit le bateau paie, sauf autre accord dans l’offre.`,
      de: `Nein, Treuhand ist nicht vorgeschrieben: Zwei Seiten können auch direkt abschließen, aber dann hält niemand das Geld. Der Abschluss über den Makler enthält sie und kostet ${fees.closingFee} des Werts jedes Boots. Das zahlt, wer das Boot bekommt, wenn ihr im Angebot nichts anderes vereinbart.`,
    },
  },
];
