import type { Language } from '../../../platform/help.ts';

interface Share {
  rate: string;
  amount: string;
}

/** The fees and deposits of a trade that nobody has proposed. */
interface SupposedSaid {
  /** One boat, whoever gets it. */
  fee: (rate: string, value: string, fee: string) => string;
  bothFees: (rate: string, get: string, mine: string, give: string, theirs: string) => string;
  /** The user gives a boat and gets none. */
  onlyTheirs: (rate: string, give: string, theirs: string) => string;
  cashFree: string;
  inAll: (amount: string, hasTax: boolean) => string;
  deposit: (mine: string) => string;
  depositRule: (cash: Share, value: Share) => string;
  theirDeposit: (amount: string) => string;
  ifCash: (paid: string) => string;
  ifPaid: (paid: string) => string;
  refund: string;
}

export const SUPPOSED: Record<Language, SupposedSaid> = {
  en: {
    fee: (rate, value, fee) =>
      `Closing through the app costs ${rate} of the boat’s value: ${fee} at ${value}. Whoever gets the boat pays it, unless you agree otherwise.`,
    bothFees: (rate, get, mine, give, theirs) =>
      `Whoever gets a boat pays ${rate} of its value: you pay ${mine} for the boat of ${get} that you get, and the other side pays ${theirs} for your boat of ${give}. You can agree otherwise in the offer.`,
    onlyTheirs: (rate, give, theirs) =>
      `You pay no closing fee: whoever gets your boat of ${give} pays ${rate} of its value, ${theirs}, unless you agree otherwise.`,
    cashFree: 'Cash carries no fee.',
    inAll: (amount, hasTax) =>
      `With the cash that you pay, that’s ${amount} in all, ${hasTax ? 'tax included and before' : 'before tax,'} survey and transport.`,
    deposit: (mine) => `Your standard deposit would be ${mine}`,
    depositRule: (cash, value) =>
      `the greater of ${cash.rate} of the cash that you pay (${cash.amount}) and ${value.rate} of the value that you get (${value.amount}).`,
    theirDeposit: (amount) => `The other side’s deposit would be ${amount}, by the same rule.`,
    ifCash: (paid) => `This supposes that ${paid} in cash makes up the difference.`,
    ifPaid: (paid) => `This supposes that you pay all of it in cash, ${paid}.`,
    refund:
      'Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk.',
  },
  es: {
    fee: (rate, value, fee) =>
      `Cerrar por la aplicación cuesta el ${rate} del valor del barco: ${fee} con ${value}. Lo paga quien recibe el barco, salvo que acordéis otra cosa.`,
    bothFees: (rate, get, mine, give, theirs) =>
      `Quien recibe un barco paga el ${rate} de su valor: tú pagas ${mine} por el barco de ${get} que recibes, y la otra parte paga ${theirs} por tu barco de ${give}. En la oferta podéis acordar otra cosa.`,
    onlyTheirs: (rate, give, theirs) =>
      `Tú no pagas tarifa de cierre: quien recibe tu barco de ${give} paga el ${rate} de su valor, ${theirs}, salvo que acordéis otra cosa.`,
    cashFree: 'El dinero no lleva tarifa.',
    inAll: (amount, hasTax) =>
      `Con el dinero que pagas, son ${amount} en total${hasTax ? ', impuesto incluido' : ', sin impuestos'}, y sin peritaje ni transporte.`,
    deposit: (mine) => `Tu depósito habitual sería de ${mine}`,
    depositRule: (cash, value) =>
      `lo mayor entre el ${cash.rate} del dinero que pagas (${cash.amount}) y el ${value.rate} del valor que recibes (${value.amount}).`,
    theirDeposit: (amount) => `El depósito de la otra parte sería de ${amount}, con la misma regla.`,
    ifCash: (paid) => `Supongo que ${paid} en efectivo cubren la diferencia.`,
    ifPaid: (paid) => `Supongo que lo pagas todo en efectivo, ${paid}.`,
    refund:
      'Hasta que aceptes un barco por escrito tras su inspección, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste. Después, el depósito corre riesgo.',
  },
  fr: {
    fee: (rate, value, fee) =>
      `Conclure par l’application coûte ${rate} de la valeur du bateau : ${fee} à ${value}. Celui qui reçoit le bateau les paie, sauf accord contraire.`,
    bothFees: (rate, get, mine, give, theirs) =>
      `Celui qui reçoit un bateau paie ${rate} de sa valeur : vous payez ${mine} pour le bateau de ${get} que vous recevez, et l’autre partie paie ${theirs} pour votre bateau de ${give}. Vous pouvez convenir d’autre chose dans l’offre.`,
    onlyTheirs: (rate, give, theirs) =>
      `Vous ne payez pas de frais de clôture : celui qui reçoit votre bateau de ${give} paie ${rate} de sa valeur, ${theirs}, sauf accord contraire.`,
    cashFree: 'L’argent n’entraîne pas de frais.',
    inAll: (amount, hasTax) =>
      `Avec l’argent que vous versez, cela fait ${amount} en tout${hasTax ? ', taxe comprise' : ', avant taxe'}, expertise et transport non compris.`,
    deposit: (mine) => `Votre dépôt habituel serait de ${mine}`,
    depositRule: (cash, value) =>
      `le montant supérieur entre ${cash.rate} de l’argent que vous payez (${cash.amount}) et ${value.rate} de la valeur que vous recevez (${value.amount}).`,
    theirDeposit: (amount) => `Le dépôt de l’autre partie serait de ${amount}, selon la même règle.`,
    ifCash: (paid) => `Je suppose que ${paid} en espèces font la différence.`,
    ifPaid: (paid) => `Je suppose que vous payez tout en argent, ${paid}.`,
    refund:
      'Tant que vous n’avez pas accepté un bateau par écrit après son inspection, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés. Ensuite, le dépôt est à risque.',
  },
  de: {
    fee: (rate, value, fee) =>
      `Der Abschluss über die App kostet ${rate} des Werts: ${fee} bei ${value}. Das zahlt, wer das Boot bekommt, wenn ihr nichts anderes vereinbart.`,
    bothFees: (rate, get, mine, give, theirs) =>
      `Wer ein Boot bekommt, zahlt ${rate} seines Werts: Du zahlst ${mine} für das Boot zu ${get}, das du bekommst, und die andere Seite zahlt ${theirs} für dein Boot zu ${give}. Im Angebot könnt ihr etwas anderes vereinbaren.`,
    onlyTheirs: (rate, give, theirs) =>
      `Du zahlst keine Abschlussgebühr: Wer dein Boot zu ${give} bekommt, zahlt ${rate} seines Werts, ${theirs}, wenn ihr nichts anderes vereinbart.`,
    cashFree: 'Auf Geld fällt keine Gebühr an.',
    inAll: (amount, hasTax) =>
      `Mit dem Geld, das du zahlst, sind das ${amount} insgesamt${hasTax ? ', mit Steuer' : ', vor Steuer'}, ohne Gutachten und Transport.`,
    deposit: (mine) => `Deine übliche Anzahlung wäre ${mine}`,
    depositRule: (cash, value) =>
      `der höhere Betrag aus ${cash.rate} des Geldes, das du zahlst (${cash.amount}), und ${value.rate} des Werts, den du bekommst (${value.amount}).`,
    theirDeposit: (amount) => `Die Anzahlung der anderen Seite wäre nach derselben Regel ${amount}.`,
    ifCash: (paid) => `Dabei nehme ich an, dass ${paid} in Geld den Unterschied ausgleichen.`,
    ifPaid: (paid) => `Dabei nehme ich an, dass du alles in Geld zahlst, ${paid}.`,
    refund:
      'Bis du ein Boot nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast. Danach steht sie auf dem Spiel.',
  },
};
