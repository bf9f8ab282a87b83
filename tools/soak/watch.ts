import { decoderOf } from '../../api/src/testing/processes.ts';
import type { Sample } from './flatness.ts';

const EVERY_MS = 2_000;
const MB = 1_000_000;

interface Watch {
  samples: readonly Sample[];
  stop(): void;
}

interface Watched {
  url: string;
  pid: number;
  metricsToken: string;
}

/** Records the server's memory from its metrics, and the decoder's memory from the system. */
export function watchMemory({ url, pid, metricsToken }: Watched): Watch {
  const samples: Sample[] = [];
  const start = performance.now();
  const look = async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const text = await answer.text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / MB;
    samples.push({
      at: (performance.now() - start) / 1_000,
      resident: figure('process_resident_memory_bytes'),
      heap: figure('nodejs_heap_size_used_bytes'),
      external: figure('nodejs_external_memory_bytes'),
      decoder: (decoderOf(pid)?.resident ?? 0) / MB,
    });
  };
  // The senders notice a server that is gone.
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}
