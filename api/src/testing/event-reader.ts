interface ReadEvent {
  id: number;
  kind: string;
  data: unknown;
}

export interface EventReader {
  /** Everything received so far. */
  events: ReadEvent[];
  ended(): boolean;
}

/** Opens the event stream and collects its events. Never reconnects. */
export async function readEvents(url: string, token: string): Promise<EventReader> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const events: ReadEvent[] = [];
  const opened = Promise.withResolvers<void>();
  let ended = false;
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      events.push(...parts.flatMap(parse));
      if (events.length > 0) opened.resolve();
    }
  };
  void read()
    .catch(() => {})
    .finally(() => {
      ended = true;
      opened.resolve();
    });
  await opened.promise;
  return { events, ended: () => ended };
}

function parse(block: string): ReadEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const kind = field('event');
  return kind ? [{ id: Number(field('id')), kind, data: JSON.parse(field('data') ?? 'null') }] : [];
}
