import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

interface Valued {
  title: string;
  value: string;
}

/** Compares the value of one's own things with the price of a boat. */
export interface Balances {
  balance: {
    given(things: readonly Valued[], cash: string, owed: string): string;
    worth(amount: string): string;
    asks(title: string, price: string): string;
    short(gap: string): string;
    over(gap: string): string;
    even: string;
    /** With the closing fee. */
    allIn(amount: string): string;
    leftAfterFee(amount: string): string;
    estimate: string;
  };
}

/** Says a list of things, then the cash, then the debt. */
const parts = (
  things: readonly Valued[],
  cash: string,
  words: { your: string; cash: (amount: string) => string; and: string },
) =>
  listed(
    [
      ...things.map(({ title, value }) => `${words.your} ${title} (${value})`.trim()),
      ...(cash ? [words.cash(cash)] : []),
    ],
    words.and,
  );

export const BALANCES: Record<Language, Balances> = {
  en: {
    balance: {
      given: (things, cash, owed) =>
        `You would give ${parts(things, cash, { your: 'your', cash: (amount) => `${amount} in cash`, and: 'and' })}${owed ? `, with ${owed} still owed` : ''}.`,
      worth: (amount) => `That’s ${amount} in all.`,
      asks: (title, price) => `The ${title} asks ${price}.`,
      short: (gap) => `That isn’t enough: you would have to add ${gap}.`,
      over: (gap) => `That’s more than enough: ${gap} would come back to you.`,
      even: 'That’s exactly the asking price.',
      allIn: (amount) => `With that fee, you would pay ${amount} in all.`,
      leftAfterFee: (amount) => `After that fee, ${amount} would be left for you.`,
      estimate:
        'This is an estimate from asking prices and the values in your garage, without the costs of closing. The owner decides what to take.',
    },
  },
  es: {
    balance: {
      given: (things, cash, owed) =>
        `Darías ${parts(things, cash, { your: 'tu', cash: (amount) => `${amount} en efectivo`, and: 'y' })}${owed ? `, con una deuda de ${owed}` : ''}.`,
      worth: (amount) => `Son ${amount} en total.`,
      asks: (title, price) => `El ${title} se anuncia por ${price}.`,
      short: (gap) => `No alcanza: tendrías que añadir ${gap}.`,
      over: (gap) => `Es más que suficiente: te devolverían ${gap}.`,
      even: 'Es justo el precio que se pide.',
      allIn: (amount) => `Con esa tarifa, pagarías ${amount} en total.`,
      leftAfterFee: (amount) => `Después de esa tarifa te quedarían ${amount}.`,
      estimate:
        'Es una estimación con los precios anunciados y los valores de tu garaje, sin los gastos del cierre. El dueño decide qué acepta.',
    },
  },
  fr: {
    balance: {
      given: (things, cash, owed) =>
        `Vous donneriez ${parts(things, cash, { your: 'votre', cash: (amount) => `${amount} en espèces`, and: 'et' })}${owed ? `, avec ${owed} encore dus` : ''}.`,
      worth: (amount) => `Cela fait ${amount} en tout.`,
      asks: (title, price) => `Le ${title} est annoncé à ${price}.`,
      short: (gap) => `Cela ne suffit pas : il faudrait ajouter ${gap}.`,
      over: (gap) => `C’est plus que suffisant : ${gap} vous reviendraient.`,
      even: 'C’est exactement le prix demandé.',
      allIn: (amount) => `Avec ces frais, vous paieriez ${amount} en tout.`,
      leftAfterFee: (amount) => `Après ces frais, il vous resterait ${amount}.`,
      estimate:
        'C’est une estimation d’après les prix annoncés et les valeurs de votre garage, sans les frais de clôture. Le propriétaire décide de ce qu’il accepte.',
    },
  },
  de: {
    balance: {
      given: (things, cash, owed) =>
        `Du würdest ${parts(things, cash, { your: '', cash: (amount) => `${amount} in bar`, and: 'und' })} geben${owed ? `, mit ${owed} Restschuld` : ''}.`,
      worth: (amount) => `Das sind zusammen ${amount}.`,
      asks: (title, price) => `${title} kostet ${price}.`,
      short: (gap) => `Das reicht nicht: Du müsstest ${gap} drauflegen.`,
      over: (gap) => `Das ist mehr als genug: Du bekämst ${gap} zurück.`,
      even: 'Das ist genau der verlangte Preis.',
      allIn: (amount) => `Mit dieser Gebühr würdest du insgesamt ${amount} zahlen.`,
      leftAfterFee: (amount) => `Nach dieser Gebühr blieben dir ${amount}.`,
      estimate:
        'Das ist eine Schätzung aus den Preisen der Anzeigen und den Werten deiner Garage, ohne die Kosten des Abschlusses. Der Besitzer entscheidet, was er nimmt.',
    },
  },
};
