import {
  acknowledged,
  currentUser,
  loginInput,
  passwordChangeInput,
  passwordResetInput,
  passwordResetRequest,
  registerInput,
  signedIn,
} from '@tradewind/contract/accounts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import {
  changePassword,
  closeSession,
  login,
  readCurrentUser,
  register,
  requestPasswordReset,
  resetPassword,
} from './service.ts';

const tags = ['accounts'];

export function accountRoutes(app: App, deps: Dependencies): void {
  const { auth, db } = deps;

  app.post(
    '/api/auth/register',
    {
      schema: {
        tags,
        summary: 'Create an account and sign in',
        body: registerInput,
        response: { 200: signedIn, ...failures(409) },
      },
    },
    (request) => register(deps, request.body, originOf(request)),
  );

  app.post(
    '/api/auth/login',
    { schema: { tags, summary: 'Sign in', body: loginInput, response: { 200: signedIn, ...failures(401, 403) } } },
    (request) => login(deps, request.body, originOf(request)),
  );

  app.post(
    '/api/auth/logout',
    {
      preHandler: auth.required,
      schema: { tags, summary: 'Sign out', response: { 200: acknowledged, ...failures(401) } },
    },
    async (request) => {
      await db.transaction((tx) => closeSession(tx, deps.events, request.caller, originOf(request)));
      return { message: 'Signed out' };
    },
  );

  app.get(
    '/api/auth/user',
    {
      preHandler: auth.required,
      schema: { tags, summary: 'The signed-in user', response: { 200: currentUser, ...failures(401, 403) } },
    },
    (request) => readCurrentUser(db, request.caller.id),
  );

  app.post(
    '/api/auth/password',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'Change the password and sign out all other devices',
        body: passwordChangeInput,
        response: { 200: signedIn, ...failures(401, 403, 409) },
      },
    },
    async (request) => {
      const token = await changePassword(deps, request.caller, request.body, originOf(request));
      return { token, message: 'Password changed', user: await readCurrentUser(db, request.caller.id) };
    },
  );

  app.post(
    '/api/auth/password/forgot',
    {
      schema: {
        tags,
        summary: 'Request a password reset link',
        body: passwordResetRequest,
        response: { 200: acknowledged, ...failures() },
      },
    },
    async (request) => {
      await requestPasswordReset(deps, request.body.email, originOf(request));
      return { message: 'If there’s an account with this email, a link is on its way.' };
    },
  );

  app.post(
    '/api/auth/password/reset',
    {
      schema: {
        tags,
        summary: 'Set a new password with the emailed link',
        body: passwordResetInput,
        response: { 200: acknowledged, ...failures() },
      },
    },
    async (request) => {
      await resetPassword(deps, request.body.token, request.body.password, originOf(request));
      return { message: 'Your password is set. Please sign in.' };
    },
  );
}
