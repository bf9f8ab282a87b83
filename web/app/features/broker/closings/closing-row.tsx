import { CAUSE_WORDS } from '@tradewind/contract/closing-causes';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { ledgerCardPath, tradePath } from '@tradewind/contract/paths';
import type { ClosingSummary } from '@tradewind/contract/release';
import { totalOf } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { Due } from '../../../nouns/closing/due.tsx';
import { stepWords } from '../../../nouns/closing/step-words.ts';
import classes from './closings.module.css';

/** One closing: where it stands, whose turn it is, and what it holds. */
export function ClosingRow({ closing }: { closing: ClosingSummary }) {
  const { tradeId, title, parties, broker, next, held, turn } = closing;
  const late = broker.late + parties.reduce((sum, party) => sum + party.late, 0);
  const waiting = broker.waiting + (turn === null ? 0 : 1);
  return (
    <li className={classes.closing} data-late={late > 0 || undefined}>
      <div className={classes.about}>
        <p className={classes.title}>
          <Link to={tradePath(tradeId)}>{title}</Link>
        </p>
        <p>
          Trade {tradeId} · {parties.map(({ firstName, legalName }) => legalName ?? firstName).join(', ')}
        </p>
      </div>
      <div className={classes.step}>
        <strong data-stopped={closing.status === 'disputed' || closing.ending !== null || undefined}>
          {standingOf(closing)}
        </strong>
        {turn === null ? null : <span>For you: {todoWords[turn]}</span>}
        {closing.ending === null ? null : <span>{CAUSE_WORDS[closing.ending]}</span>}
        {next === null ? null : (
          <span>
            Next: {TASK_WORDS[next.kind].name}, {next.by === null ? 'you' : nameOf(closing, next.by)}
          </span>
        )}
        {next === null ? null : <Due dueAt={next.dueAt} />}
      </div>
      <div className={classes.figures}>
        <span>{waiting === 0 ? 'Nothing waits for you' : `${waiting} for you`}</span>
        {late === 0 ? null : <span data-late>{late === 1 ? '1 step is late' : `${late} steps are late`}</span>}
        <span>Holds {bookedText(totalOf(held.map(({ amount }) => amount)))}</span>
        <Link
          className={classes.card ?? ''}
          to={ledgerCardPath(tradeId)}
          aria-label={`Ledger card of trade ${tradeId}`}
        >
          Ledger card
        </Link>
      </div>
    </li>
  );
}

const todoWords: Record<NonNullable<ClosingSummary['turn']>, string> = {
  dispute: 'propose a way out, or record the award or order',
  return: 'send the money back',
  release: 'release everything',
  settle: 'send the wires, then settle',
};

function standingOf({ status, ending, step }: ClosingSummary): string {
  if (status === 'disputed') return 'In dispute, money frozen';
  if (ending !== null) return 'Ending';
  return step === null ? 'Nothing left to do' : stepWords[step].name;
}

const nameOf = ({ parties }: ClosingSummary, position: number): string =>
  parties.find((party) => party.position === position)?.firstName ?? 'Former member';
