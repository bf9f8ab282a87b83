import { describe, expect, it } from 'vitest';
import { hullNumberNote } from './hull-numbers.ts';

const NOW = new Date('2026-11-16');
const note = (written: string, year = 2004) => hullNumberNote(written, year, NOW);

describe('The note below a hull number', () => {
  it('counts characters until there are enough', () => {
    expect(note('')).toBeUndefined();
    expect(note(' - ')).toBeUndefined();
    expect(note('ABC-12')).toEqual({ kind: 'incomplete', text: '5 of 12 characters' });
  });

  it('says what is wrong with a whole number', () => {
    expect(note('ABC1O345D404')).toMatchObject({ kind: 'faulty', text: expect.stringContaining('the letter O') });
  });

  it('reads the number back', () => {
    expect(note('us-abc12345d404')).toEqual({
      kind: 'fine',
      text: 'Builder ABC, built in April 2004, model year 2004.',
    });
    expect(note('ABC123450676', 1976)?.text).toBe('Builder ABC, built in June 1976.');
    expect(note('FLZ12345D404')?.text).toContain('Assigned by the state (FLZ)');
    expect(note('FR-ABC12345D404')?.text).toContain('Builder ABC, country FR');
  });

  it('warns when the number and the listing disagree', () => {
    expect(note('ABC12345D404', 2006)).toEqual({
      kind: 'disagrees',
      text: 'This hull number says model year 2004, but the listing says 2006. You can go on, but without the badge.',
    });
  });
});
