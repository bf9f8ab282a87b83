import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic } from '../../../platform/help.ts';
import { proposalsOfUser, TRADES } from '../limits.ts';

/** Second questions about offers. */
export const offerQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'several-offers-for-boat',
    asks: [],
    ideas: [
      [
        /\b(?:two|several|many|multiple|more than one|other|others|_n_|different|both)\b(?: \w+){0,2}|_(?:bound|quantity)_/,
        /\b(?:people|persons|buyers?|members?|users?|offers?|someone|somebody|bids?)\b|_(?:bound|quantity)_/,
        /\b(?:same|one|a single) (?:boat|listing|yacht)\b/,
        /\b(?:offer|offers|bid|bids|make|have)\b/,
        /\b(?:can|could|may|what (?:if|happens)|is it|possible|allowed)\b/,
      ],
      [
        /\b(?:why|how come|how can|how is it|can|could)\b/,
        /\b(?:so many|several|multiple|more than one|two|three|different|many|all these)\b|_(?:bound|quantity|n)_/,
        /\b(?:deals?|offers?|trades?|bids?|people|buyers?|proposals?)\b|_sort_|_(?:bound|quantity)_/,
        /\b(?:on|for|with|over|about) (?:my|the|one|same|a|_own_)\b|_own_/,
        /\b(?:at once|at the same time|simultaneously|at a time|in parallel|all at once|so many)\b/,
        /^(?!.*\b(?:different boats|other boats|can i (?:make|offer|bid))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Several people can make offers for the same boat, and none of them sees the others’. Once one is agreed, the boat is reserved for it, and the other open offers wait in case that trade falls through.',
      es: 'Varias personas pueden hacer ofertas por el mismo barco, y ninguna ve las de las demás. Cuando una se acuerda, el barco queda reservado para ella, y las otras ofertas abiertas esperan por si ese intercambio no sale.',
      fr: 'Plusieurs personnes peuvent faire des offres pour le même bateau, et aucune ne voit celles des autres. Dès que l’une est convenue, le bateau lui est réservé, et les autres offres ouvertes attendent au cas où cet échange échouerait.',
      de: 'Mehrere Leute können Angebote für dasselbe Boot machen, und niemand sieht die der anderen. Sobald eins vereinbart ist, ist das Boot dafür reserviert, und die anderen offenen Angebote warten, falls dieser Tausch scheitert.',
    },
  },
  {
    id: 'offer-limit',
    asks: [],
    ideas: [
      [
        /\b(?:limit|maximum|max|how many|too many|cap)\b/,
        /\boffers?\b/,
        /\b(?:can i|could i|may i|i can|allowed|make|send|is there|at once|per day|open)\b/,
        /^(?!.*(?:\b(?:do i have|have i|did i|my offers|got|received|waiting|price|on my)\b|_(?:own|boat|make|person)_))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `You can have up to ${TRADES.openOffers} offers open at the same time and make up to ${proposalsOfUser.most} an hour.`,
      es: `Puedes tener hasta ${TRADES.openOffers} ofertas abiertas a la vez y hacer hasta ${proposalsOfUser.most} por hora.`,
      fr: `Vous pouvez avoir jusqu’à ${TRADES.openOffers} offres ouvertes à la fois et en faire jusqu’à ${proposalsOfUser.most} par heure.`,
      de: `Du kannst bis zu ${TRADES.openOffers} Angebote gleichzeitig offen haben und bis zu ${proposalsOfUser.most} in der Stunde machen.`,
    },
  },
  {
    id: 'offers-at-once',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|may|should|is it|am i|are we|allowed|okay|ok|possible|what (?:if|happens))\b/,
        /\b(?:offer|offers|bid|bids|bidding)\b/,
        /\b(?:at once|at the same time|simultaneously|at a time|together|in parallel|different (?:boats|owners|people|sellers|ones)|(?:two|three|four|five|several|multiple|many|more than one|a few|_n_) (?:different |other )?(?:boats|owners|sellers|people|ones|offers|bids)|on more than one)\b|_(?:bound|quantity)_/,
        /\b(?:boats|owners|sellers|people|ones|offers|bids|more than one)\b/,
        /^(?!.*\b(?:same boat|one boat|my two|two of my|both my|my (?:\w+ )?boats|in one offer|one offer|an offer|limit|how many|maximum|for my|on my|i got|received|came in|come in|accept\w*|get|getting|i have|compare)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `Yes: you can have up to ${TRADES.openOffers} offers open at the same time, for different boats. Each owner decides alone and doesn’t see your others. If you give the same boat or thing in several, only one of them can be agreed. Withdraw the rest once you have what you want: two that are accepted are two agreed trades.`,
      es: `Sí: puedes tener hasta ${TRADES.openOffers} ofertas abiertas a la vez, por barcos distintos. Cada dueño decide solo y no ve las demás. Si das el mismo barco o la misma cosa en varias, solo una puede acordarse. Retira el resto cuando tengas lo que quieres: dos aceptadas son dos intercambios acordados.`,
      fr: `Oui : vous pouvez avoir jusqu’à ${TRADES.openOffers} offres ouvertes à la fois, pour des bateaux différents. Chaque propriétaire décide seul et ne voit pas les autres. Si vous donnez le même bateau ou la même chose dans plusieurs, une seule peut être convenue. Retirez les autres quand vous avez ce que vous voulez : deux offres acceptées sont deux échanges convenus.`,
      de: `Ja: Du kannst bis zu ${TRADES.openOffers} Angebote gleichzeitig offen haben, für verschiedene Boote. Jeder Besitzer entscheidet für sich und sieht die anderen nicht. Gibst du dasselbe Boot oder dieselbe Sache in mehreren, kann nur eines davon vereinbart werden. Zieh die übrigen zurück, sobald du hast, was du willst: Zwei angenommene sind zwei vereinbarte Tausche.`,
    },
  },
  {
    id: 'save-or-offer',
    asks: [],
    ideas: [
      [
        /\b(?:sav(?:e|ing|ed)|heart(?:ing|s)?|favorit(?:e|ing)|bookmark(?:ing)?)\b/,
        /\b(?:offers?|offering|bid|bidding|message|messaging|reserve|reserved|hold)\b/,
        /\b(?:difference|differ|same|or|versus|vs|mean|means|does)\b/,
        /^(?!.*(?:_|\b(?:my saved|boats i saved|show|which|how many)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `Saving only keeps a boat in your list: it reserves nothing, and its owner isn’t told. An offer goes to the owner, says what you’d give, and stands for ${PROPOSAL_HOURS.offer} hours; if the owner accepts it, you have an agreed trade.`,
      es: `Guardar solo pone el barco en tu lista: no reserva nada, y el dueño no se entera. Una oferta llega al dueño, dice lo que darías y vale ${PROPOSAL_HOURS.offer} horas; si la acepta, tienes un intercambio acordado.`,
      fr: `Enregistrer garde seulement le bateau dans votre liste : rien n’est réservé, et le propriétaire n’en sait rien. Une offre va au propriétaire, dit ce que vous donneriez et vaut ${PROPOSAL_HOURS.offer} heures ; s’il l’accepte, l’échange est convenu.`,
      de: `Speichern merkt ein Boot nur in deiner Liste: Es reserviert nichts, und der Besitzer erfährt es nicht. Ein Angebot geht an den Besitzer, sagt, was du gibst, und gilt ${PROPOSAL_HOURS.offer} Stunden; nimmt er es an, ist der Tausch vereinbart.`,
    },
  },
  {
    id: 'see-and-say-no',
    asks: [],
    ideas: [
      [
        /\b(?:what if|what happens if|can i|could i|am i|do i|is it okay|if)\b/,
        /\b(?:(?:do|does|did|would) not (?:like|want|love|fit|work)|change (?:my|our) mind|changed (?:my|our) mind|(?:wife|husband|spouse|partner|she|he) (?:says|said) no|hate (?:it|her|the boat)|(?:is|looks) (?:worse|different)|not (?:as|what) (?:described|i expected|expected|it looked|advertised)|say no|back out|walk away|get cold feet)\b/,
        /\b(?:boat|it|her|yacht|when i see|in person|wife|husband|back out|walk away|mind|purchase|deal|buy\w*)\b/,
        /^(?!.*(?:_|\b(?:he backs|they back|seller|owner|other side|buyer|deposit|my (?:trade|offer|deal|closing|listing)|signed|agreed|accepted|after (?:closing|the release)|offer|survey|inspection|sea ?trial)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Seeing a boat and writing to its owner commit you to nothing. You can withdraw an offer until it’s accepted, cancel an agreed trade until everyone has signed, and in a closing reject the boat until you have accepted it in writing: then you get your deposit back, less the costs you authorized.',
      es: 'Ver un barco y escribir a su dueño no te compromete a nada. Puedes retirar una oferta hasta que se acepte, cancelar un intercambio acordado hasta que todos firmen, y en un cierre rechazar el barco hasta aceptarlo por escrito: recuperas tu depósito, menos los gastos que autorizaste.',
      fr: 'Voir un bateau et écrire à son propriétaire ne vous engage à rien. Vous pouvez retirer une offre jusqu’à son acceptation, annuler un échange convenu tant que tous n’ont pas signé, et dans une clôture refuser le bateau jusqu’à votre acceptation écrite : votre dépôt vous est rendu, moins les frais autorisés.',
      de: 'Ein Boot anzusehen und dem Besitzer zu schreiben verpflichtet zu nichts. Ein Angebot kannst du zurückziehen, bis es angenommen ist, einen vereinbarten Tausch absagen, bis alle unterschrieben haben, und beim Abschluss das Boot ablehnen, bis du es schriftlich angenommen hast: Dann bekommst du die Anzahlung zurück, abzüglich der von dir genehmigten Kosten.',
    },
  },
  {
    id: 'must-answer-offer',
    asks: [],
    ideas: [
      [
        /\b(?:do i (?:have|need) to|must i|am i (?:required|obliged|forced)|can i (?:just )?ignore|what if i (?:do not|ignore|never)|is it rude)\b/,
        /\b(?:answer|reply|respond|react|ignore|decline|accept)\b/,
        /\b(?:offers?|bids?|every (?:one|offer)|them all|it)\b/,
        /^(?!.*(?:_(?:person|boat|make|money)_|\b(?:reviews?|anyone|anybody|someone|somebody)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `No: an offer that you don’t answer ends by itself after ${PROPOSAL_HOURS.offer} hours, and nothing is owed. Declining it is friendlier, because the other side then knows at once.`,
      es: `No: una oferta que no respondes termina sola a las ${PROPOSAL_HOURS.offer} horas, y no se debe nada. Rechazarla es más amable, porque así la otra parte lo sabe enseguida.`,
      fr: `Non : une offre à laquelle vous ne répondez pas se termine d’elle-même après ${PROPOSAL_HOURS.offer} heures, et rien n’est dû. La refuser est plus aimable, car l’autre partie le sait alors tout de suite.`,
      de: `Nein: Ein Angebot, auf das du nicht antwortest, endet nach ${PROPOSAL_HOURS.offer} Stunden von selbst, und niemand schuldet etwas. Ablehnen ist freundlicher, weil die andere Seite dann gleich Bescheid weiß.`,
    },
  },
  {
    id: 'weigh-told-offers',
    asks: [],
    ideas: [
      [
        /\b(?:two|2|both|another|the other|second|couple of) (?:\w+ ){0,2}(?:offers?|bids?|buyers?|people|guys?|of them)\b|\b(?:one|first|somebody|someone|a (?:guy|buyer|man|woman|lady)) (?:\w+ ){0,3}(?:offers?|offered|offering|bids?|pays?|would pay|wants to pay|gives?)\b.*\b(?:another|other|second|one|next)\b/,
        /\b(?:offers?|offered|offering|bids?|pays?|would pay|wants to pay)\b/,
        /\bwhich(?: one| offer| of (?:the|them|these|those)(?: two| offers)?)? (?:is|would be|should i|do i|looks|seems|sounds)\b.*\b(?:better|best|take|pick|choose|accept|prefer|go with|smarter)\b|\bwhich (?:one|offer)\b|\b(?:which|what) (?:would|should|do) (?:you|i)\b/,
        /^(?!.*\b(?:boats under|listings|show me|find me|zelle|venmo|scam\w*|refund|shipper|check)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'That’s your decision, and here is how to weigh them: count cash in full, a thing only at what you could sell it for, and money that comes later as less certain than money at the closing. Offers that reach you here stand under Trades: ask me which of them is better, and I’ll tell what each side is worth.',
      es: 'La decisión es tuya, y así puedes sopesarlas: cuenta el efectivo entero, una cosa solo por lo que podrías venderla, y el dinero que llega después como menos seguro que el del cierre. Las ofertas que recibes aquí están en Trades: pregúntame cuál es mejor y te diré cuánto vale cada lado.',
      fr: 'La décision est la vôtre, et voici comment les peser : comptez l’argent en entier, un bien seulement à ce que vous pourriez le vendre, et l’argent qui vient plus tard comme moins sûr que celui de la clôture. Les offres reçues ici sont sous Trades : demandez-moi laquelle est meilleure, et je dirai ce que vaut chaque côté.',
      de: 'Das entscheidest du, und so wägst du ab: Bargeld zählt ganz, eine Sache nur so viel, wie du dafür bekämst, und Geld, das später kommt, ist weniger sicher als Geld beim Abschluss. Angebote, die dich hier erreichen, stehen unter Trades: Frag mich, welches besser ist, und ich sage, was jede Seite wert ist.',
    },
  },
  {
    id: 'other-offers-wait',
    asks: [],
    ideas: [
      [
        /\b(?:(?:the|all|my|any) (?:other|rest of the|remaining) (?:\w+ )?(?:offers?|bids?|buyers?|ones)|the others|the rest|(?:my |the )?other offers?)\b/,
        /\b(?:if|when|once|after|as soon as)\b(?: \w+){0,3} (?:accept|accepted|take|agree|agreed|say yes|said yes|go with|pick|choose|sign)\b/,
        /\b(?:what (?:happens|becomes|about)|happens?|do|does|are|is|will|end|ends|gone|lost|lose|still|stay|keep|cancel\w*|declin\w*|expire\w*)\b/,
        /^(?!.*\b(?:find|show|search|draft|counter)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Once all parties have accepted a trade, its boats are reserved for it. Other open offers for them aren’t lost: they wait as backups, and their senders are told. If the trade falls through, they come alive again; when it closes, they end.',
      es: 'Cuando todas las partes han aceptado un intercambio, sus barcos quedan reservados. Las demás ofertas abiertas no se pierden: esperan como reserva, y se avisa a quienes las hicieron. Si el intercambio se cae, vuelven a valer; cuando se cierra, terminan.',
      fr: 'Dès que toutes les parties ont accepté un échange, ses bateaux lui sont réservés. Les autres offres ouvertes ne sont pas perdues : elles attendent en réserve, et leurs auteurs sont prévenus. Si l’échange échoue, elles reprennent ; quand il est clôturé, elles prennent fin.',
      de: 'Sobald alle Seiten einen Tausch angenommen haben, sind seine Boote dafür reserviert. Andere offene Angebote gehen nicht verloren: Sie warten als Ersatz, und die Absender erfahren es. Platzt der Tausch, leben sie wieder auf; ist er abgeschlossen, enden sie.',
    },
  },
  {
    id: 'offer-declined',
    asks: [],
    ideas: [
      [
        /\b(?:if|say|suppose|supposing|when|once|in case|let us say|assume|assuming)\b/,
        /\b(?:says? no|said no|declines?|declined|rejects?|rejected|turns? (?:me|it|that|my offer|this) down|refuses?|passes on it)\b/,
        /\b(?:then what|what then|what happens|what now|now what|what next|what can i do|what do i do|can i (?:try|offer|ask) again)\b/,
        /^(?!.*\b(?:i (?:say|said|decline|reject|refuse)|sign\w*|agreed|closing|survey\w*|inspect\w*|deposit|boat (?:after|at)|wife|husband|partner|broker|bank|lender|amendment|extension)\b|.*\b(?:offer|bid|draft|counter) \$?\d)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Then that offer ends: nothing is owed, nothing is held, and both sides keep everything. You see the reason if one was given. You can make a new offer at any time, with other terms, or write to the owner first.',
      es: 'Entonces esa oferta termina: no se debe ni se retiene nada, y cada parte conserva lo suyo. Ves el motivo si lo dieron. Puedes hacer otra oferta cuando quieras, con otras condiciones, o escribir antes al dueño.',
      fr: 'Alors cette offre prend fin : rien n’est dû, rien n’est retenu, et chacun garde tout. Vous voyez la raison si elle a été donnée. Vous pouvez faire une autre offre quand vous voulez, à d’autres conditions, ou d’abord écrire au propriétaire.',
      de: 'Dann endet dieses Angebot: Niemand schuldet etwas, nichts wird einbehalten, und jede Seite behält alles. Du siehst den Grund, wenn einer angegeben wurde. Du kannst jederzeit ein neues Angebot mit anderen Bedingungen machen oder dem Besitzer zuerst schreiben.',
    },
  },
];
