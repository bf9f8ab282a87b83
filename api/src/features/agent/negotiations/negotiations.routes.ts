import { negotiationsApi } from '@tradewind/contract/negotiations';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listLog, listMatches } from '../looking/matches.service.ts';
import { answerNegotiation, listNegotiations, readNegotiation } from './negotiations.service.ts';

export function negotiationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  serve(app, negotiationsApi.matches, (request) => listMatches(db, request.caller.id, request.query.limit));

  serve(app, negotiationsApi.log, (request) =>
    listLog(db, request.caller.id, request.query.limit, request.query.before),
  );

  serve(app, negotiationsApi.list, (request) => listNegotiations(db, request.caller.id, request.query.limit));

  serve(app, negotiationsApi.read, (request) => readNegotiation(db, request.caller.id, request.params.id));

  for (const action of ['confirm', 'decline'] as const)
    serve(app, negotiationsApi[action], (request) =>
      answerNegotiation(deps, request.caller, request.params.id, action, originOf(request)),
    );
}
