import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailError } from './mail-error.ts';
import type { Delivery } from './mailer.ts';

/** Mails as .eml files, for a machine without a mail server. */
export function createFolderDelivery(dir: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const nextName = namesInOrder();
  return {
    async deliver(mail) {
      try {
        const { message } = await transport.sendMail(mail);
        await writeWhole(dir, nextName(), message as Buffer);
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

// Mails hold links that sign somebody in: only the owner of the process may read them.
async function writeWhole(dir: string, name: string, content: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const part = join(dir, `.${name}.part`);
  await writeFile(part, content, { mode: 0o600, flush: true });
  await rename(part, join(dir, name));
}
