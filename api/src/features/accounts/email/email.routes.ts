import { accountsApi } from '@tradewind/contract/accounts';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { changeEmail, confirmEmail, resendConfirmation } from './email.service.ts';

export function emailRoutes(app: App, deps: Dependencies): void {
  serve(app, accountsApi.changeEmail, (request) => changeEmail(deps, request.caller, request.body, originOf(request)));

  serve(app, accountsApi.resendConfirmation, async (request) => {
    await resendConfirmation(deps, request.caller);
    return { message: 'A new link is on its way.' };
  });

  serve(app, accountsApi.confirmEmail, async (request) => {
    await confirmEmail(deps, request.body.token, originOf(request));
    return { message: 'Your email is confirmed.' };
  });
}
