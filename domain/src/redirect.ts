type SitePath = `/${string}`;

/** Returns the candidate if it is a path of this site. Anything a browser could read as another origin gives the fallback. */
export function safePath(candidate: string | null | undefined, fallback: SitePath): SitePath {
  return candidate && isSitePath(candidate) ? candidate : fallback;
}

function isSitePath(candidate: string): candidate is SitePath {
  // Browsers drop tabs and newlines and read a backslash as a slash; a properly encoded path has none of them.
  if (!/^\/[!-[\]-~]*$/.test(candidate)) return false;
  const path = candidate.split(/[?#]/, 1)[0] ?? '';
  return staysOnSite(path) && staysOnSite(fullyDecoded(path));
}

function staysOnSite(path: string | undefined): boolean {
  return path !== undefined && !path.includes('//') && !/[\\\p{Cc}]/u.test(path);
}

/** Decodes until nothing changes, since a proxy or router may decode once more. Undefined if the encoding is malformed. */
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
