import { renderMail } from '../../platform/mail/index.ts';
import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from './policy.ts';

/** No name is given for an address that nobody confirmed. */
const addressed = (heading: string, firstName: string | undefined) =>
  firstName ? `${heading}, ${firstName}` : heading;

const unconfirmedFooter = 'You receive this email because somebody entered your address at Tradewind.';

export const welcomeMail = (url: string) =>
  renderMail({
    subject: 'Welcome to Tradewind: please confirm your email',
    preheader: `The link works for ${CONFIRM_LINK_HOURS} hours.`,
    heading: 'Welcome aboard',
    paragraphs: [
      'Somebody, most likely you, created a Tradewind account with this address.',
      'Please confirm that it is yours. From then on we let you know by email when other members write to you.',
      `The link works once, for ${CONFIRM_LINK_HOURS} hours. If it was not you, simply ignore this email.`,
    ],
    action: { label: 'Confirm my email', url },
    footer: unconfirmedFooter,
  });

export const newAddressMail = (url: string) =>
  renderMail({
    subject: 'Confirm your new email for Tradewind',
    preheader: `The link works for ${CONFIRM_LINK_HOURS} hours.`,
    heading: 'Is this your new address?',
    paragraphs: [
      'Somebody, most likely you, asked to use this address for their Tradewind account.',
      `The link below works once, for ${CONFIRM_LINK_HOURS} hours. Until you open it, nothing changes. If it was not you, simply ignore this email.`,
    ],
    action: { label: 'Use this address', url },
    footer: unconfirmedFooter,
  });

export const emailChangedMail = (firstName: string) =>
  renderMail({
    subject: 'The email of your Tradewind account was changed',
    heading: `Your email was changed, ${firstName}`,
    paragraphs: [
      'Your Tradewind account uses another email address from now on, and this one gets no more mail from us.',
      'If that was not you, please write to us at once.',
    ],
  });

export const passwordResetMail = (firstName: string | undefined, url: string) =>
  renderMail({
    subject: 'Set a new password for Tradewind',
    preheader: `The link works for ${RESET_LINK_MINUTES} minutes.`,
    heading: addressed('A new password', firstName),
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Tradewind account.',
      `The link below works once, for ${RESET_LINK_MINUTES} minutes. If you did not ask for it, ignore this email: your password stays as it is.`,
    ],
    action: { label: 'Set a new password', url },
  });

export const accountDeletedMail = (firstName: string | undefined) =>
  renderMail({
    subject: 'Your Tradewind account was deleted',
    heading: addressed('Farewell', firstName),
    paragraphs: [
      'As you asked, your Tradewind account was deleted just now, with your listings, messages and pictures.',
      'A subscription, if you had one, is canceled. If it was not you who asked, please write to us.',
    ],
  });

export const passwordChangedMail = (firstName: string | undefined, url: string) =>
  renderMail({
    subject: 'Your Tradewind password was changed',
    heading: addressed('Your password was changed', firstName),
    paragraphs: [
      'The password of your Tradewind account was changed just now, and every other device was signed out.',
      'If that was not you, set a new password at once and write to us.',
    ],
    action: { label: 'Set a new password', url },
  });
