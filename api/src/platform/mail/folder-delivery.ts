import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { removeAbandonedParts, writeWhole } from '../whole-file.ts';
import { MailError } from './mail-error.ts';
import type { Delivery } from './mailer.ts';

/** Writes mails as .eml files, for machines without a mail server. */
export function createFolderDelivery(dir: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const nextName = namesInOrder();
  let tidied: Promise<void> | undefined;
  return {
    async deliver(mail) {
      try {
        tidied ??= removeAbandonedParts(dir);
        await tidied;
        const { message } = await transport.sendMail(mail);
        // Mails contain sign-in links, so only the owner of the process may read them.
        await writeWhole(join(dir, nextName()), message as Buffer, { partsIn: dir, mode: 0o600 });
      } catch (error) {
        throw new MailError('The mail could not be written to its folder', { retryable: true, cause: error });
      }
    },
    close() {},
  };
}

/** File names that sort by time, even within a millisecond, and reveal nothing about the mail. */
function namesInOrder(): () => string {
  let count = 0;
  return () => {
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    count += 1;
    return `${time}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
  };
}
