import { Readable } from 'node:stream';
import { bankLinesApi } from '@tradewind/contract/bank-lines';
import { ledgerApi } from '@tradewind/contract/ledger';
import type { FastifyRequest } from 'fastify';
import type { BrokerCaller } from '../../platform/auth.ts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { confirmLine, explainLine, readLines, withdrawLine } from './bank-lines/bank-lines.service.ts';
import { importStatement, removeStatement } from './bank-lines/statements.service.ts';
import { exportPostings, readTradeMoney, readTrust, readWires } from './desk.service.ts';
import { STATEMENT_BYTES } from './limits.ts';
import type { Desk } from './policy.ts';
import { listProofs, proveLedger } from './proof/proof.service.ts';
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

type DeskRequest = FastifyRequest & { caller: BrokerCaller };

const deskOf = (request: DeskRequest): Desk => ({
  ...{ broker: request.caller, origin: originOf(request), now: new Date() },
});

export function ledgerRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, ledgerApi.wires, ({ caller, query }) => readWires(db, caller.id, query));
  serve(app, ledgerApi.recordIn, (request) => recordWire(deps, deskOf(request), request.body, claimOf(request)));
  serve(app, ledgerApi.recordOut, (request) => payOut(deps, deskOf(request), request.body, claimOf(request)));
  serve(app, ledgerApi.return, (request) =>
    returnSuspense(deps, deskOf(request), request.params.id, request.body, claimOf(request)),
  );
  serve(app, ledgerApi.confirm, (request) => confirmWire(deps, deskOf(request), request.params.id));
  serve(app, ledgerApi.collect, (request) =>
    collectWire(deps, deskOf(request), request.params.id, request.body.bankDate),
  );
  serve(app, ledgerApi.void, (request) => voidWire(deps, deskOf(request), request.params.id, request.body.reason));
  serve(app, ledgerApi.reverse, (request) =>
    reverseWire(deps, deskOf(request), request.params.id, request.body.reason),
  );
  serve(app, ledgerApi.assign, (request) => assignSuspense(deps, deskOf(request), request.params.id, request.body));
  serve(app, ledgerApi.withdraw, (request) => withdrawRequest(deps, deskOf(request), request.params.id));

  serve(app, ledgerApi.trust, () => readTrust(db));
  serve(app, ledgerApi.money, ({ caller, query }) => readTradeMoney(db, caller.id, query.trade));
  serve(app, ledgerApi.importStatement, (request) => importStatement(deps, deskOf(request), request.body), {
    bodyLimit: STATEMENT_BYTES,
  });
  serve(app, ledgerApi.removeStatement, (request) => removeStatement(deps, deskOf(request), request.body));
  serve(app, bankLinesApi.list, ({ caller, query }) => readLines(db, caller.id, query));
  serve(app, bankLinesApi.explain, (request) => explainLine(deps, deskOf(request), request.params.id, request.body));
  serve(app, bankLinesApi.confirm, (request) =>
    confirmLine(deps, deskOf(request), request.params.id, request.body.explanation),
  );
  serve(app, bankLinesApi.withdraw, (request) =>
    withdrawLine(deps, deskOf(request), request.params.id, request.body.explanation),
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
