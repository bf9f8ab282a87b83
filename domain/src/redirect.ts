export type SitePath = `/${string}`;

/** The candidate when it is a path of this site, otherwise the fallback; what a browser could read as another origin is refused. */
export function safePath(candidate: string | null | undefined, fallback: SitePath): SitePath {
  return candidate && isSitePath(candidate) ? candidate : fallback;
}

function isSitePath(candidate: string): candidate is SitePath {
  // Browsers drop tabs and newlines and read a backslash as a slash; a path that was encoded properly has neither.
  if (!/^\/[!-[\]-~]*$/.test(candidate)) return false;
  const path = candidate.split(/[?#]/, 1)[0] ?? '';
  return staysOnSite(path) && staysOnSite(fullyDecoded(path));
}

function staysOnSite(path: string | undefined): boolean {
  return path !== undefined && !path.includes('//') && !/[\\\p{Cc}]/u.test(path);
}

/** Undone until nothing changes, since a proxy or router may decode once more; undefined when it is malformed. */
function fullyDecoded(path: string): string | undefined {
  try {
    let before = path;
    let after = decodeURIComponent(before);
    while (after !== before) {
      before = after;
      after = decodeURIComponent(before);
    }
    return after;
  } catch {
    return undefined;
  }
}
