import { createTransport, type NodemailerError } from 'nodemailer';
import { MailError } from './mail-error.ts';
import type { Delivery } from './mailer.ts';

/** Many relays allow no more than ten connections from one sender. */
const CONNECTIONS = 10;

export function createSmtpDelivery(url: string): Delivery {
  const transport = createTransport({
    url,
    // Reuses connections, because signing in takes several times as long as sending a mail.
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: 10_000,
    // The job queue does the retries.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw asMailError(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

function asMailError(error: NodemailerError): MailError {
  // A failed sign-in is the operator's mistake: once it is fixed, the mail can be sent.
  const refused = error.permanent === true && error.code !== 'EAUTH';
  const what = refused ? 'The mail server refused the mail' : 'The mail server could not be used';
  return new MailError(`${what}: ${error.message}`, { retryable: !refused, cause: error });
}
