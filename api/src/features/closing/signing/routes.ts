import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openRelease } from '../ending/settlements.service.ts';
import { formsOfUser, verificationsOfAddress } from '../limits.ts';
import { OutdatedForm } from './signing.service.ts';
import { openForm, signTask } from './tasks.service.ts';
import { verifyDocument } from './verify.service.ts';

export function signingRoutes(app: App, deps: Dependencies): void {
  const { db, limits } = deps;

  serve(app, closingDocumentsApi.form, async (request) => {
    await limits.consume(formsOfUser, request.caller.id);
    return openForm(deps, request.caller, request.params);
  });

  serve(app, closingDocumentsApi.sign, async (request, reply) => {
    const { caller, params, body } = request;
    try {
      return await signTask(deps, caller, params, body, originOf(request));
    } catch (error) {
      if (!(error instanceof OutdatedForm)) throw error;
      const { status, code, message } = error;
      const form = await openForm(deps, caller, params);
      return reply.code(status).header('cache-control', 'no-store').send({ message, code, form });
    }
  });

  serve(app, closingDocumentsApi.releaseForm, async (request) => {
    await limits.consume(formsOfUser, request.caller.id);
    return openRelease(deps, request.caller, request.params);
  });

  serve(app, closingDocumentsApi.verify, async (request) => {
    await limits.consume(verificationsOfAddress, request.ip);
    return verifyDocument(db, request.caller, request.params.hash);
  });
}
