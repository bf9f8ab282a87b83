import { assetsApi } from '@tradewind/contract/assets';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { editAsset } from './editing.service.ts';
import { removeAsset } from './removal.service.ts';
import { addAsset, listAssets, readAsset } from './service.ts';

export function assetRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, assetsApi.list, (request) => listAssets(db, request.caller, request.query.owner));

  serve(app, assetsApi.read, (request) => readAsset(db, request.caller, request.params.id));

  serve(app, assetsApi.add, (request) =>
    addAsset(deps, request.caller, request.body, claimOf(request), originOf(request)),
  );

  serve(app, assetsApi.edit, (request) =>
    editAsset(deps, request.caller, request.params.id, request.body, originOf(request)),
  );

  serve(app, assetsApi.remove, async (request) => {
    await removeAsset(deps, request.caller, request.params.id, originOf(request));
    return { message: 'Asset deleted' };
  });
}
