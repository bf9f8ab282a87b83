import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import { listed } from '../plan.ts';
import { dayIn, nameIn } from './closing-names.ts';
import type { closings, SettledLine } from './closings.ts';
import { labelIn } from './labels.ts';

const name = nameIn('de');
const day = dayIn('de');
const label = labelIn('de');
const line = (one: SettledLine) => `${label(one.name)} ${one.amount}`;
const list = (items: readonly string[]) => listed(items, 'und');

/** Everything that Eddy says about trades that are closing, in German. */
export const germanClosings: typeof closings = {
  closing: (other, give, get, step) =>
    `Du hast einen Tausch mit ${other} vereinbart: Du gibst ${list(give) || 'nichts'} und bekommst ${list(get) || 'nichts'}.${step ? ` Der Abschluss ist bei diesem Schritt: ${name(step)}.` : ''}`,
  closingWith: (other, get) => `In deinem Tausch mit ${other}${get.length > 0 ? ` um ${list(get)}` : ''}:`,
  nextTask: (task, due) => `Deine nächste Aufgabe: ${name(task)}${due ? `, bis ${day(due)}` : ''}.`,
  nextTasks: (tasks) => `Du bist dran. Noch zu tun: ${list(tasks)}.`,
  taskDue: (task, due) => (due ? `${name(task)} (bis ${day(due)})` : name(task)),
  othersTurn: 'Gerade wartet nichts auf dich: Die andere Seite oder der Makler ist dran.',
  brokerTurn: 'Auch der Makler hat etwas zu tun.',
  stillHasToDo: (who, tasks) => `${who} hat noch zu tun: ${list(tasks)}.`,
  hasDone: (who, tasks) => `${who} hat schon erledigt: ${list(tasks.map(name))}.`,
  handedIn: (who, tasks) => `${who} hat eingereicht, und der Makler prüft: ${list(tasks.map(name))}.`,
  nothingOpen: (who) => `Gerade wartet nichts auf ${who}.`,
  notYours: 'Nein: Von selbst wird sie nicht deine, und ich bewege nie Geld.',
  causeDecides:
    'Sie bleibt bis zur Freigabe auf dem Treuhandkonto. Wird der Tausch abgebrochen, entscheidet der Grund über die Anzahlungen, und wenn ihr uneins seid, eröffne einen Streit auf der Seite des Tauschs.',
  ifNot: {
    allSigned: 'Alle haben den Vertrag unterschrieben.',
    unsigned: `Wenn ${SIGNING_HOURS} Stunden nach der Vereinbarung nicht alle unterschrieben haben, verfällt der Tausch: Die Boote sind wieder frei, und niemand schuldet etwas. Bis dahin kann jeder einfach absagen.`,
    signed:
      'Wenn eine Anzahlung nicht rechtzeitig da ist, kann der Makler den Tausch beenden. Wer nicht rechtzeitig schriftlich annimmt, hat abgelehnt, und Anzahlungen gehen zurück, abzüglich der genehmigten Kosten.',
    accepted:
      'Nach der Annahme steht die Anzahlung dessen auf dem Spiel, der seinen Teil nicht tut, und alle anderen bekommen ihre zurück.',
    dispute:
      'Wenn jemand den Vertrag bricht, eröffne auf der Seite des Tauschs einen Streitfall: Dann bleibt das Geld, wo es ist.',
  },
  depositAtRisk:
    'Du hast schriftlich angenommen: Du bekommst sie nicht zurück, indem du einfach gehst. Dazu müssen alle zustimmen.',
  depositIn: (who) => `Die Anzahlung von ${who} ist da.`,
  depositOut: (who, due) =>
    `Die Anzahlung von ${who} ist noch nicht ganz verbucht${due ? `; fällig am ${day(due)}` : ''}.`,
  noDepositOfOthers: 'Die andere Seite schuldet in diesem Tausch keine Anzahlung.',
  mayLeave: (who, hasAccepted, by) =>
    hasAccepted
      ? `${who} hat schriftlich angenommen und riskiert beim Ausstieg die Anzahlung, außer alle einigen sich auf das Ende.`
      : `${who} hat noch nicht schriftlich angenommen und kann noch ablehnen${by ? `, bis ${day(by)}` : ''}.`,
  boundOther: (who) =>
    `Alle haben unterschrieben, und ${who} bekommt nur Geld, also gibt es nichts abzulehnen: Der Tausch endet nur, wenn alle zustimmen, oder aus einem Grund, den der Vertrag nennt.`,
  mayCancel: (who) => `Noch haben nicht alle unterschrieben: ${who} kann noch einfach absagen.`,
  notForOthers:
    'Dein Teil ist durch diesen Tausch gebunden: Du kannst ihn niemand anderem verkaufen oder geben, bis der Tausch ohne Freigabe endet.',
  moreTime:
    'Um ihn zu verschieben, wähle auf der Seite des Tauschs “More Time” und schlage eine Zahl von Tagen vor. Das geht einmal, und alle müssen zustimmen.',
  movedOnce: 'Er wurde schon einmal verschoben, und das geht nur einmal.',
  notYetMoved: 'Mehr Zeit kannst du auf der Seite des Tauschs vorschlagen, sobald alle unterschrieben haben.',
  proposeEnd:
    'Wähle auf der Seite des Tauschs “Propose How to End It”: Du sagst, ob der Tausch weitergeht und wer das gesperrte Geld bekommt. Es gilt, sobald alle Betroffenen zugestimmt haben.',
  leftAfterRelease: (tasks) => `Du hast noch zu tun: ${list(tasks)}.`,
  nothingElseToDo: 'Sonst hast du nichts mehr zu tun.',
  otherClosings: (count) =>
    `Du hast ${count} ${count === 1 ? 'weiteren vereinbarten Tausch' : 'weitere vereinbarte Tausche'}; die Tabelle zeigt alle.`,

  papersInCheck: (papers) => `Der Makler prüft, was du geschickt hast: ${list(papers.map(name))}.`,
  returned: (task, note, due) =>
    `Der Makler hat dir das zurückgegeben: ${name(task)}${due ? `, bis ${day(due)}` : ''}. Die Notiz sagt: “${note}”`,
  nothingReturned: 'Der Makler hat dir nichts zurückgegeben.',
  ordered: (service, vendor, on, progress) =>
    `Du hast das bestellt: “${service}”. ${vendor ? `${vendor} macht es` : 'Noch ist niemand dafür genannt'}${on ? `, am ${day(on)}` : ', und noch steht kein Tag fest'}. Stand der Bestellung: “${progress}”.`,
  nothingOrdered:
    'Du hast in diesem Tausch kein Gutachten und keinen anderen Dienst bestellt. Das geht auf der Seite des Tauschs.',
  plannedRelease: (on) =>
    on ? `Die Freigabe ist für ${day(on)} geplant.` : 'Der Tag der Freigabe steht noch nicht fest.',
  finished: (other, give, get) =>
    `Dein Tausch mit ${other} ist fertig: Du hast ${list(give) || 'nichts'} gegeben und ${list(get) || 'nichts'} bekommen. Alles ist übergeben, und alles Geld ist ausgezahlt.`,
  settledMoney: (paid, received, lines) =>
    [
      paid ? `Du hast uns zusammen ${paid} überwiesen.` : '',
      received ? `Wir haben dir zusammen ${received} überwiesen.` : '',
      lines.length > 0 ? `In deiner Abrechnung steht: ${lines.map(line).join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  brokerOnly: 'Das kann ich nicht: Nur der Makler prüft Papiere, verbucht Geld und gibt es frei.',
  inspectFirst:
    'Und ich rate davon ab: Prüfe zuerst das Boot. Nichts wird freigegeben, bevor du es schriftlich angenommen hast, und bis dahin kannst du es noch ablehnen.',
  soldThere: 'Das Boot ist also verkauft und nicht mehr inseriert.',
  statementThere: 'Deine Abrechnung ist bei den Papieren auf der Seite des Tauschs.',

  disputeReason: (reason) => `Der genannte Grund: “${reason}”`,
  disputeReasonThere: 'Der Grund steht auf der Seite des Tauschs.',
  disputed: (by, since) =>
    `Über diesen Tausch gibt es Streit: ${by === 'you' ? 'Du hast' : `${by} hat`} ihn am ${day(since)} eröffnet, darum steht alles still, und das Geld bleibt, wo es ist.`,
  disputeDecides:
    'Das Geld bewegt sich nur, wenn alle unterschreiben, oder durch einen Schiedsspruch oder ein Gericht. Der Makler kann eine Lösung vorschlagen, entscheidet aber nicht, wer recht hat.',
  notDisputed: 'Über diesen Tausch gibt es keinen Streit, und nichts von deinem Geld ist gesperrt.',
  frozenMoney: (amount) => `${amount} von deinem Geld sind gesperrt, bis der Streit endet.`,

  deposit: {
    arrived: (amount) => `Deine Anzahlung von ${amount} ist ganz angekommen.`,
    missing: (needed, arrived, missing, due) =>
      `Deine Anzahlung ist ${needed}. ${arrived} sind angekommen, und ${missing} fehlen${due ? `; fällig am ${day(due)}` : ''}.`,
    none: 'Du schuldest in diesem Tausch keine Anzahlung.',
  },
  toPay: {
    all: (needed, arrived, missing) =>
      `Zur Freigabe musst du ${needed} gebracht haben, mit der Anzahlung. ${arrived} sind angekommen, also sind noch ${missing} zu zahlen.`,
    paid: (needed) => `Deine ${needed} sind ganz angekommen: Nichts ist mehr zu zahlen.`,
    nothing: 'Du hast in diesem Tausch nichts zu zahlen.',
  },
  payout: (amount, on) =>
    `Wir überweisen dir ${amount} nach der Freigabe${on ? `, die für ${day(on)} geplant ist` : ', sobald alles davor erledigt ist'}.`,
  noPayout: (on) =>
    `In diesem Tausch geht kein Geld an dich: Du bekommst deinen Teil zur Freigabe${on ? `, die für ${day(on)} geplant ist` : ''}.`,
  payoutOnHold: 'Bis der Streit endet, wird nichts ausgezahlt.',
  heldBack: (amount, about) => `${amount} werden für “${about}” zurückgehalten.`,
  notFinal: 'Diese Beträge können sich bis zur Freigabe noch ändern.',

  leave: {
    onlyMoney:
      'Alle haben unterschrieben, und du bekommst nur Geld, also gibt es nichts abzulehnen: Der Tausch endet nur, wenn alle zustimmen, oder aus einem Grund, den der Vertrag nennt. Die Seite des Tauschs bietet beides an.',
    unsigned: 'Noch haben nicht alle unterschrieben: Du kannst auf der Seite des Tauschs einfach absagen.',
    unaccepted: (by) =>
      `Du hast noch nicht schriftlich angenommen: Du kannst auf der Seite des Tauschs noch ablehnen, was du bekommst${by ? `, bis ${day(by)}` : ''}. Deine Anzahlung bekommst du zurück, abzüglich der genehmigten Kosten.`,
    accepted:
      'Du hast schriftlich angenommen: Wenn du jetzt gehst, steht deine Anzahlung auf dem Spiel, außer alle einigen sich auf das Ende. Das kannst du auf der Seite des Tauschs vorschlagen.',
  },
  depositIfTheyLeave:
    'Du bekommst deine Anzahlung zurück, wenn die andere Seite aussteigt oder ihren Teil nicht tut, abzüglich der Kosten, die du genehmigt hast. Ist sie anderer Meinung, eröffne einen Streit auf der Seite des Tauschs.',
  lessMoney:
    'Um nach einem Gutachten weniger zu zahlen, schlage auf der Seite des Tauschs einen anderen Preis oder einen Einbehalt vor. Es gilt, sobald alle zugestimmt haben.',
};
