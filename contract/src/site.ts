import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Public settings of this site. */
const siteInfo = z
  .object({
    publicUrl: z.string(),
    demo: z.boolean(),
    googleSignIn: z.boolean(),
    subscriptions: z.boolean().meta({ description: 'Whether the monthly subscription can be bought here' }),
    brokerage: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      chatUrl: z.string(),
      licence: z.string(),
      address: z.string(),
    }),
  })
  .meta({ id: 'SiteInfo' });
export type SiteInfo = z.infer<typeof siteInfo>;

export const siteApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/site',
    access: 'everyone',
    tag: 'site',
    summary: 'Public settings of this site',
    responses: { 200: siteInfo },
  }),
};
