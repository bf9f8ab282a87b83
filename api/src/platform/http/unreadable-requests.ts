import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorStatus, type Failure } from '@tradewind/contract/errors';
import { LONGEST_URL, URL_TOO_LONG } from './long-url.ts';

type ParserError = NodeJS.ErrnoException & { rawPacket?: unknown };

/** Responds to bytes that Node could not parse as a request, in the format of every other failure, and disconnects. */
export function refuseUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const failure = failureOf(error);
  const status = errorStatus[failure.code];
  const body = JSON.stringify(failure);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function failureOf({ code, rawPacket }: ParserError): Failure {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return isLongUrl(rawPacket)
        ? URL_TOO_LONG
        : { code: 'headers_too_large', message: 'The request headers are too large.' };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { code: 'too_large', message: 'That’s too large. Please send less at once.' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'timed_out', message: 'The request took too long to arrive.' };
    default:
      return { code: 'invalid', message: 'The request could not be read.' };
  }
}

/** Whether the request line is what exceeded the limit. Undetectable in small packets, which therefore get 431. */
function isLongUrl(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false;
  const lineBreak = packet.indexOf('\r\n');
  const line = packet.subarray(0, lineBreak < 0 ? packet.length : lineBreak);
  return /^[A-Z-]{3,20} /.test(line.toString('latin1', 0, 32)) && line.length > LONGEST_URL;
}
