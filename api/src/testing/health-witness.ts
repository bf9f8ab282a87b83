/** The results of `/healthz` before and after a request that needs the database, with times. */
interface Testimony {
  from: number;
  to: number;
  before: number;
  request: number;
  after: number;
}

export interface Outage {
  /** When the database was killed. */
  at: number;
  /** When it first responded again. */
  until: number;
}

/** After a kill, connections end one by one, so for this long some requests still succeed and some fail. */
const DYING_MS = 500;

/** Alternates between the health check and a request that needs the database, until stopped. */
export function watchHealth(health: () => Promise<number>, request: () => Promise<number>) {
  const testimonies: Testimony[] = [];
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const from = Date.now();
      const [before, asked, after] = [await health(), await request(), await health()];
      testimonies.push({ from, to: Date.now(), before, request: asked, after });
    }
  })();
  return {
    async end(): Promise<Testimony[]> {
      ended = true;
      await watching;
      return testimonies;
    },
  };
}

const duringDeath = ({ from, to }: Testimony, outages: readonly Outage[]) =>
  outages.some(({ at }) => from <= at + DYING_MS && to >= at);
const duringOutage = ({ from, to }: Testimony, outages: readonly Outage[]) =>
  outages.some(({ at, until }) => from <= until && to >= at);

/** Cases where both health checks contradict the request between them, or where health was bad although the database was up. */
export function liesIn(testimonies: readonly Testimony[], outages: readonly Outage[]): Testimony[] {
  return testimonies.filter((testimony) => {
    if (duringDeath(testimony, outages)) return false;
    const { before, request, after } = testimony;
    if (!duringOutage(testimony, outages)) return [before, request, after].some((status) => status !== 200);
    return before === after && before !== request;
  });
}
