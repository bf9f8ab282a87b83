import { notificationsApi } from '@tradewind/contract/notifications';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { unsubscribe } from './mails.service.ts';

/**
 * `POST` to the mail's own address (RFC 8058): what a mail program sends, and what the screen at that address sends too. A `GET`
 * only shows the screen, since scanners of mails open every link.
 */
export function unsubscribeRoutes(app: App, { db }: Dependencies): void {
  app.register(async (scope) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form. Nothing in it matters.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    serve(scope as App, notificationsApi.unsubscribe, async (request) => {
      await unsubscribe(db, request.query.token);
      return { message: 'You’re unsubscribed from these emails' };
    });
  });
}
