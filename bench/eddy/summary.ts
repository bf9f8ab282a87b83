import { table } from '../report.ts';
import type { Verdict } from './examine.ts';

const share = (part: number, of: number) => `${((part * 100) / Math.max(1, of)).toFixed(1)}%`;

const solvedShare = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ result }) => result === 'solved').length / Math.max(1, verdicts.length);

interface Figures {
  solved: number;
  invented: number;
  unasked: number;
  broken: number;
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  return {
    solved: solvedShare(verdicts),
    invented: verdicts.filter(({ invented, claimed }) => invented.length + claimed.length > 0).length,
    unasked: verdicts.filter(({ unasked }) => unasked.length > 0).length,
    broken: verdicts.filter(({ broken, leaked }) => broken || leaked.length > 0).length,
  };
}

/** Solved, partly and not solved conversations of each category, the worst first. */
export function categoryTable(title: string, verdicts: readonly Verdict[]): string {
  const groups = Map.groupBy(verdicts, ({ conversation }) => conversation.category ?? 'all');
  const rows = [...groups].map(([name, group]) => {
    const count = (result: Verdict['result']) => group.filter((verdict) => verdict.result === result).length;
    return { name, size: group.length, solved: count('solved'), partly: count('partly'), not: count('not') };
  });
  return table(
    [title, 'conversations', 'solved', 'partly', 'not', 'share'],
    rows
      .toSorted((a, b) => a.solved / a.size - b.solved / b.size)
      .map(({ name, size, solved, partly, not }) => [
        name,
        String(size),
        String(solved),
        String(partly),
        String(not),
        share(solved, size),
      ]),
  );
}

/** Some failures of each category in full. */
export function examples(verdicts: readonly Verdict[], most: number): string {
  const failed = verdicts.filter(({ result }) => result !== 'solved');
  const groups = Map.groupBy(failed, ({ conversation }) => conversation.category ?? 'all');
  return [...groups]
    .flatMap(([name, group]) => [
      `${name}:`,
      ...group
        .slice(0, most)
        .flatMap(({ result, reasons, unasked }) => [
          ...reasons.map((reason) => `  ${result === 'partly' ? '~' : '✗'} ${reason}`),
          ...unasked.map((question) => `  ✗ did something without a click: “${question}”`),
        ]),
    ])
    .join('\n');
}

/** One line per conversation, for files. */
export function conversationLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ conversation, result, reasons }) =>
      [
        `${{ solved: '✓', partly: '~', not: '✗' }[result]} ${conversation.name}: ${result === 'not' ? 'not solved' : result === 'partly' ? 'partly solved' : 'solved'}`,
        ...reasons.map((reason) => `    ${reason}`),
      ].join('\n'),
    )
    .join('\n');
}
