import type { Wire } from '@tradewind/contract/ledger';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Claim } from '../../../platform/idempotency.ts';
import type { Work } from '../../../platform/work.ts';
import { presentOne } from '../desk.service.ts';
import type { Desk } from '../policy.ts';
import type { WireRow } from './wires.store.ts';

export type Recording = Pick<Dependencies, 'idempotency'>;
export type Moving = Pick<Dependencies, 'commit'>;

type Step = (work: Work) => Promise<WireRow>;

/** Records a wire once for a claim, however often the request arrives. */
export async function recorded(
  { idempotency }: Recording,
  desk: Desk,
  { claim, status }: { claim: Claim | undefined; status: number },
  record: Step,
): Promise<Wire> {
  const { response } = await idempotency.once(claim, status, (work) => followed(work, desk, record));
  return response;
}

/** Takes a step of a wire. */
export const moved = ({ commit }: Moving, desk: Desk, move: Step): Promise<Wire> =>
  commit((work) => followed(work, desk, move));

/** Other features follow the wires of a trade. */
async function followed(work: Work, { broker }: Desk, step: Step): Promise<Wire> {
  const wire = await step(work);
  if (wire.tradeId !== null) await work.happened('wire.changed', { tradeId: wire.tradeId });
  return presentOne(work.tx, wire, broker.id);
}
