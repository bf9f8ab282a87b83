import { createFolderDelivery } from './folder-delivery.ts';
import { checkMessage, type MailMessage } from './message.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

type MailerOptions = { from: string; smtpUrl: string } | { from: string; dir: string };

export type Mailer = {
  /** Fails with a MailError that says whether to retry. */
  send(message: MailMessage): Promise<void>;
  close(): void;
};

/** The checked and completed message for a transport. */
type OutgoingMail = ReturnType<typeof compose>;

export type Delivery = { deliver(mail: OutgoingMail): Promise<void>; close(): void };

export function createMailer(options: MailerOptions): Mailer {
  const delivery = 'smtpUrl' in options ? createSmtpDelivery(options.smtpUrl) : createFolderDelivery(options.dir);
  return {
    async send(message) {
      checkMessage(message);
      await delivery.deliver(compose(options.from, message));
    },
    close: delivery.close,
  };
}

function compose(from: string, { to, subject, text, html, headers }: MailMessage) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html && { html }),
    // Keeps out-of-office responders from replying.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
