import { parentPort } from 'node:worker_threads';
import type { Letterhead, Paper } from './paper.ts';
import { renderPaper } from './pdf.ts';

/** A document to lay out, and the answer: its bytes, or why there are none. */
export interface RenderRequest {
  readonly id: number;
  readonly paper: Paper;
  readonly letterhead: Letterhead;
}
export type RenderAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', async ({ id, paper, letterhead }: RenderRequest) => {
  try {
    const bytes = await renderPaper(paper, letterhead);
    parentPort?.postMessage({ id, bytes } satisfies RenderAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, error: String((error as Error).stack ?? error) } satisfies RenderAnswer);
  }
});
