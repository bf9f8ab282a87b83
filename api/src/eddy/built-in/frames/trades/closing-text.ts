import type { Phrases } from '../../phrases/phrases.ts';
import { isRepeatable } from '../messages/inbox-points.ts';
import type { KnownClosing } from './known-closing.ts';

/** The part of a closing that a question asks for. */
export type ClosingTopic =
  | 'step'
  | 'tasks'
  | 'deposit'
  | 'toPay'
  | 'payout'
  | 'dispute'
  | 'leave'
  | 'lessMoney'
  | 'papers'
  | 'returned'
  | 'ordered'
  | 'howLong'
  | 'turn'
  | 'others'
  | 'ifNot'
  | 'othersDeposit'
  | 'othersLeave'
  | 'resell'
  | 'extend'
  | 'settle'
  | 'othersMoney'
  | 'othersBalance'
  | 'othersPaid'
  | 'keys'
  | 'bring'
  | 'depositLost'
  | 'depositIfTheyLeave'
  | 'first'
  | 'after'
  | 'held'
  | 'total';

const TOLD = 3;
const NONE = '$0';

/** Says what was asked about one closing, or about each of them. An open dispute is always told. */
export function closingText(told: readonly KnownClosing[], all: number, topic: ClosingTopic, phrases: Phrases): string {
  if (topic === 'step') {
    const [first] = told;
    const others = all - 1;
    return first ? sentences(stepText(first, phrases), others > 0 ? phrases.otherClosings(others) : '') : '';
  }
  return told
    .slice(0, TOLD)
    .map((one) =>
      sentences(
        phrases.closingWith(one.with, one.youGet),
        topic === 'dispute' ? '' : disputeText(one, phrases),
        TEXTS[topic](one, phrases),
      ),
    )
    .join(' ');
}

const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

const disputeText = ({ dispute }: KnownClosing, phrases: Phrases) =>
  dispute ? phrases.disputed(dispute.by, dispute.since) : '';

function stepText(closing: KnownClosing, phrases: Phrases): string {
  const { with: other, youGive, youGet, step } = closing;
  return sentences(
    // Nothing goes on in a dispute, whatever step it stopped.
    phrases.closing(other, youGive, youGet, closing.dispute ? '' : step),
    closing.dispute ? sentences(disputeText(closing, phrases), phrases.disputeDecides) : turnText(closing, phrases),
  );
}

function turnText(
  { yourTasks, stillToDo = yourTasks, returned = [], dispute, canPropose = [] }: KnownClosing,
  phrases: Phrases,
): string {
  const [next, ...more] = stillToDo;
  if (!next && dispute)
    return sentences(canPropose.includes('settlement') ? phrases.proposeEnd : '', phrases.disputeDecides);
  if (!next) return phrases.othersTurn;
  const back = returned.find(({ task }) => task === next.task);
  const then = more.map(({ task, due }) => phrases.taskDue(task, due));
  return sentences(
    phrases.nextTask(next.task, next.due),
    back ? phrases.returned(back.task, back.note, undefined) : '',
    then.length > 0 ? phrases.alsoToDo(then) : '',
  );
}

type Text = (closing: KnownClosing, phrases: Phrases) => string;

