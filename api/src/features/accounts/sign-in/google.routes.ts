import { accountsApi } from '@tradewind/contract/accounts';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { serve } from '../../../platform/http/serve.ts';
import { GOOGLE_SIGN_IN_MINUTES, SIGN_IN_CODE_SECONDS } from '../limits.ts';
import { googleSignIn } from './google.service.ts';
import { exchangeSignInCode } from './sign-in-code.service.ts';

const { google: begin, googleCallback, googleExchange } = accountsApi;
/** Not a credential: it only ties the provider's response to the browser that started the flow. */
const BINDING = 'google_sign_in';
const notConfigured = () => notFound('Google sign-in isn’t available here. Please sign in with your email.');
/** For redirects whose address carries a code. */
const secretive = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export function googleRoutes(app: App, deps: Dependencies): void {
  const { config, publicUrl } = deps;
  const google = config.google && googleSignIn(deps, config.google);

  serve(app, begin, async (_request, reply) => {
    if (!google) throw notConfigured();
    const { location, binding } = await google.begin(`${publicUrl()}${googleCallback.path}`);
    return reply
      .headers({ 'set-cookie': bindingCookie(binding, GOOGLE_SIGN_IN_MINUTES * 60), 'cache-control': 'no-store' })
      .redirect(location.href);
  });

  serve(app, googleCallback, async (request, reply) => {
    if (!google) throw notConfigured();
    const binding = readBinding(request.headers.cookie);
    const outcome = await google.finish(new URL(request.url, publicUrl()), binding);
    if ('error' in outcome)
      return reply
        .headers({ ...secretive, 'set-cookie': bindingCookie('', 0) })
        .redirect(`/?${new URLSearchParams({ error: outcome.error })}`);
    return reply
      .headers({ ...secretive, 'set-cookie': bindingCookie(binding ?? '', SIGN_IN_CODE_SECONDS) })
      .redirect(`/?${new URLSearchParams({ code: outcome.code, google_auth: 'true' })}`);
  });

  serve(app, googleExchange, async (request, reply) => {
    const presented = { ...request.body, binding: readBinding(request.headers.cookie), caller: request.caller };
    const answer = await exchangeSignInCode(deps, presented, originOf(request));
    reply.headers({ 'set-cookie': bindingCookie('', 0), 'cache-control': 'no-store' });
    return answer;
  });

  const bindingCookie = (value: string, seconds: number) =>
    [
      `${BINDING}=${value}`,
      `Path=${begin.path}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(publicUrl().startsWith('https:') ? ['Secure'] : []),
    ].join('; ');
}

function readBinding(cookies: string | undefined): string | undefined {
  const entry = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${BINDING}=`));
  return entry?.slice(BINDING.length + 1) || undefined;
}
