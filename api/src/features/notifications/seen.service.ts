import type { Database } from '../../db/client.ts';
import type { Events } from '../../platform/events.ts';
import type { App } from '../../platform/http/app.ts';
import { SEEN_EVERY_MS } from './limits.ts';
import { writeSeen } from './mails.store.ts';

/** Writes down who listens to this process, so that a worker in another knows who is here. */
export function trackSeen(app: App, { db, events }: { db: Database; events: Events }): void {
  const timer = setInterval(() => {
    const here = events.listening();
    if (here.length === 0) return;
    writeSeen(db, here, new Date()).catch((error) => app.log.warn({ err: error }, 'who is here could not be written'));
  }, SEEN_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