const TEXTS: Readonly<Record<Exclude<ClosingTopic, 'step'>, Text>> = {
  tasks: (closing, phrases) => {
    const { yourTasks, stillToDo = yourTasks, returned = [], dispute } = closing;
    if (stillToDo.length === 0) return dispute ? phrases.disputeDecides : phrases.othersTurn;
    return sentences(
      phrases.nextTasks(stillToDo.map(({ task, due }) => phrases.taskDue(task, due))),
      ...returned.map(({ task, note }) => phrases.returned(task, note, undefined)),
      laterText(closing, phrases),
    );
  },
  deposit: (closing, phrases) => {
    const { deposit, stillToDo, yourTasks, dispute, frozen = NONE } = closing;
    if (!deposit || deposit.needed === NONE) return sentences(phrases.deposit.none, othersDeposit(closing, phrases));
    if (dispute && frozen !== NONE)
      return sentences(
        phrases.deposit.arrived(deposit.needed),
        phrases.frozenMoney(frozen),
        closing.hasAccepted ? phrases.depositAtRisk : '',
        phrases.disputeDecides,
      );
    if (deposit.missing === NONE) return phrases.deposit.arrived(deposit.needed);
    const due = (stillToDo ?? yourTasks).find(({ task }) => task === 'deposit')?.due;
    return phrases.deposit.missing(deposit.needed, deposit.arrived, deposit.missing, due);
  },
  toPay: ({ toPay, stillToDo = [] }, phrases) => {
    if (!toPay || toPay.needed === NONE) return phrases.toPay.nothing;
    if (toPay.missing === NONE) return phrases.toPay.paid(toPay.needed);
    const due = stillToDo.find(({ task }) => task === 'balance')?.due;
    return sentences(
      phrases.toPay.all(toPay.needed, toPay.arrived, toPay.missing),
      due ? phrases.balanceDue(due) : '',
      phrases.notFinal,
    );
  },
  payout: ({ willGet = NONE, plannedRelease, dispute, heldBack = [] }, phrases) =>
    sentences(
      dispute ? phrases.payoutOnHold : '',
      dispute ? '' : willGet === NONE ? phrases.noPayout(plannedRelease) : phrases.payout(willGet, plannedRelease),
      ...heldBack.map(({ amount, about }) => phrases.heldBack(amount, about)),
    ),
  dispute: (closing, phrases) => {
    if (!closing.dispute) return sentences(phrases.notDisputed, turnText(closing, phrases));
    const { frozen = NONE } = closing;
    return sentences(
      disputeText(closing, phrases),
      frozen === NONE ? '' : phrases.frozenMoney(frozen),
      closing.dispute.reason && isRepeatable(closing.dispute.reason)
        ? phrases.disputeReason(closing.dispute.reason)
        : phrases.disputeReasonThere,
      phrases.disputeDecides,
    );
  },
  papers: (closing, phrases) => {
    const { stillToDo = [], papersInCheck = [] } = closing;
    return sentences(
      stillToDo.length > 0
        ? phrases.nextTasks(stillToDo.map(({ task, due }) => phrases.taskDue(task, due)))
        : turnText(closing, phrases),
      stillToDo.length > 0 ? laterText(closing, phrases) : '',
      papersInCheck.length > 0 ? phrases.papersInCheck(papersInCheck.map(({ task }) => task)) : '',
    );
  },
  returned: ({ returned = [] }, phrases) =>
    returned.length > 0
      ? sentences(...returned.map(({ task, note, due }) => phrases.returned(task, note, due)))
      : phrases.nothingReturned,
  ordered: ({ ordered = [], othersTasks = [] }, phrases) =>
    ordered.length > 0
      ? sentences(
          ...ordered.map(({ service, vendor, day, progress }) => phrases.ordered(service, vendor, day, progress)),
        )
      : sentences(
          phrases.nothingOrdered,
          ...othersTasks
            .filter(({ task }) => task === 'inspection')
            .map(({ who, task, due, isDone }) =>
              isDone ? phrases.hasDone(who, [task]) : phrases.stillHasToDo(who, [phrases.taskDue(task, due)]),
            ),
        ),
  howLong: (closing, phrases) =>
    sentences(
      closing.dispute ? phrases.payoutOnHold : phrases.plannedRelease(closing.plannedRelease),
      closing.dispute ? phrases.disputeDecides : turnText(closing, phrases),
    ),
  turn: (closing, phrases) =>
    sentences(
      closing.yourTasks.length > 0 ? turnText(closing, phrases) : '',
      ...othersText(closing, phrases, false),
      (closing.tasksForBroker ?? 0) > 0 ? phrases.brokerTurn : '',
      closing.dispute ? phrases.disputeDecides : '',
    ) || phrases.othersTurn,
  first: ({ yourTasks, stillToDo: [next] = yourTasks, dispute }, phrases) => {
    if (!next) return dispute ? phrases.disputeDecides : phrases.othersTurn;
    return phrases.nextTask(next.task, next.due);
  },
  after: (closing, phrases) => {
    const [next, ...more] = closing.stillToDo ?? closing.yourTasks;
    if (more.length > 0) return phrases.alsoToDo(more.map(({ task, due }) => phrases.taskDue(task, due)));
    return next ? turnText(closing, phrases) : phrases.nothingElseToDo;
  },
  held: (closing, phrases) => {
    const hasPaid = closing.toPay !== undefined && closing.toPay.arrived !== NONE;
    return sentences(
      TEXTS.deposit(closing, phrases),
      hasPaid ? phrases.heldInTrust : '',
      hasPaid && !closing.dispute ? phrases.plannedRelease(closing.plannedRelease) : '',
    );
  },
  total: (closing, phrases) =>
    sentences(
      closing.toPay && closing.toPay.needed !== NONE ? TEXTS.toPay(closing, phrases) : '',
      closing.authorizedCosts && closing.leftWithCosts
        ? phrases.dealFigures.withCosts(closing.authorizedCosts, closing.leftWithCosts)
        : '',
      closing.willGet && closing.willGet !== NONE ? TEXTS.payout(closing, phrases) : '',
    ) || phrases.toPay.nothing,
  others: (closing, phrases) =>
    sentences(
      ...othersText(closing, phrases, true),
      closing.dispute && closing.willGet ? TEXTS.payout(closing, phrases) : '',
    ) || phrases.othersTurn,
  ifNot: ({ isSigned, hasAccepted, dispute }, { ifNot, disputeDecides }) =>
    dispute
      ? disputeDecides
      : isSigned
        ? sentences(ifNot.allSigned, hasAccepted ? ifNot.accepted : ifNot.signed, ifNot.dispute)
        : ifNot.unsigned,
  leave: (closing, phrases) =>
    sentences(leaveText(closing, phrases), leaveCosts(closing, phrases), closing.dispute ? phrases.disputeDecides : ''),
  othersDeposit,
  othersMoney: ({ dispute }, phrases) =>
    sentences(phrases.notYours, dispute ? phrases.disputeDecides : phrases.causeDecides),
  othersBalance: (closing, phrases) => {
    const { othersTasks = [], laterTasks = [], dispute } = closing;
    const left = laterTasks.flatMap(({ who, ...task }) => (who ? [{ ...task, who, isDone: false }] : []));
    const texts = [...othersTasks, ...left]
      .filter(({ task }) => task === 'balance')
      .map(({ who, task, due, isDone }) =>
        isDone ? phrases.hasDone(who, [task]) : phrases.stillHasToDo(who, [phrases.taskDue(task, due)]),
      );
    return sentences(...texts, dispute ? phrases.disputeDecides : '') || TEXTS.others(closing, phrases);
  },
  othersPaid: (closing, phrases) => sentences(othersDeposit(closing, phrases), TEXTS.othersBalance(closing, phrases)),
  keys: (closing, phrases) =>
    closing.dispute
      ? sentences(phrases.keysLater, phrases.disputeDecides)
      : sentences(phrases.keysLater, phrases.plannedRelease(closing.plannedRelease), turnText(closing, phrases)),
  bring: (closing, phrases) => sentences(TEXTS.toPay(closing, phrases), TEXTS.papers(closing, phrases)),
  depositLost: (closing, phrases) =>
    sentences(
      closing.deposit && closing.deposit.needed !== NONE ? phrases.ifNot.accepted : phrases.deposit.none,
      TEXTS.leave(closing, phrases),
    ),
  depositIfTheyLeave: (closing, phrases) => sentences(phrases.depositIfTheyLeave, TEXTS.othersLeave(closing, phrases)),
  othersLeave: ({ others = [], isSigned, acceptBy, dispute }, phrases) =>
    sentences(
      ...others.map(({ name, hasAccepted, getsOnlyMoney }) => {
        if (!isSigned) return phrases.mayCancel(name);
        return getsOnlyMoney ? phrases.boundOther(name) : phrases.mayLeave(name, hasAccepted, acceptBy);
      }),
      dispute ? phrases.disputeDecides : isSigned ? phrases.ifNot.dispute : '',
    ),
  resell: (closing, phrases) =>
    sentences(phrases.notForOthers, closing.dispute ? phrases.disputeDecides : leaveText(closing, phrases)),
  extend: (closing, phrases) => {
    const { canPropose = [], plannedRelease, wasExtended, dispute } = closing;
    const canMove = canPropose.includes('extension');
    const accept = dispute ? '' : acceptText(closing, phrases);
    return sentences(
      accept,
      dispute ? '' : phrases.plannedRelease(plannedRelease),
      canMove
        ? sentences(phrases.moreTime, accept ? phrases.dealFigures.acceptMoves : '')
        : wasExtended
          ? phrases.movedOnce
          : dispute
            ? phrases.payoutOnHold
            : phrases.notYetMoved,
    );
  },
  settle: ({ canPropose = [], dispute }, phrases) =>
    dispute
      ? sentences(canPropose.includes('settlement') ? phrases.proposeEnd : '', phrases.disputeDecides)
      : phrases.notDisputed,
  lessMoney: (closing, phrases) =>
    closing.getsOnlyMoney
      ? sentences(
          phrases.ownStanding.noLess,
          closing.dispute ? phrases.disputeDecides : TEXTS.othersLeave(closing, phrases),
        )
      : closing.hasAccepted
        ? phrases.lessMoney
        : sentences(phrases.lessMoney, leaveText(closing, phrases)),
};

