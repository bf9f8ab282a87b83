/** The user that PostgreSQL runs as, if it differs from the user of the app. */
export interface Account {
  uid: number;
  gid: number;
}

// PostgreSQL refuses to run as root. On Linux, 65534 is the user nobody; on macOS nobody is -2, which initdb, spawn and chown
// each handle differently, so the daemon user is used there.
const UNPRIVILEGED = process.platform === 'darwin' ? 1 : 65534;

export const unprivileged: Account = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}
