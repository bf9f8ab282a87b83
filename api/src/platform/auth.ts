import type { Endpoint } from '@tradewind/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authorized } from './authorized.ts';
import { Refusal } from './http/refusal.ts';

/** The user behind a request, as proven by its token. */
export interface Caller {
  id: string;
  email: string;
  isAdmin: boolean;
  isBroker: boolean;
  /** Identifies the session: the token's digest. */
  sid: Buffer;
  signedInAt: Date;
  expire: Date;
}

/** Only the auth hook creates these, for calls with `access: 'admin'`. */
export type AdminCaller = Authorized<Caller, 'admin'>;

/** The same for calls with `access: 'broker'`. */
export type BrokerCaller = Authorized<Caller, 'broker'>;

/** The same for calls with `access: 'staff'`. */
export type StaffCaller = Authorized<Caller, 'staff'>;

export type TokenReader = (token: string) => Promise<Caller | 'expired' | 'unknown' | { suspended: string }>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Always set where the call requires a token; may be undefined where visitors may call. */
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** The contract's call that the route serves. */
    endpoint?: Endpoint;
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 && token.length <= 200 ? token : undefined;
}

/** Authenticates each call as its endpoint requires, before reading the body. The bearer token is the only credential. */
export function registerAuth(app: FastifyInstance, readToken: TokenReader): void {
  app.decorateRequest('caller');

  const requireCaller = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (!token) throw new Refusal('not_signed_in', 'Please sign in first.');
    const outcome = await readToken(token);
    if (outcome === 'expired') throw new Refusal('token_expired', 'Your session has expired. Please log in again.');
    if (outcome === 'unknown') throw new Refusal('not_signed_in', 'Please sign in first.');
    if ('suspended' in outcome) throw new Refusal('suspended', `This account is suspended: ${outcome.suspended}`);
    request.caller = outcome;
  };

  const authenticate = async (request: FastifyRequest) => {
    const access = request.routeOptions.config.endpoint?.access;
    if (access === 'everyone') {
      if (bearerToken(request)) await requireCaller(request).catch(() => undefined);
      return;
    }
    await requireCaller(request);
    if (access === 'admin' && !request.caller.isAdmin) throw new Refusal('not_allowed', 'Only admins can do that.');
    if (access === 'broker' && !request.caller.isBroker) throw new Refusal('not_allowed', 'Only brokers can do that.');
    if (access === 'staff' && !request.caller.isAdmin && !request.caller.isBroker)
      throw new Refusal('not_allowed', 'Only admins and brokers can do that.');
  };

  // Calls that ignore the token skip the hook.
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (endpoint && asksForToken(endpoint)) route.onRequest = [...[route.onRequest ?? []].flat(), authenticate];
  });
}

export const asksForToken = ({ access, knowsCaller = false }: Pick<Endpoint, 'access' | 'knowsCaller'>): boolean =>
  access !== 'everyone' || knowsCaller;
