import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import './plain-refusals.ts';

const refusal = (shape: z.ZodType, value: unknown) => shape.safeParse(value).error?.issues[0]?.message;

describe('A refused value', () => {
  it('has its field named in plain words', () => {
    expect(refusal(z.object({ engineHours: z.number() }), { engineHours: 'many' })).toBe(
      'Please enter the engine hours as a number.',
    );
    expect(refusal(z.object({ receiverId: z.string() }), {})).toBe('Please enter the recipient’s ID.');
  });

  it('comes with its bounds, in singular and plural', () => {
    expect(refusal(z.object({ limit: z.int().max(1_000) }), { limit: 2_000 })).toBe(
      'Please enter at most 1,000 for the number of results.',
    );
    expect(refusal(z.object({ photos: z.array(z.string()).min(1) }), { photos: [] })).toBe(
      'Please choose at least 1 item for the photos.',
    );
    expect(refusal(z.object({ note: z.string().max(200) }), { note: 'x'.repeat(201) })).toBe(
      'Please enter at most 200 characters for the note.',
    );
  });

  it('comes without bounds if they mean nothing to people, as for an ID', () => {
    expect(refusal(z.object({ boatId: z.int32().positive() }), { boatId: 99_999_999_999 })).toBe(
      'Please check the boat ID.',
    );
    expect(refusal(z.object({ chatId: z.int32().positive() }), { chatId: -1 })).toBe('Please check the chat ID.');
  });
});
