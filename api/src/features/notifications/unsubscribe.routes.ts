import { notificationsApi } from '@tradewind/contract/notifications';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { unsubscribe } from './digest.service.ts';

/**
 * Both email clients (RFC 8058) and the screen at the link send this `POST`. A `GET` only shows the screen, because email scanners
 * open every link.
 */
export function unsubscribeRoutes(app: App, { db }: Dependencies): void {
  app.register(async (scope) => {
    // Email clients send `List-Unsubscribe=One-Click` as a form, whose content does not matter.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    serve(scope as App, notificationsApi.unsubscribe, async (request) => {
      await unsubscribe(db, request.query.token);
      return { message: 'You’re unsubscribed from these emails' };
    });
  });
}
