import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { formatMoney, MAX_PRICE, parseMoney } from '@tradewind/domain/money';
import { LISTING_KEYS } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { assetCategory, bodyRowId, cursor, money, rowId, timestamp } from './primitives.ts';
import { commaFault, withoutSeparators } from './typed-numbers.ts';
import { WANT_LIMITS } from './want-form.ts';

/** The item of the caller that the rules are about. */
const wantSubject = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('boat'), boatId: bodyRowId }),
      z.object({ kind: z.literal('asset'), assetId: bodyRowId }),
      z.object({ kind: z.literal('cash') }),
    ],
    'Please say what you would give: a boat, an asset or cash.',
  )
  .meta({ id: 'WantSubject' });
export type WantSubject = z.infer<typeof wantSubject>;

const private_ = 'Only its owner and Eddy see it.';

const wantRules = z
  .object({
    boatTypes: z.array(z.enum(BOAT_TYPES)).meta({ description: 'Empty for any type' }),
    minLength: z.number().nullable(),
    maxLength: z.number().nullable(),
    minYear: z.int().nullable(),
    maxYear: z.int().nullable(),
    minPrice: money.nullable(),
    maxPrice: money.nullable(),
    maxMiles: z.int().nullable(),
    categories: z
      .array(z.enum(LISTING_KEYS))
      .meta({ description: 'Kinds of items, as in a listing; empty for any kind' }),
    maxCashToAdd: money.nullable().meta({ description: `The most cash to add. ${private_}` }),
    minCashToReceive: money.nullable().meta({ description: `The least cash to receive. ${private_}` }),
    lowestValue: money
      .nullable()
      .meta({ description: `The lowest total value accepted, also by the caller’s agent. ${private_}` }),
  })
  .meta({ id: 'WantRules', description: 'What somebody would take. Null asks for nothing in particular.' });
export type WantRules = z.infer<typeof wantRules>;

export const want = z
  .object({
    for: wantSubject,
    title: z.string().nullable().meta({ description: 'Of the boat or asset; null for cash' }),
    imageUrl: z.string().nullable(),
    value: money.nullable().meta({ description: 'The asking price of the boat, or the value of the asset' }),
    category: assetCategory.nullable(),
    reserved: z
      .boolean()
      .meta({ description: 'True while an agreed trade contains the item: the rules apply again when it is free' }),
    suggested: z
      .boolean()
      .meta({ description: 'True while the rules are derived from the listing and the agent’s settings' }),
    rules: wantRules,
    updatedAt: timestamp.nullable(),
  })
  .meta({ id: 'Want' });
export type Want = z.infer<typeof want>;

const answers = ['yes', 'no'] as const;

export const verdict = z
  .object({
    boatId: z.int(),
    title: z.string(),
    imageUrl: z.string().nullable(),
    price: money.nullable(),
    listed: z.boolean().meta({ description: 'False while the boat is not offered' }),
    verdict: z.enum(answers),
    cash: money.nullable().meta({ description: 'The most cash that the caller would add for this boat' }),
    updatedAt: timestamp,
  })
  .meta({ id: 'Verdict', description: 'The caller’s answer about one boat. It takes precedence over rules.' });
export type Verdict = z.infer<typeof verdict>;

