import type { HelpTopic } from '../../../platform/help.ts';

const GETS =
  /\b(?:get|gets|getting|got|receive|receives|received|see|sees|hand(?:s|ed)? (?:it |her |the boat |over )?over|hand(?:s|ed)? (?:over|us|me)|deliver\w*|turn(?:s|ed)? (?:it|her|the boat) over|give(?:s|n)? (?:us|me) (?:the boat|it|her)|ours|mine|shows? up|exists?)\b/;
const SURE =
  /\b(?:how|what|who|where|can|could|is there|will|do)\b.*\b(?:know|sure|certain|trust|guarant\w*|assur\w*|ensur\w*|secur\w*|rely|promis\w*|confident)\b/;
const BOAT =
  /_(?:type|ref)_|\b(?:the|our|my|that|this|a) (?:\w+ )?(?:boat|yacht)\b|\b(?:it|her|what (?:i|we) (?:paid|pay|bought|buy)(?: for)?)\b/;
const I_PAY =
  /\bif pay\b|\b(?:i|we|you|one)(?: \w+)? (?:pa(?:y|id)|sen[dt]|wire[ds]?|transfer(?:red)?|hand(?:ed)? over|put (?:down|in)|bought|buy)\b|\b(?:my|our|the) (?:money|cash|payment|deposit|wire)\b/;
const GONE =
  /\b(?:never|not)(?: \w+){0,3} (?:get|gets|got|see|sees|receive\w*|deliver\w*|hand\w*|shows?|give|gives|ship|ships|turns?|comes?|release\w*)\b|\b(?:no boat|nothing|disappear\w*|vanish\w*|runs? (?:off|away)|ran (?:off|away)|running (?:off|away)|ghosts?|gone|keeps? (?:it|the money|my money|our money|everything|both|the boat)|without (?:the|a|my|our) boat|takes? (?:the|my|our) money)\b/;
const OTHER_SIDE =
  /\b(?:sellers?|owners?|he|she|they|him|her|them|somebody|someone|people|other (?:side|person|party|guy)|guy|boat|it)\b/;
/** Trades of one's own, what a seller gets, photos and fees have help of their own. */
const ELSEWHERE =
  /^(?!.*(?:_(?:person|own)_|\b(?:verif\w*|badges?|photos?|title|liens?|fees?|buyers?|i sell|we sell|my (?:listing|agent|account|photos?|title|deposit back)|insur\w*|inspection|survey\w*|loan|financ\w*|sea trial|tax\w*|price|cheaper|offer|as described|good (?:deal|price)|condition|stolen|really own\w*|owns|escrow site|paypal|zelle|venmo|check|message\w*|repl(?:y|ies|ied)|answer\w*|respond\w*|notif\w*|mails?|deadline|in time|on time|late|mph|gallons?|hours|miles|fit|fits|start\w*|work\w*|sold)\b))/;

/** Buyers want to be sure of the boat before they pay. */
export const protectionHelp: readonly HelpTopic[] = [
  {
    id: 'sure-of-boat',
    asks: [],
    ideas: [
      [SURE, GETS, BOAT, ELSEWHERE, /\b(?:i|we|us|me|seller|owner|they|he|she|once|after|before|boat)\b/],
      [
        /\bwhat (?:if|happens|would happen|do i do|do we do)\b|\band if\b|\bsuppose\b/,
        I_PAY,
        GONE,
        OTHER_SIDE,
        ELSEWHERE,
      ],
      [
        /\b(?:how|in what way|what way) (?:am i|are we|is (?:one|a buyer|my money|our money|the money)|are (?:people|members))(?: \w+)? (?:protected|covered|secured)\b|\bwhat (?:protects|protection)\b/,
        ELSEWHERE,
      ],
      [
        /\b(?:how|what|can|could|is)\b/,
        /\b(?:sure|know|certain|avoid|keep from|protect\w*|not)\b/,
        /\b(?:not|from|never|avoid|be|am|being|get|getting|against) (?:\w+ ){0,2}?(?:scammed|ripped off|cheated|conned|defrauded|swindled|robbed|fooled)\b/,
        ELSEWHERE,
      ],
      [
        /\b(?:what|who) (?:(?:is there )?to )?(?:keeps?|stops?|prevents?|hinders?)\b/,
        OTHER_SIDE,
        /\b(?:from )?(?:run\w*|tak\w+|disappear\w*|vanish\w*|keep\w*|steal\w*|pocket\w*|walk\w* (?:off|away)|mak\w+ off)\b/,
        /\b(?:money|cash|both|payment|funds)\b/,
        /^(?!.*\bdeposits?\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'By a closing through the brokerage: your money doesn’t go to the seller then. A licensed broker holds it in a trust account (escrow) until you have inspected and accepted the boat and every paper is in; only then is everything released, and the keys change hands. If something goes wrong before that, open a dispute on the trade’s page, and the money stays where it is. Never pay a stranger directly: nobody could get that money back for you.',
      es: 'Con un cierre por la correduría: entonces tu dinero no va al vendedor. Un corredor con licencia lo guarda en una cuenta fiduciaria hasta que has inspeccionado y aceptado el barco y están todos los papeles; solo entonces se libera todo y se entregan las llaves. Si antes algo va mal, abre una disputa en la página del intercambio, y el dinero se queda donde está. Nunca pagues directamente a un desconocido: nadie podría recuperar ese dinero.',
      fr: 'Par une clôture avec le courtier : votre argent ne va alors pas au vendeur. Un courtier agréé le garde sur un compte séquestre jusqu’à ce que vous ayez inspecté et accepté le bateau et que chaque papier soit là ; alors seulement tout est libéré, et les clés changent de mains. Si quelque chose se passe mal avant, ouvrez un litige sur la page de l’échange, et l’argent reste où il est. Ne payez jamais directement un inconnu : personne ne pourrait récupérer cet argent.',
      de: 'Durch einen Abschluss über den Makler: Dann geht dein Geld nicht an den Verkäufer. Ein lizenzierter Makler hält es auf einem Treuhandkonto, bis du das Boot besichtigt und angenommen hast und alle Unterlagen da sind; erst dann wird alles freigegeben, und die Schlüssel wechseln den Besitzer. Geht vorher etwas schief, eröffne auf der Seite des Tauschs einen Streitfall, und das Geld bleibt, wo es ist. Zahle nie direkt an Fremde: Dieses Geld könnte niemand zurückholen.',
    },
  },
];