/** Tasks that show how far somebody is. */
const TELLING = new Set(['agreement', 'deposit', 'acceptance']);

/** Tasks whose time is still to come, of somebody or of the user. Nothing comes next in a dispute. */
function laterText({ laterTasks = [], dispute }: KnownClosing, phrases: Phrases, who?: string): string {
  const later = laterTasks.filter((one) => one.who === who).map(({ task, due }) => phrases.taskDue(task, due));
  return dispute || later.length === 0 ? '' : phrases.dealFigures.later([...new Set(later)]);
}

/** The days that an inspection must keep to. */
function acceptText({ hasAccepted, getsOnlyMoney, acceptBy, stillToDo = [] }: KnownClosing, phrases: Phrases): string {
  if (hasAccepted || getsOnlyMoney || !acceptBy) return '';
  const inspection = stillToDo.find(({ task }) => task === 'inspection')?.due;
  return phrases.dealFigures.acceptUntil(acceptBy, inspection);
}

/** The open tasks of each other party, and if asked for, what they have done of the telling ones. */
function othersText(closing: KnownClosing, phrases: Phrases, done: boolean): string[] {
  const { othersTasks = [], laterTasks = [], dispute } = closing;
  // Tasks that a dispute has stopped are still left.
  const stopped: typeof othersTasks =
    dispute && done ? laterTasks.flatMap(({ who, ...task }) => (who ? [{ ...task, who, isDone: false }] : [])) : [];
  return [...Map.groupBy([...othersTasks, ...stopped], ({ who }) => who)].flatMap(([who, tasks]) => {
    const did = tasks.filter(({ isDone, task }) => isDone && TELLING.has(task)).map(({ task }) => task);
    const inCheck = tasks.filter(({ isInCheck }) => isInCheck).map(({ task }) => task);
    const left = tasks.filter(({ isDone, isInCheck }) => !isDone && !isInCheck);
    const telling = left.filter(({ task }) => TELLING.has(task));
    const first = done ? [...telling, ...left.filter((task) => !telling.includes(task))] : left;
    const open = new Set(first.map(({ task, due }) => phrases.taskDue(task, due)));
    return [
      done && did.length > 0 ? phrases.hasDone(who, [...new Set(did)]) : '',
      inCheck.length > 0 ? phrases.handedIn(who, [...new Set(inCheck)]) : '',
      open.size > 0 ? phrases.stillHasToDo(who, [...open]) : done && !dispute ? phrases.nothingOpen(who) : '',
      done ? laterText(closing, phrases, who) : '',
    ];
  });
}

