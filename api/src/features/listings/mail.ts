import { renderMail } from '../../platform/mail/layout.ts';

interface PostedBoat {
  /** Absent for unconfirmed addresses, as is the title. */
  firstName?: string;
  title?: string;
  boatUrl: string;
  manageUrl: string;
}

export const boatPostedMail = ({ firstName, title, boatUrl, manageUrl }: PostedBoat) =>
  renderMail({
    subject: title ? `Your boat is listed: ${title}` : 'Your boat is listed',
    preheader: 'Keep this email. Its link lets you manage your listing.',
    heading: firstName ? `Your boat is live, ${firstName}` : 'Your boat is live',
    paragraphs: [
      `${title ? `“${title}”` : 'Your boat'} is now on Tradewind, and everyone can see it at ${boatUrl}`,
      'The link below shows your listing and lets you delete it without signing in. Anyone who has the link can do the same, so keep it private.',
      'To edit it, pause it or mark it as sold, sign in and open My Listings.',
    ],
    action: { label: 'Manage your listing', url: manageUrl },
  });
