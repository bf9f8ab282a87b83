import type { HelpTopic } from '../../platform/help.ts';
import { FREE } from '../../platform/help-replies.ts';

export const possessionHelp: readonly HelpTopic[] = [
  {
    id: 'badges-of-boat',
    asks: [],
    ideas: [
      [
        /\bbadges?\b/,
        /\b(?:what|whats|why|does|do|is|are|which|mean\w*|prove[sn]?|proof|stand for|tell|worth)\b/,
        /^(?!.*\b(?:get|earn|apply|my|mine|how (?:do|can) i|become|cost|lose)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'A possession badge means that the owner sent us a photo of the boat with a one-time code: it proves that they had the boat then, not that they own it. A boat’s page also shows whether its hull number was checked, and Verified is about the member’s identity. None of them guarantees the title.',
      es: 'La insignia de posesión significa que el dueño nos envió una foto del barco con un código de un solo uso: prueba que entonces tenía el barco, no que sea suyo. La página del barco muestra también si se comprobó el número de casco, y Verified trata de la identidad del miembro. Ninguna garantiza el título.',
      fr: 'Le badge de possession signifie que le propriétaire nous a envoyé une photo du bateau avec un code unique : cela prouve qu’il avait le bateau à ce moment, pas qu’il en est propriétaire. La page du bateau montre aussi si le numéro de coque a été vérifié, et Verified porte sur l’identité du membre. Aucun ne garantit le titre.',
      de: 'Das Besitz-Abzeichen heißt, dass uns der Besitzer ein Foto des Boots mit einem Einmalcode geschickt hat: Es beweist, dass er das Boot damals hatte, nicht dass es ihm gehört. Die Seite des Boots zeigt auch, ob die Rumpfnummer geprüft wurde, und Verified betrifft die Identität des Mitglieds. Keines garantiert den Titel.',
    },
  },
  {
    id: 'possession',
    asks: [
      'prove possession',
      'prove hold boat',
      'photo with code',
      'one-time code photo',
      'possession badge',
      'badge boat mean',
      'prove boat mine',
    ],
    more: { cost: FREE },
    answer: {
      en: 'Open My Listings, choose Prove Possession in the boat’s menu and ask for a code. Write it by hand, take a photo of it with the boat and send it within two days. Our team looks at the photo, and the boat then shows when you held it. The badge proves possession, not ownership, and nobody else sees the photo.',
      es: 'Abre My Listings, elige Prove Possession en el menú del barco y pide un código. Escríbelo a mano, haz una foto del código con el barco y envíala en dos días. Nuestro equipo mira la foto, y el barco muestra entonces cuándo lo tenías. La insignia prueba que tenías el barco, no que seas el dueño, y nadie más ve la foto.',
      fr: 'Ouvrez My Listings, choisissez Prove Possession dans le menu du bateau et demandez un code. Écrivez-le à la main, photographiez-le avec le bateau et envoyez la photo sous deux jours. Notre équipe la regarde, et le bateau montre alors quand vous l’aviez. Le badge prouve la possession, pas la propriété, et personne d’autre ne voit la photo.',
      de: 'Öffne My Listings, wähle im Menü des Boots Prove Possession und fordere einen Code an. Schreib ihn von Hand, fotografiere ihn mit dem Boot und schick das Foto binnen zwei Tagen. Unser Team sieht es an, und das Boot zeigt dann, wann du es hattest. Das Abzeichen beweist Besitz, nicht Eigentum, und niemand sonst sieht das Foto.',
    },
  },
  {
    id: 'hull-number-of-boat',
    asks: [],
    ideas: [
      [
        /\b(?:hull (?:number|id|identification)|hin|serial number)\b/,
        /\b(?:what|tell|give|show|need|get|see|know|send|have)\b/,
        /\b(?:of|for|on|from|its|her|the (?:seller|owner)|that boat|this boat|it)\b|_(?:boat|make|ref|id)_/,
        /^(?!.*\b(?:where|find|enter|change|add|my|check\w*|verif\w*|why|private|public|is it|does it|what is (?:a|the) (?:hull|hin))\b(?!.* (?:of|for) the\b))/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I can’t tell you that: a boat’s hull number stays private until a trade is agreed, and then the people in it see it. The boat’s page shows whether the number was checked.',
      es: 'Eso no puedo decírtelo: el número de casco es privado hasta que se acuerda un intercambio, y entonces lo ven quienes participan. La página del barco muestra si el número se comprobó.',
      fr: 'Je ne peux pas vous le dire : le numéro de coque reste privé jusqu’à ce qu’un échange soit convenu, et alors ses participants le voient. La page du bateau montre si le numéro a été vérifié.',
      de: 'Das kann ich dir nicht sagen: Die Rumpfnummer bleibt privat, bis ein Tausch vereinbart ist; dann sehen sie die Beteiligten. Die Seite des Boots zeigt, ob die Nummer geprüft wurde.',
    },
  },
  {
    id: 'hull-number',
    asks: ['hull number', 'hull identification number', 'HIN', 'find hull number', 'hull number private'],
    more: {
      public: {
        en: 'No: only our team and your partners in an agreed trade see it.',
        es: 'No: solo lo ven nuestro equipo y quienes tienen contigo un intercambio acordado.',
        fr: 'Non : seuls notre équipe et vos partenaires d’un échange convenu le voient.',
        de: 'Nein: Nur unser Team und deine Partner in einem vereinbarten Tausch sehen sie.',
      },
    },
    answer: {
      en: 'The hull number is the 12 characters on the right side of the transom. You can enter it when you list or edit a boat. We check its form and its model year, and no two live listings can have the same one. It stays private until a trade is agreed.',
      es: 'El número de casco son los 12 caracteres a la derecha del espejo de popa. Puedes ponerlo al publicar o editar un barco. Comprobamos su forma y su año de modelo, y dos anuncios activos no pueden tener el mismo. Es privado hasta que se acuerda un intercambio.',
      fr: 'Le numéro de coque, ce sont les 12 caractères à droite du tableau arrière. Vous pouvez l’entrer en publiant ou en modifiant un bateau. Nous contrôlons sa forme et son année, et deux annonces actives ne peuvent pas avoir le même. Il reste privé jusqu’à ce qu’un échange soit convenu.',
      de: 'Die Rumpfnummer sind die 12 Zeichen rechts am Heckspiegel. Du kannst sie beim Einstellen oder Bearbeiten eines Boots eintragen. Wir prüfen Form und Modelljahr, und zwei aktive Anzeigen können nicht dieselbe haben. Bis ein Tausch vereinbart ist, bleibt sie privat.',
    },
  },
];
