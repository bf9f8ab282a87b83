import { describe, expect, it } from 'vitest';
import { writtenOut } from './slips.ts';

describe('slips and slang', () => {
  it.each([
    ['hwo much is teh tern 24', 'how much is the tern 24'],
    ['offer a buck fifty for it', 'offer 150 for it'],
    ['offer five oh for it', 'offer 50 for it'],
    ['one oh five', '105'],
    ['aint there anything cheaper', 'is there anything cheaper'],
    ['nuthin over 30 feet', 'nothing over 30 feet'],
    ['hmm pricier ones', 'pricier ones'],
    ['how does the osprey 78 compare to the 112', 'how does the osprey 78 compare to the osprey 112'],
  ])('%s', (said, meant) => expect(writtenOut(said)).toBe(meant));

  it.each(['under 40 or the 50', 'la hte barata', 'boats over 30 or the 28'])('leaves %s alone', (said) =>
    expect(writtenOut(said)).toBe(said),
  );

  it('reads a hostile message quickly', () => {
    const started = performance.now();
    writtenOut('osprey 24 and '.repeat(140));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
