import { z } from 'zod';

/** Where to send the browser: the payment provider's own page. */
export const billingPage = z.object({ url: z.string() }).meta({ id: 'BillingPage' });
export type BillingPage = z.infer<typeof billingPage>;
