import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { renderMail } from './layout.ts';
import { startSmtpServer } from './local-smtp-server.ts';
import { createMailer, type Mailer } from './mailer.ts';
import type { MailMessage } from './message.ts';

const from = 'Tradewind <hello@tradewind.example>';
const hello: MailMessage = { to: 'zoe@example.com', subject: 'Hello', text: 'Welcome aboard.' };

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tradewind-mail-'));
});
afterEach(() => rm(dir, { recursive: true }));

type Outbox = { mailer: Mailer; sent(): Promise<Buffer[]> };

const ways: Record<string, () => Promise<Outbox>> = {
  'by SMTP': async () => {
    const { url, mails } = await startSmtpServer();
    const mailer = createMailer({ from, smtpUrl: url });
    onTestFinished(() => mailer.close());
    return { mailer, sent: async () => mails.map(({ content }) => content) };
  },
  'into a folder': async () => ({ mailer: createMailer({ from, dir }), sent: () => emlFiles() }),
};

describe.each(Object.entries(ways))('a mail sent %s', (_way, open) => {
  let mailer: Mailer;
  let sent: Outbox['sent'];
  beforeEach(async () => {
    ({ mailer, sent } = await open());
  });

  it('arrives with its sender, recipient, subject and text', async () => {
    await mailer.send(hello);
    const mail = await onlyMail();
    expect(mail.from).toEqual({ name: 'Tradewind', address: 'hello@tradewind.example' });
    expect(mail.to).toEqual([{ name: '', address: 'zoe@example.com' }]);
    expect(mail.subject).toBe('Hello');
    expect(mail.text?.trim()).toBe('Welcome aboard.');
    expect(mail.html).toBeUndefined();
  });

  it('keeps umlauts, emoji and a very long subject', async () => {
    const subject = `Grüße von Zoë – 海 ⛵ ${'Segelyacht über Bord '.repeat(20)}`.trim();
    await mailer.send({ ...hello, subject, text: 'Schöne Grüße, 海 ⛵' });
    const mail = await onlyMail();
    expect(mail.subject).toBe(subject);
    expect(mail.text?.trim()).toBe('Schöne Grüße, 海 ⛵');
  });

  it('keeps long lines and lines that begin with a dot', async () => {
    const text = [
      'x'.repeat(5000),
      '.',
      '..two',
      '',
      'From here',
      `https://example.com/?token=${'a'.repeat(300)}`,
    ].join('\n');
    await mailer.send({ ...hello, text });
    expect((await onlyMail()).text?.trimEnd()).toBe(text);
    const longest = Math.max(...((await sent())[0]?.toString().split('\r\n') ?? []).map((line) => line.length));
    expect(longest).toBeLessThanOrEqual(998);
  });

  it('carries the same content as text and as HTML', async () => {
    const action = { label: 'Open', url: 'https://example.com/reset-password?token=abc&lang=en' };
    const rendered = renderMail({ subject: 'Réset', heading: 'Hello', paragraphs: ['<b>Ahoy</b>'], action });
    await mailer.send({ to: hello.to, ...rendered });
    const mail = await onlyMail();
    expect(mail.subject).toBe('Réset');
    expect(mail.text?.trimEnd()).toBe(rendered.text.trimEnd());
    expect(mail.html?.trim()).toBe(rendered.html.trim());
  });

  it('asks auto-responders not to reply, and carries the allowed headers', async () => {
    await mailer.send({ ...hello, headers: { 'List-Unsubscribe': '<https://example.com/settings>' } });
    const headers = new Map((await onlyMail()).headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe')).toBe('<https://example.com/settings>');
  });

  it.each<[string, Partial<MailMessage>]>([
    ['a header after the subject', { subject: 'Hello\r\nBcc: all@example.com' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: all@example.com' }],
    ['a bare carriage return in the subject', { subject: 'Hello\rBcc: all@example.com' }],
    ['a zero byte in the subject', { subject: 'Hello\0' }],
    ['a header after the address', { to: 'zoe@example.com\r\nBcc: all@example.com' }],
    ['a command after the address', { to: 'zoe@example.com>\r\nRCPT TO:<all@example.com' }],
    ['a second address', { to: 'zoe@example.com, all@example.com' }],
    ['a second address by semicolon', { to: 'zoe@example.com;all@example.com' }],
    ['a group of addresses', { to: 'all:zoe@example.com;' }],
    ['a name around the address', { to: 'Zoe <zoe@example.com>' }],
    ['two at signs', { to: 'zoe@example.com@evil.example' }],
    ['no address', { to: '' }],
    ['no subject', { subject: ' ' }],
    ['no plain text', { text: ' \n', html: '<p>only HTML</p>' }],
    ['a recipient as a header', { headers: { Bcc: 'all@example.com' } }],
    ['another sender as a header', { headers: { From: 'ceo@example.com' } }],
    ['a header name with a line break', { headers: { 'X-A: 1\r\nBcc': 'all@example.com' } }],
    ['a header value with a line break', { headers: { 'X-A': '1\r\nBcc: all@example.com' } }],
  ])('is refused for good with %s', async (_what, change) => {
    const sending = mailer.send({ ...hello, ...change });
    await expect(sending).rejects.toMatchObject({ name: 'MailError', retryable: false });
    expect(await sent()).toEqual([]);
  });

  async function onlyMail() {
    const [content, ...others] = await sent();
    if (!content || others.length > 0) throw new Error('expected exactly one mail');
    return PostalMime.parse(content);
  }
});

describe('the mail folder', () => {
  it('lists mails in the order they were sent, under names that reveal nothing', async () => {
    const mailer = createMailer({ from, dir: join(dir, 'made', 'on', 'demand') });
    const subjects = Array.from({ length: 12 }, (_, n) => `Mail ${n}`);
    for (const subject of subjects) await mailer.send({ ...hello, subject });
    const folder = join(dir, 'made', 'on', 'demand');
    const names = (await readdir(folder)).sort();
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.eml$/);
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
    expect(await Promise.all(contents.map(async (mail) => (await PostalMime.parse(mail)).subject))).toEqual(subjects);
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('fails as retryable when it cannot be written', async () => {
    await writeFile(join(dir, 'mail'), 'a file where the folder must be');
    const sending = createMailer({ from, dir: join(dir, 'mail') }).send(hello);
    await expect(sending).rejects.toMatchObject({ name: 'MailError', retryable: true });
  });
});

async function emlFiles(): Promise<Buffer[]> {
  const names = (await readdir(dir)).sort();
  return Promise.all(names.map((name) => readFile(join(dir, name))));
}
