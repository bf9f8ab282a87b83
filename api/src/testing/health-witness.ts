/** What `/healthz` said before and after a request that needs the database, and when. */
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
  /** When it was seen to answer again. */
  until: number;
}

/** Connections end one by one after a kill: for this long some requests may still be served, and some not. */
const DYING_MS = 500;

/** Asks for the health and for something that needs the database, in turn, until it is ended. */
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

/** Both looks at the health contradict the request between them, or it was bad although the database was there. */
export function liesIn(testimonies: readonly Testimony[], outages: readonly Outage[]): Testimony[] {
  return testimonies.filter((testimony) => {
    if (duringDeath(testimony, outages)) return false;
    const { before, request, after } = testimony;
    if (!duringOutage(testimony, outages)) return [before, request, after].some((status) => status !== 200);
    return before === after && before !== request;
  });
}
