export { type MailContent, type RenderedMail, renderMail } from './layout.ts';
export { MailError } from './mail-error.ts';
export { createMailer, type Mailer, type MailerOptions } from './mailer.ts';
export type { MailMessage } from './message.ts';
