const KEY = 'heart-after-sign-in';

/** The boat that a visitor wanted to save, until they have signed in. Where a browser blocks site data there is none. */
export function rememberHeart(boatId: number): void {
  try {
    sessionStorage.setItem(KEY, String(boatId));
  } catch {}
}

export function takeRememberedHeart(): number | undefined {
  try {
    const boatId = Number(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return Number.isSafeInteger(boatId) && boatId > 0 ? boatId : undefined;
  } catch {
    return undefined;
  }
}
