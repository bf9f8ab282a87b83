import type { Database } from '../../db/client.ts';
import type { Events } from '../../platform/events.ts';
import type { App } from '../../platform/http/app.ts';
import { writeSeen } from './digest.store.ts';
import { SEEN_EVERY_MS } from './limits.ts';

/** Records who is connected to this process, so that workers in other processes know who is online. */
export function trackSeen(app: App, { db, events }: { db: Database; events: Events }): void {
  const timer = setInterval(() => {
    const here = events.listening();
    if (here.length === 0) return;
    writeSeen(db, here, new Date()).catch((error) => app.log.warn({ err: error }, 'could not record connected users'));
  }, SEEN_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
