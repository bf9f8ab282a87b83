import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
import { MailLink } from './mail-link.tsx';
import { useOperator } from './use-operator.ts';

const updated = { iso: '2025-11-01', words: 'November 1, 2025' };

export function PrivacyPolicy() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated={updated}
      summary={
        <p>
          We keep what a marketplace needs to work: your account, your listings and your messages. We show no
          advertising, sell nothing about you, and set no cookies that follow you around. Ask, and we send you a copy of
          what we have or delete it.
        </p>
      }
      sections={sections}
    />
  );
}

function Operator() {
  const { name, licence } = useOperator();
  return (
    <p>
      Tradewind is a division of {name}, a yacht brokerage licensed in Florida.{licence} When this page says “we”, it
      means that brokerage. It decides what is kept about you and why, and answers for it. Questions about privacy reach
      us at <MailLink />.
    </p>
  );
}

const sections: readonly LegalSection[] = [
  { id: 'who', title: 'Who we are', text: <Operator /> },
  {
    id: 'what',
    title: 'What we keep',
    text: (
      <dl>
        <dt>Your account</dt>
        <dd>
          Email address, first name and, if you give them, last name, username, photo, phone, location and a few words
          about you. Your password is kept only as a hash that cannot be turned back into the password. If you sign in
          with Google, we receive your name, your email address and an identifier from Google, never your Google
          password.
        </dd>
        <dt>Your listings</dt>
        <dd>
          What you write about your boat, its photos, what you would accept in trade, and how often it was viewed.
        </dd>
        <dt>Your messages</dt>
        <dd>What you and another member write to each other about a boat, and whom you have blocked.</dd>
        <dt>What you tell Eddy AI</dt>
        <dd>Your trading preferences and the conversations you have with the assistant.</dd>
        <dt>A record of important steps</dt>
        <dd>
          Signing in, changing a password, posting or deleting a listing: with the time, the network address and the
          kind of browser. It helps us, and you, to notice misuse.
        </dd>
      </dl>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    text: (
      <>
        <ul>
          <li>To show your listing to people who may want to trade, and to carry messages between you and them.</li>
          <li>To let Eddy AI look for boats that match what you asked for.</li>
          <li>To send you the emails that the service needs: your management link, a password link, a new message.</li>
          <li>To keep the marketplace safe: limits on sign-in attempts, suspension of accounts that harm others.</li>
          <li>To carry out a closing, a survey or another service, if you order one.</li>
        </ul>
        <p>We do not build advertising profiles, and we do not sell or rent personal data to anyone.</p>
      </>
    ),
  },
  {
    id: 'seen',
    title: 'Who sees what',
    text: (
      <>
        <p>
          <strong>Everyone</strong> sees your listings, and with them your first name, photo, location and whether you
          are verified. <strong>The person you write to</strong> sees your messages and your first name.{' '}
          <strong>Nobody else among the members</strong> sees your email address, your phone number or your messages.
        </p>
        <p>
          Our staff can see account details where they need to, for example to help you or to look into a complaint.
          Companies that run servers, deliver email or process payments for us see what passes through their part, on
          our instructions. We hand data to an authority only where the law obliges us to.
        </p>
        <p>
          Where a language model of another company is connected to Eddy AI, what you write to Eddy and the listings
          that answer it are sent to that company to write the reply. Your password, your email address and your private
          messages to other members are not part of that.
        </p>
      </>
    ),
  },
  {
    id: 'photos',
    title: 'Photos',
    text: (
      <p>
        A photo from a phone often carries the place where it was taken, the time and the make of the camera. We make
        new copies of every photo that is uploaded and leave all of that out, so a picture of your boat does not tell
        where it sleeps. What is visible in the picture itself, such as a registration number or a face, stays visible:
        look at it before you upload.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    text: (
      <>
        <p>
          When you sign in, your browser keeps a sign-in token in its local storage. It is removed when you sign out, it
          expires by itself, and changing your password makes every older token worthless. On a shared computer, sign
          out when you leave.
        </p>
        <p>
          Your browser also remembers a few conveniences, such as light or dark colours and the size of panes. We set no
          advertising or tracking cookies, and load no scripts of advertising networks.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>Your account and your listings: until you delete them or ask us to.</li>
        <li>A deleted listing is gone with its photos. Conversations about it remain with the people who had them.</li>
        <li>Password links expire within the hour; unused sign-ins expire within weeks.</li>
        <li>
          Papers of a completed closing: as long as the law requires a broker to keep them, even if the account is
          deleted.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your say',
    text: (
      <>
        <p>
          You can read and correct most of your data in <Link to={paths.account}>your account</Link>. Write to{' '}
          <MailLink /> from the address of your account to receive a copy of everything we keep about you in a common
          format, to have it corrected, or to have your account and its data deleted. We answer within 30 days, and we
          ask for proof of who you are only where we have reason to doubt it.
        </p>
        <p>
          Depending on where you live, the law may give you further rights, such as complaining to an authority. This
          page takes none of them away.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    text: (
      <p>
        Traffic is encrypted, passwords and tokens are kept as hashes, attempts to guess passwords are slowed down, and
        access by our staff is limited and recorded. No system is perfectly safe, and we do not claim that ours is. If
        something happens that puts your data at risk, we tell you what and when, as the law requires and without
        waiting for it.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: <p>Tradewind is for adults. If a child has opened an account, tell us and we delete it.</p>,
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    text: (
      <p>
        When we change something that matters, the date above changes, and we tell members by email before it applies.
        Reach us any time through <Link to={paths.contact}>the contact page</Link>.
      </p>
    ),
  },
];
