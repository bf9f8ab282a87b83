import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import { listed, plural } from '../plan.ts';

/** A charge or a credit of a closing statement. */
export interface SettledLine {
  name: string;
  amount: string;
}

/** Everything that Eddy says about trades that are closing, in English. */
export const closings = {
  closing: (other: string, give: readonly string[], get: readonly string[], step: string) =>
    `You agreed a trade with ${other}: you give ${listed(give) || 'nothing'} and get ${listed(get) || 'nothing'}.${step ? ` The closing is at this step: ${step}.` : ''}`,
  closingWith: (other: string, get: readonly string[]) =>
    `In your trade with ${other}${get.length > 0 ? ` for ${listed(get)}` : ''}:`,
  nextTask: (task: string, due: string | undefined) => `Your next task: ${task}${due ? `, due ${due}` : ''}.`,
  nextTasks: (tasks: readonly string[]) => `It’s your turn. You still have to do: ${listed(tasks)}.`,
  taskDue: (task: string, due: string | undefined) => (due ? `${task} (due ${due})` : task),
  othersTurn: 'Nothing waits for you right now: it’s the other side’s turn or the broker’s.',
  brokerTurn: 'The broker has something to do, too.',
  stillHasToDo: (who: string, tasks: readonly string[]) => `${who} still has to do: ${listed(tasks)}.`,
  hasDone: (who: string, tasks: readonly string[]) => `${who} has done: ${listed(tasks)}.`,
  handedIn: (who: string, tasks: readonly string[]) =>
    `${who} has handed in, and the broker is checking: ${listed(tasks)}.`,
  nothingOpen: (who: string) => `Nothing waits for ${who} right now.`,
  notYours: 'No: it doesn’t become yours by itself, and I never move money.',
  causeDecides:
    'It stays in the trust account until the release. If the trade is cancelled, the cause decides about the deposits, and if you two disagree, open a dispute on the trade’s page.',
  ifNot: {
    allSigned: 'Everyone has signed the agreement.',
    unsigned: `If not everyone has signed ${SIGNING_HOURS} hours after you agreed, the trade lapses: the boats are free again, and nobody owes anything. Until then, anyone can simply cancel.`,
    signed:
      'If a deposit doesn’t arrive in time, the broker can end the trade. Anyone who doesn’t accept in writing in time has rejected, and deposits go back, less the costs that were authorized.',
    accepted:
      'After the acceptance, the deposit of anyone who doesn’t do their part is at risk, and all others get theirs back.',
    dispute: 'If somebody breaks the agreement, open a dispute on the trade’s page: then the money stays where it is.',
  },
  otherClosings: (count: number) => `You have ${plural(count, 'other agreed trade')}; the table shows all of them.`,

  papersInCheck: (papers: readonly string[]) => `The broker is checking what you sent: ${listed(papers)}.`,
  returned: (task: string, note: string, due: string | undefined) =>
    `The broker returned this to you: ${task}${due ? `, due ${due}` : ''}. The note says: “${note}”`,
  nothingReturned: 'The broker has returned nothing to you.',
  ordered: (service: string, vendor: string | null, day: string | null, progress: string) =>
    `You ordered this: ${service}. ${vendor ? `${vendor} does it` : 'Nobody is named for it yet'}${day ? `, on ${day}` : ', and no day is set yet'}. The order is ${progress}.`,
  nothingOrdered: 'You have ordered no survey or other service in this trade. You can order one on the trade’s page.',
  plannedRelease: (day: string | null) =>
    day ? `The release is planned for ${day}.` : 'The day of the release isn’t set yet.',
  finished: (other: string, give: readonly string[], get: readonly string[]) =>
    `Your trade with ${other} is finished: you gave ${listed(give) || 'nothing'} and got ${listed(get) || 'nothing'}. Everything was handed over, and all money was paid out.`,
  settledMoney: (paid: string, received: string, lines: readonly SettledLine[]) =>
    [
      paid ? `You wired ${paid} to us in all.` : '',
      received ? `We wired ${received} to you in all.` : '',
      lines.length > 0
        ? `Your statement says: ${lines.map(({ name, amount }) => `${name} ${amount}`).join('; ')}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  brokerOnly: 'I can’t do that: only the broker checks papers, records money and releases it.',
  inspectFirst:
    'And I’d advise against it: inspect the boat first. Nothing is released before you have accepted it in writing, and until then you can still reject it.',
  soldThere: 'So it’s sold, and no longer listed.',
  statementThere: 'Your closing statement is among the documents on the trade’s page.',

  disputeReason: (reason: string) => `The reason given: “${reason}”`,
  disputeReasonThere: 'The reason is on the trade’s page.',
  disputed: (by: string, since: string) =>
    `This trade is in dispute: ${by === 'you' ? 'you' : by} opened it on ${since}, so everything stands still and the money stays where it is.`,
  disputeDecides:
    'The money moves only when everyone signs a release, or by an arbitration award or a court order. The broker can propose a solution, but doesn’t decide who is right.',
  notDisputed: 'No dispute is open in this trade, and none of your money is frozen.',
  frozenMoney: (amount: string) => `${amount} of your money is frozen until the dispute ends.`,

  depositAtRisk:
    'You have accepted in writing, so you don’t get it back by simply leaving: that takes an agreement of everyone.',
  depositIn: (name: string) => `The deposit of ${name} is in.`,
  depositOut: (name: string, due: string | undefined) =>
    `The deposit of ${name} isn’t recorded as complete yet${due ? `; it’s due ${due}` : ''}.`,
  noDepositOfOthers: 'The other side owes no deposit in this trade.',
  mayLeave: (name: string, hasAccepted: boolean, by: string | null) =>
    hasAccepted
      ? `${name} has accepted in writing, so their deposit is at risk if they leave now, unless everyone agrees to end the trade.`
      : `${name} hasn’t accepted in writing yet, so they can still reject what they get${by ? `, until ${by}` : ''}.`,
  boundOther: (name: string) =>
    `Everyone has signed, and ${name} gets only money, so there is nothing to reject: the trade ends only if everyone agrees, or for a cause that the agreement names.`,
  mayCancel: (name: string) => `Not everyone has signed the agreement yet, so ${name} can still simply cancel.`,
  notForOthers:
    'What you give is bound by this trade: you can’t sell or trade it to anybody else until the trade has ended without a release.',
  moreTime:
    'To move it, choose More Time on the trade’s page and propose a number of days. The day moves once, and everyone must agree.',
  movedOnce: 'It was moved once already, and it moves only once.',
  notYetMoved: 'You can propose more time on the trade’s page once everyone has signed.',
  proposeEnd:
    'On the trade’s page, choose Propose How to End It: you say whether the trade goes on and who gets the frozen money. It counts once everyone concerned has agreed.',
  leftAfterRelease: (tasks: readonly string[]) => `You still have to do: ${listed(tasks)}.`,
  nothingElseToDo: 'Nothing else is left for you to do.',
  deposit: {
    arrived: (amount: string) => `Your deposit of ${amount} has arrived in full.`,
    missing: (needed: string, arrived: string, missing: string, due: string | undefined) =>
      `Your deposit is ${needed}. ${arrived} of it has arrived, and ${missing} is missing${due ? `; it’s due ${due}` : ''}.`,
    none: 'You owe no deposit in this trade.',
  },
  toPay: {
    all: (needed: string, arrived: string, missing: string) =>
      `At the release you must have brought ${needed}, the deposit included. ${arrived} has arrived, so ${missing} is left to pay.`,
    paid: (needed: string) => `Your ${needed} has arrived in full, so nothing is left to pay.`,
    nothing: 'You have nothing to pay in this trade.',
  },
  payout: (amount: string, day: string | null) =>
    `We wire you ${amount} after the release${day ? `, which is planned for ${day}` : ', once every task before it is done'}.`,
  noPayout: (day: string | null) =>
    `No money goes to you in this trade: you get your side of it at the release${day ? `, which is planned for ${day}` : ''}.`,
  payoutOnHold: 'Until the dispute ends, nothing is paid out.',
  heldBack: (amount: string, about: string) => `${amount} is held back for the ${about}.`,
  notFinal: 'These amounts can still change until the release.',

  leave: {
    unsigned: 'Not everyone has signed the agreement yet, so you can still simply cancel on the trade’s page.',
    onlyMoney:
      'Everyone has signed, and you get only money, so there is nothing to reject: the trade ends only if everyone agrees, or for a cause that the agreement names. The trade’s page offers both.',
    unaccepted: (by: string | null) =>
      `You haven’t accepted in writing yet, so you can still reject what you get on the trade’s page${by ? `, until ${by}` : ''}. You get your deposit back, less the costs you authorized.`,
    accepted:
      'You have accepted in writing, so your deposit is at risk if you leave now, unless everyone agrees to end the trade. You can propose that on the trade’s page.',
  },
  depositIfTheyLeave:
    'You get your deposit back if the other side backs out or doesn’t do their part, less the costs that you authorized. If they disagree, open a dispute on the trade’s page.',
  lessMoney:
    'To pay less after a survey, propose an amendment of the price or a holdback on the trade’s page. It counts once everyone has agreed.',
};
