import { acknowledged } from '@tradewind/contract/accounts';
import { unsubscribeQuery } from '@tradewind/contract/notifications';
import { paths } from '@tradewind/contract/paths';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
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
    (scope as App).post(
      paths.unsubscribe,
      {
        schema: {
          tags: ['notifications'],
          summary: 'Unsubscribe from notification emails with the token from one of them',
          querystring: unsubscribeQuery,
          response: { 200: acknowledged, ...failures(404) },
        },
      },
      async (request) => {
        await unsubscribe(db, request.query.token);
        return { message: 'You’re unsubscribed from these emails' };
      },
    );
  });
}
