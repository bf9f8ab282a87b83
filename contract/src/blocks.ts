import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { blockedUser, blockInput, blockParams } from './messages.ts';

export const blocksApi = {
  block: endpoint({
    method: 'POST',
    path: '/api/users/block',
    access: 'signed in',
    invalidates: ['/api/messages/conversations', '/api/users/blocked'],
    tag: 'blocks',
    summary: 'Block a user, in both directions',
    body: blockInput,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/blocked',
    access: 'signed in',
    tag: 'blocks',
    summary: 'Users the caller has blocked',
    responses: { 200: z.array(blockedUser) },
    refuses: [401, 403],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/users/block/:blockedId',
    access: 'signed in',
    invalidates: ['/api/users/blocked'],
    tag: 'blocks',
    summary: 'Lift a block',
    params: blockParams,
    responses: { 200: acknowledged },
    refuses: [401, 403],
  }),
};
