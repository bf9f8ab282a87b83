import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './http/refusal.ts';

/** Who is asking, as the presented token proves. */
export interface Caller {
  id: string;
  email: string;
  isAdmin: boolean;
  /** Which sign-in this is: the token's digest. */
  sid: Buffer;
  signedInAt: Date;
  expire: Date;
}

export type TokenReader = (token: string) => Promise<Caller | 'expired' | 'unknown' | { suspended: string }>;

export interface Auth {
  /** Refuses visitors; afterwards `request.caller` is there. */
  required: (request: FastifyRequest) => Promise<void>;
  /** Refuses everyone but admins. */
  admin: (request: FastifyRequest) => Promise<void>;
  /** Knows the caller where a good token is presented, and lets visitors pass. */
  optional: (request: FastifyRequest) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Present behind `auth.required` and `auth.admin`. */
    caller: Caller;
  }
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 && token.length <= 200 ? token : undefined;
}

/** The bearer token is the only credential; a cookie is never looked at. */
export function createAuth(app: FastifyInstance, readToken: TokenReader): Auth {
  app.decorateRequest('caller');

  const required = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (!token) throw new Refusal('not_signed_in', 'Please sign in first.');
    const outcome = await readToken(token);
    if (outcome === 'expired') throw new Refusal('token_expired', 'Your session has expired. Please log in again.');
    if (outcome === 'unknown') throw new Refusal('not_signed_in', 'Please sign in first.');
    if ('suspended' in outcome) throw new Refusal('suspended', `This account is suspended: ${outcome.suspended}`);
    request.caller = outcome;
  };

  const checks: Auth = {
    required,
    async admin(request) {
      await required(request);
      if (!request.caller.isAdmin) throw new Refusal('not_allowed', 'Only admins can do that.');
    },
    async optional(request) {
      if (bearerToken(request)) await required(request).catch(() => undefined);
    },
  };
  // Whoever may not is refused before anything that they sent is read or judged, whichever hook a route names.
  app.addHook('onRoute', (route) => {
    const isCheck = (hook: unknown) => Object.values(checks).includes(hook);
    const named = [route.preHandler ?? []].flat();
    route.onRequest = [[route.onRequest ?? []].flat(), named.filter(isCheck)].flat();
    route.preHandler = named.filter((hook) => !isCheck(hook));
  });
  return checks;
}
