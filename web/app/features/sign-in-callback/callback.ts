/** The result of an external sign-in in the URL: a session token, or a code to exchange for one. */
export type Callback = { token: string } | { code: string };

/** Valid only together with one of the two flags. */
export function readCallback(search: string): Callback | undefined {
  const query = new URLSearchParams(search);
  const [token, code] = [query.get('token'), query.get('code')];
  const fromGoogle = query.has('google_auth');
  if (token && (fromGoogle || query.has('auth_success'))) return { token };
  return code && fromGoogle ? { code } : undefined;
}
