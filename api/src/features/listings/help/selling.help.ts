import type { HelpTopic } from '../../../platform/help.ts';

const SELLERS_PAPERS: HelpTopic['answer'] = {
  en: 'To list a boat you need no papers; its hull number helps. In a closing through the brokerage, you upload its certificate or title, its registration and a photo of the hull number, letters from your marina and yard that nothing is owed, and a tax form (W-9 or W-8). If there’s a loan, add the lender’s payoff letter. All owners sign the bill of sale, before a notary where the state asks for it.',
  es: 'Para anunciar un barco no necesitas papeles; su número de casco ayuda. En un cierre por la correduría subes su certificado o título, su matrícula y una foto del número de casco, cartas de tu marina y tu astillero de que no se debe nada, y un formulario fiscal (W-9 o W-8). Si hay un préstamo, también la carta de cancelación del banco. Todos los dueños firman el contrato de venta, ante notario donde el estado lo pide.',
  fr: 'Pour publier un bateau, aucun papier n’est nécessaire ; son numéro de coque aide. Dans une clôture par le courtier, vous déposez son certificat ou titre, son immatriculation et une photo du numéro de coque, des lettres de votre marina et de votre chantier disant que rien n’est dû, et un formulaire fiscal (W-9 ou W-8). S’il y a un prêt, ajoutez la lettre de remboursement du prêteur. Tous les propriétaires signent l’acte de vente, devant notaire là où l’État le demande.',
  de: 'Um ein Boot einzustellen, brauchst du keine Papiere; die Rumpfnummer hilft. Bei einem Abschluss über den Makler lädst du Urkunde oder Titel, Registrierung und ein Foto der Rumpfnummer hoch, Schreiben von Marina und Werft, dass nichts offen ist, und ein Steuerformular (W-9 oder W-8). Gibt es einen Kredit, kommt das Ablöseschreiben der Bank dazu. Alle Eigentümer unterschreiben den Kaufvertrag, vor einem Notar, wo der Staat es verlangt.',
};

/** Questions of owners before they sell: papers, and listings in another account. */
export const sellingHelp: readonly HelpTopic[] = [
  {
    id: 'extras-in-listing',
    asks: [],
    ideas: [
      [
        /\b(?:should|can|could|do|must|how (?:do|should)|better|is it)\b.*\b(?:i|we|to)\b/,
        /\b(?:include|including|add|list|price|sell|throw in|put|offer)\b/,
        /\b(?:trailers?|tenders?|dingh(?:y|ies)|gear|slip|extras|electronics|spare (?:parts|engine))\b/,
        /\b(?:my (?:price|listing|ad|boat)|the (?:price|listing)|separate\w*|seperate\w*|extra|with (?:it|the boat|her))\b/,
        /\b(?:or|separate\w*|seperate\w*|should|included?)\b/,
        /^(?!.*\b(?:offer for|find|show|boats with|come with|comes with|does the)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'That’s up to you: say in the description what comes with the boat at its price and what doesn’t. A listing is for one boat, so a trailer or a tender that you’d rather sell apart goes into your garage, under Account, My garage. In a closing, it’s itemized on the bill of sale.',
      es: 'Tú decides: di en la descripción qué va incluido en el precio y qué no. Un anuncio es para un barco, así que un remolque o una auxiliar que prefieras aparte va a tu garaje, en Account, My garage. En un cierre se detalla en el contrato de venta.',
      fr: 'C’est à vous de voir : dites dans la description ce que le prix comprend ou non. Une annonce vaut pour un bateau ; une remorque ou une annexe à part va dans votre garage, sous Account, My garage. Dans une clôture, elle est détaillée sur l’acte de vente.',
      de: 'Das entscheidest du: Sag in der Beschreibung, was im Preis enthalten ist und was nicht. Eine Anzeige gilt für ein Boot; ein Trailer oder Beiboot, das du lieber einzeln abgibst, kommt in deine Garage, unter Account, My garage. Beim Abschluss steht es einzeln im Kaufvertrag.',
    },
  },
  {
    id: 'move-listings',
    asks: ['transfer listings new account', 'move listing other account'],
    ideas: [
      [
        /\b(?:transfer\w*|mov(?:e|ed|ing)|migrat\w*|merg\w*|switch\w*|copy|import|bring|carry|take)\b/,
        /\b(?:listings?|ads?|boats?|posts?|everything)\b|_own_/,
        /\b(?:(?:new|other|another|different|second|old|my) (?:\w+ )?(?:account|profile|login)|accounts)\b/,
        /^(?!.*\b(?:bank|trust|delete my account|wire)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'A listing can’t be moved to another account, and each person may have only one. So keep the account with your listings: under Account, Profile you can change its email, name and password. If you must use the new one, delete the listing in the old account and list the boat again: no two live listings can have the same hull number.',
      es: 'Un anuncio no se puede pasar a otra cuenta, y cada persona puede tener solo una. Así que quédate con la cuenta que tiene tus anuncios: en Account, Profile puedes cambiar su correo, nombre y contraseña. Si tienes que usar la nueva, borra el anuncio en la antigua y publica el barco de nuevo: dos anuncios activos no pueden tener el mismo número de casco.',
      fr: 'Une annonce ne peut pas passer dans un autre compte, et chaque personne n’en a qu’un. Gardez donc le compte qui a vos annonces : sous Account, Profile, vous pouvez changer son e-mail, son nom et son mot de passe. S’il vous faut le nouveau, supprimez l’annonce dans l’ancien et publiez le bateau à nouveau : deux annonces actives ne peuvent pas avoir le même numéro de coque.',
      de: 'Eine Anzeige kann nicht in ein anderes Konto umziehen, und jede Person darf nur eins haben. Behalte also das Konto mit deinen Anzeigen: Unter Account, Profile änderst du E-Mail, Namen und Passwort. Musst du das neue benutzen, lösche die Anzeige im alten und stell das Boot neu ein: Zwei aktive Anzeigen können nicht dieselbe Rumpfnummer haben.',
    },
  },
  {
    id: 'papers-as-seller',
    asks: [],
    ideas: [
      [
        /\b(?:papers?|paperwork|documents?|docs|forms?)\b/,
        /\b(?:as (?:a|the) (?:seller|owner)|when (?:i|we) sell|to sell|for (?:a|my) sale|if (?:i|we) sell|selling)\b/,
        /\b(?:what|which|need\w*|ready|prepare|have)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: SELLERS_PAPERS,
  },
  {
    id: 'papers-to-sell',
    asks: ['papers needed to sell', 'documents required sell boat', 'paperwork to sell'],
    ideas: [
      [
        /\b(?:title|registration|ownership papers|proof of ownership|pink slip)\b/,
        /\b(?:do i (?:need|have to)|must i|need(?:ed)?|required|without|before i|have to have)\b/,
        /\b(?:to |i |can i |before )(?:list|post|sell|put (?:it|her|my boat) up|advertise)\b/,
        /^(?!.*\b(?:lost|missing|search|transfer|he|she|they|his|her|buyer)\b)/,
      ],
      [
        /\b(?:papers?|paperwork|documents?|docs|documentation|forms?)\b/,
        /\b(?:sell|selling|list|listing|put up|trade|trading|owner|seller)\b/,
        /\b(?:what|which|any|need\w*|required?|must|have to|prepare|ready|necessary)\b/,
        /^(?!.*\b(?:still|missing|outstanding|owe|sent|send|rejected|returned|next|ask (?:him|her|them|for)|from (?:him|her|them))\b)/,
      ],
    ],
    namesBoats: true,
    answer: SELLERS_PAPERS,
  },
];
