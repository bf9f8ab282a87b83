/** The user that PostgreSQL runs as, when that is not the user who runs the app. */
export interface Account {
  uid: number;
  gid: number;
}

// PostgreSQL refuses to run as root. Linux calls 65534 nobody; the nobody of macOS is -2, which initdb, spawn and chown
// each spell differently, so there it is the daemon user.
const UNPRIVILEGED = process.platform === 'darwin' ? 1 : 65534;

export const unprivileged: Account = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}
