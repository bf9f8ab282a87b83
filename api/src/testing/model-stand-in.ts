import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanUpAfterFile } from './cleanup.ts';

/** A remote model's reply, good or bad, in either of the two protocols. */
type ModelReply =
  | { text: string }
  | { tool: string; input: string }
  /** Several calls at once. */
  | { tools: readonly { tool: string; input: string }[] }
  /** Never sends anything. */
  | 'silence'
  /** Begins to reply and then stalls. */
  | { beginning: string }
  /** Sends these words again and again, with a pause after each, and never ends. */
  | { drip: string; pauseMs: number }
  | { raw: string }
  | { status: number };

export interface ModelStandIn {
  url: string;
  /** The raw requests, with the names of their tools. */
  asked: { body: string; tools: string[] }[];
  /** Its replies in order; the last one repeats. */
  replies: ModelReply[];
  /** Counts callers that disconnect before the end of a reply. */
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
      model.asked.push({ body, tools: toolsIn(body) });
      const next = model.replies.length > 1 ? model.replies.shift() : model.replies[0];
      respond(response, next ?? 'silence', request.url?.endsWith('/messages') ? anthropic : openAi);
    });
    response.on('close', () => {
      if (!response.writableEnded) model.hangUps++;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  cleanUpAfterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}

function toolsIn(body: string): string[] {
  const { tools = [] } = JSON.parse(body) as { tools?: { name?: string; function?: { name: string } }[] };
  return tools.map((tool) => tool.name ?? tool.function?.name ?? '');
}

function respond(response: ServerResponse, reply: ModelReply, protocol: Protocol): void {
  if (reply === 'silence') return;
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in reply) response.end(reply.raw);
  else if ('beginning' in reply) response.write(protocol.opening + protocol.words(reply.beginning));
  else if ('text' in reply) {
    const words = reply.text.match(/\S+\s*/g) ?? [];
    response.end(protocol.opening + words.map(protocol.words).join('') + protocol.end);
  } else if ('drip' in reply) drip(response, reply, protocol);
  else response.end(protocol.calls('tools' in reply ? reply.tools : [reply]));
}

function drip(response: ServerResponse, reply: { drip: string; pauseMs: number }, protocol: Protocol): void {
  response.write(protocol.opening);
  const timer = setInterval(() => response.write(protocol.words(reply.drip)), reply.pauseMs);
  response.on('close', () => clearInterval(timer));
}

/** The pieces of a streamed reply. */
interface Protocol {
  opening: string;
  words(text: string): string;
  end: string;
  calls(tools: readonly { tool: string; input: string }[]): string;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const DONE = 'data: [DONE]\n\n';

const openAi: Protocol = {
  opening: '',
  words: (content) => chunk({ content }),
  end: chunk({}, 'stop') + DONE,
  calls: (tools) =>
    tools
      .map(({ tool, input }, index) => ({
        index,
        id: `call-${index}`,
        type: 'function',
        function: { name: tool, arguments: input },
      }))
      .map((call) => chunk({ tool_calls: [call] }))
      .join('') +
    chunk({}, 'tool_calls') +
    DONE,
};

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const begun = event('message_start', {
  message: {
    ...{ id: 'msg', type: 'message', role: 'assistant', model: 'm', content: [] },
    ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
  },
});
const block = (content: object, index = 0) => event('content_block_start', { index, content_block: content });
const delta = (piece: object, index = 0) => event('content_block_delta', { index, delta: piece });
const closed = (index = 0) => event('content_block_stop', { index });
const stopped = (reason: string) =>
  event('message_delta', { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 2 } }) +
  event('message_stop', {});

const anthropic: Protocol = {
  opening: begun + block({ type: 'text', text: '' }),
  words: (text) => delta({ type: 'text_delta', text }),
  end: closed() + stopped('end_turn'),
  calls: (tools) =>
    begun +
    tools
      .map(
        ({ tool, input }, index) =>
          block({ type: 'tool_use', id: `call-${index}`, name: tool, input: {} }, index) +
          delta({ type: 'input_json_delta', partial_json: input }, index) +
          closed(index),
      )
      .join('') +
    stopped('tool_use'),
};
