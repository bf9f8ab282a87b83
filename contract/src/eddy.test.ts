import { expect, it } from 'vitest';
import { agentApi } from './agent.ts';
import { eddyApi } from './eddy.ts';
import type { Endpoint } from './endpoint.ts';
import { favoritesApi } from './favorites.ts';
import { messagesApi } from './messages.ts';
import { tradesApi } from './trades.ts';
import { wantsApi } from './wants.ts';

/** The calls that do what Eddy's cards do. */
const behindCards: readonly Endpoint[] = [
  messagesApi.send,
  tradesApi.propose,
  tradesApi.counter,
  tradesApi.withdraw,
  wantsApi.save,
  agentApi.savePreferences,
  agentApi.deploy,
  agentApi.recall,
];

/** The screens of these put the response of their own call into the cache. */
const alsoChanged = [favoritesApi.list, agentApi.preferences, agentApi.status];

it('refreshes after a click on a card what the same action elsewhere refreshes', () => {
  const expected = [
    ...behindCards.flatMap(({ invalidates = [] }) => invalidates),
    ...alsoChanged.map(({ path }) => path),
  ];
  expect(eddyApi.confirmProposal.invalidates).toEqual(expect.arrayContaining(expected));
});
