import { expect, test } from 'vitest';
import { chatLink, serviceMessage } from './chat-link.ts';

test('the message names the service and its price', () => {
  expect(serviceMessage({ name: 'Title Search', price: '$150' })).toBe(
    'Hi! I’d like to know more about Title Search ($150).',
  );
});

test('the chat link contains the message and keeps its existing query', () => {
  const link = new URL(chatLink('https://chat.example.com/room?team=sales#top', 'A & B? 100%'));
  expect(link.searchParams.get('text')).toBe('A & B? 100%');
  expect(link.searchParams.get('team')).toBe('sales');
  expect(link.hash).toBe('#top');
});
