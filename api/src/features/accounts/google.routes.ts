import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { googleSignIn } from './google.service.ts';
import { GOOGLE_SIGN_IN_MINUTES } from './policy.ts';

const CALLBACK = '/api/auth/google/callback';
/** Not a credential: it only ties the provider's answer to the browser that asked. */
const BINDING = 'google_sign_in';

export function googleRoutes(app: App, deps: Dependencies): void {
  const { config, publicUrl } = deps;
  const google = config.google && googleSignIn(deps, config.google);
  const schema = { tags: ['accounts'] };

  app.get(
    '/api/auth/google',
    { schema: { ...schema, summary: 'Begin to sign in with Google' } },
    async (_request, reply) => {
      if (!google) throw notFound('Google sign-in is not set up here.');
      const { location, binding } = await google.begin(`${publicUrl()}${CALLBACK}`);
      return reply.header('set-cookie', bindingCookie(binding, GOOGLE_SIGN_IN_MINUTES * 60)).redirect(location.href);
    },
  );

  app.get(
    CALLBACK,
    { schema: { ...schema, summary: 'Where Google sends the browser back to' } },
    async (request, reply) => {
      if (!google) throw notFound('Google sign-in is not set up here.');
      const outcome = await google.finish(
        new URL(request.url, publicUrl()),
        readBinding(request.headers.cookie),
        originOf(request),
      );
      const query = 'token' in outcome ? { token: outcome.token, google_auth: 'true' } : { error: outcome.error };
      return reply
        .header('set-cookie', bindingCookie('', 0))
        .header('cache-control', 'no-store')
        .redirect(`/?${new URLSearchParams(query)}`);
    },
  );

  const bindingCookie = (value: string, seconds: number) =>
    [
      `${BINDING}=${value}`,
      `Path=${CALLBACK}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(publicUrl().startsWith('https:') ? ['Secure'] : []),
    ].join('; ');
}

function readBinding(cookies: string | undefined): string | undefined {
  const entry = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${BINDING}=`));
  return entry?.slice(BINDING.length + 1);
}
