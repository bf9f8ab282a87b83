import type { Language } from '../../../platform/help.ts';

export type Refused =
  | 'rules'
  | 'contact'
  | 'manage'
  | 'fees'
  | 'invent'
  | 'act'
  | 'private'
  | 'others'
  | 'interest'
  | 'loans'
  | 'reserve'
  | 'reviews'
  | 'names'
  | 'untrue';

/** Refuses to tell the limit of somebody whose trades with the user are told next. */
export const LIMIT_REFUSED: Record<Language, (name: string) => string> = {
  en: (name) => `I don’t know what ${name} would go to: limits are private. I only see what is between the two of you.`,
  es: (name) => `No sé hasta dónde llegaría ${name}: los límites son privados. Solo veo lo que hay entre vosotros dos.`,
  fr: (name) =>
    `Je ne sais pas jusqu’où irait ${name} : les limites sont privées. Je vois seulement ce qu’il y a entre vous deux.`,
  de: (name) =>
    `Ich weiß nicht, wie weit ${name} gehen würde: Grenzen sind privat. Ich sehe nur, was zwischen euch beiden ist.`,
};

/** Refuses to tell what somebody else owns. */
export const OTHERS_GARAGE: Record<Language, (name: string) => string> = {
  en: (name) =>
    `I don’t look into other people’s garages. What ${name} shows to everyone is on the public profile; what else ${name} owns is private. You can ask in a message, and I can draft it.`,
  es: (name) =>
    `No miro los garajes de otras personas. Lo que ${name} muestra a todos está en su perfil público; lo demás es privado. Puedes preguntarlo en un mensaje, y yo puedo redactarlo.`,
  fr: (name) =>
    `Je ne regarde pas les garages des autres. Ce que ${name} montre à tous figure sur son profil public ; le reste est privé. Vous pouvez le demander dans un message, et je peux le rédiger.`,
  de: (name) =>
    `Ich sehe nicht in die Garagen anderer. Was ${name} allen zeigt, steht im öffentlichen Profil; alles andere ist privat. Du kannst in einer Nachricht fragen, und ich kann sie entwerfen.`,
};

