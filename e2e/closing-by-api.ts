import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Closing, ClosingTask, TaskAction } from '@tradewind/contract/closing';
import type { Wire } from '@tradewind/contract/ledger';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { unique } from './admin-fixtures.ts';
import type { Person } from './fixtures.ts';
import { headersOf } from './propose.ts';

type Kind = ClosingTask['kind'];

/** The smallest file that counts as a PDF. */
export const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const legalNameOf = ({ user }: Person) => `${user.firstName} Lovell`;

/** Does the steps of a closing that are not the subject of a test, through the API. */
export class ClosingByApi {
  readonly request: APIRequestContext;
  readonly tradeId: number;
  /** The broker who confirms large wires. */
  readonly second: Person;

  constructor(request: APIRequestContext, tradeId: number, second: Person) {
    this.request = request;
    this.tradeId = tradeId;
    this.second = second;
  }

  private async read(person: Person): Promise<Closing> {
    const url = `/api/trades/${this.tradeId}/closing`;
    const answer = await patiently(() => this.request.get(url, { headers: headersOf(person) }));
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }

  /** Finishes this person's part of all tasks of these kinds. */
  async finish(person: Person, ...kinds: Kind[]): Promise<void> {
    const { tasks, position } = await this.read(person);
    for (const task of tasks) {
      const isTheirs = position === null || task.by === position;
      const action = kinds.includes(task.kind) && isTheirs ? actionOn(task, position === null) : undefined;
      if (action) await this.take(person, task, action);
    }
  }

  private async take(person: Person, task: ClosingTask, action: TaskAction): Promise<void> {
    const path = `closing/tasks/${task.id}`;
    switch (action) {
      case 'enter':
        return void (await this.send(person, 'put', `${path}/facts`, { facts: factsOf(person, task) }));
      case 'sign': {
        const { hash, name } = await this.send(person, 'post', `${path}/form`, {});
        return void (await this.send(person, 'post', `${path}/sign`, { hash, name, consent: true }));
      }
      case 'accept':
        return void (await this.send(person, 'post', `${path}/accept`, { name: legalNameOf(person) }));
      case 'upload':
        return this.upload(person, task);
      case 'check':
        return void (await this.send(person, 'post', `${path}/check`, { result: 'passed' }));
      default:
        return void (await this.send(person, 'post', `${path}/confirm`, {}));
    }
  }

  private async send(person: Person, method: 'post' | 'put', path: string, data: object) {
    const url = `/api/trades/${this.tradeId}/${path}`;
    const answer = await patiently(() => this.request[method](url, { headers: headersOf(person), data }));
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  }

  async propose(person: Person, terms: object): Promise<void> {
    await this.send(person, 'post', 'closing/proposals', { terms, name: legalNameOf(person) });
  }

  /** Consents to the newest proposal. */
  async consent(person: Person): Promise<void> {
    const { proposals } = await this.read(person);
    const path = `closing/proposals/${proposals[0]?.id}/consent`;
    await this.send(person, 'post', path, { name: legalNameOf(person) });
  }

  async dispute(person: Person, reason: string): Promise<void> {
    await this.send(person, 'post', 'closing/dispute', { reason });
  }

  /** Records a wire for all money that is still missing. */
  bringBalances(broker: Person): Promise<void> {
    return this.bring(broker, 'balance', 'funds');
  }

  /** Records a wire for each deposit that is still missing. */
  bringDeposits(broker: Person): Promise<void> {
    return this.bring(broker, 'deposit', 'deposit');
  }

  private async bring(broker: Person, what: 'balance' | 'deposit', purpose: string): Promise<void> {
    const { money } = await this.read(broker);
    for (const { position, [what]: owed } of money.parties)
      for (const { trust, missing } of owed.accounts)
        if (Number(missing) > 0) await this.wire(broker, 'in', { purpose, trust, position, amount: missing });
  }

  private async upload(person: Person, task: ClosingTask): Promise<void> {
    const answer = await this.request.post(`/api/trades/${this.tradeId}/documents`, {
      headers: headersOf(person),
      multipart: {
        task: String(task.id),
        document: { name: `${task.kind}.pdf`, mimeType: 'application/pdf', buffer: PAPER },
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }

  /** Records a wire at the broker's desk and that the bank has collected it. */
  async wire(broker: Person, direction: 'in' | 'out', data: object): Promise<void> {
    const headers = headersOf(broker);
    const wire = { tradeId: this.tradeId, bankReference: unique(), counterparty: 'A party', ...data };
    const answer = await this.request.post(`/api/broker/wires/${direction}`, { headers, data: wire });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id, state }: Wire = await answer.json();
    const path = `/api/broker/wires/${id}`;
    if (state === 'recorded') {
      const confirmed = await this.request.post(`${path}/confirm`, { headers: headersOf(this.second) });
      expect(confirmed.status(), await confirmed.text()).toBe(200);
    }
    const bankDate = brokerageDay(new Date());
    const collected = await this.request.post(`${path}/collect`, { headers, data: { bankDate } });
    expect(collected.status(), await collected.text()).toBe(200);
  }
}

/** A busy server asks to come back in a moment. */
async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await ask();
  await expect(async () => {
    if (answer.status() === 503) answer = await ask();
    expect(answer.status(), await answer.text()).not.toBe(503);
  }).toPass();
  return answer;
}

function actionOn({ actions, state }: ClosingTask, isBroker: boolean): TaskAction | undefined {
  const possible: TaskAction[] = isBroker ? ['check'] : ['enter', 'sign', 'accept', 'confirm', 'upload'];
  if (isBroker ? state === 'done' : state !== 'open') return undefined;
  return possible.find((action) => actions.includes(action));
}

function factsOf(person: Person, { kind, id }: ClosingTask): object {
  if (kind === 'payoff') return { loan: false };
  if (kind === 'vessel-details')
    return {
      regime: 'state',
      state: 'FL',
      number: `FL${id}`,
      hullNumber: `ABC${String(id).padStart(5, '0')}D404`,
      hasLoan: false,
      parts: [],
    };
  return {
    legalName: legalNameOf(person),
    capacity: 'individual',
    street: '12 Harbor Lane',
    city: 'Miami',
    state: 'FL',
    zip: '33139',
  };
}
