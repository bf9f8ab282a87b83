import type { HelpTopic } from '../../../platform/help.ts';

/** How others see a member. */
export const visibilityHelp: readonly HelpTopic[] = [
  {
    id: 'private-profile',
    asks: [],
    ideas: [
      [
        /\b(?:my|our) (?:\w+ )?(?:profile|account|page)\b/,
        /\b(?:private|hidden|hide|invisible|public|anonymous(?:ly)?|incognito|unlisted)\b/,
        /^(?!.*\b(?:listings?|boats?|garage|delete|chats?|messages?|offers?|see on|what do(?:es)?|shows?|address|email|phone|number)\b)/,
      ],
      [
        /\b(?:can|could|may|is there a way|how)\b/,
        /\b(?:i|we)\b/,
        /\b(?:stay|remain|be|browse|sell|buy|trade|offer) (?:\w+ )?(?:anonymous(?:ly)?|incognito|invisible)\b/,
      ],
    ],
    answer: {
      en: 'No: a profile can’t be made private. It shows your photo, username, first name, listings, closed trades and reviews, and never your email, phone or address. You choose the name, the username and the photo under Account, Profile.',
      es: 'No: un perfil no puede ser privado. Muestra tu foto, usuario, nombre, anuncios, intercambios cerrados y opiniones, y nunca tu correo, teléfono ni dirección. El nombre, el usuario y la foto los eliges en Account, Profile.',
      fr: 'Non : un profil ne peut pas être privé. Il montre votre photo, votre nom d’utilisateur, votre prénom, vos annonces, vos échanges conclus et vos avis, jamais votre e-mail, téléphone ou adresse. Vous choisissez le nom et la photo sous Account, Profile.',
      de: 'Nein: Ein Profil kann nicht privat sein. Es zeigt Foto, Benutzernamen, Vornamen, Inserate, abgeschlossene Tauschgeschäfte und Bewertungen, nie E-Mail, Telefon oder Adresse. Name, Benutzername und Foto wählst du unter Account, Profile.',
    },
  },
  {
    id: 'nickname',
    asks: [],
    ideas: [
      [
        /\b(?:nick ?-?names?|alias(?:es)?|pseudonyms?|fake name|pen name|screen name|handle|company name|business name|boat ?'?s? name)\b/,
        /\b(?:use|using|have|go by|list|sell|show|shown|instead|under|allowed|sign up|register|account|profile|can i|may i)\b/,
        /^(?!.*\b(?:somebody|someone|he|she|they|seller|buyer|owner|scam\w*|report)\b|.*_(?:boat|make|own|type)_)/,
      ],
      [
        /\b(?:real|full|legal|last|own) name\b/,
        /\b(?:have to|need to|must|required|instead|show|shown|visible|without|not)\b/,
        /\b(?:use|using|show|shown|give|enter|see|account|profile|listing|sign up|register|instead|people|others)\b/,
        /^(?!.*\b(?:sign the|agreement|bill of sale|closing|seller'?s|owner'?s|his|her|their)\b)/,
      ],
    ],
    answer: {
      en: 'Other members see the first name and the username that you enter under Account, Profile, where you can change both. The data of a listing includes your last name if you gave one. In a closing, everyone signs with their legal name.',
      es: 'Los demás ven el nombre y el usuario que pones en Account, Profile, donde puedes cambiar los dos. Los datos de un anuncio incluyen tu apellido si lo diste. En un cierre, todos firman con su nombre legal.',
      fr: 'Les autres voient le prénom et le nom d’utilisateur que vous entrez sous Account, Profile, où vous pouvez changer les deux. Les données d’une annonce contiennent votre nom de famille si vous l’avez donné. Dans une clôture, chacun signe de son nom légal.',
      de: 'Andere sehen den Vornamen und den Benutzernamen, die du unter Account, Profile eingibst; beide kannst du dort ändern. Die Daten eines Inserats enthalten deinen Nachnamen, falls du einen angegeben hast. Beim Abschluss unterschreiben alle mit ihrem rechtlichen Namen.',
    },
  },
];
