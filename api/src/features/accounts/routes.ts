import { accountsApi } from '@tradewind/contract/accounts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  changePassword,
  closeSession,
  login,
  readCurrentUser,
  register,
  requestPasswordReset,
  resetPassword,
} from './service.ts';

export function accountRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, accountsApi.register, (request) => register(deps, request.body, originOf(request)));

  serve(app, accountsApi.signIn, (request) => login(deps, request.body, originOf(request)));

  serve(app, accountsApi.signOut, async (request) => {
    await deps.commit((work) => closeSession(work, request.caller, originOf(request)));
    return { message: 'Signed out' };
  });

  serve(app, accountsApi.me, (request) => readCurrentUser(db, request.caller.id));

  serve(app, accountsApi.changePassword, async (request) => {
    const token = await changePassword(deps, request.caller, request.body, originOf(request));
    return { token, message: 'Password changed', user: await readCurrentUser(db, request.caller.id) };
  });

  serve(app, accountsApi.forgotPassword, async (request) => {
    await requestPasswordReset(deps, request.body.email, originOf(request));
    return { message: 'If there’s an account with this email, a link is on its way.' };
  });

  serve(app, accountsApi.resetPassword, async (request) => {
    await resetPassword(deps, request.body.token, request.body.password, originOf(request));
    return { message: 'Your password is set. Please sign in.' };
  });
}
