import type { HelpTopic } from '../../../platform/help.ts';

const GUARANTEE =
  /\b(?:guarant(?:ee|eed|ees|y)|promise|assure|vouch|swear|certify|bet|(?:one |a )?hundred percent|100 ?(?:%|percent))\b/;
const ASKS = /\b(?:can|could|will|would|do|does|is|are|yes or no|any|tell me|who|there)\b/;
/** Promises of members and about fees have rules of their own. */
const NO_PROMISE_OF_OTHERS =
  /^(?!.*\b(?:promised|he|she|owner|seller|_person_|fees?|commission|discount|deposit|money|escrow|wire|payment|offer|sell|sold|sale|delete|private|data|my|mine)\b)/;

/** Nobody at Tradewind guarantees a boat or its title. */
export const guaranteesHelp: readonly HelpTopic[] = [
  {
    id: 'title-guaranteed',
    asks: [],
    ideas: [
      [
        /\b(?:titles?|liens?|paperwork|papers|stolen)\b/,
        GUARANTEE,
        ASKS,
        /^(?!.*\b(?:fees?|commission|how long|promised|my (?:title|papers|boat))\b)/,
      ],
      [
        /\btitle\b/,
        /\b(?:clean|clear|good|free (?:of|and)|legit|legal|in order|okay)\b/,
        /^(?:(?:and|so|but|okay|hey|eddy|,) )*(?:is|does|has|are|do you know|can you (?:tell|confirm|say|check))\b/,
        /^(?!.*\b(?:my|not|lost|missing|cost|much)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No, I can’t guarantee a title: listings don’t record it, and I haven’t seen the papers. In a closing through the brokerage, the broker checks the title and the papers before anything is released. Before that, you can order a title search: ask me what it costs.',
      es: 'No, no puedo garantizar un título: los anuncios no lo recogen, y no he visto los papeles. En un cierre por la correduría, el corredor revisa el título y los papeles antes de liberar nada. Antes puedes encargar una búsqueda del título: pregúntame cuánto cuesta.',
      fr: 'Non, je ne peux pas garantir un titre : les annonces ne l’indiquent pas, et je n’ai pas vu les papiers. Dans une clôture par le courtier, celui-ci contrôle le titre et les papiers avant toute libération. Avant cela, vous pouvez commander une recherche de titre : demandez-moi son prix.',
      de: 'Nein, einen Titel kann ich nicht garantieren: Anzeigen verzeichnen ihn nicht, und ich habe die Papiere nicht gesehen. Bei einem Abschluss über den Makler prüft er Titel und Papiere, bevor etwas freigegeben wird. Vorher kannst du eine Titelprüfung bestellen: Frag mich, was sie kostet.',
    },
  },
  {
    id: 'warranty',
    asks: [],
    ideas: [
      [
        /\bwarrant(?:y|ies)\b/,
        /\b(?:is|are|do|does|any|come|comes|have|get|under|with|still)\b/,
        /\b(?:boats?|they|these|engines?|it|there|i get|purchase)\b/,
        /^(?!.*\b(?:costs?|much|price|extended|quote|buy a warranty|you (?:sell|offer)|covers?)\b)/,
      ],
    ],
    withoutBoat: true,
    isWhole: true,
    answer: {
      en: 'Boats change hands as is, with no warranty from us. Whether a manufacturer’s warranty still runs, only the owner can tell, and listings have no field for it. An extended warranty is a service of the brokerage, by quote.',
      es: 'Los barcos cambian de manos tal como están, sin garantía nuestra. Si aún vale la del fabricante, solo lo sabe el dueño, y los anuncios no tienen un campo para ello. La garantía ampliada es un servicio de la correduría, con presupuesto.',
      fr: 'Les bateaux changent de mains en l’état, sans garantie de notre part. Seul le propriétaire sait si celle du fabricant court encore ; les annonces n’ont pas de champ pour cela. L’extension de garantie est un service du courtier, sur devis.',
      de: 'Boote wechseln den Besitzer wie besehen, ohne Garantie von uns. Ob die des Herstellers noch läuft, weiß nur der Besitzer, und Anzeigen haben kein Feld dafür. Eine Garantieverlängerung ist ein Dienst des Maklers, nach Angebot.',
    },
  },
  {
    id: 'boat-guaranteed',
    asks: [],
    ideas: [
      [
        /\b(?:what if|what happens (?:if|when)|what can i do (?:if|when)|who pays (?:if|when)|suppose|say|am i covered if|and if|if)\b/,
        /\b(?:engines?|motors?|transmission|boat|it|she|something|generator|hull|pump)\b/,
        /\b(?:dies?|breaks?(?: down)?|fails?|blows?(?: up)?|quits?|sinks?|leaks?|goes bad|stops? working|is broken|falls apart|craps? out|gives? out)\b/,
        /\b(?:after|once|when|right after|weeks? (?:later|after)|days? (?:later|after)|months? (?:later|after)|on the way home)\b.*\b(?:buy|buying|bought|purchase|trade|deal|closing|sale|own|get|got|handover|take (?:it|her) home|home)\b|\b(?:weeks?|days?|months?) (?:later|after)\b/,
        /^(?!.*\b(?:before|during the (?:survey|inspection|sea trial)|listing|website|site|app|page)\b)/,
      ],
      [
        GUARANTEE,
        ASKS,
        /\b(?:boats?|it|she|her|engines?|motors?|hull|hours|condition|works?|runs?|sound|fine|okay|seaworthy|perfect|wrong|break|last|yacht|that one|this one|have|has|comes?|with)\b|_(?:boat|make|ref|id)_/,
        NO_PROMISE_OF_OTHERS,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No, nobody here guarantees a boat: what a listing says comes from its owner, and boats change hands as is. A survey and a sea trial tell you what you get. In a closing, you can reject the boat until you have accepted it in writing.',
      es: 'No, aquí nadie garantiza un barco: lo que dice un anuncio viene de su dueño, y los barcos cambian de manos tal como están. Un peritaje y una prueba de mar te dicen qué recibes. En un cierre puedes rechazar el barco hasta que lo aceptes por escrito.',
      fr: 'Non, personne ici ne garantit un bateau : ce que dit une annonce vient de son propriétaire, et les bateaux changent de mains en l’état. Une expertise et un essai en mer vous disent ce que vous recevez. Dans une clôture, vous pouvez refuser le bateau jusqu’à votre accord écrit.',
      de: 'Nein, ein Boot garantiert hier niemand: Was in einer Anzeige steht, kommt vom Besitzer, und Boote wechseln den Besitzer, wie sie sind. Ein Gutachten und eine Probefahrt zeigen, was du bekommst. Bei einem Abschluss kannst du das Boot ablehnen, bis du es schriftlich angenommen hast.',
    },
  },
];
