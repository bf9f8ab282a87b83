import { createFolderDelivery } from './folder-delivery.ts';
import { checkMessage, type MailMessage } from './message.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export type MailerOptions = { from: string; smtpUrl: string } | { from: string; dir: string };

export type Mailer = { send(message: MailMessage): Promise<void> };

/** What a transport gets: the checked message, complete. */
export type OutgoingMail = ReturnType<typeof compose>;

export function createMailer(options: MailerOptions): Mailer {
  const deliver = 'smtpUrl' in options ? createSmtpDelivery(options.smtpUrl) : createFolderDelivery(options.dir);
  return {
    /** Fails with a MailError that says whether to try again. */
    async send(message) {
      checkMessage(message);
      await deliver(compose(options.from, message));
    },
  };
}

function compose(from: string, { to, subject, text, html, headers }: MailMessage) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html && { html }),
    // Keeps out-of-office robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
