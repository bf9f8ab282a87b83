import { expect, test } from 'vitest';
import { notifyFeatures, readAgain } from './feature-events.ts';
import { createQueryClient } from './query-client.ts';

/** A list whose responses arrive when the test says so. */
function listWithLateResponses() {
  const pending: ((count: number) => void)[] = [];
  const client = createQueryClient(async () => new Response());
  const queryKey = ['/api/notifications'];
  const fetchList = () =>
    client.fetchQuery({
      queryKey,
      staleTime: 0,
      queryFn: () => new Promise<number>((resolve) => pending.push(resolve)),
    });
  const features = [
    {
      updates: ['/api/notifications'],
      on: { 'account.changed': () => client.setQueryData<number>(queryKey, (count) => count && count + 1) },
    },
  ];
  const isOutdated = () => client.getQueryState(queryKey)?.isInvalidated;
  return { pending, client, fetchList, features, isOutdated };
}

test('an event makes the response that was under way outdated', async () => {
  const { pending, client, fetchList, features, isOutdated } = listWithLateResponses();
  const first = fetchList();
  notifyFeatures('account.changed', {}, features, client);
  pending[0]?.(1);
  await first;
  await expect.poll(isOutdated).toBe(true);
});

test('a stream that opens makes the response that was under way outdated', async () => {
  const { pending, client, fetchList, features, isOutdated } = listWithLateResponses();
  const first = fetchList();
  readAgain(features, client);
  pending[0]?.(1);
  await first;
  await expect.poll(isOutdated).toBe(true);
});

test('an event leaves other lists alone', async () => {
  const { pending, client, fetchList, isOutdated } = listWithLateResponses();
  const first = fetchList();
  notifyFeatures('account.changed', {}, [{ updates: ['/api/boats'], on: { 'account.changed': () => {} } }], client);
  pending[0]?.(1);
  await first;
  expect(isOutdated()).toBe(false);
});
