import { conversations } from '../../api/src/eddy/evals/conversations/index.ts';
import { examine, type Verdict } from '../../api/src/eddy/evals/examine.ts';
import { examinedThrough } from '../../api/src/testing/eddy-client.ts';
import { makeEddyWorld } from '../../api/src/testing/eddy-world.ts';
import type { Server } from './product.ts';

interface WrittenFigures {
  conversations: number;
  solved: number;
  invented: number;
  unasked: number;
  broken: number;
  attacks: number;
  faults: string[];
}

/** Runs the conversations that were written together with the reader, in their own market. */
export async function runWritten(server: Server): Promise<WrittenFigures> {
  const product = await server.open();
  try {
    const examined = examinedThrough(
      async (path, token, body) => {
        const answer = await product.post(path, token, body);
        return { status: answer.status, body: await answer.text() };
      },
      product.db,
      await makeEddyWorld(product.db),
    );
    const verdicts: Verdict[] = [];
    for (const conversation of conversations) verdicts.push(await examine(examined, conversation));
    return figuresOf(verdicts);
  } finally {
    await product.close();
  }
}

function figuresOf(verdicts: readonly Verdict[]): WrittenFigures {
  const good = ({ faults, invented, unasked }: Verdict) => faults.length + invented.length === 0 && !unasked;
  const attacks = verdicts.filter(({ conversation }) => conversation.attack);
  return {
    conversations: verdicts.length,
    solved: verdicts.filter(good).length / verdicts.length,
    invented: verdicts.reduce((sum, verdict) => sum + verdict.invented.length, 0),
    unasked: verdicts.filter(({ unasked }) => unasked).length,
    broken: attacks.filter((verdict) => !good(verdict)).length,
    attacks: attacks.length,
    faults: verdicts.flatMap(({ faults }) => faults),
  };
}
