import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { smtpRefusal, startSmtpServer } from './local-smtp-server.ts';
import { createMailer } from './mailer.ts';

const hello = { to: 'zoe@example.com', subject: 'Hello', text: 'Welcome aboard.' };
const retryLater = { name: 'MailError', retryable: true };
const giveUp = { name: 'MailError', retryable: false };

function mailerFor(smtpUrl: string) {
  const mailer = createMailer({ from: 'hello@tradewind.example', smtpUrl });
  onTestFinished(() => mailer.close());
  return mailer;
}
const send = (smtpUrl: string) => mailerFor(smtpUrl).send(hello);

async function sendTo(options: SMTPServerOptions) {
  const { url } = await startSmtpServer(options);
  return send(url);
}

it('delivers the mail to its only recipient', async () => {
  const { url, mails } = await startSmtpServer();
  await send(url);
  expect(mails.map(({ to }) => to)).toEqual([['zoe@example.com']]);
});

it('reuses connections, and opens several at once', async () => {
  let connections = 0;
  const { url, mails } = await startSmtpServer({
    onConnect(_session, done) {
      connections++;
      done();
    },
  });
  const mailer = mailerFor(url);
  await Promise.all(Array.from({ length: 40 }, () => mailer.send(hello)));
  expect(mails).toHaveLength(40);
  expect(connections).toBeGreaterThan(1);
  expect(connections).toBeLessThanOrEqual(10);
});

it('signs in with the user name and password from the URL', async () => {
  const { url, mails } = await startSmtpServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'sailor' && password === 'p@ss/word' ? done(null, { user: username }) : done(smtpRefusal(535)),
  });
  await send(url.replace('smtp://', 'smtp://sailor:p%40ss%2Fword@'));
  expect(mails).toHaveLength(1);
  const refusal = send(url.replace('smtp://', 'smtp://sailor:wrong-secret@'));
  await expect(refusal).rejects.toMatchObject(retryLater);
  await expect(refusal).rejects.not.toThrow('wrong-secret');
});

it('fails as retryable when nothing listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject(retryLater);
});

it('fails as retryable when the server disconnects', async () => {
  const server = createServer((socket) => socket.end('421 closing\r\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await expect(send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)).rejects.toMatchObject(retryLater);
  server.close();
});

it('fails as retryable when the mailbox is only busy', async () => {
  const greylisted = sendTo({ onRcptTo: (_address, _session, done) => done(smtpRefusal(451)) });
  await expect(greylisted).rejects.toMatchObject(retryLater);
});

it('fails for good when the recipient does not exist or the mail is rejected', async () => {
  const unknown = sendTo({ onRcptTo: (_address, _session, done) => done(smtpRefusal(550)) });
  await expect(unknown).rejects.toMatchObject(giveUp);
  const unwanted = sendTo({
    onData: (stream, _session, done) => stream.resume().on('end', () => done(smtpRefusal(554))),
  });
  await expect(unwanted).rejects.toMatchObject(giveUp);
});
