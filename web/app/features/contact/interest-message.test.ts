import { expect, test } from 'vitest';
import { interestMessage } from './interest-message.ts';

test('names year, make, model and the price in whole dollars, and asks about trades', () => {
  const message = interestMessage({ year: 2019, make: 'Sea Ray', model: 'SLX 310', price: '124999.50' });
  expect(message).toContain('2019 Sea Ray SLX 310');
  expect(message).toContain('$125,000');
  expect(message).toContain('discuss possible trades');
});
