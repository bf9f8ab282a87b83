import { acknowledged } from '@tradewind/contract/accounts';
import { blockedUser, blockInput, blockParams } from '@tradewind/contract/messages';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { blockUser, liftBlock, listBlocks } from './service.ts';

const tags = ['blocks'];

export function blockRoutes(app: App, { auth, db }: Dependencies): void {
  app.post(
    '/api/users/block',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Block a user, in both directions',
        body: blockInput,
        response: { 200: acknowledged, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await blockUser(db, request.caller, request.body.blockedId, request.body.reason, originOf(request));
      return { message: 'User blocked' };
    },
  );

  app.get(
    '/api/users/blocked',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Users the caller has blocked',
        response: { 200: z.array(blockedUser), ...failures(401, 403) },
      },
    },
    (request) => listBlocks(db, request.caller.id),
  );

  app.delete(
    '/api/users/block/:blockedId',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Lift a block',
        params: blockParams,
        response: { 200: acknowledged, ...failures(401, 403) },
      },
    },
    async (request) => {
      await liftBlock(db, request.caller, request.params.blockedId, originOf(request));
      return { message: 'Block lifted' };
    },
  );
}
