import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dollars } from '../money.ts';
import { limitsOf } from './limits.ts';

const limits = (initiatorMax: number | null, responderMin: number | null) =>
  limitsOf({
    askingPrice: dollars(100_000),
    initiatorMax: initiatorMax === null ? null : dollars(initiatorMax),
    responderMin: responderMin === null ? null : dollars(responderMin),
  });

describe('The limits of a negotiation', () => {
  it('are those that both sides named, within the range of the listing', () => {
    expect(limits(95_000, 50_000)).toEqual({ initiator: dollars(95_000), responder: dollars(90_000), known: true });
    expect(limits(500_000, 93_000)).toEqual({ initiator: dollars(100_000), responder: dollars(93_000), known: true });
    expect(limits(500_000, 300_000)).toMatchObject({ responder: dollars(100_000) });
  });

  it('come from the listing and count as unknown if a side named none', () => {
    expect(limits(null, null)).toEqual({ initiator: dollars(100_000), responder: dollars(90_000), known: false });
  });

  it('never exceed the asking price', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 999_999_999_999 }).map(cents));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }).map(cents),
        amount,
        amount,
        (askingPrice, most, least) => {
          const found = limitsOf({ askingPrice, initiatorMax: most, responderMin: least });
          expect(found.initiator).toBeLessThanOrEqual(askingPrice);
          expect(found.responder).toBeLessThanOrEqual(askingPrice);
          if (most !== null) expect(found.initiator).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
