import { profileApi } from '@tradewind/contract/profile';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deleteOwnAccount } from './deletion.service.ts';
import { exportOwnData } from './export.service.ts';

export function accountDataRoutes(app: App, deps: Dependencies): void {
  serve(app, profileApi.exportData, async (request, reply) => {
    const data = await exportOwnData(deps, request.caller, originOf(request));
    return reply
      .headers({ 'content-disposition': 'attachment; filename="tradewind-data.json"', 'cache-control': 'no-store' })
      .send(data);
  });

  serve(app, profileApi.removeAccount, async (request) => {
    await deleteOwnAccount(deps, request.caller, request.body.password, originOf(request));
    return { message: 'Your account has been deleted.' };
  });
}
