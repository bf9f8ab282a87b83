import type { PageReader } from '../../lib/page-data.ts';
import { RequestError } from '../../lib/request.ts';
import { readRowId } from '../../lib/row-id.ts';

/**
 * An address that can be no trade is a page that does not exist. Whether any other one exists is told to its parties only, so
 * that the server renders the same for all of them.
 */
export const readsOfTrade: PageReader = (_client, { params: { id } }) =>
  readRowId(id) === undefined ? { needs: [Promise.reject(new RequestError('Trade not found', 404))] } : {};
