import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isUsername, numberedUsername, usernameBase } from './username.ts';

const email = 'skipper.jane@example.com';

describe('a username to start from', () => {
  it.each([
    ['Ann', 'ann'],
    ['Renée', 'renee'],
    ['Mary Jo', 'mary_jo'],
    ['Al', 'al_sailor'],
    ['美咲', 'skipper.jane'],
    ['  ', 'skipper.jane'],
    ['_x_', 'x_sailor'],
  ])('of %s is %s', (firstName, username) => {
    expect(usernameBase({ firstName, email })).toBe(username);
  });

  it('is never empty', () => {
    expect(usernameBase({ firstName: '', email: '@' })).toBe('sailor');
  });
});

test('a number makes it unique within the length limit', () => {
  expect(numberedUsername('ann', 1)).toBe('ann');
  expect(numberedUsername('ann', 2)).toBe('ann2');
  expect(numberedUsername('a'.repeat(30), 123)).toBe(`${'a'.repeat(27)}123`);
});

test('is valid for any name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.emailAddress(),
      fc.integer({ min: 1, max: 9_999 }),
      (firstName, address, number) => {
        const base = usernameBase({ firstName, email: address });
        expect(base).toSatisfy(isUsername);
        expect(numberedUsername(base, number)).toSatisfy(isUsername);
      },
    ),
  );
});
