import { renderMail } from '../../platform/mail/layout.ts';
import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from './limits.ts';

/** The name is absent for unconfirmed addresses. */
const addressed = (heading: string, firstName: string | undefined) =>
  firstName ? `${heading}, ${firstName}` : heading;

const unconfirmedFooter = 'You’re getting this email because someone entered your address on Tradewind.';

export const welcomeMail = (url: string) =>
  renderMail({
    subject: 'Welcome to Tradewind! Please confirm your email',
    preheader: `The link expires in ${CONFIRM_LINK_HOURS} hours.`,
    heading: 'Welcome aboard',
    paragraphs: [
      'Someone, hopefully you, created a Tradewind account with this address.',
      'Please confirm that it’s yours. After that, we’ll email you when other members message you.',
      `The link works once and expires in ${CONFIRM_LINK_HOURS} hours. If this wasn’t you, just ignore this email.`,
    ],
    action: { label: 'Confirm my email', url },
    footer: unconfirmedFooter,
  });

export const newAddressMail = (url: string) =>
  renderMail({
    subject: 'Confirm your new email for Tradewind',
    preheader: `The link expires in ${CONFIRM_LINK_HOURS} hours.`,
    heading: 'Is this your new email?',
    paragraphs: [
      'Someone, hopefully you, asked to use this address for a Tradewind account.',
      `The link below works once and expires in ${CONFIRM_LINK_HOURS} hours. Nothing changes until you open it. If this wasn’t you, just ignore this email.`,
    ],
    action: { label: 'Use this address', url },
    footer: unconfirmedFooter,
  });

export const emailChangeAskedMail = (firstName: string, url: string) =>
  renderMail({
    subject: 'Someone asked to change your Tradewind email',
    heading: `Are you changing your email, ${firstName}?`,
    paragraphs: [
      'Someone, hopefully you, asked to use a different email for your Tradewind account. Nothing changes until the new address is confirmed.',
      'If this wasn’t you, set a new password now. That cancels the change and signs out all devices.',
    ],
    action: { label: 'Set a new password', url },
  });

export const emailChangedMail = (firstName: string) =>
  renderMail({
    subject: 'Your Tradewind email was changed',
    heading: `Your email was changed, ${firstName}`,
    paragraphs: [
      'Your Tradewind account now uses a different email address, so we won’t send anything else to this one.',
      'If you didn’t change it, please contact us right away.',
    ],
    footer: 'You’re getting this email because this address was used for a Tradewind account.',
  });

export const passwordResetMail = (firstName: string | undefined, url: string) =>
  renderMail({
    subject: 'Reset your Tradewind password',
    preheader: `The link expires in ${RESET_LINK_MINUTES} minutes.`,
    heading: addressed('Reset your password', firstName),
    paragraphs: [
      'Someone, hopefully you, asked to reset the password for your Tradewind account.',
      `The link below works once and expires in ${RESET_LINK_MINUTES} minutes. If you didn’t ask for it, just ignore this email. Your password won’t change.`,
    ],
    action: { label: 'Set a new password', url },
  });

export const accountDeletedMail = (firstName: string | undefined) =>
  renderMail({
    subject: 'Your Tradewind account was deleted',
    heading: addressed('Goodbye', firstName),
    paragraphs: [
      'As you asked, we’ve deleted your Tradewind account, along with your listings, messages and photos.',
      'If you had a subscription, we canceled it. If you didn’t ask for this, please contact us.',
    ],
    footer: 'You’re getting this email because you had a Tradewind account.',
  });

export const passwordChangedMail = (firstName: string | undefined, url: string) =>
  renderMail({
    subject: 'Your Tradewind password was changed',
    heading: addressed('Your password was changed', firstName),
    paragraphs: [
      'The password for your Tradewind account was just changed, and all other devices were signed out.',
      'If you didn’t change it, set a new password right away and contact us.',
    ],
    action: { label: 'Set a new password', url },
  });
