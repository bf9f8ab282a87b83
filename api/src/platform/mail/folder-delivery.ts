import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { removeAbandonedParts, writeWhole } from '../whole-file.ts';
import { MailError } from './mail-error.ts';
import type { Delivery } from './mailer.ts';

/** Mails as .eml files, for a machine without a mail server. */
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
        // Mails hold links that sign somebody in: only the owner of the process may read them.
        await writeWhole(join(dir, nextName()), message as Buffer, { partsIn: dir, mode: 0o600 });
      } catch (error) {
        throw new MailError('The mail could not be written to its folder', { retryable: true, cause: error });
      }
    },
    close() {},
  };
}

/** Names that sort by time, also within one millisecond, and say nothing of the mail. */
function namesInOrder(): () => string {
  let count = 0;
  return () => {
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    count += 1;
    return `${time}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
  };
}
