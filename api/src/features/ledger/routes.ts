import { Readable } from 'node:stream';
import { bankLinesApi } from '@tradewind/contract/bank-lines';
import { ledgerApi } from '@tradewind/contract/ledger';
import type { FastifyRequest } from 'fastify';
import type { BrokerCaller } from '../../platform/auth.ts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { claimOf } from '../../platform/idempotency.ts';
import type { Work } from '../../platform/work.ts';
import { confirmLine, explainLine, readLines, withdrawLine } from './bank-lines/bank-lines.service.ts';
import { importStatement, removeStatement } from './bank-lines/statements.service.ts';
import { exportPostings, presentOne, readTradeMoney, readTrust, readWires } from './desk.service.ts';
import type { Desk } from './policy.ts';
import { proveLedger } from './proof/proof.service.ts';
import { listProofs } from './proof/proof.store.ts';
import { withdrawRequest } from './wires/requests.service.ts';
import { assignSuspense } from './wires/suspense.service.ts';
import {
  collectWire,
  confirmWire,
  payOut,
  recordWire,
  returnSuspense,
  reverseWire,
  voidWire,
} from './wires/wires.service.ts';
import type { WireRow } from './wires/wires.store.ts';

type DeskRequest = FastifyRequest & { caller: BrokerCaller };

const deskOf = (request: DeskRequest): Desk => ({
  ...{ broker: request.caller, origin: originOf(request), now: new Date() },
});

/** Other features follow the wires of a trade. */
async function followed(work: Work, wire: WireRow): Promise<WireRow> {
  if (wire.tradeId !== null) await work.happened('wire.changed', { tradeId: wire.tradeId });
  return wire;
}

export function ledgerRoutes(app: App, deps: Dependencies): void {
  const { db, commit, idempotency } = deps;

  /** Records a wire once, however often the request arrives. */
  const recorded = async (request: DeskRequest, record: (work: Work, desk: Desk) => Promise<WireRow>, status = 201) => {
    const { response } = await idempotency.once(claimOf(request), status, async (work) =>
      presentOne(work.tx, await followed(work, await record(work, deskOf(request))), request.caller.id),
    );
    return response;
  };
  const moved = (request: DeskRequest, move: (work: Work, desk: Desk) => Promise<WireRow>) =>
    commit(async (work) =>
      presentOne(work.tx, await followed(work, await move(work, deskOf(request))), request.caller.id),
    );

  serve(app, ledgerApi.wires, ({ caller, query }) => readWires(db, caller.id, query));
  serve(app, ledgerApi.recordIn, (request) => recorded(request, (work, desk) => recordWire(work, desk, request.body)));
  serve(app, ledgerApi.recordOut, (request) => recorded(request, (work, desk) => payOut(work, desk, request.body)));
  serve(app, ledgerApi.return, (request) =>
    recorded(request, (work, desk) => returnSuspense(work, desk, request.params.id, request.body), 200),
  );
  serve(app, ledgerApi.confirm, (request) =>
    moved(request, (work, desk) => confirmWire(work, desk, request.params.id)),
  );
  serve(app, ledgerApi.collect, (request) =>
    moved(request, (work, desk) => collectWire(work, desk, request.params.id, request.body.bankDate)),
  );
  serve(app, ledgerApi.void, (request) =>
    moved(request, (work, desk) => voidWire(work, desk, request.params.id, request.body.reason)),
  );
  serve(app, ledgerApi.reverse, (request) =>
    moved(request, (work, desk) => reverseWire(work, desk, request.params.id, request.body.reason)),
  );
  serve(app, ledgerApi.assign, (request) =>
    moved(request, (work, desk) => assignSuspense(work, desk, request.params.id, request.body)),
  );

  serve(app, ledgerApi.withdraw, (request) =>
    moved(request, (work, desk) => withdrawRequest(work, desk, request.params.id)),
  );

  serve(app, ledgerApi.trust, () => readTrust(db));
  serve(app, ledgerApi.money, ({ caller, query }) => readTradeMoney(db, caller.id, query.trade));
  serve(
    app,
    ledgerApi.importStatement,
    (request) => commit((work) => importStatement(work, deskOf(request), request.body)),
    { bodyLimit: STATEMENT_BYTES },
  );
  serve(app, ledgerApi.removeStatement, (request) =>
    commit((work) => removeStatement(work, deskOf(request), request.body)),
  );
  serve(app, bankLinesApi.list, ({ caller, query }) => readLines(db, caller.id, query));
  serve(app, bankLinesApi.explain, (request) =>
    commit((work) => explainLine(work, deskOf(request), request.params.id, request.body)),
  );
  serve(app, bankLinesApi.confirm, (request) =>
    commit((work) => confirmLine(work, deskOf(request), request.params.id, request.body.explanation)),
  );
  serve(app, bankLinesApi.withdraw, (request) =>
    commit((work) => withdrawLine(work, deskOf(request), request.params.id, request.body.explanation)),
  );
  serve(app, ledgerApi.proofs, () => listProofs(db));
  serve(app, ledgerApi.prove, () => proveLedger(deps));
  serve(app, ledgerApi.export, ({ caller, query }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="ledger-${query.from}-${query.to}.csv"`)
      .send(Readable.from(exportPostings(db, caller.id, query))),
  );
}

/** A character of the file takes up to four bytes, or six when JSON escapes it. */
const STATEMENT_BYTES = 12_000_000;
