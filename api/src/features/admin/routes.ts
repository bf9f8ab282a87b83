import { acknowledged } from '@tradewind/contract/accounts';
import { activityEntry, activityFilter } from '@tradewind/contract/activity';
import {
  adminFigures,
  adminUserChange,
  adminUserDetails,
  bulkDeleteInput,
  bulkDeleteResult,
  userParams as params,
  statusInput,
  suspendInput,
} from '@tradewind/contract/admin';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { activateUser, bulkDeleteUsers, changeUser, deleteUser, suspendUser } from '../accounts/service.ts';
import { knownActions, readActivity } from '../activity/service.ts';
import { readFigures } from './figures.service.ts';
import { readDetails } from './users.service.ts';

const tags = ['admin'];
/** Ten thousand ids. */
const LARGEST_BULK_BODY = 1024 * 1024;

export function adminRoutes(app: App, deps: Dependencies): void {
  const { auth, db } = deps;
  const onRequest = auth.admin;

  app.get(
    '/api/admin/users/:id/details',
    {
      onRequest,
      schema: {
        tags,
        summary: 'A user with an activity summary and boats',
        params,
        response: { 200: adminUserDetails, ...failures(401, 403, 404) },
      },
    },
    (request) => readDetails(db, request.params.id),
  );

  app.patch(
    '/api/admin/users/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Update a user’s details or admin right; fields left out stay as they are',
        params,
        body: adminUserChange,
        response: { 200: adminUserDetails, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await changeUser(deps, request.caller, request.params.id, request.body, originOf(request));
      return readDetails(db, request.params.id);
    },
  );

  app.patch(
    '/api/admin/users/:id/suspend',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Suspend a user with a reason, or reactivate them',
        params,
        body: statusInput,
        response: { 200: adminUserDetails, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { body, caller, params } = request;
      if (body.suspend) await suspendUser(deps, caller, params.id, body.reason, originOf(request));
      else await activateUser(deps, caller, params.id, originOf(request));
      return readDetails(db, params.id);
    },
  );

  app.post(
    '/api/admin/users/:id/suspend',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Suspend a user',
        params,
        body: suspendInput,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await suspendUser(deps, request.caller, request.params.id, request.body.reason, originOf(request));
      return { message: 'User suspended' };
    },
  );

  app.post(
    '/api/admin/users/:id/activate',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Activate a suspended user',
        params,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await activateUser(deps, request.caller, request.params.id, originOf(request));
      return { message: 'User activated' };
    },
  );

  app.delete(
    '/api/admin/users/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete a suspended user',
        params,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await deleteUser(deps, request.caller, request.params.id, originOf(request));
      return { message: 'User deleted' };
    },
  );

  app.post(
    '/api/admin/users/bulk-delete',
    {
      onRequest,
      bodyLimit: LARGEST_BULK_BODY,
      schema: {
        tags,
        summary: 'Delete the suspended users in this list',
        body: bulkDeleteInput,
        response: { 200: bulkDeleteResult, ...failures(401, 403) },
      },
    },
    (request) => bulkDeleteUsers(deps, request.caller, request.body.userIds, originOf(request)),
  );

  app.get(
    '/api/admin/figures',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Totals of everything, and what each day added',
        response: { 200: adminFigures, ...failures(401, 403) },
      },
    },
    () => readFigures(db),
  );

  app.get(
    '/api/admin/activity',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The activity log, newest first; Link (rel="next") points to the next page',
        querystring: activityFilter,
        response: { 200: z.array(activityEntry), ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { entries, next } = await readActivity(db, request.query);
      if (next) reply.header('link', nextPageLink('/api/admin/activity', { ...request.query, cursor: next }));
      return entries;
    },
  );

  app.get(
    '/api/admin/activity/actions',
    {
      onRequest,
      schema: {
        tags,
        summary: 'All actions in the log',
        response: { 200: z.array(z.string()), ...failures(401, 403) },
      },
    },
    () => knownActions(db),
  );
}
