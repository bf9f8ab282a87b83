import { CANCELLATION_CAUSES } from '@tradewind/domain/closing/cancellation';
import { z } from 'zod';
import { closing } from './closing.ts';
import { disputeInput, resolutionInput } from './closing-disputes.ts';
import { taxInput, taxRead } from './closing-money.ts';
import { consentInput, position, proposalInput } from './closing-proposals.ts';
import { completeInput, orderInput, scheduleInput } from './closing-services.ts';
import { endpoint } from './endpoint.ts';
import { words } from './entered-text.ts';
import { rowId } from './primitives.ts';

const REASON_MAX = 1_000;
const reason = words('Reason', REASON_MAX);

const cancelInput = z.object({
  cause: z.enum(CANCELLATION_CAUSES, 'Please choose the cause.'),
  party: position.optional().meta({ description: 'The party who answers for it, where the broker states a default' }),
  reason,
});
export type CancelInput = z.infer<typeof cancelInput>;

const acceptInput = consentInput.extend({
  hash: z
    .string()
    .max(128)
    .optional()
    .meta({ description: 'Of the form that the caller has read; refused if it has changed' }),
});
export type AcceptInput = z.infer<typeof acceptInput>;

const rejectInput = z.object({ reason, name: consentInput.shape.name });
export type RejectInput = z.infer<typeof rejectInput>;

const params = z.object({ id: rowId });
const proposalParams = z.object({ id: rowId, proposal: rowId });
const legParams = z.object({ id: rowId, leg: rowId });
const orderParams = z.object({ id: rowId, order: rowId });
const taskParams = z.object({ id: rowId, task: rowId });

const change = {
  method: 'POST',
  invalidates: ['/api/trades'],
  tag: 'closing',
  responses: { 200: closing },
  refuses: [401, 403, 404, 409],
} as const;

/** The course of a closing: what everyone must consent to, and how it ends without a release. */
export const closingCourseApi = {
  propose: endpoint({
    ...change,
    path: '/api/trades/:id/closing/proposals',
    access: 'owner and broker',
    summary: 'Propose an extension, a holdback, other amounts, a mutual end or the end of a dispute',
    description:
      'It takes effect when everyone concerned has consented. A party who proposes something consents with it, in the name given; the end of a dispute is signed afterwards by everyone.',
    params,
    body: proposalInput,
  }),
  consent: endpoint({
    ...change,
    path: '/api/trades/:id/closing/proposals/:proposal/consent',
    access: 'owner',
    summary: 'Consent to a proposal; the last consent puts it into effect',
    description: 'The consent to the end of a dispute signs the release, in the legal name of the caller.',
    params: proposalParams,
    body: acceptInput,
  }),
  decline: endpoint({
    ...change,
    path: '/api/trades/:id/closing/proposals/:proposal/decline',
    access: 'owner and broker',
    summary: 'Turn a proposal down, or take it back',
    params: proposalParams,
  }),
  accept: endpoint({
    ...change,
    path: '/api/trades/:id/closing/tasks/:task/accept',
    access: 'owner',
    summary: 'Accept a boat or item in writing',
    params: taskParams,
    body: acceptInput,
  }),
  reject: endpoint({
    ...change,
    path: '/api/trades/:id/closing/tasks/:task/reject',
    access: 'owner',
    summary: 'Reject a boat or item in writing, which ends the trade',
    params: taskParams,
    body: rejectInput,
  }),
  cancel: endpoint({
    ...change,
    path: '/api/trades/:id/closing/cancel',
    access: 'owner and broker',
    summary: 'State why the trade ends after everyone has signed',
    params,
    body: cancelInput,
  }),
  fail: endpoint({
    ...change,
    path: '/api/trades/:id/closing/legs/:leg/fail',
    access: 'owner and broker',
    summary: 'Record that something closed outside fell through before the release, which ends the trade',
    params: legParams,
    body: z.object({ reason }),
  }),
  dispute: endpoint({
    ...change,
    path: '/api/trades/:id/closing/dispute',
    access: 'owner and broker',
    summary: 'Open a dispute, which freezes the money of the trade',
    params,
    body: disputeInput,
  }),
  resolve: endpoint({
    ...change,
    path: '/api/trades/:id/closing/dispute/resolve',
    access: 'broker',
    summary: 'Record the release that everyone signed, an award or a court order, and move the money as it says',
    params,
    body: resolutionInput,
  }),
  holdTax: endpoint({
    ...change,
    method: 'PUT',
    path: '/api/trades/:id/closing/taxes/:leg',
    access: 'broker',
    summary: 'Hold sales tax for a boat, or another amount of it: the release takes it from the receiver',
    params: legParams,
    body: taxInput,
  }),
  dropTax: endpoint({
    ...change,
    method: 'DELETE',
    path: '/api/trades/:id/closing/taxes/:leg',
    access: 'broker',
    summary: 'Hold no sales tax for a boat after all, before the release',
    description: 'A caller who names the tax that they have read is refused if another broker has changed it.',
    params: legParams,
    query: taxRead,
  }),
  order: endpoint({
    ...change,
    path: '/api/trades/:id/closing/tasks/:task/orders',
    access: 'owner',
    summary: 'Order a service of the catalog for the task that it serves, and authorize its cost',
    params: taskParams,
    body: orderInput,
  }),
  scheduleOrder: endpoint({
    ...change,
    path: '/api/trades/:id/closing/orders/:order/schedule',
    access: 'broker',
    summary: 'Record who does an ordered service, and when',
    params: orderParams,
    body: scheduleInput,
  }),
  completeOrder: endpoint({
    ...change,
    path: '/api/trades/:id/closing/orders/:order/complete',
    access: 'broker',
    summary: 'Record that an ordered service is done, and charge its price to the party who ordered it',
    params: orderParams,
    body: completeInput,
  }),
  cancelOrder: endpoint({
    ...change,
    path: '/api/trades/:id/closing/orders/:order/cancel',
    access: 'owner and broker',
    summary: 'Cancel an order; once it is scheduled, only the broker can',
    params: orderParams,
  }),
};
