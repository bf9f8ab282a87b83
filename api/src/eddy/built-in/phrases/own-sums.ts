import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** The money that somebody pays and gets in a trade, as the tool tells it. */
export interface SideSums {
  pays: string;
  gets: string;
  fee: string;
  inAll: string;
  net?: string;
}

interface OwnSums {
  /** The user's own money; `isFee` also tells that no fee is due. */
  yours: (sums: SideSums) => string;
  theirs: (name: string, sums: SideSums) => string;
  fee: (title: string, rate: string, value: string, fee: string, payer: string | undefined) => string;
  noFee: string;
  flow: (from: string | undefined, to: string | undefined, amount: string) => string;
  noCash: string;
  worth: (got: string, given: string, gap: string, share: string, more: boolean, isAsking: boolean) => string;
  even: (got: string, isAsking: boolean) => string;
  /** Costs that no trade knows. */
  besides: string;
  loan: string;
  all: (lines: readonly string[]) => string;
}

const NONE = '$0';

export const OWN_SUMS: Record<Language, OwnSums> = {
  en: {
    yours: ({ pays, gets, fee, inAll, net }) => {
      if (pays !== NONE)
        return fee === NONE
          ? `You pay ${pays} in cash and no closing fee.`
          : `You pay ${pays} in cash and a closing fee of ${fee}: ${inAll} in all.`;
      if (gets === NONE) return fee === NONE ? 'You pay nothing.' : `You pay no cash, only the closing fee of ${fee}.`;
      if (fee === NONE)
        return `You get ${gets} in cash, and no closing fee comes off: the one who gets a boat pays its fee.`;
      return `You get ${gets} in cash, and your closing fee is ${fee}${net ? `: that leaves ${net}` : ''}.`;
    },
    theirs: (name, { pays, fee, inAll, gets }) =>
      pays !== NONE
        ? fee === NONE
          ? `${name} pays ${pays} in cash and no closing fee.`
          : `${name} pays ${pays} in cash and a closing fee of ${fee}: ${inAll} in all.`
        : `${name} pays no cash${fee === NONE ? ' and no closing fee' : `, only the closing fee of ${fee}`}${gets === NONE ? '' : `, and gets ${gets}`}.`,
    fee: (title, rate, value, fee, payer) =>
      `The closing fee for the ${title} is ${rate} of its agreed value of ${value}, which is ${fee}; ${payer ? `${payer} pays it` : 'you pay it'}.`,
    noFee: 'No boat changes hands in it, so there is no closing fee.',
    flow: (from, to, amount) =>
      from === undefined ? `You pay ${amount} to ${to}.` : `${from} pays ${amount} to ${to ?? 'you'}.`,
    noCash: 'No cash changes hands in it.',
    worth: (got, given, gap, share, more, isAsking) =>
      `What you’d get is worth ${got} by asking prices, stated values and cash: ${gap} (${share}) ${more ? 'more' : 'less'} than the ${given} that ${isAsking ? 'you ask' : 'you’d give'}.`,
    even: (got, isAsking) =>
      `What you’d get is worth ${got} by asking prices, stated values and cash: as much as ${isAsking ? 'you ask' : 'you’d give'}.`,
    besides: 'Sales tax, surveys, transport and the payoff of a loan aren’t in that.',
    loan: 'If your boat has a loan, its payoff comes out of that.',
    all: (lines) => `Everything in it: ${listed(lines)}.`,
  },
  es: {
    yours: ({ pays, gets, fee, inAll, net }) => {
      if (pays !== NONE)
        return fee === NONE
          ? `Pagas ${pays} en efectivo y ninguna tarifa de cierre.`
          : `Pagas ${pays} en efectivo y una tarifa de cierre de ${fee}: ${inAll} en total.`;
      if (gets === NONE)
        return fee === NONE ? 'No pagas nada.' : `No pagas efectivo, solo la tarifa de cierre de ${fee}.`;
      if (fee === NONE)
        return `Recibes ${gets} en efectivo y no se descuenta tarifa de cierre: la paga quien recibe un barco.`;
      return `Recibes ${gets} en efectivo y tu tarifa de cierre es de ${fee}${net ? `: quedan ${net}` : ''}.`;
    },
    theirs: (name, { pays, fee, inAll }) =>
      pays !== NONE
        ? `${name} paga ${pays} en efectivo${fee === NONE ? '' : ` y una tarifa de cierre de ${fee}: ${inAll} en total`}.`
        : `${name} no paga efectivo${fee === NONE ? '' : `, solo la tarifa de cierre de ${fee}`}.`,
    fee: (title, rate, value, fee, payer) =>
      `La tarifa de cierre del ${title} es el ${rate} de su valor acordado de ${value}, o sea, ${fee}; la ${payer ? `paga ${payer}` : 'pagas tú'}.`,
    noFee: 'Ningún barco cambia de manos ahí, así que no hay tarifa de cierre.',
    flow: (from, to, amount) =>
      from === undefined
        ? `Pagas ${amount} a ${to}.`
        : to
          ? `${from} paga ${amount} a ${to}.`
          : `${from} te paga ${amount}.`,
    noCash: 'Ahí no hay efectivo.',
    worth: (got, given, gap, share, more, isAsking) =>
      `Lo que recibirías vale ${got} según los precios pedidos, los valores indicados y el efectivo: ${gap} (${share}) ${more ? 'más' : 'menos'} que los ${given} que ${isAsking ? 'pides' : 'darías'}.`,
    even: (got, isAsking) => `Lo que recibirías vale ${got}: lo mismo que ${isAsking ? 'pides' : 'darías'}.`,
    besides: 'No incluye impuestos, inspecciones, transporte ni la cancelación de un préstamo.',
    loan: 'Si tu barco tiene un préstamo, se paga de ahí.',
    all: (lines) => `Todo lo que hay: ${listed(lines, 'y')}.`,
  },
  fr: {
    yours: ({ pays, gets, fee, inAll, net }) => {
      if (pays !== NONE)
        return fee === NONE
          ? `Vous payez ${pays} en espèces et aucun frais de clôture.`
          : `Vous payez ${pays} en espèces et ${fee} de frais de clôture : ${inAll} en tout.`;
      if (gets === NONE)
        return fee === NONE ? 'Vous ne payez rien.' : `Vous ne payez que les frais de clôture de ${fee}.`;
      if (fee === NONE)
        return `Vous recevez ${gets} en espèces, sans frais de clôture : la personne qui reçoit un bateau les paie.`;
      return `Vous recevez ${gets} en espèces, et vos frais de clôture sont de ${fee}${net ? ` : il reste ${net}` : ''}.`;
    },
    theirs: (name, { pays, fee, inAll }) =>
      pays !== NONE
        ? `${name} paie ${pays} en espèces${fee === NONE ? '' : ` et ${fee} de frais de clôture : ${inAll} en tout`}.`
        : `${name} ne paie pas d’espèces${fee === NONE ? '' : `, seulement les frais de clôture de ${fee}`}.`,
    fee: (title, rate, value, fee, payer) =>
      `Les frais de clôture du ${title} sont de ${rate} de sa valeur convenue de ${value}, soit ${fee} ; ${payer ? `${payer} les paie` : 'vous les payez'}.`,
    noFee: 'Aucun bateau ne change de mains ici : il n’y a pas de frais de clôture.',
    flow: (from, to, amount) =>
      from === undefined
        ? `Vous payez ${amount} à ${to}.`
        : to
          ? `${from} paie ${amount} à ${to}.`
          : `${from} vous paie ${amount}.`,
    noCash: 'Aucune somme ne change de mains ici.',
    worth: (got, given, gap, share, more, isAsking) =>
      `Ce que vous recevriez vaut ${got} d’après les prix demandés, les valeurs indiquées et les espèces : ${gap} (${share}) de ${more ? 'plus' : 'moins'} que les ${given} que vous ${isAsking ? 'demandez' : 'donneriez'}.`,
    even: (got, isAsking) =>
      `Ce que vous recevriez vaut ${got} : autant que ce que vous ${isAsking ? 'demandez' : 'donneriez'}.`,
    besides: 'Taxes, expertises, transport et remboursement d’un prêt ne sont pas compris.',
    loan: 'S’il y a un prêt sur votre bateau, il est remboursé là-dessus.',
    all: (lines) => `Tout ce qu’il contient : ${listed(lines, 'et')}.`,
  },
  de: {
    yours: ({ pays, gets, fee, inAll, net }) => {
      if (pays !== NONE)
        return fee === NONE
          ? `Du zahlst ${pays} in bar und keine Abschlussgebühr.`
          : `Du zahlst ${pays} in bar und ${fee} Abschlussgebühr: insgesamt ${inAll}.`;
      if (gets === NONE) return fee === NONE ? 'Du zahlst nichts.' : `Du zahlst nur die Abschlussgebühr von ${fee}.`;
      if (fee === NONE)
        return `Du bekommst ${gets} in bar, und keine Abschlussgebühr geht ab: Wer ein Boot bekommt, zahlt sie.`;
      return `Du bekommst ${gets} in bar, und deine Abschlussgebühr beträgt ${fee}${net ? `: bleiben ${net}` : ''}.`;
    },
    theirs: (name, { pays, fee, inAll }) =>
      pays !== NONE
        ? `${name} zahlt ${pays} in bar${fee === NONE ? '' : ` und ${fee} Abschlussgebühr: insgesamt ${inAll}`}.`
        : `${name} zahlt kein Bargeld${fee === NONE ? '' : `, nur die Abschlussgebühr von ${fee}`}.`,
    fee: (title, rate, value, fee, payer) =>
      `Die Abschlussgebühr für das Boot ${title} ist ${rate} des vereinbarten Werts von ${value}, also ${fee}; ${payer ? `${payer} zahlt sie` : 'du zahlst sie'}.`,
    noFee: 'Darin wechselt kein Boot den Besitzer, also gibt es keine Abschlussgebühr.',
    flow: (from, to, amount) =>
      from === undefined
        ? `Du zahlst ${amount} an ${to}.`
        : to
          ? `${from} zahlt ${amount} an ${to}.`
          : `${from} zahlt dir ${amount}.`,
    noCash: 'Darin fließt kein Bargeld.',
    worth: (got, given, gap, share, more, isAsking) =>
      `Was du bekämst, ist nach Preisen, angegebenen Werten und Bargeld ${got} wert: ${gap} (${share}) ${more ? 'mehr' : 'weniger'} als die ${given}, die du ${isAsking ? 'verlangst' : 'gäbst'}.`,
    even: (got, isAsking) => `Was du bekämst, ist ${got} wert: so viel, wie du ${isAsking ? 'verlangst' : 'gäbst'}.`,
    besides: 'Steuern, Gutachten, Transport und die Ablösung eines Kredits sind nicht dabei.',
    loan: 'Ein Kredit auf deinem Boot wird davon abgelöst.',
    all: (lines) => `Alles darin: ${listed(lines, 'und')}.`,
  },
};
