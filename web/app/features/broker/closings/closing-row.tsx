import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { tradePath } from '@tradewind/contract/paths';
import type { ClosingSummary } from '@tradewind/contract/release';
import { exactPriceText, totalOf } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { Due } from '../../../nouns/closing/due.tsx';
import { stepWords } from '../../../nouns/closing/step-words.ts';
import classes from './closings.module.css';

/** One closing: where it stands, whose turn it is, and what it holds. */
export function ClosingRow({ closing }: { closing: ClosingSummary }) {
  const { tradeId, title, step, parties, broker, next, held, status } = closing;
  const late = broker.late + parties.reduce((sum, party) => sum + party.late, 0);
  return (
    <li className={classes.closing} data-late={late > 0 || undefined}>
      <div className={classes.about}>
        <p className={classes.title}>
          <Link to={tradePath(tradeId)}>{title}</Link>
        </p>
        <p>
          Trade {tradeId} · {parties.map(({ firstName }) => firstName).join(', ')}
          {status === 'disputed' ? ' · In dispute' : ''}
        </p>
      </div>
      <div className={classes.step}>
        <strong>{step === null ? 'Nothing left to do' : stepWords[step].name}</strong>
        {next === null ? null : (
          <span>
            Next: {TASK_WORDS[next.kind].name}, {next.by === null ? 'you' : nameOf(closing, next.by)}
          </span>
        )}
        {next === null ? null : <Due dueAt={next.dueAt} />}
      </div>
      <div className={classes.figures}>
        <span>{broker.waiting === 0 ? 'Nothing waits for you' : `${broker.waiting} for you`}</span>
        {late === 0 ? null : <span data-late>{late === 1 ? '1 step is late' : `${late} steps are late`}</span>}
        <span>Holds {exactPriceText(totalOf(held.map(({ amount }) => amount)))}</span>
      </div>
    </li>
  );
}

const nameOf = ({ parties }: ClosingSummary, position: number): string =>
  parties.find((party) => party.position === position)?.firstName ?? 'Former member';
