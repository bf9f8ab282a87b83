import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import { listed } from '../plan.ts';
import { dayIn, nameIn } from './closing-names.ts';
import type { closings, SettledLine } from './closings.ts';
import { labelIn } from './labels.ts';

const name = nameIn('es');
const day = dayIn('es');
const label = labelIn('es');
const line = (one: SettledLine) => `${label(one.name)} ${one.amount}`;
const list = (items: readonly string[]) => listed(items, 'y');

/** Everything that Eddy says about trades that are closing, in Spanish. */
export const spanishClosings: typeof closings = {
  closing: (other, give, get, step) =>
    `Acordaste un intercambio con ${other}: das ${list(give) || 'nada'} y recibes ${list(get) || 'nada'}.${step ? ` El cierre está en este paso: ${name(step)}.` : ''}`,
  closingWith: (other, get) => `En tu intercambio con ${other}${get.length > 0 ? ` por ${list(get)}` : ''}:`,
  nextTask: (task, due) => `Tu próxima tarea: ${name(task)}${due ? `, hasta el ${day(due)}` : ''}.`,
  nextTasks: (tasks) => `Te toca a ti. Aún tienes que hacer: ${list(tasks)}.`,
  taskDue: (task, due) => (due ? `${name(task)} (hasta el ${day(due)})` : name(task)),
  othersTurn: 'Ahora mismo nada depende de ti: le toca a la otra parte o al bróker.',
  brokerTurn: 'El bróker también tiene algo que hacer.',
  stillHasToDo: (who, tasks) => `${who} aún tiene que hacer: ${list(tasks)}.`,
  hasDone: (who, tasks) => `${who} ya ha hecho: ${list(tasks.map(name))}.`,
  handedIn: (who, tasks) => `${who} ya ha entregado, y el corredor lo revisa: ${list(tasks.map(name))}.`,
  nothingOpen: (who) => `Ahora mismo nada espera a ${who}.`,
  notYours: 'No: no pasa a ser tuyo sin más, y yo nunca muevo dinero.',
  causeDecides:
    'Se queda en la cuenta fiduciaria hasta la liberación. Si el intercambio se cancela, la causa decide sobre los depósitos, y si no estáis de acuerdo, abre una disputa en la página del intercambio.',
  ifNot: {
    allSigned: 'Todos han firmado el acuerdo.',
    unsigned: `Si no han firmado todos ${SIGNING_HOURS} horas después de acordarlo, el intercambio caduca: los barcos quedan libres y nadie debe nada. Hasta entonces, cualquiera puede cancelarlo.`,
    signed:
      'Si un depósito no llega a tiempo, el bróker puede terminar el intercambio. Quien no acepta por escrito a tiempo ha rechazado, y los depósitos vuelven, menos los gastos autorizados.',
    accepted: 'Después de la aceptación, quien no cumple arriesga su depósito, y los demás recuperan el suyo.',
    dispute:
      'Si alguien rompe el acuerdo, abre una disputa en la página del intercambio: entonces el dinero se queda donde está.',
  },
  depositAtRisk:
    'Ya has aceptado por escrito: no lo recuperas yéndote sin más, para eso hace falta el acuerdo de todos.',
  depositIn: (who) => `El depósito de ${who} ha llegado.`,
  depositOut: (who, due) => `El depósito de ${who} aún no consta completo${due ? `; vence el ${day(due)}` : ''}.`,
  noDepositOfOthers: 'La otra parte no debe ningún depósito en este intercambio.',
  mayLeave: (who, hasAccepted, by) =>
    hasAccepted
      ? `${who} ya ha aceptado por escrito: si se va ahora, arriesga su depósito, salvo que todos acuerden terminar.`
      : `${who} aún no ha aceptado por escrito y puede rechazar lo que recibe${by ? `, hasta el ${day(by)}` : ''}.`,
  boundOther: (who) =>
    `Todos han firmado y ${who} solo recibe dinero, así que no hay nada que rechazar: el intercambio solo termina si todos lo acuerdan o por una causa del acuerdo.`,
  mayCancel: (who) => `Aún no han firmado todos, así que ${who} puede cancelar.`,
  notForOthers:
    'Lo que das está ligado a este intercambio: no puedes venderlo ni cambiarlo con nadie más hasta que termine sin liberación.',
  moreTime:
    'Para moverlo, elige “More Time” en la página del intercambio y propón unos días. Se mueve una sola vez, y todos deben aceptarlo.',
  movedOnce: 'Ya se movió una vez, y solo se mueve una.',
  notYetMoved: 'Puedes proponer más tiempo en la página del intercambio cuando todos hayan firmado.',
  proposeEnd:
    'En la página del intercambio, elige “Propose How to End It”: dices si el intercambio sigue y quién recibe el dinero bloqueado. Vale cuando todos los afectados lo aceptan.',
  leftAfterRelease: (tasks) => `Aún tienes que hacer: ${list(tasks)}.`,
  nothingElseToDo: 'No te queda nada más por hacer.',
  otherClosings: (count) =>
    `Tienes ${count} más ${count === 1 ? 'acordado' : 'acordados'}; la tabla los muestra todos.`,

  papersInCheck: (papers) => `El bróker revisa lo que enviaste: ${list(papers.map(name))}.`,
  returned: (task, note, due) =>
    `El bróker te devolvió esto: ${name(task)}${due ? `, hasta el ${day(due)}` : ''}. La nota dice: “${note}”`,
  nothingReturned: 'El bróker no te ha devuelto nada.',
  ordered: (service, vendor, on, progress) =>
    `Pediste esto: “${service}”. ${vendor ? `Lo hace ${vendor}` : 'Aún no se sabe quién lo hace'}${on ? `, el ${day(on)}` : ', y aún no hay fecha'}. Estado del pedido: “${progress}”.`,
  nothingOrdered:
    'No has pedido ninguna inspección ni otro servicio en este intercambio. Puedes pedirlo en la página del intercambio.',
  plannedRelease: (on) =>
    on ? `La liberación está prevista para el ${day(on)}.` : 'Aún no hay fecha para la liberación.',
  finished: (other, give, get) =>
    `Tu intercambio con ${other} ha terminado: diste ${list(give) || 'nada'} y recibiste ${list(get) || 'nada'}. Todo se entregó y todo el dinero se pagó.`,
  settledMoney: (paid, received, lines) =>
    [
      paid ? `Nos transferiste ${paid} en total.` : '',
      received ? `Te transferimos ${received} en total.` : '',
      lines.length > 0 ? `Tu liquidación dice: ${lines.map(line).join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  brokerOnly: 'No puedo hacerlo: solo el bróker revisa los papeles, registra el dinero y lo libera.',
  inspectFirst:
    'Y te aconsejo que no: inspecciona antes el barco. No se libera nada antes de que lo hayas aceptado por escrito, y hasta entonces puedes rechazarlo.',
  soldThere: 'Así que está vendido y ya no está anunciado.',
  statementThere: 'Tu liquidación está entre los documentos de la página del intercambio.',

  disputeReason: (reason) => `El motivo: “${reason}”`,
  disputeReasonThere: 'El motivo está en la página del intercambio.',
  disputed: (by, since) =>
    `Este intercambio está en disputa: ${by === 'you' ? 'la abriste tú' : `la abrió ${by}`} el ${day(since)}, así que todo está parado y el dinero se queda donde está.`,
  disputeDecides:
    'El dinero solo se mueve cuando todos firman, o por un laudo arbitral o una orden judicial. El bróker puede proponer una solución, pero no decide quién tiene razón.',
  notDisputed: 'No hay ninguna disputa abierta en este intercambio, y tu dinero no está bloqueado.',
  frozenMoney: (amount) => `${amount} de tu dinero están bloqueados hasta que termine la disputa.`,

  deposit: {
    arrived: (amount) => `Tu depósito de ${amount} ha llegado completo.`,
    missing: (needed, arrived, missing, due) =>
      `Tu depósito es de ${needed}. Han llegado ${arrived} y faltan ${missing}${due ? `; vence el ${day(due)}` : ''}.`,
    none: 'No debes ningún depósito en este intercambio.',
  },
  toPay: {
    all: (needed, arrived, missing) =>
      `Para la liberación tienes que haber pagado ${needed}, con el depósito. Han llegado ${arrived}, así que te quedan ${missing} por pagar.`,
    paid: (needed) => `Tus ${needed} han llegado completos: no te queda nada por pagar.`,
    nothing: 'No tienes nada que pagar en este intercambio.',
  },
  payout: (amount, on) =>
    `Te transferimos ${amount} después de la liberación${on ? `, prevista para el ${day(on)}` : ', cuando esté hecho todo lo anterior'}.`,
  noPayout: (on) =>
    `En este intercambio no recibes dinero: recibes tu parte en la liberación${on ? `, prevista para el ${day(on)}` : ''}.`,
  payoutOnHold: 'Hasta que termine la disputa no se paga nada.',
  heldBack: (amount, about) => `Se retienen ${amount} por “${about}”.`,
  notFinal: 'Estas cantidades aún pueden cambiar hasta la liberación.',

  leave: {
    onlyMoney:
      'Todos han firmado y solo recibes dinero, así que no hay nada que rechazar: el intercambio solo termina si todos lo acuerdan o por una causa del acuerdo. La página del intercambio ofrece ambas cosas.',
    unsigned: 'Aún no han firmado todos, así que puedes cancelar en la página del intercambio.',
    unaccepted: (by) =>
      `Aún no has aceptado por escrito, así que puedes rechazar lo que recibes en la página del intercambio${by ? `, hasta el ${day(by)}` : ''}. Recuperas tu depósito, menos los gastos que autorizaste.`,
    accepted:
      'Ya has aceptado por escrito: si te vas ahora, arriesgas tu depósito, salvo que todos acuerden terminar. Puedes proponerlo en la página del intercambio.',
  },
  depositIfTheyLeave:
    'Recuperas tu depósito si la otra parte se echa atrás o no cumple, menos los gastos que autorizaste. Si no está de acuerdo, abre una disputa en la página del intercambio.',
  lessMoney:
    'Para pagar menos después de una inspección, propón un cambio del precio o una retención en la página del intercambio. Vale cuando todos lo aceptan.',
};
