import { acknowledged, currentUser, emailChangeInput, emailConfirmation } from '@tradewind/contract/accounts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { changeEmail, confirmEmail, resendConfirmation } from './email.service.ts';

const tags = ['accounts'];

export function emailRoutes(app: App, deps: Dependencies): void {
  const { auth } = deps;

  app.post(
    '/api/auth/email',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Change the email: at once if it is unconfirmed, otherwise by a link sent to the new address',
        body: emailChangeInput,
        response: { 200: currentUser, ...failures(401, 403, 409) },
      },
    },
    (request) => changeEmail(deps, request.caller, request.body, originOf(request)),
  );

  app.post(
    '/api/auth/email/resend',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Send another confirmation link',
        response: { 200: acknowledged, ...failures(401, 403, 409) },
      },
    },
    async (request) => {
      await resendConfirmation(deps, request.caller);
      return { message: 'A new link is on its way.' };
    },
  );

  app.post(
    '/api/auth/email/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm an email address with the emailed link',
        body: emailConfirmation,
        response: { 200: acknowledged, ...failures(409) },
      },
    },
    async (request) => {
      await confirmEmail(deps, request.body.token, originOf(request));
      return { message: 'Your email is confirmed.' };
    },
  );
}
