import { blocksApi } from '@tradewind/contract/blocks';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { blockUser, liftBlock, listBlocks } from './service.ts';

export function blockRoutes(app: App, deps: Dependencies): void {
  serve(app, blocksApi.block, async (request) => {
    await blockUser(deps, request.caller, request.body.blockedId, request.body.reason, originOf(request));
    return { message: 'User blocked' };
  });

  serve(app, blocksApi.list, (request) => listBlocks(deps.db, request.caller.id));

  serve(app, blocksApi.unblock, async (request) => {
    await liftBlock(deps, request.caller, request.params.blockedId, originOf(request));
    return { message: 'Block lifted' };
  });
}
