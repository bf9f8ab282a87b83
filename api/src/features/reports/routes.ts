import { reportsApi } from '@tradewind/contract/reports';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { createReport } from './service.ts';

export function reportRoutes(app: App, deps: Dependencies): void {
  serve(app, reportsApi.file, async (request) => {
    await createReport(deps, request.caller, request.body, originOf(request));
    return { message: 'Report received' };
  });
}
