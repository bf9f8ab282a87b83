import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What an OpenAI-compatible model may answer, well or badly. */
export type ModelReply =
  | { text: string }
  | { tool: string; input: string }
  /** Says nothing, ever. */
  | 'silence'
  /** Begins, and says no more. */
  | { beginning: string }
  | { raw: string }
  | { status: number };

export interface ModelStandIn {
  url: string;
  /** What it was asked, as it came. */
  asked: { messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] }[];
  /** Its answers, in order; the last one again and again. */
  replies: ModelReply[];
  /** Called when a caller hangs up before the answer is over. */
  hangUps: number;
}

export async function startModelStandIn(): Promise<ModelStandIn> {
  const model: ModelStandIn = { url: '', asked: [], replies: [], hangUps: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      model.asked.push(JSON.parse(body));
      const next = model.replies.length > 1 ? model.replies.shift() : model.replies[0];
      answer(response, next ?? 'silence');
    });
    response.on('close', () => {
      if (!response.writableEnded) model.hangUps++;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}

function answer(response: ServerResponse, reply: ModelReply): void {
  if (reply === 'silence') return;
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in reply) response.end(reply.raw);
  else if ('beginning' in reply) response.write(chunk({ content: reply.beginning }));
  else if ('text' in reply) {
    for (const word of reply.text.match(/\S+\s*/g) ?? []) response.write(chunk({ content: word }));
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  } else {
    const call = { index: 0, id: 'call-1', type: 'function', function: { name: reply.tool, arguments: reply.input } };
    response.write(chunk({ tool_calls: [call] }));
    response.write(chunk({}, 'tool_calls'));
    response.end('data: [DONE]\n\n');
  }
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
