import type { ClosingTask } from '@tradewind/contract/closing';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { faultsIn } from '../../../testing/closing-world.ts';
import { closingOf, enterDetails, fund, legalName, onTask, payAll, signAs } from '../../../testing/closings.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders } from '../../../testing/trades.ts';

let app: TestApp;
let trade: number;
let broker: Person;
/** In the order of their positions. */
let people: Person[];

/** Does everything that can be done now: the broker's checks, the parties' words, acceptances and signatures. */
async function workThrough(): Promise<number> {
  let done = 0;
  for (const [position, person] of [...people.entries(), [null, broker] as const]) {
    const { tasks } = await closingOf(app, person, trade);
    for (const task of tasks.filter(isTheirTurn(position))) if (await finish(person, task)) done++;
  }
  return done;
}

const isTheirTurn = (position: number | null) => (task: ClosingTask) =>
  task.state === 'submitted' ? position === null : task.state === 'open' && task.by === position;

/** The broker has seen the paper elsewhere. */
const PAPERS = ['vessel-papers', 'source-of-funds', 'tax-form', 'yard-letters', 'bill-of-sale', 'insurance', 'filing'];

async function finish(person: Person, { id: task, kind, by, actions }: ClosingTask): Promise<boolean> {
  const act = async (who: Person, what: string, body?: object) => {
    const answer = await onTask(app, who, { trade, task }, what, body);
    expect(answer.status, `${kind}: ${JSON.stringify(answer.body)}`).toBe(200);
    return true;
  };
  if (PAPERS.includes(kind)) return actions.includes('upload') && act(broker, 'waive', { note: 'Seen at the office' });
  if (actions.includes('check')) return act(person, 'check', { result: 'passed', note: 'Called back' });
  if (actions.includes('confirm')) return act(person, 'confirm', { note: 'Done' });
  if (kind === 'payoff') return act(person, 'facts', { facts: { loan: false } });
  if (actions.includes('accept')) return act(person, 'accept', { name: legalName(by ?? -1) });
  if (kind === 'disclosures' || kind === 'agreement' || kind === 'statement') {
    const signed = await signAs(app, person, trade, kind, by ?? -1);
    return signed.status === 200;
  }
  return false;
}

it('goes from the offer to the keys and filings by the calls that people make', async () => {
  app = await testApp();
  broker = await registerBroker(app);
  const brokers = [broker, await registerBroker(app)] as const;
  const traders = await registerTraders(app);
  people = [traders.buyer, traders.owner];
  trade = (await agree(app, traders)).id;
  await enterDetails(app, people, trade);
  await workThrough();
  expect((await closingOf(app, broker, trade)).status).toBe('closing');
  await fund(app, brokers, trade);
  while ((await workThrough()) > 0);

  const before = await closingOf(app, broker, trade);
  expect(before.obstacles).toEqual([]);
  expect(before.step).toBe('release');
  expect((await callTrades(app, broker, `/${trade}/release`, {})).body.status).toBe('released');
  expect((await closingOf(app, broker, trade)).obstacles).toEqual([{ task: null, text: 'Not everyone is paid yet.' }]);
  await payAll(app, brokers, trade);
  expect((await closingOf(app, broker, trade)).obstacles).toEqual([]);
  expect((await callTrades(app, broker, `/${trade}/settle`, {})).body.status).toBe('closed');
  expect(await faultsIn(app.database.pool)).toEqual([]);
  const after = await closingOf(app, traders.owner, trade);
  expect(after).toMatchObject({ status: 'closed', step: 'hand-over' });
  while ((await workThrough()) > 0);
  expect(await closingOf(app, traders.owner, trade)).toMatchObject({ status: 'closed', step: null });
}, 120_000);
