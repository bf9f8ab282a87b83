import { renderMail } from '../../platform/mail/index.ts';
import { RESET_LINK_MINUTES } from './policy.ts';

export const passwordResetMail = (firstName: string, url: string) =>
  renderMail({
    subject: 'Set a new password for Tradewind',
    preheader: `The link works for ${RESET_LINK_MINUTES} minutes.`,
    heading: `A new password, ${firstName}`,
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Tradewind account.',
      `The link below works once, for ${RESET_LINK_MINUTES} minutes. If you did not ask for it, leave this mail be: your password stays as it is.`,
    ],
    action: { label: 'Set a new password', url },
  });

export const accountDeletedMail = (firstName: string) =>
  renderMail({
    subject: 'Your Tradewind account was deleted',
    heading: `Farewell, ${firstName}`,
    paragraphs: [
      'As you asked, your Tradewind account was deleted just now, with your listings, messages and pictures.',
      'A subscription, if you had one, is cancelled. If it was not you who asked, please write to us.',
    ],
  });

export const passwordChangedMail = (firstName: string, url: string) =>
  renderMail({
    subject: 'Your Tradewind password was changed',
    heading: `Your password was changed, ${firstName}`,
    paragraphs: [
      'The password of your Tradewind account was changed just now, and every other sign-in was ended.',
      'If that was not you, set a new password at once and write to us.',
    ],
    action: { label: 'Set a new password', url },
  });
