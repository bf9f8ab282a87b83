import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('never marks data as stale and never retries', async () => {
  let asked = 0;
  const client = createQueryClient(async () => {
    asked += 1;
    return new Response('no', { status: 500 });
  });
  await expect(client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: no');
  expect(asked).toBe(1);
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
});