function othersDeposit({ others = [] }: KnownClosing, phrases: Phrases): string {
  const owing = others.filter(({ deposit }) => deposit !== undefined);
  if (owing.length === 0) return phrases.noDepositOfOthers;
  return sentences(
    ...owing.map(({ name, deposit, depositDue, depositAmount }) =>
      deposit === 'done'
        ? sentences(phrases.depositIn(name), depositAmount ? phrases.dealFigures.depositHeld(depositAmount) : '')
        : phrases.depositOut(name, depositDue),
    ),
  );
}

function leaveText({ isSigned, hasAccepted, getsOnlyMoney, acceptBy }: KnownClosing, { leave }: Phrases): string {
  if (!isSigned) return leave.unsigned;
  if (getsOnlyMoney) return leave.onlyMoney;
  return hasAccepted ? leave.accepted : leave.unaccepted(acceptBy);
}

/** The money that leaving is about: the deposit, and the costs that come off it. */
function leaveCosts(closing: KnownClosing, { dealFigures }: Phrases): string {
  const { isSigned, deposit, authorizedCosts = NONE } = closing;
  if (!deposit || deposit.needed === NONE) return '';
  if (!isSigned) return deposit.arrived === NONE ? dealFigures.noneArrived(deposit.needed) : '';
  return sentences(
    dealFigures.deposit(deposit.needed, deposit.arrived),
    authorizedCosts === NONE ? dealFigures.noCosts : dealFigures.costs(authorizedCosts),
  );
}
