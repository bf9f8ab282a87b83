import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic } from '../../../platform/help.ts';

const OFFERS = /\b(?:offers?|offering|bids?|bidding)\b/;
const NOBODY_NAMED = /^(?!.*_(?:boat|make|own|person|money|bound|id)_)/;

/** Questions of people before they make an offer, join a ring or open a dispute. */
export const beforeOfferingHelp: readonly HelpTopic[] = [
  {
    id: 'offer-unseen',
    asks: [],
    ideas: [
      [
        OFFERS,
        /\b(?:can|could|may|should|do|must|okay|allowed|possible|safe|have to|need to)\b/,
        /\b(?:without (?:seeing|visiting|looking|having seen|inspecting|a visit)|(?:before|until) (?:i|we) (?:see|saw|look|visit|have seen)|unseen|sight unseen|(?:see|visit|look at|inspect) (?:\w+ ){0,3}(?:first|before))\b/,
        /^(?!.*\b(?:he|she|they|his|her|their|photos?|waiting|accepted)\b)/,
        NOBODY_NAMED,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You can make an offer without having seen the boat: it costs nothing and binds nobody until everyone has signed the agreement. In a closing you still inspect it, with a survey and a sea trial if you like, and can reject it until you have accepted it in writing.',
      es: 'Puedes hacer una oferta sin haber visto el barco: no cuesta nada y no obliga a nadie hasta que todos firmen el acuerdo. En un cierre aún lo inspeccionas, con peritaje y prueba de mar si quieres, y puedes rechazarlo hasta que lo aceptes por escrito.',
      fr: 'Vous pouvez faire une offre sans avoir vu le bateau : elle est gratuite et n’engage personne avant que tous aient signé l’accord. Dans une clôture, vous l’inspectez encore, avec expertise et essai en mer si vous voulez, et pouvez le refuser jusqu’à votre acceptation écrite.',
      de: 'Du kannst bieten, ohne das Boot gesehen zu haben: Es kostet nichts und bindet niemanden, bis alle den Vertrag unterschrieben haben. Im Abschluss besichtigst du es noch, auf Wunsch mit Gutachten und Probefahrt, und kannst es ablehnen, bis du es schriftlich angenommen hast.',
    },
  },
  {
    id: 'offer-free',
    asks: [],
    ideas: [
      [
        /\b(?:do|must|would|will|have) (?:i|we|you)\b.*\b(?:pay|deposit|put (?:money|cash|something|anything) down)\b|\b(?:costs?|fees?|charged?|free|deposit)\b/,
        /\b(?:to|for|when i|if i|before|before i|when|by) (?:make|making|send|sending|place|placing|submit|submitting|put in|putting in) (?:an?|my|any|the) (?:\w+ )?(?:offers?|bids?)\b/,
        /^(?!.*\b(?:deposit in|survey|include|my deposit|how much (?:should|deposit|would)|accept(?:ed|s)?|trade value)\b)/,
        NOBODY_NAMED,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Making an offer costs nothing and needs no deposit.',
      es: 'Hacer una oferta no cuesta nada y no pide depósito.',
      fr: 'Faire une offre ne coûte rien et ne demande pas de dépôt.',
      de: 'Ein Angebot kostet nichts und braucht keine Anzahlung.',
    },
  },
  {
    id: 'ring-choice',
    asks: [],
    ideas: [
      [
        /\b(?:rings?|three ?-? ?way|four ?-? ?way|multi ?-? ?(?:way|party)|chain)\b(?! (?:me|him|her|them|true|a bell))/,
        /\b(?:do (?:i|we) have to|must (?:i|we)|am i (?:forced|obliged|required|automatically)|can i (?:say no|decline|refuse|leave|opt out|get out|back out|drop out)|what if (?:i|one|someone|somebody|another)|risky|risk|safe|dangerous|fall apart|backs? out|drops? out|pulls? out|opt out|leave)\b/,
        /^(?!.*\b(?:diamond|engagement|gold|wedding|sapphire|his|her|door)\b|.*_(?:asset|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Nobody is put into a ring: it happens only if everyone in it accepts, and you can say no. Until the release it’s all or nothing: if one side leaves, everyone keeps what they had. It’s closed like any other trade, with inspections, papers and money held in trust.',
      es: 'A nadie se le mete en un anillo: solo ocurre si todos aceptan, y puedes decir que no. Hasta la entrega es todo o nada: si uno se va, cada uno conserva lo suyo. Se cierra como cualquier intercambio, con inspecciones, papeles y dinero en custodia.',
      fr: 'Personne n’est mis d’office dans un anneau : il n’a lieu que si tous acceptent, et vous pouvez refuser. Jusqu’à la remise c’est tout ou rien : si l’un part, chacun garde ce qu’il avait. Il se conclut comme tout échange, avec inspections, papiers et argent sous séquestre.',
      de: 'Niemand wird in einen Ring gesteckt: Er kommt nur zustande, wenn alle annehmen, und du kannst ablehnen. Bis zur Freigabe gilt alles oder nichts: Geht einer, behält jeder, was er hatte. Abgeschlossen wird er wie jeder Tausch, mit Besichtigung, Papieren und Geld auf Treuhand.',
    },
  },
  {
    id: 'dispute-cost',
    asks: [],
    ideas: [
      [
        /\bdisputes?\b/,
        /\b(?:costs?|fees?|charged?|free|pay|expensive)\b/,
        /^(?!.*\b(?:zelle|venmo|he|she|they|wants?|end the dispute|drop the dispute|settle)\b|.*_(?:person|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I know of no fee for opening a dispute: you open it on the trade’s page, and the money stays where it is. An arbitrator, a court or a lawyer costs what they charge, and we don’t decide who is right.',
      es: 'No conozco ninguna tarifa por abrir una disputa: la abres en la página del intercambio, y el dinero se queda donde está. Un árbitro, un tribunal o un abogado cobran lo suyo, y nosotros no decidimos quién tiene razón.',
      fr: 'Je ne connais pas de frais pour ouvrir un litige : vous l’ouvrez sur la page de l’échange, et l’argent reste où il est. Un arbitre, un tribunal ou un avocat coûtent ce qu’ils demandent, et nous ne décidons pas qui a raison.',
      de: 'Eine Gebühr für einen Streitfall kenne ich nicht: Du eröffnest ihn auf der Seite des Tauschs, und das Geld bleibt, wo es ist. Schiedsrichter, Gericht oder Anwalt kosten, was sie verlangen, und wir entscheiden nicht, wer recht hat.',
    },
  },
  {
    id: 'fair-counter',
    asks: [],
    ideas: [
      [
        /\b(?:fair|good|right|reasonable|best|smart|sensible|decent|how (?:do|should|would|to)|what (?:do|should|would))\b/,
        /\b(?:counter\w*|respond|reply|answer|react|come back|handle|deal with|say to)\b/,
        /\b(?:low ?-? ?ball(?:s|ed|er|ers|ing)?|low offers?|insulting|(?:way|far|well|much|_n_ percent|_n_) (?:too low|below|under|less)|half of what)\b/,
        /^(?!.*_(?:person|boat|make|ref|id)_)/,
        /^(?!.*\b(?:his|her|their|the|this|that|latest|last) (?:\w+ )?(?:offer|bid|lowball)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `There’s no set answer: name the price you’d really take. If yours is in line with similar boats, a counter near your asking price is fair; if it’s above them, meet closer to their value. Ask me what your boat is worth first, and tell me the amount to draft the counter. You may also decline, or let the offer end after ${PROPOSAL_HOURS.offer} hours.`,
      es: `No hay regla: di el precio que de verdad aceptarías. Si el tuyo está en línea con barcos parecidos, es justo contraofertar cerca de él; si está por encima, acércate a su valor. Pregúntame antes cuánto vale tu barco, y dime la cantidad para redactar la contraoferta. También puedes rechazar, o dejar que termine a las ${PROPOSAL_HOURS.offer} horas.`,
      fr: `Il n’y a pas de règle : dites le prix que vous accepteriez vraiment. Si le vôtre est proche de bateaux semblables, une contre-offre près de lui est juste ; s’il est au-dessus, rapprochez-vous de leur valeur. Demandez-moi d’abord ce que vaut votre bateau, puis le montant à proposer. Vous pouvez aussi refuser, ou laisser l’offre finir après ${PROPOSAL_HOURS.offer} heures.`,
      de: `Eine Regel gibt es nicht: Nenn den Preis, den du wirklich nähmst. Liegt deiner bei ähnlichen Booten, ist ein Gegenangebot nahe daran fair; liegt er darüber, komm ihrem Wert näher. Frag mich zuerst, was dein Boot wert ist, und nenn mir den Betrag für das Gegenangebot. Du kannst auch ablehnen oder das Angebot nach ${PROPOSAL_HOURS.offer} Stunden enden lassen.`,
    },
  },
];
