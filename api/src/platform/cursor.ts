import { z } from 'zod';
import { invalidCursor } from './http/refusal.ts';

/** Encodes the position after the last row of a page, and decodes it when the client asks for the next page. */
export interface CursorCodec<Position> {
  write(position: Position): string;
  /** Refuses a string that this codec did not write. */
  read(text: string): Position;
}

/** From 1970 on: the database refuses the year 0, which a forged cursor may name. */
const moment = z.iso.datetime().refine((text) => text >= '1970');

export const cursorPart = {
  id: z.int().positive().max(2_147_483_647),
  moment: moment.transform((text) => new Date(text)),
  /** A moment as a string, for a cursor part that holds other values in another sort order. */
  momentText: moment,
  /** A value in the database's own notation, checked before it goes back into a statement. */
  text: (pattern: RegExp) => z.string().regex(pattern),
};

/**
 * Writes the parts in the order of `parts`. A list with several sort orders has a codec for each, named by `sort`, so that one
 * order refuses the cursor of another.
 */
export function cursorCodec<Parts extends z.ZodRawShape>(
  parts: Parts,
  sort?: string,
): CursorCodec<z.output<z.ZodObject<Parts>>> {
  const names = Object.keys(parts);
  const prefix = sort === undefined ? [] : [sort];
  const shape = z.object(parts);

  return {
    write(position) {
      const values = names.map((name) => (position as Record<string, unknown>)[name]);
      return Buffer.from(JSON.stringify([...prefix, ...values])).toString('base64url');
    },
    read(text) {
      const values = valuesIn(text);
      if (values.length !== prefix.length + names.length || values.slice(0, prefix.length).join() !== prefix.join())
        throw invalidCursor();
      const given = names.map((name, index) => [name, values[prefix.length + index]]);
      const parsed = shape.safeParse(Object.fromEntries(given));
      if (!parsed.success) throw invalidCursor();
      return parsed.data;
    },
  };
}

function valuesIn(text: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
