import { closingApi } from '@tradewind/contract/closing';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { readClosing } from './course/course.service.ts';
import { confirmTask, enterFacts, reviewTask, waiveTask } from './service.ts';

export function closingRoutes(app: App, deps: Dependencies): void {
  serve(app, closingApi.read, (request) => readClosing(deps.db, request.caller, request.params.id));

  serve(app, closingApi.enter, (request) =>
    enterFacts(deps, request.caller, request.params, request.body.facts, originOf(request)),
  );

  serve(app, closingApi.confirm, (request) =>
    confirmTask(deps, request.caller, request.params, request.body.note, originOf(request)),
  );

  serve(app, closingApi.check, (request) =>
    reviewTask(deps, request.caller, request.params, request.body, originOf(request)),
  );

  serve(app, closingApi.waive, (request) =>
    waiveTask(deps, request.caller, request.params, request.body.note, originOf(request)),
  );
}
