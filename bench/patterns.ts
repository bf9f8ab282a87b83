import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { QUESTION_MAX } from '@tradewind/contract/eddy';
import { openSession } from '../api/src/features/accounts/sessions.service.ts';
import { startServer } from './eddy/product.ts';
import { runWritten } from './eddy/written.ts';
import { attacksOn, canBacktrack } from './patterns/attacks.ts';
import { recordPatterns } from './patterns/record.ts';
import { chance } from './random.ts';
import { table } from './report.ts';

/** In milliseconds, for the longest message that the server accepts. */
const LIMITS = { pattern: 150, answer: 1_500 } as const;
/** A pattern that takes longer than this is interrupted. */
const GIVE_UP_MS = 2_000;
/** As many of the slowest messages are sent to Eddy. */
const SENT = 40;
const SHOWN = 8;

interface Attacked {
  source: string;
  message: string;
  ms: number;
}

const server = await startServer();
try {
  const patterns = await recordPatterns(() => runWritten(server));
  const random = chance(Date.now() % 1_000_000);
  const attacked = patterns
    .filter(canBacktrack)
    .map((pattern) => slowest(pattern, attacksOn(pattern, QUESTION_MAX, random)))
    .toSorted((a, b) => b.ms - a.ms);
  report(
    `${attacked.length} patterns of ${patterns.length}, each attacked with its own words`,
    attacked,
    LIMITS.pattern,
  );
  report('Eddy’s answers to the slowest of these messages', await answerAll(attacked), LIMITS.answer);
} finally {
  await server.stop();
}

function slowest(pattern: RegExp, messages: readonly string[]): Attacked {
  let worst: Attacked = { source: pattern.source, message: '', ms: 0 };
  for (const message of messages) {
    const started = performance.now();
    try {
      runInNewContext('pattern.test(message)', { pattern, message }, { timeout: GIVE_UP_MS });
    } catch {
      // Interrupted: the time says it.
    }
    const ms = performance.now() - started;
    if (ms > worst.ms) worst = { ...worst, message, ms };
  }
  return worst;
}

/** The whole way of a message: all patterns, names and tools. */
async function answerAll(attacked: readonly Attacked[]): Promise<Attacked[]> {
  const product = await server.open();
  try {
    await product.query("insert into users (id, email, first_name) values ('bench-1', 'ann@example.com', 'Ann')");
    const token = await openSession(product.db, 'bench-1', {});
    const ask = async (message: string) => (await product.post('/api/ai-agent/chat', token, { message })).text();
    await ask('bowriders under 50k');
    const answers: Attacked[] = [];
    for (const { source, message } of attacked.slice(0, SENT)) {
      await pause(10);
      const started = performance.now();
      await ask(message);
      answers.push({ source, message, ms: performance.now() - started });
    }
    return answers.toSorted((a, b) => b.ms - a.ms);
  } finally {
    await product.close();
  }
}

function report(what: string, attacked: readonly Attacked[], limit: number): void {
  const holds = (attacked[0]?.ms ?? 0) <= limit;
  if (!holds) process.exitCode = 1;
  console.log(`\n${what}: at most ${Math.round(attacked[0]?.ms ?? 0)} of ${limit} ms ${holds ? '✓' : '✗'}\n`);
  const short = (text: string) => text.replaceAll('|', '¦').slice(0, 60);
  console.log(
    table(
      ['ms', 'pattern', 'message'],
      attacked
        .slice(0, SHOWN)
        .map(({ ms, source, message }) => [String(Math.round(ms)), short(source), short(message)]),
    ),
  );
}