/** One friendly sentence or two for each request that Eddy always declines. */
export const REFUSALS: Record<Refused, Record<Language, string>> = {
  rules: {
    en: 'I stick to my rules: I only talk about what’s listed here, I only act when you click, and I keep other people’s details private. With that in mind, what can I find for you?',
    es: 'Me atengo a mis reglas: solo hablo de lo que está publicado aquí, solo actúo cuando haces clic y no comparto datos de otras personas. Dicho esto, ¿qué busco para ti?',
    fr: 'Je m’en tiens à mes règles : je ne parle que des annonces d’ici, je n’agis que lorsque vous cliquez et je garde privées les données des autres. Cela dit, que puis-je chercher pour vous ?',
    de: 'Ich halte mich an meine Regeln: Ich spreche nur über das, was hier inseriert ist, handle nur, wenn du klickst, und gebe nichts Privates von anderen weiter. Was kann ich für dich suchen?',
  },
  contact: {
    en: 'I don’t share other people’s contact details, passwords or links. I can draft a message to an owner, and you send it with a click.',
    es: 'No comparto datos de contacto, contraseñas ni enlaces de otras personas. Puedo preparar un mensaje para un dueño, y tú lo envías con un clic.',
    fr: 'Je ne partage ni les coordonnées, ni les mots de passe, ni les liens d’autres personnes. Je peux préparer un message pour un propriétaire, et vous l’envoyez d’un clic.',
    de: 'Ich gebe keine Kontaktdaten, Passwörter oder Links von anderen weiter. Ich kann eine Nachricht an einen Besitzer entwerfen, und du sendest sie mit einem Klick.',
  },
  manage: {
    en: 'I can’t do that. I never change listings, accounts or prices. You can manage your own listings from your account.',
    es: 'No puedo hacer eso. Nunca cambio anuncios, cuentas ni precios. Puedes gestionar tus propios anuncios desde tu cuenta.',
    fr: 'Je ne peux pas faire cela. Je ne modifie jamais d’annonces, de comptes ou de prix. Vous gérez vos propres annonces depuis votre compte.',
    de: 'Das kann ich nicht tun. Ich ändere nie Inserate, Konten oder Preise. Deine eigenen Inserate verwaltest du in deinem Konto.',
  },
  fees: {
    en: 'I can’t change fees, waive them or promise others. They’re the same for everyone. Ask me what a service costs, and I’ll look it up.',
    es: 'No puedo cambiar las comisiones, perdonarlas ni prometer otras. Son iguales para todos. Pregúntame cuánto cuesta un servicio y lo consulto.',
    fr: 'Je ne peux ni changer les frais, ni en dispenser, ni en promettre d’autres. Ils sont les mêmes pour tous. Demandez-moi le prix d’un service, et je le cherche.',
    de: 'Gebühren kann ich nicht ändern, erlassen oder anders zusagen. Sie sind für alle gleich. Frag mich, was ein Dienst kostet, und ich sehe nach.',
  },
  invent: {
    en: 'I can only tell you what’s listed here. Ask me about a boat, and I’ll look it up.',
    es: 'Solo puedo contarte lo que está publicado aquí. Pregúntame por un barco y lo consulto.',
    fr: 'Je ne peux vous dire que ce qui est annoncé ici. Demandez-moi un bateau, et je regarde.',
    de: 'Ich kann dir nur sagen, was hier inseriert ist. Frag mich nach einem Boot, und ich sehe nach.',
  },
  act: {
    en: 'I never buy, pay, sign or accept anything for you. I can draft a message or an offer for you to review and send.',
    es: 'Nunca compro, pago, firmo ni acepto nada por ti. Puedo preparar un mensaje o una oferta para que lo revises y lo envíes.',
    fr: 'Je n’achète, ne paie, ne signe et n’accepte jamais rien à votre place. Je peux préparer un message ou une offre que vous relisez et envoyez.',
    de: 'Ich kaufe, bezahle, unterschreibe oder akzeptiere nie etwas für dich. Ich kann eine Nachricht oder ein Angebot entwerfen, das du prüfst und sendest.',
  },
  reserve: {
    en: 'I can’t book or reserve anything for you. A boat is reserved once both sides have accepted the same offer. Tell me what you’d give, and I’ll draft the offer for your click; a thing must be in your garage first, under Account, My garage.',
    es: 'No puedo reservar nada por ti. Un barco queda reservado cuando ambas partes aceptan la misma oferta. Dime qué darías y preparo la oferta para tu clic; una cosa debe estar antes en tu garaje, en Account, My garage.',
    fr: 'Je ne peux rien réserver pour vous. Un bateau est réservé quand les deux parties ont accepté la même offre. Dites-moi ce que vous donneriez, et je prépare l’offre pour votre clic ; un bien doit d’abord être dans votre garage, sous Account, My garage.',
    de: 'Ich kann nichts für dich buchen oder reservieren. Reserviert ist ein Boot, wenn beide Seiten dasselbe Angebot angenommen haben. Sag mir, was du geben würdest, und ich entwerfe das Angebot für deinen Klick; eine Sache muss vorher in deiner Garage sein, unter Account, My garage.',
  },
  reviews: {
    en: 'No, I don’t write reviews for others, or made-up ones: only people who closed a trade with each other can review each other here, in their own words, so that everyone can rely on them.',
    es: 'No, no escribo reseñas en nombre de otros ni inventadas: aquí solo pueden valorarse quienes cerraron un intercambio, con sus propias palabras, para que todos puedan fiarse.',
    fr: 'Non, je n’écris pas d’avis à la place d’autres, ni d’avis inventés : ici, seuls ceux qui ont conclu un échange peuvent s’évaluer, avec leurs propres mots, pour que chacun puisse s’y fier.',
    de: 'Nein, ich schreibe keine Bewertungen für andere und keine erfundenen: Hier bewertet sich nur, wer einen Tausch abgeschlossen hat, mit eigenen Worten, damit sich alle darauf verlassen können.',
  },
  names: {
    en: 'No, I only write in your own name: whoever reads a message must know who is behind it. I can draft one from you, and you send it with a click.',
    es: 'No, solo escribo en tu propio nombre: quien lee un mensaje debe saber de quién viene. Puedo preparar uno tuyo, y tú lo envías con un clic.',
    fr: 'Non, je n’écris qu’en votre propre nom : celui qui lit un message doit savoir de qui il vient. Je peux en préparer un de vous, et vous l’envoyez d’un clic.',
    de: 'Nein, ich schreibe nur in deinem eigenen Namen: Wer eine Nachricht liest, muss wissen, von wem sie kommt. Ich kann eine von dir entwerfen, und du sendest sie mit einem Klick.',
  },
  untrue: {
    en: 'No, I don’t help with that: what you know about the boat has to be true and complete, in the listing and to anyone who asks. A survey and the records show hours, damage and liens, and whoever hid them can lose the trade, the account and a claim for damages. Say it as it is, and let the price reflect it: ask me what your boat is worth.',
    es: 'No, con eso no ayudo: lo que sabes del barco debe ser cierto y completo, en el anuncio y ante quien pregunte. Un peritaje y los registros muestran las horas, los daños y las cargas, y quien los ocultó puede perder el intercambio y la cuenta y tener que indemnizar. Dilo como es y que el precio lo refleje: pregúntame cuánto vale tu barco.',
    fr: 'Non, je n’aide pas à cela : ce que vous savez du bateau doit être vrai et complet, dans l’annonce comme envers qui demande. Une expertise et les registres montrent les heures, les dommages et les dettes, et qui les a cachés peut perdre l’échange et le compte et devoir des dommages-intérêts. Dites-le tel quel, et que le prix en tienne compte : demandez-moi ce que vaut votre bateau.',
    de: 'Nein, dabei helfe ich nicht: Was du über das Boot weißt, muss stimmen und vollständig sein, im Inserat und gegenüber allen, die fragen. Gutachten und Register zeigen Stunden, Schäden und Pfandrechte, und wer sie verschweigt, kann den Tausch und das Konto verlieren und Schadenersatz schulden. Sag es, wie es ist, und lass den Preis dazu passen: Frag mich, was dein Boot wert ist.',
  },
  others: {
    en: 'That’s private: I only see the trades, disputes and messages that you’re part of.',
    es: 'Eso es privado: solo veo los intercambios, las disputas y los mensajes en los que participas.',
    fr: 'C’est privé : je ne vois que les échanges, les litiges et les messages auxquels vous participez.',
    de: 'Das ist privat: Ich sehe nur Tauschgeschäfte, Streitfälle und Nachrichten, an denen du beteiligt bist.',
  },
  interest: {
    en: 'I can’t see who saves or looks at a boat: that’s private. I only know the numbers for your own boats.',
    es: 'No veo quién guarda o mira un barco: eso es privado. Solo conozco las cifras de tus propios barcos.',
    fr: 'Je ne vois pas qui enregistre ou regarde un bateau : c’est privé. Je connais seulement les chiffres de vos propres bateaux.',
    de: 'Ich sehe nicht, wer ein Boot speichert oder ansieht: Das ist privat. Ich kenne nur die Zahlen deiner eigenen Boote.',
  },
  loans: {
    en: 'Loans and banks of other members are private, so I don’t know them. In a closing through the brokerage, the broker has the title checked for liens, and a lender is paid first at the release.',
    es: 'Los préstamos y bancos de otros miembros son privados, así que no los conozco. En un cierre por la correduría, el corredor comprueba las cargas del título, y al banco se le paga primero en la liberación.',
    fr: 'Les prêts et les banques d’autres membres sont privés, je ne les connais donc pas. Dans une clôture par le courtier, le titre est contrôlé, et le prêteur est payé d’abord à la libération.',
    de: 'Kredite und Banken anderer Mitglieder sind privat, also kenne ich sie nicht. Bei einem Abschluss über den Makler wird der Titel auf Pfandrechte geprüft, und die Bank wird bei der Freigabe zuerst bezahlt.',
  },
  private: {
    en: 'That’s private: I don’t know the limits of other members, or what they offer and write to each other. I can draft an offer, and the owner answers it.',
    es: 'Eso es privado: no conozco los límites de otros miembros ni lo que se ofrecen o escriben entre ellos. Puedo preparar una oferta, y el dueño responde.',
    fr: 'C’est privé : je ne connais ni les limites d’autres membres, ni ce qu’ils se proposent ou s’écrivent. Je peux préparer une offre, et le propriétaire y répond.',
    de: 'Das ist privat: Ich kenne weder die Grenzen anderer Mitglieder, noch was sie einander bieten oder schreiben. Ich kann ein Angebot entwerfen, und der Besitzer antwortet darauf.',
  },
};
