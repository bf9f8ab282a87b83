import type { Phrases } from '../../phrases/phrases.ts';
import type { Task } from './known-closing.ts';

/** A trade that is settled. */
export interface FinishedTrade {
  tradeId: number;
  with: string;
  youGive: string[];
  youGet: string[];
  state: string;
  hasStatement: boolean;
  /** Charges and credits, without the wires. */
  statement?: { line: string; amount: string }[];
  youWired?: string;
  wiredToYou?: string;
  /** Such as a filing after the release. */
  stillToDo?: Task[];
}

const MOST_TOLD = 3;

/** The settled trades; `isSold` answers whether a boat of theirs is still listed. */
export const finishedText = (finished: readonly FinishedTrade[], phrases: Phrases, isSold = false): string =>
  finished
    .slice(0, MOST_TOLD)
    .map(({ with: other, youGive, youGet, hasStatement, statement = [], youWired, wiredToYou, stillToDo = [] }) =>
      [
        phrases.finished(other, youGive, youGet),
        isSold ? phrases.soldThere : '',
        phrases.settledMoney(
          youWired ?? '',
          wiredToYou ?? '',
          statement.map(({ line, amount }) => ({ name: line, amount })),
        ),
        stillToDo.length > 0
          ? phrases.leftAfterRelease(stillToDo.map(({ task, due }) => phrases.taskDue(task, due)))
          : '',
        hasStatement ? phrases.statementThere : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' ');
