import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { type FinishedRequest, finishedRequest } from './finished-request.ts';

/** nginx's status for a client that disconnects before the response. */
const CLIENT_CLOSED_REQUEST = 499;
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

/** Whether the error only means that the client disconnected during its request. */
export const isHangUp = (error: { code?: string }, { raw }: FastifyRequest): boolean =>
  raw.destroyed && !raw.complete && error.code !== undefined && BROKEN_OFF.has(error.code);

/** Reports every request once: when its response is complete, or when the client disconnects before that. */
export function reportRequests(app: App, report: (finished: FinishedRequest) => void): void {
  const reported = new WeakSet<FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (reported.has(reply)) return;
      reported.add(reply);
      const { headersSent, statusCode, writableFinished } = reply.raw;
      // For a complete response, 'close' may come before onResponse.
      if (writableFinished) return report(finishedRequest(request, reply));
      const status = headersSent ? statusCode : CLIENT_CLOSED_REQUEST;
      report({ ...finishedRequest(request, reply), status, aborted: true });
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!reported.has(reply)) report(finishedRequest(request, reply));
    reported.add(reply);
    done();
  });
}
