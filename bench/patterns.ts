import { runInNewContext } from 'node:vm';
import { QUESTION_MAX } from '@tradewind/contract/eddy';
import { startServer } from './eddy/product.ts';
import { runWritten } from './eddy/written.ts';
import { attacksOn, canBacktrack } from './patterns/attacks.ts';
import { recordPatterns } from './patterns/record.ts';
import { chance } from './random.ts';
import { table } from './report.ts';

/** How long one message may keep the server busy, in milliseconds. */
const LIMIT_MS = 1_500;
/** Eddy reads about as much of a message; the rest only lengthens it. */
const READ = 1_500;
/** A pattern that takes longer than this is interrupted. */
const GIVE_UP_MS = 500;
/** As many of the slowest messages are sent to Eddy, in their full length. */
const SENT = 60;
const SHOWN = 10;
/** A word before and a mark behind keep repeated spaces from being trimmed. */
const FRAME = 'so?'.length;

interface Attack {
  source: string;
  words: string;
  ms: number;
}

const server = await startServer();
try {
  const patterns = await recordPatterns(() => runWritten(server));
  const random = chance(Date.now() % 1_000_000);
  const attacks = patterns.filter(canBacktrack).map((pattern) => slowest(pattern, attacksOn(pattern, random)));
  console.log(`\n${attacks.length} of ${patterns.length} patterns can take long for some messages.`);
  report(await answerAll(attacks.toSorted((a, b) => b.ms - a.ms).slice(0, SENT)));
} finally {
  await server.stop();
}

function repeated(words: string, length: number): string {
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}

function slowest(pattern: RegExp, tried: readonly string[]): Attack {
  let worst: Attack = { source: pattern.source, words: 'a ', ms: 0 };
  for (const words of tried) {
    const message = repeated(words, READ);
    const started = performance.now();
    try {
      runInNewContext('pattern.test(message)', { pattern, message }, { timeout: GIVE_UP_MS });
    } catch {
      // Interrupted: the time says it.
    }
    const ms = performance.now() - started;
    if (ms > worst.ms) worst = { ...worst, words, ms };
  }
  return worst;
}

/** The whole way of a message: all patterns, names and tools. */
async function answerAll(attacks: readonly Attack[]): Promise<Attack[]> {
  const product = await server.open();
  try {
    const account = { email: 'ann@example.com', password: 'a long password 1', firstName: 'Ann' };
    const { token } = (await (await product.post('/api/auth/register', undefined, account)).json()) as {
      token: string;
    };
    const ask = async (message: string) => {
      const answer = await product.post('/api/ai-agent/chat', token, { message });
      if (answer.status !== 200) throw new Error(`A message was refused: ${await answer.text()}`);
      await answer.text();
    };
    await ask('bowriders under 50k');
    const answers: Attack[] = [];
    for (const attack of attacks) {
      const started = performance.now();
      await ask(`so${repeated(attack.words, QUESTION_MAX - FRAME)}?`);
      answers.push({ ...attack, ms: performance.now() - started });
    }
    return answers.toSorted((a, b) => b.ms - a.ms);
  } finally {
    await product.close();
  }
}

function report(answers: readonly Attack[]): void {
  const worst = answers[0]?.ms ?? 0;
  const holds = worst <= LIMIT_MS;
  if (!holds) process.exitCode = 1;
  console.log(
    `Answers to the ${answers.length} worst messages: at most ${Math.round(worst)} of ${LIMIT_MS} ms ${holds ? '✓' : '✗'}\n`,
  );
  const short = (text: string) => text.replaceAll('|', '¦').slice(0, 60);
  console.log(
    table(
      ['ms', 'repeated words', 'found by the pattern'],
      answers.slice(0, SHOWN).map(({ ms, words, source }) => [String(Math.round(ms)), short(words), short(source)]),
    ),
  );
}
