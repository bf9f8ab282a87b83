import { createTransport, type NodemailerError } from 'nodemailer';
import { MailError } from './mail-error.ts';
import type { Delivery } from './mailer.ts';

/** Many relays allow no more than ten from one sender. */
const CONNECTIONS = 10;

export function createSmtpDelivery(url: string): Delivery {
  const transport = createTransport({
    url,
    // Connections are used again: signing in anew costs several times what the mail does.
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: 10_000,
    // The job queue tries again, and knows about it.
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
  // A refused sign-in is the operator's mistake, not the mail's: once mended, the mail goes out.
  const refused = error.permanent === true && error.code !== 'EAUTH';
  const what = refused ? 'The mail server refused the mail' : 'The mail server could not be used';
  return new MailError(`${what}: ${error.message}`, { retryable: !refused, cause: error });
}
