import type { TaxHeld } from '@tradewind/domain/ledger/terms';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closings } from '../../../db/schema/closings.ts';
import type { TaxableLeg } from '../policy.ts';

export const setTaxes = (tx: Queryable, { tradeId }: TaxableLeg, taxes: readonly TaxHeld[]) =>
  tx.update(closings).set({ taxes }).where(eq(closings.tradeId, tradeId));
