const KEY = 'asset-to-offer';
const EXPIRES_MS = 30 * 60_000;

/** Keeps in this tab what the reader wants to give while they look for a boat. */
export function rememberAsset(id: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, at: Date.now() }));
  } catch {}
}

export function rememberedAsset(): number | undefined {
  try {
    const { id, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { id?: unknown; at?: unknown };
    return typeof id === 'number' && typeof at === 'number' && Date.now() - at < EXPIRES_MS ? id : undefined;
  } catch {
    return undefined;
  }
}

export function forgetAsset(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
