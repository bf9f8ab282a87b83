import type { HelpTopic } from '../../../platform/help.ts';

/** Care before a trade, and the ways out of one. */
export const tradeTroublesHelp: readonly HelpTopic[] = [
  {
    id: 'accepted-by-mistake',
    asks: ['accepted offer by mistake'],
    ideas: [
      [
        /\baccept\w*\b/,
        /\b(?:offer|trade|deal|counter\w*|proposal|(?:hit|pressed|clicked|tapped|pushed) (?:\w+ )?accept)\b|^(?:i )?accept\w*\b/,
        /\b(?:by (?:mistake|accident)|accident\w*|oops|undo|did not mean|not mean|wrong one|take (?:it|that) back)\b/,
      ],
    ],
    answer: {
      en: 'Open Trades and choose the trade. If it isn’t agreed yet, press Withdraw. If it’s agreed, press Cancel Trade: until everyone has signed the agreement, you can simply cancel. Please write to the other side, too.',
      es: 'Abre Trades y elige el intercambio. Si aún no está acordado, pulsa Withdraw. Si lo está, pulsa Cancel Trade: hasta que todos hayan firmado el acuerdo, puedes cancelar sin más. Escribe también a la otra parte.',
      fr: 'Ouvrez Trades et choisissez l’échange. S’il n’est pas encore convenu, choisissez Withdraw. S’il l’est, choisissez Cancel Trade : tant que tous n’ont pas signé l’accord, vous pouvez simplement annuler. Écrivez aussi à l’autre partie.',
      de: 'Öffne Trades und wähle den Tausch. Ist er noch nicht vereinbart, drücke Withdraw. Ist er vereinbart, drücke Cancel Trade: Bis alle die Vereinbarung unterschrieben haben, kannst du einfach absagen. Schreib auch der anderen Seite.',
    },
  },
  {
    id: 'paid-to-end-dispute',
    asks: ['pays me if I drop the dispute'],
    ideas: [
      [
        /\bdisputes?\b/,
        /\b(?:drop|withdraw|end|close|cancel|lift|take back|call off|stop|give up|forget|settle)\b/,
        /\b(?:zelle|venmo|paypal|cash ?app|payment app|gift cards?|crypto|bitcoin|cash|direct\w*|on the side|privately|outside)\b/,
        /\b(?:pay\w*|paid|send\w*|sent|give\w*|money|rest|balance|owes?)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Please don’t. A dispute ends only by a release that everyone signs, or by an arbitration award or a court order, and what is owed comes by wire into the brokerage’s trust account. Nobody holds money that is promised outside of it, so you could give up the dispute and get nothing. To settle, choose Propose How to End It on the trade’s page: it counts once everyone has agreed.',
      es: 'Por favor, no. Una disputa solo termina con una liberación que todos firman, o por laudo o sentencia, y lo que se debe llega por transferencia a la cuenta fiduciaria de la correduría. Nadie guarda el dinero que se promete fuera de ella: podrías renunciar a la disputa y no recibir nada. Para llegar a un acuerdo, elige Propose How to End It en la página del intercambio: vale cuando todos lo aceptan.',
      fr: 'Ne le faites pas. Un litige ne finit que par une libération signée de tous, ou par sentence ou jugement, et ce qui est dû arrive par virement sur le compte séquestre du courtier. Personne ne garde l’argent promis en dehors : vous pourriez renoncer au litige et ne rien recevoir. Pour vous entendre, choisissez Propose How to End It sur la page de l’échange : cela compte une fois que tous l’ont accepté.',
      de: 'Bitte nicht. Ein Streitfall endet nur durch eine Freigabe, die alle unterschreiben, oder durch Schiedsspruch oder Gericht, und was noch zu zahlen ist, kommt per Überweisung auf das Treuhandkonto des Maklers. Geld, das außerhalb versprochen wird, hält niemand: Du könntest den Streitfall aufgeben und nichts bekommen. Um euch zu einigen, wähle auf der Seite des Tauschs Propose How to End It: Das gilt, wenn alle zugestimmt haben.',
    },
  },
  {
    id: 'dispute',
    asks: [
      'goes wrong trade',
      'dispute seller',
      'described',
      'money back',
      'other side deliver',
      'disagree deal',
      'refund',
      'open dispute',
      'broke agreement',
      'dispute closing',
      'engine dispute closing',
      'dispute after handover',
      'seller refuses handover',
      'dispute keys',
      'hidden damage',
      'damage mention',
      'damage disclosed',
    ],
    ideas: [
      [
        /\b(?:not (?:what|as|like) (?:the (?:ad|listing|photos?|seller|owner)|was|it was|he|she|they|described|advertised|promised|shown|said)|different from the (?:ad|listing|photos?)|nothing like the (?:ad|listing|photos?))\b/,
        /\b(?:shows? up|showed up|arriv\w+|gets? here|got here|delivered|turns? out|turned out|when i (?:see|saw|got|get)|now what|what (?:now|then|can i do|do i do)|if)\b/,
      ],
      [
        /\b(?:disagree\w*|can not agree|do not agree|argue|fight|quarrel)\b/,
        /\b(?:deposit|money|who gets|who keeps)\b/,
        /\b(?:what|who|how|if|when)\b/,
      ],
      [
        /^(?:(?:so|and|hey|okay|hi|eddy) ,? ?)*(?:how|what|explain|who)(?: (?:do|does|is|are|happens in|decides))?(?: a| the| your| you handle)? (?:trade )?disputes?(?: (?:work|works|handled|settled|resolved|solved|process|decided|mean))*[?.! ]*$/,
      ],
      [
        /\b(?:problems?|trouble|disagree\w*|argue|arguing|argument|disputes?|fight|conflict|quarrel|goes wrong|went wrong)\b/,
        /\b(?:trades?|deals?|closings?|swaps?|disputes?|here|this site|tradewind|someone|parties)\b/,
        /\b(?:who|whom)\b.*\b(?:decides?|settles?|judges?|rules|sorts?|steps in|has the (?:last|final) (?:word|say)|helps?)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'If you close through the brokerage, open a dispute on the trade’s page as soon as something looks wrong. The money stays where it is, and it moves only when everyone signs, or by an arbitration award or a court order. We can propose a solution, but we don’t decide who is right. Money that was paid directly to a stranger can’t be held or returned by us.',
      es: 'Si cerráis por la correduría, abre una disputa en la página del intercambio en cuanto algo no cuadre. El dinero se queda donde está, y solo se mueve si todos firman, o por laudo o sentencia. Podemos proponer una solución, pero no decidimos quién tiene razón. El dinero pagado directamente a un desconocido no lo podemos retener ni devolver.',
      fr: 'Si vous concluez par le courtier, ouvrez un litige sur la page de l’échange dès que quelque chose cloche. L’argent reste où il est, et ne bouge que si tous signent, ou par sentence ou jugement. Nous pouvons proposer une solution, mais nous ne décidons pas qui a raison. L’argent payé directement à un inconnu, nous ne pouvons ni le retenir ni le rendre.',
      de: 'Wenn ihr über den Makler abschließt, eröffne auf der Seite des Tauschs einen Streitfall, sobald etwas nicht stimmt. Das Geld bleibt, wo es ist, und bewegt sich nur, wenn alle unterschreiben, oder durch Schiedsspruch oder Gericht. Wir können eine Lösung vorschlagen, aber nicht entscheiden, wer recht hat. Geld, das direkt an Fremde ging, können wir weder halten noch zurückgeben.',
    },
  },
  {
    id: 'other-side-leaves',
    asks: ['other side backs out', 'seller backs out after signing', 'get deposit back other side leaves'],
    ideas: [
      [
        /\b(?:he|she|they|seller|owner|buyer|someone|somebody|other (?:side|party|guy|person|owner)|one (?:of us|side|party))\b/,
        /\b(?:back(?:s|ed|ing)? out|walk(?:s|ed)? away|pull(?:s|ed)? out|cancel(?:s|ed)?|bail(?:s|ed)?(?: out)?|chang(?:es|ed) (?:his|her|their) mind|renege\w*|quits?|leaves?|withdraws?|gets? cold feet)\b/,
        /\b(?:sign(?:ed|ing)?|agree(?:d|ment)|deal|trade|closing|contract|accepted|deposit)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'If the other side leaves after everyone has signed, nothing is released: you keep your boat, and your own deposit comes back to you, less the costs you authorized. Until they have accepted a boat in writing they may reject it; after that, their deposit is at risk. If you disagree about it, open a dispute on the trade’s page: the money then moves only when everyone signs, or by an award or a court order.',
      es: 'Si la otra parte se va después de que todos hayan firmado, no se libera nada: conservas tu barco y tu depósito vuelve a ti, menos los gastos que autorizaste. Hasta que haya aceptado un barco por escrito puede rechazarlo; después, su depósito corre riesgo. Si no estáis de acuerdo, abre una disputa en la página del intercambio: el dinero solo se mueve entonces si todos firman, o por laudo o sentencia.',
      fr: 'Si l’autre partie s’en va après que tous ont signé, rien n’est libéré : vous gardez votre bateau, et votre dépôt vous revient, moins les frais que vous avez autorisés. Tant qu’elle n’a pas accepté un bateau par écrit, elle peut le refuser ; ensuite, son dépôt est engagé. En cas de désaccord, ouvrez un litige sur la page de l’échange : l’argent ne bouge alors que si tous signent, ou par sentence ou jugement.',
      de: 'Steigt die andere Seite aus, nachdem alle unterschrieben haben, wird nichts freigegeben: Du behältst dein Boot, und deine Anzahlung kommt zurück, abzüglich der Kosten, die du genehmigt hast. Bis sie ein Boot schriftlich angenommen hat, darf sie es ablehnen; danach steht ihre Anzahlung auf dem Spiel. Seid ihr uneinig, eröffne auf der Seite des Tauschs einen Streitfall: Das Geld bewegt sich dann nur, wenn alle unterschreiben, oder durch Schiedsspruch oder Gericht.',
    },
  },
  {
    id: 'cancel-trade',
    asks: [
      'back trade',
      'cancel trade',
      'changed mind after accepting',
      'deal',
      'reject after survey',
      'seller backs out',
    ],
    ideas: [
      [
        /\b(?:deal|trade|closing|sale|it|purchase)\b/,
        /\b(?:fails?|failed|falls? (?:apart|through)|fell (?:apart|through)|collapses?|goes south|does not (?:close|happen|go through)|breaks? down|dies|is off)\b/,
        /\b(?:deposit|money|who (?:keeps|gets)|what happens|back)\b/,
      ],
      [
        /\b(?:deposit|earnest money|down payment)\b/,
        /\b(?:if|when|after|once|and|do|can) (?:i|we) (?:\w+ ){0,3}(?:cancel|(?:back|pull|get|bail|walk) (?:out|away)|quit|withdraw|change my mind|reject|call (?:it|this) off|want out)\b|\b(?:cancel+ing|backing out|pulling out|walking away)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|other (?:side|party|guy|person)|offer|offers|bid)\b)/,
      ],
      [
        /\b(?:cancel\w*|back(?:ing)? out|get out|walk away|pull out|withdraw|change (?:my|our) mind|changed my mind|call (?:it )?off)\b/,
        /\b(?:sign(?:ed|ing)?|agree(?:d|ment|ing)?|accept(?:ed|ing)|deal|trade|closing|contract)\b/,
        /\b(?:can|could|may|how|what (?:if|happens)|allowed|able|is it|too late|possible)\b/,
        /\b(?:i|we|me|my)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|other (?:side|party|guy|person)|offer|my (?:trade|deal|closing) with)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Until everyone has signed the agreement, you can simply cancel. Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk, unless everyone agrees to end the trade. Open Trades to see where yours stands.',
      es: 'Hasta que todos hayan firmado el acuerdo, puedes cancelar sin más. Hasta que aceptes un barco por escrito tras su inspección, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste. Después, el depósito corre riesgo, salvo que todos acuerden terminar. Abre Trades para ver cómo está el tuyo.',
      fr: 'Tant que tous n’ont pas signé l’accord, vous pouvez simplement annuler. Tant que vous n’avez pas accepté un bateau par écrit après son inspection, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés. Ensuite, le dépôt est engagé, sauf si tous s’accordent à arrêter. Ouvrez Trades pour voir où en est le vôtre.',
      de: 'Bis alle die Vereinbarung unterschrieben haben, kannst du einfach absagen. Bis du ein Boot nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast. Danach steht sie auf dem Spiel, außer alle einigen sich auf das Ende. Unter Trades siehst du, wo deiner steht.',
    },
  },
  {
    id: 'sold-prices',
    asks: ['price boat sold'],
    ideas: [
      [
        /\b(?:what|how much|which price)\b/,
        /\b(?:did|was|has|were|got)\b/,
        /\b(?:sell|sold|selling|go|went|gone) for\b|\b(?:final|selling|sale|sold) price\b/,
        /^(?!.*\b(?:my|i|we|our|should|could|would|asking|listed for|up for|anything)\b)/,
      ],
      [
        /\b(?:what|how much|see|show|know|find out)\b/,
        /\b(?:others?|people|they|buyers?|members?)(?: \w+){0,2} (?:paid|pay|spent|got)\b/,
        /\b(?:similar|like (?:this|that|it)|boats?|ones)\b/,
        /^(?!.*(?:_person_|\bfor my\b|\bdeposit\b))/,
      ],
      [
        /\b(?:do|can|could|where|show|see|is there|are there)\b/,
        /\b(?:sold|closed|past|completed|finished) (?:boats?|listings?|sales|trades|prices?|deals)\b/,
        /^(?!.*\b(?:my|mark|i have|i sold|how many)\b)/,
      ],
      [
        /\b(?:what|how much|see|show|know|find out)\b/,
        /\b(?:boats?|it|one|similar) (?:\w+ )?(?:sold for|went for|sell for)\b|\bsold prices?\b|\bprices? of sold\b/,
        /^(?!.*\b(?:my boat|should i|could i|can i sell)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Prices of closed trades aren’t shown boat by boat. They count in the market estimate, without names: ask me what a boat is worth.',
      es: 'Los precios de los intercambios cerrados no se muestran barco por barco. Cuentan en la estimación de mercado, sin nombres: pregúntame cuánto vale un barco.',
      fr: 'Les prix des échanges conclus ne sont pas montrés bateau par bateau. Ils comptent dans l’estimation, sans noms : demandez-moi ce que vaut un bateau.',
      de: 'Preise abgeschlossener Geschäfte werden nicht Boot für Boot gezeigt. Sie zählen ohne Namen in der Marktschätzung: Frag mich, was ein Boot wert ist.',
    },
  },
  {
    id: 'inspection-before-buying',
    asks: [
      'survey before buy',
      'check before buying',
      'see before pay',
      'test before buying',
      'lien',
      'visit',
      'look person',
      'viewing',
    ],
    answer: {
      en: 'See the boat yourself, and make your offer depend on a marine survey, a sea trial and a title search. Whoever orders a survey or another service pays for it, unless you agree otherwise in your offer. Ask me what any of these costs. Don’t pay before you have the results.',
      es: 'Ve a ver el barco y haz que tu oferta dependa de un peritaje, una prueba de mar y una búsqueda del título. Quien encarga un peritaje u otro servicio lo paga, salvo que acordéis otra cosa en la oferta. Pregúntame cuánto cuesta cada cosa. No pagues antes de tener los resultados.',
      fr: 'Voyez le bateau vous-même, et faites dépendre votre offre d’une expertise, d’un essai en mer et d’une recherche de titre. Qui commande une expertise ou un autre service la paie, sauf accord contraire dans l’offre. Demandez-moi ce que coûte chacun. Ne payez pas avant d’avoir les résultats.',
      de: 'Sieh dir das Boot selbst an, und mach dein Angebot von Gutachten, Probefahrt und Eigentumsprüfung abhängig. Wer ein Gutachten oder einen anderen Dienst bestellt, zahlt dafür, wenn das Angebot nichts anderes sagt. Frag mich, was das jeweils kostet. Zahle nicht, bevor du die Ergebnisse hast.',
    },
  },
];
