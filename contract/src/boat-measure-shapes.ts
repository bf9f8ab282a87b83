import { parseLength } from '@tradewind/domain/boat-defaults';
import { z } from 'zod';
import { forEachMeasure, isDecimal, type Measure } from './boat-measures.ts';

/** Feet as users type them: a number, or text such as '38 ft'. */
export const feet = (label: string, most: number): z.ZodType<number, number | string> =>
  z
    .union([z.number(), z.string().max(40)], { error: `${label} must be a number of feet` })
    .transform((value, context) => {
      const length = parseLength(value);
      if (length !== undefined && length <= most) return length;
      context.addIssue({ code: 'custom', message: `${label} must be between 1 and ${most} feet` });
      return z.NEVER;
    });

const count = ({ label, most }: Measure): z.ZodType<number, number | string> =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(0)
    .max(most);

/** The measures of a boat on the wire. */
export const measureShapes = forEachMeasure(
  (measure): z.ZodType<number | null> =>
    isDecimal(measure) ? z.number().nullable().meta({ description: 'Feet, one decimal' }) : z.int().nullable(),
);

/** The measures as an owner enters them. */
export const measureInputs = forEachMeasure((measure) =>
  (isDecimal(measure) ? feet(measure.label, measure.most) : count(measure))
    .nullish()
    .transform((value) => value ?? null),
);

/** The measures in the inventory feed. */
export const feedMeasures = forEachMeasure(
  (measure): z.ZodType<number | null | undefined> =>
    (isDecimal(measure) ? feedFeet(measure) : z.int().min(0).max(measure.mostInFeed)).nullish(),
);

function feedFeet({ mostInFeed }: Measure): z.ZodType<number> {
  return z.union([z.string(), z.number()]).transform((value, context) => {
    const length = parseLength(value);
    if (length !== undefined && length <= mostInFeed) return length;
    context.addIssue({ code: 'custom', message: 'is not a length in feet' });
    return z.NEVER;
  });
}
