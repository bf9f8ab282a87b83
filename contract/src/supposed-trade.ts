import { US_STATES } from '@tradewind/domain/geography';
import { z } from 'zod';

const dollars = z.number().min(0).max(9_999_999_999);

/** The input of Eddy's tool for a trade that somebody only supposes. Models read the descriptions. */
export const supposedTradeInput = z.object({
  get: dollars.optional().describe('The value of the boat that the user would get, in US dollars'),
  give: dollars.optional().describe('The value of the boat that the user would give'),
  pay: dollars.optional().describe('Cash that the user would pay'),
  receive: dollars.optional().describe('Cash that the user would receive'),
  boatId: z.int().positive().max(2_147_483_647).optional().describe('A listed boat that the user would get'),
  myBoatId: z.int().positive().max(2_147_483_647).optional().describe('A listed boat that the user would give'),
  states: z.array(z.enum(US_STATES)).max(4).optional().describe('States whose sales tax is asked for'),
  isRing: z.boolean().optional().describe('Whether more than two people trade'),
});