/** An amount from $0: a number or decimal string, parsed to a decimal string. */
const dollars = (name: string) =>
  z
    .union([z.number(), z.string().trim().max(20)], { error: `${name} must be a dollar amount.` })
    .transform((value, context) => {
      const cents = parseMoney(withoutSeparators(String(value)));
      if (cents !== undefined && cents <= MAX_PRICE) return formatMoney(cents);
      const message = commaFault(String(value)) ?? `${name} must be between $0 and $9,999,999,999.`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .nullable()
    .default(null);

const number = (name: string, { least, most }: { least: number; most: number }, unit: string) => {
  const message = `${name} must be between ${least.toLocaleString('en-US')} and ${most.toLocaleString('en-US')}${unit}.`;
  return z.number(message).min(least, message).max(most, message);
};
const feet = (name: string) => number(name, WANT_LIMITS.length, ' feet').nullable().default(null);
const year = (name: string) => {
  const { least, most } = WANT_LIMITS.year;
  const message = `${name} must be a year between ${least} and ${most}.`;
  return z.int(message).min(least, message).max(most, message).nullable().default(null);
};

const listOf = <const Words extends readonly [string, ...string[]]>(words: Words, error: string) =>
  z
    .array(z.enum(words, { error }), error)
    .max(60, error)
    .default([])
    .transform((chosen) => [...new Set(chosen)]);

const ORDERED = [
  ['minLength', 'maxLength', 'The shortest length can’t be more than the longest.'],
  ['minYear', 'maxYear', 'The earliest year can’t be after the latest.'],
  ['minPrice', 'maxPrice', 'The lowest price can’t be more than the highest.'],
] as const;

export const wantRulesInput = z
  .object({
    boatTypes: listOf(BOAT_TYPES, 'Please choose boat types from the list.'),
    minLength: feet('The shortest length'),
    maxLength: feet('The longest length'),
    minYear: year('The earliest year'),
    maxYear: year('The latest year'),
    minPrice: dollars('The lowest price'),
    maxPrice: dollars('The highest price'),
    maxMiles: number('The distance', WANT_LIMITS.miles, ' miles')
      .int('Please enter whole miles.')
      .nullable()
      .default(null),
    categories: listOf(LISTING_KEYS, 'Please choose trade categories from the list.'),
    maxCashToAdd: dollars('The most cash to add'),
    minCashToReceive: dollars('The least cash to receive'),
    lowestValue: dollars('The lowest value'),
  })
  .superRefine((rules, context) => {
    for (const [least, most, message] of ORDERED) {
      const [low, high] = [rules[least], rules[most]];
      if (low !== null && high !== null && Number(low) > Number(high))
        context.addIssue({ code: 'custom', path: [least], message });
    }
  });

const NOT_FOR_CASH = 'This goes only with a boat or an asset.';

/** Rules replace all earlier ones. Null returns to the suggestion. */
const wantInput = z
  .object({ for: wantSubject, rules: wantRulesInput.nullable() })
  .superRefine(({ for: { kind }, rules }, context) => {
    if (kind !== 'cash' || !rules) return;
    for (const name of ['minCashToReceive', 'lowestValue'] as const)
      if (rules[name] !== null) context.addIssue({ code: 'custom', path: ['rules', name], message: NOT_FOR_CASH });
  });
export type WantInput = z.infer<typeof wantInput>;

export const verdictInput = z
  .object({ verdict: z.enum(answers, 'Please answer yes or no.'), cash: dollars('The cash to add') })
  .superRefine(({ verdict: answer, cash }, context) => {
    if (answer === 'no' && cash !== null)
      context.addIssue({ code: 'custom', path: ['cash'], message: 'Cash goes only with a yes.' });
  });
export type VerdictInput = z.infer<typeof verdictInput>;

const verdictParams = z.object({ boatId: rowId });
const verdictsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: cursor.optional(),
});
export type VerdictsQuery = z.infer<typeof verdictsQuery>;

export const wantsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/wants',
    access: 'signed in',
    tag: 'wants',
    summary: 'What the caller would take for each of their boats and assets and for cash, with their newest verdicts',
    responses: { 200: z.object({ wants: z.array(want), verdicts: z.array(verdict) }).meta({ id: 'Wants' }) },
    refuses: [401, 403],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/wants',
    access: 'signed in',
    invalidates: ['/api/wants'],
    tag: 'wants',
    summary:
      'Say what the caller would take for one of their items or for cash; rules that are null return to the suggestion',
    body: wantInput,
    responses: { 200: want },
    refuses: [401, 403, 404],
  }),
  verdicts: endpoint({
    method: 'GET',
    path: '/api/wants/verdicts',
    access: 'signed in',
    tag: 'wants',
    summary: 'The caller’s verdicts on single boats, most recent first; the next page is in the Link header',
    query: verdictsQuery,
    responses: { 200: z.array(verdict) },
    refuses: [401, 403],
  }),
  verdictOn: endpoint({
    method: 'GET',
    path: '/api/wants/verdicts/:boatId',
    access: 'signed in',
    tag: 'wants',
    summary: 'The caller’s verdict on one boat, or null',
    params: verdictParams,
    responses: { 200: z.object({ verdict: verdict.nullable() }) },
    refuses: [401, 403],
  }),
  judge: endpoint({
    method: 'PUT',
    path: '/api/wants/verdicts/:boatId',
    access: 'signed in',
    invalidates: ['/api/wants', '/api/wants/verdicts', '/api/ai-agent/matches'],
    tag: 'wants',
    summary: 'Say whether the caller would trade for a boat, and with how much cash at most',
    params: verdictParams,
    body: verdictInput,
    responses: { 200: verdict },
    refuses: [401, 403, 404, 409],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/wants/verdicts/:boatId',
    access: 'signed in',
    invalidates: ['/api/wants', '/api/wants/verdicts', '/api/ai-agent/matches'],
    tag: 'wants',
    summary: 'Take a verdict back; the rules apply again',
    params: verdictParams,
    responses: { 200: acknowledged },
    refuses: [401, 403],
  }),
};
