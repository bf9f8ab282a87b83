import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { acceptItem, rejectItem } from '../acceptance.service.ts';
import { cancelForCause } from '../ending/cancellation.service.ts';
import { openDispute, resolve } from '../ending/disputes.service.ts';
import { formsOfUser } from '../limits.ts';
import { dropTax, holdTax } from '../money/taxes.service.ts';
import { cancelOrder, completeOrder, orderService, scheduleOrder } from '../orders/orders.service.ts';
import { failOutside } from '../outside/outside.service.ts';
import { consent, decline, propose } from '../proposals/proposals.service.ts';

export function courseRoutes(app: App, deps: Dependencies): void {
  serve(app, closingCourseApi.propose, (request) =>
    propose(deps, request.caller, request.params.id, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.consent, (request) =>
    consent(deps, request.caller, request.params, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.decline, (request) => decline(deps, request.caller, request.params, originOf(request)));
  serve(app, closingCourseApi.accept, async (request) => {
    await deps.limits.consume(formsOfUser, request.caller.id);
    return acceptItem(deps, request.caller, request.params, request.body, originOf(request));
  });
  serve(app, closingCourseApi.reject, async (request) => {
    await deps.limits.consume(formsOfUser, request.caller.id);
    return rejectItem(deps, request.caller, request.params, request.body, originOf(request));
  });
  serve(app, closingCourseApi.cancel, (request) =>
    cancelForCause(deps, request.caller, request.params.id, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.fail, (request) =>
    failOutside(deps, request.caller, request.params, request.body.reason, originOf(request)),
  );
  serve(app, closingCourseApi.dispute, (request) =>
    openDispute(deps, request.caller, request.params.id, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.resolve, (request) =>
    resolve(deps, request.caller, request.params.id, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.holdTax, (request) =>
    holdTax(deps, request.caller, request.params, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.dropTax, (request) =>
    dropTax(deps, request.caller, { ...request.params, ...request.query }, originOf(request)),
  );
  serve(app, closingCourseApi.order, (request) =>
    orderService(deps, request.caller, request.params, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.scheduleOrder, (request) =>
    scheduleOrder(deps, request.caller, request.params, request.body, originOf(request)),
  );
  serve(app, closingCourseApi.completeOrder, (request) =>
    completeOrder(deps, request.caller, request.params, request.body.amount, originOf(request)),
  );
  serve(app, closingCourseApi.cancelOrder, (request) =>
    cancelOrder(deps, request.caller, request.params, originOf(request)),
  );
}
