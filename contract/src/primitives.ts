import { ASSET_CATEGORIES, type AssetCategory } from '@tradewind/domain/asset-kinds';
import { MIN_PRICE } from '@tradewind/domain/boat-defaults';
import { formatMoney, MAX_PRICE, parseMoney } from '@tradewind/domain/money';
import { z } from 'zod';
import { commaFault, withoutSeparators } from './typed-numbers.ts';
import './plain-refusals.ts';

export const assetCategory = z.enum(ASSET_CATEGORIES as [AssetCategory, ...AssetCategory[]]);

/** Money is a decimal string with two decimals. */
export const money = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .meta({ description: 'US dollars, a decimal string with two places', examples: ['125000.00'] });

/** Amounts with a direction, such as a ledger's. */
export const signedMoney = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .meta({ description: 'US dollars, a decimal string with two places', examples: ['-125000.00'] });

export const timestamp = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

export const userId = z.string().min(1).max(64);
/** The start of a list's next page. Opaque to clients, which send it back unchanged. */
export const cursor = z.string().max(1_200);
/** The id of a row in a body. */
export const bodyRowId = z.int().positive().max(2_147_483_647);
/** The same in a path or a query, where it is text: plain digits, and nothing else that reads as a number. */
export const rowId = z.preprocess(numberInText, bodyRowId);
/** The same where a person types it. */
export const typedRowId = (error: string) =>
  z.preprocess(numberInText, z.int({ error }).positive({ error }).max(2_147_483_647, { error }));

function numberInText(given: unknown): unknown {
  return typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;
}

/** Digits for an amount that is too large to read. */
export const isTooMuch = (text: string): boolean => /^[1-9]\d{10,}(?:\.\d{1,2})?$/.test(withoutSeparators(text));

/** An amount entered by a user: a number or decimal string, at least one dollar, parsed to a decimal string. */
export const amountOf = (name: string, missing = `${name} must be a dollar amount`) =>
  z
    .union([z.number(), z.string().trim().max(20)], { error: `${name} must be a dollar amount` })
    .transform((value, context) => {
      const typed = String(value);
      const cents = parseMoney(withoutSeparators(typed));
      if (cents !== undefined && cents >= MIN_PRICE && cents <= MAX_PRICE) return formatMoney(cents);
      const unread = typed === '' ? missing : (commaFault(typed) ?? `${name} must be a dollar amount`);
      const isAmount = cents !== undefined || isTooMuch(typed);
      const message = !isAmount ? unread : `${name} must be between $1 and $9,999,999,999`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

/** An amount of money that somebody reads from a bill or a bank: any number of cents above zero, parsed to a decimal string. */
export const exactAmount = (error: string) =>
  z.union([z.number(), z.string().trim().max(20)], { error }).transform((value, context) => {
    const cents = parseMoney(withoutSeparators(String(value)));
    if (cents !== undefined && cents > 0 && cents <= MAX_PRICE) return formatMoney(cents);
    context.addIssue({ code: 'custom', message: commaFault(String(value)) ?? error });
    return z.NEVER;
  });

export const amount = amountOf('Price');
