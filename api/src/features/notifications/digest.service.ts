import { paths } from '@tradewind/contract/paths';
import type { Database } from '../../db/client.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import {
  claimForMail,
  findByToken,
  findDueRecipients,
  findRecipient,
  type MailTimes,
  stillUnread,
} from './digest.store.ts';
import { mailPolicy } from './limits.ts';
import { digestMail } from './mail.ts';
import { stopMails } from './service.ts';

export const DIGEST_MAIL = 'gathered-mail';

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const timesAt = (now: Date): MailTimes => ({
  now,
  unreadSince: before(now, mailPolicy.unreadForMs),
  notBefore: before(now, mailPolicy.notOlderThanMs),
  awaySince: before(now, mailPolicy.hereForMs),
  lastMailBefore: before(now, mailPolicy.minutesBetween * 60_000),
});

/** Queues one digest for each user who is away and has unread notifications. */
export async function queueDigests({ db, commit }: Pick<Dependencies, 'db' | 'commit'>, now: Date): Promise<void> {
  const times = timesAt(now);
  const claimFor = (userId: string) =>
    commit(async (work) => {
      const ids = await claimForMail(work.tx, userId, times);
      if (ids.length > 0) await work.sendJob(DIGEST_MAIL, { userId, ids });
      return ids.length;
    });
  // Each query returns some hundreds of users; repeat until all of them are claimed.
  for (let claimed = 1; claimed > 0; ) {
    claimed = 0;
    for (const userId of await findDueRecipients(db, times)) claimed += await claimFor(userId);
  }
}

interface MailContext {
  db: Database;
  mailer: Mailer;
  publicUrl: () => string;
}

/** Leaves out notifications that were read in the meantime, and skips suspended users. */
export async function sendDigest(
  { db, mailer, publicUrl }: MailContext,
  userId: string,
  ids: readonly number[],
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  const news = await stillUnread(db, userId, ids);
  if (!recipient || news.length === 0) return;
  const base = publicUrl();
  const unsubscribeUrl = `${base}${paths.unsubscribe}?token=${recipient.token}`;
  await mailer.send({
    to: recipient.email,
    ...digestMail({
      firstName: recipient.firstName,
      news: news.map((item) => ({ ...item, url: `${base}${item.path}` })),
      allUrl: `${base}${paths.notifications}`,
      unsubscribeUrl,
    }),
    // RFC 8058: the email client itself offers to unsubscribe with one POST.
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}

const TOKEN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The link in an email stops these emails and allows nothing else. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const userId = TOKEN.test(token) ? await findByToken(db, token) : undefined;
  if (userId === undefined)
    throw notFound('This link is incomplete or no longer works. You can change your email settings in your account.');
  await stopMails(db, userId);
}
