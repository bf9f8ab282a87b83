import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

export const LEGAL_DETAILS = {
  legalName: 'Olive Marie Hart',
  capacity: 'individual',
  street: '12 Harbor Way',
  city: 'Sarasota',
  state: 'FL',
  zip: '34236',
};

export const VESSEL_DETAILS = {
  regime: 'documented',
  number: '1234567',
  hullNumber: 'TWD12345H819',
  hasLoan: false,
  parts: [],
};

export async function closingOf(app: TestApp, person: Person, tradeId: number): Promise<Closing> {
  const answer = await app.call('GET', `/api/trades/${tradeId}/closing`, { token: person.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Finds a task by its kind and the party or leg it is about. */
export function taskIn({ tasks }: Closing, kind: string, about: Partial<ClosingTask> = {}): ClosingTask {
  const found = tasks.find(
    (task) => task.kind === kind && Object.entries(about).every(([name, value]) => task[name as 'leg'] === value),
  );
  if (!found) throw new Error(`No task ${kind} with ${JSON.stringify(about)}.`);
  return found;
}
