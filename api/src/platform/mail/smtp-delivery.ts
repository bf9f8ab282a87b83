import { createTransport, type NodemailerError } from 'nodemailer';
import { MailError } from './mail-error.ts';
import type { OutgoingMail } from './mailer.ts';

export function createSmtpDelivery(url: string): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (mail) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw asMailError(error as NodemailerError);
    }
  };
}

function asMailError(error: NodemailerError): MailError {
  // A refused sign-in is the operator's mistake, not the mail's: once mended, the mail goes out.
  const refused = error.permanent === true && error.code !== 'EAUTH';
  const what = refused ? 'The mail server refused the mail' : 'The mail server could not be used';
  return new MailError(`${what}: ${error.message}`, { retryable: !refused, cause: error });
}
