import type { EddyPart } from '@tradewind/contract/eddy';
import type { Database } from '../db/client.ts';
import type { Answer, Examined } from '../eddy/evals/examine.ts';
import { type EddyWorld, toolsUsed, tracesOf } from './eddy-world.ts';

type Call = (path: string, token: string, body?: object) => Promise<{ status: number; body: string }>;

/** The product under test, for the eval examiner, through any function that makes calls. */
export function examinedThrough(call: Call, db: Database, world: EddyWorld): Examined {
  return {
    world,
    async ask(token, body) {
      const answer = await call('/api/ai-agent/chat', token, body);
      if (answer.status !== 200) throw new Error(`The question was refused: ${answer.body}`);
      return readAnswer(answer.body);
    },
    click: async (token, id, action) => (await call(`/api/ai-agent/proposals/${id}/${action}`, token)).status,
    used: (chatId) => toolsUsed(db, chatId),
    traces: () => tracesOf(db),
  };
}

/** Assembles an answer from its whole stream, as a browser does. */
export function readAnswer(stream: string): Answer {
  const chunks = [...stream.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json));
  const answer: Answer = { chatId: 0, text: '', parts: [] };
  for (const chunk of chunks) {
    if (chunk.type === 'start') answer.chatId = chunk.messageMetadata.chatId;
    if (chunk.type === 'text-delta') answer.text += chunk.delta;
    if (String(chunk.type).startsWith('data-')) answer.parts.push(chunk as EddyPart);
    if (chunk.type === 'error') throw new Error(chunk.errorText);
  }
  return { ...answer, parts: [{ type: 'text', text: answer.text }, ...answer.parts] };
}
