/** How often the sign-ins behind open streams are looked at, in case nobody was told that one ended. */
export const SESSION_CHECK_MS = 30_000;
const AT_ONCE = 5_000;

export type OpenSessions = (sids: Buffer[]) => Promise<Buffer[]>;

export interface SessionWatch {
  isOpen(sid: Buffer): Promise<boolean>;
  /** Calls back once the sign-in is found to be over. Returns how to stop. */
  add(sid: Buffer, onOver: () => void): () => void;
  close(): void;
}

/** Ends what belongs to sign-ins that are over, also when the event that says so never arrived: one query for all of them. */
export function createSessionWatch(openSessions: OpenSessions): SessionWatch {
  const watched = new Map<symbol, { sid: Buffer; onOver: () => void }>();

  const checkAll = async () => {
    const all = [...watched.values()];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const open = new Set((await openSessions(some.map(({ sid }) => sid))).map(keyOf));
      for (const { sid, onOver } of some) if (!open.has(keyOf(sid))) onOver();
    }
  };
  // A database that is away revokes nothing; the next look finds what was missed.
  const timer = setInterval(() => void checkAll().catch(() => {}), SESSION_CHECK_MS).unref();

  return {
    isOpen: async (sid) => (await openSessions([sid])).length > 0,
    add(sid, onOver) {
      const key = Symbol();
      watched.set(key, { sid, onOver });
      return () => watched.delete(key);
    },
    close: () => clearInterval(timer),
  };
}

const keyOf = (sid: Buffer) => sid.toString('base64');
