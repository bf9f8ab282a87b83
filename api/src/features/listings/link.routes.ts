import { acknowledged } from '@tradewind/contract/accounts';
import { managementParams, ownBoat } from '@tradewind/contract/boats';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { removeByLink } from './removal.service.ts';
import { readByLink } from './service.ts';

const tags = ['listings'];

/** What the mailed link allows without signing in: to see its listing and to delete it. */
export function listingLinkRoutes(app: App, deps: Dependencies): void {
  app.get(
    '/api/boats/manage/:managementToken',
    {
      schema: {
        tags,
        summary: 'The listing behind a management link',
        params: managementParams,
        response: { 200: ownBoat, ...failures(404) },
      },
    },
    (request) => readByLink(deps.db, request.params.managementToken),
  );

  app.post(
    '/api/boats/manage/:managementToken/delete',
    {
      schema: {
        tags,
        summary: 'Delete the listing behind a management link',
        params: managementParams,
        response: { 200: acknowledged, ...failures(404, 409) },
      },
    },
    async (request) => {
      await removeByLink(deps, request.params.managementToken, originOf(request));
      return { message: 'Listing deleted' };
    },
  );
}
