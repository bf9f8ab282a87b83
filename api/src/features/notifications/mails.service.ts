import { paths } from '@tradewind/contract/paths';
import type { Database } from '../../db/client.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { mailPolicy } from './limits.ts';
import { gatheredMail } from './mail.ts';
import {
  claimForMail,
  findByToken,
  findDueRecipients,
  findRecipient,
  type MailTimes,
  stillUnread,
} from './mails.store.ts';
import { stopMails } from './service.ts';

export const GATHERED_MAIL = 'gathered-mail';

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const timesAt = (now: Date): MailTimes => ({
  now,
  unreadSince: before(now, mailPolicy.unreadForMs),
  notBefore: before(now, mailPolicy.notOlderThanMs),
  awaySince: before(now, mailPolicy.hereForMs),
  lastMailBefore: before(now, mailPolicy.betweenMailsMs),
});

/** Finds who is away with something unread, and has one mail written to each of them. */
export async function gatherMails({ db, commit }: Pick<Dependencies, 'db' | 'commit'>, now: Date): Promise<void> {
  const times = timesAt(now);
  const claimFor = (userId: string) =>
    commit(async (work) => {
      const ids = await claimForMail(work.tx, userId, times);
      if (ids.length > 0) await work.sendJob(GATHERED_MAIL, { userId, ids });
      return ids.length;
    });
  // A round finds some hundreds: until one finds nobody whom no other process took.
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

/** Nothing is sent of what was read meanwhile, and nothing to who is suspended. */
export async function sendGatheredMail(
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
    ...gatheredMail({
      firstName: recipient.firstName,
      news: news.map((item) => ({ ...item, url: `${base}${item.path}` })),
      allUrl: `${base}${paths.notifications}`,
      unsubscribeUrl,
    }),
    // RFC 8058: the mail program itself offers to unsubscribe, by one POST.
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}

const TOKEN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whoever holds a mail's link can stop these mails, and do nothing else with it. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const userId = TOKEN.test(token) ? await findByToken(db, token) : undefined;
  if (userId === undefined)
    throw notFound('This link is incomplete or no longer works. You can change your email settings in your account.');
  await stopMails(db, userId);
}
