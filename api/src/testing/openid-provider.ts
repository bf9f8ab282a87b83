import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Goes through the provider's pages as a user with these claims; returns the URL that it redirects to. */
  consent(authorizationUrl: string, claims: Claims): Promise<URL>;
  close(): Promise<void>;
}

interface Claims {
  sub: string;
  email: string;
  email_verified?: boolean;
  given_name?: string;
}

const clientId = 'tradewind-test';
const clientSecret = 'a secret of the test';
const somebody: Claims = { sub: 'somebody', email: 'somebody@example.com', email_verified: true, given_name: 'Sam' };

/** A real OpenID provider on this machine, standing in for Google's. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const people = new Map<string, Claims>([[somebody.sub, somebody]]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // Google puts the claims into the id token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...(people.get(id) ?? { sub: id }) }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (!uid) return handle(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    // Real browsers send no such header and always sign in as the same person.
    const accountId = String(request.headers['x-account'] ?? session?.accountId ?? somebody.sub);
    if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } });
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  });

  return {
    issuer,
    clientId,
    clientSecret,
    async consent(authorizationUrl, claims) {
      people.set(claims.sub, claims);
      return follow(authorizationUrl, redirectUri, claims.sub);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function follow(start: string, until: string, account: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = start;
  for (let hop = 0; hop < 10 && !next.startsWith(until); hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie, 'x-account': account } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider stopped at ${next} with ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return new URL(next);
}
