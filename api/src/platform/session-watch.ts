/** How often the sessions behind open streams are checked, in case the event about an ended session was lost. */
export const SESSION_CHECK_MS = 30_000;
const AT_ONCE = 5_000;

export type OpenSessions = (sids: Buffer[]) => Promise<Buffer[]>;

export interface SessionWatch {
  isOpen(sid: Buffer): Promise<boolean>;
  /** Calls back once the session is found to have ended. Returns a function that stops watching. */
  add(sid: Buffer, onOver: () => void): () => void;
  close(): void;
}

/** Finds ended sessions even if the event about their end never arrived, with one query for many. */
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
  // During an outage nothing can be revoked; the next check finds what this one missed.
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
