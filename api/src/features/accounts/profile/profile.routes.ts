import { profileApi } from '@tradewind/contract/profile';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { changeProfile, changeRoles } from './profile.service.ts';

export function profileRoutes(app: App, deps: Dependencies): void {
  serve(app, profileApi.edit, (request) => changeProfile(deps, request.caller, request.body, originOf(request)));

  serve(app, profileApi.setRoles, (request) => changeRoles(deps, request.caller, request.body, originOf(request)));
}
