import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A real mail server for one test, which collects its mails in `mails`. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const mails: { to: string[]; content: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), content: Buffer.concat(chunks) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // tests disconnect clients on purpose
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** A mail server's refusal. */
export function smtpRefusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode });
}
