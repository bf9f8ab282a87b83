import type { Language } from '../../../platform/help.ts';

interface GarageOrdersSaid {
  remove: (name: string, value: string) => string;
  removeSome: string;
  value: (name: string, value: string) => string;
  valueOfSome: string;
  add: string;
}

/** The way to what only the user changes in the garage. */
export const GARAGE_ORDERS: Record<Language, GarageOrdersSaid> = {
  en: {
    remove: (name, value) =>
      `I can’t take things out of your garage, but you can: open Account, then My garage, and choose Delete in the menu of “${name}” (${value}). Your other things stay.`,
    removeSome:
      'I can’t take things out of your garage, but you can: open Account, then My garage, and choose Delete in the menu of the thing. The others stay.',
    value: (name, value) =>
      `I can’t change your garage, but you can: open Account, then My garage, choose “${name}” (now ${value}) and edit its value.`,
    valueOfSome:
      'I can’t change your garage, but you can: open Account, then My garage, choose the thing and edit its value.',
    add: 'I can’t add things to your garage, but you can: open Account, then My garage, and press Add an Asset. Enter what it is and what it’s worth; then I can put it into an offer.',
  },
  es: {
    remove: (name, value) =>
      `No puedo sacar cosas de tu garaje, pero tú sí: abre Account, luego My garage, y elige Delete en el menú de «${name}» (${value}). Lo demás se queda.`,
    removeSome:
      'No puedo sacar cosas de tu garaje, pero tú sí: abre Account, luego My garage, y elige Delete en el menú de la cosa. Lo demás se queda.',
    value: (name, value) =>
      `No puedo cambiar tu garaje, pero tú sí: abre Account, luego My garage, elige «${name}» (ahora ${value}) y edita su valor.`,
    valueOfSome:
      'No puedo cambiar tu garaje, pero tú sí: abre Account, luego My garage, elige la cosa y edita su valor.',
    add: 'No puedo añadir cosas a tu garaje, pero tú sí: abre Account, luego My garage, y pulsa Add an Asset. Escribe qué es y cuánto vale; después puedo ponerlo en una oferta.',
  },
  fr: {
    remove: (name, value) =>
      `Je ne peux rien retirer de votre garage, mais vous le pouvez : ouvrez Account, puis My garage, et choisissez Delete dans le menu de « ${name} » (${value}). Le reste y demeure.`,
    removeSome:
      'Je ne peux rien retirer de votre garage, mais vous le pouvez : ouvrez Account, puis My garage, et choisissez Delete dans le menu de l’objet. Le reste y demeure.',
    value: (name, value) =>
      `Je ne peux pas modifier votre garage, mais vous le pouvez : ouvrez Account, puis My garage, choisissez « ${name} » (actuellement ${value}) et modifiez sa valeur.`,
    valueOfSome:
      'Je ne peux pas modifier votre garage, mais vous le pouvez : ouvrez Account, puis My garage, choisissez l’objet et modifiez sa valeur.',
    add: 'Je ne peux rien ajouter à votre garage, mais vous le pouvez : ouvrez Account, puis My garage, et pressez Add an Asset. Indiquez ce que c’est et sa valeur ; je peux ensuite le mettre dans une offre.',
  },
  de: {
    remove: (name, value) =>
      `Ich kann nichts aus deiner Garage nehmen, du schon: Öffne Account, dann My garage, und wähle im Menü von „${name}“ (${value}) Delete. Der Rest bleibt.`,
    removeSome:
      'Ich kann nichts aus deiner Garage nehmen, du schon: Öffne Account, dann My garage, und wähle im Menü der Sache Delete. Der Rest bleibt.',
    value: (name, value) =>
      `Ich kann deine Garage nicht ändern, du schon: Öffne Account, dann My garage, wähle „${name}“ (jetzt ${value}) und ändere den Wert.`,
    valueOfSome:
      'Ich kann deine Garage nicht ändern, du schon: Öffne Account, dann My garage, wähle die Sache und ändere den Wert.',
    add: 'Ich kann nichts in deine Garage stellen, du schon: Öffne Account, dann My garage, und drück Add an Asset. Gib an, was es ist und was es wert ist; dann kann ich es in ein Angebot nehmen.',
  },
};
