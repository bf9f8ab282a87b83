import { currentUser } from '@tradewind/contract/accounts';
import { profileChange, rolesChange } from '@tradewind/contract/profile';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { changeProfile, changeRoles } from './profile.service.ts';

const tags = ['accounts'];

export function profileRoutes(app: App, deps: Dependencies): void {
  const { auth } = deps;

  app.patch(
    '/api/user/profile',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Update the caller’s profile',
        body: profileChange,
        response: { 200: currentUser, ...failures(401, 403, 409) },
      },
    },
    (request) => changeProfile(deps, request.caller, request.body, originOf(request)),
  );

  app.patch(
    '/api/user/roles',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Update the caller’s roles',
        body: rolesChange,
        response: { 200: currentUser, ...failures(401, 403) },
      },
    },
    (request) => changeRoles(deps, request.caller, request.body, originOf(request)),
  );
}
