import { renderMail } from '../../platform/mail/index.ts';

interface PostedBoat {
  /** Left out where the address is not confirmed. */
  firstName?: string;
  title?: string;
  boatUrl: string;
  manageUrl: string;
}

export const boatPostedMail = ({ firstName, title, boatUrl, manageUrl }: PostedBoat) =>
  renderMail({
    subject: title ? `Your boat is listed: ${title}` : 'Your boat is listed',
    preheader: 'Keep this mail: its link manages your listing.',
    heading: firstName ? `Your boat is live, ${firstName}` : 'Your boat is live',
    paragraphs: [
      `${title ? `“${title}”` : 'It'} is on Tradewind now. Everybody can see it at ${boatUrl}`,
      'The link below shows your listing and lets you delete it, without signing in. Whoever has it can do the same, so keep it to yourself.',
      'To edit, pause or mark it as sold, sign in and open your listings.',
    ],
    action: { label: 'Manage your listing', url: manageUrl },
  });
