import { activityApi } from '@tradewind/contract/activity';
import { adminApi } from '@tradewind/contract/admin';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { activateUser, bulkDeleteUsers, changeUser, deleteUser, suspendUser } from '../accounts/service.ts';
import { knownActions, readActivity } from '../activity/service.ts';
import { readFigures } from './figures.service.ts';
import { LARGEST_BULK_BODY } from './limits.ts';
import { readDetails } from './users.service.ts';

export function adminRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, adminApi.user, (request) => readDetails(db, request.params.id));

  serve(app, adminApi.editUser, async (request) => {
    await changeUser(deps, request.caller, request.params.id, request.body, originOf(request));
    return readDetails(db, request.params.id);
  });

  serve(app, adminApi.setSuspension, async (request) => {
    const { body, caller, params } = request;
    if (body.suspend) await suspendUser(deps, caller, params.id, body.reason, originOf(request));
    else await activateUser(deps, caller, params.id, originOf(request));
    return readDetails(db, params.id);
  });

  serve(app, adminApi.suspendUser, async (request) => {
    await suspendUser(deps, request.caller, request.params.id, request.body.reason, originOf(request));
    return { message: 'User suspended' };
  });

  serve(app, adminApi.activateUser, async (request) => {
    await activateUser(deps, request.caller, request.params.id, originOf(request));
    return { message: 'User activated' };
  });

  serve(app, adminApi.removeUser, async (request) => {
    await deleteUser(deps, request.caller, request.params.id, originOf(request));
    return { message: 'User deleted' };
  });

  serve(
    app,
    adminApi.removeUsers,
    (request) => bulkDeleteUsers(deps, request.caller, request.body.userIds, originOf(request)),
    { bodyLimit: LARGEST_BULK_BODY },
  );

  serve(app, adminApi.figures, () => readFigures(db));

  serve(app, activityApi.list, async (request, reply) => {
    const { entries, next } = await readActivity(db, request.query);
    if (next) reply.header('link', nextPageLink(activityApi.list, { ...request.query, cursor: next }));
    return entries;
  });

  serve(app, activityApi.actions, () => knownActions(db));
}
