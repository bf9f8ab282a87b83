/** The token of a login callback: present together with one of the two flags, else there is none. */
export function callbackToken(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const flagged = query.has('google_auth') || query.has('auth_success');
  return (flagged && query.get('token')) || undefined;
}
