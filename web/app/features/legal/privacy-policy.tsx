import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
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
          advertising, sell nothing about you, and set no cookies that follow you around. You can get a copy of your
          data or delete it at any time.
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
      means that brokerage. It decides what data to keep about you and why, and is responsible for it. For privacy
      questions, email <MailLink />.
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
          Your email address and first name and, if you provide them, your last name, username, photo, phone, location
          and bio. We store your password only as a hash that can’t be turned back into the password. If you sign in
          with Google, we receive your name, your email address and an identifier from Google, never your Google
          password.
        </dd>
        <dt>Your listings</dt>
        <dd>
          What you write about your boat, its photos, what you’d accept in trade and how often people viewed it. If you
          enter a hull number, only our team and your partners in an agreed trade see it. A photo that you send to prove
          possession is for our team alone, and we delete it 30 days after our decision.
        </dd>
        <dt>Your messages</dt>
        <dd>What you and other members write to each other about a boat, and who you have blocked.</dd>
        <dt>What you tell Eddy AI</dt>
        <dd>Your trading preferences and the conversations you have with the assistant.</dd>
        <dt>A record of important actions</dt>
        <dd>
          When you sign in, change your password, or post or delete a listing, we record the time, IP address and
          browser. This helps us detect misuse.
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
          <li>To show your listing to people who may want to trade, and to deliver messages between you and them.</li>
          <li>To let Eddy AI look for boats that match what you asked for.</li>
          <li>
            To send you the emails the service needs, such as your management link, a password link or a new message.
          </li>
          <li>
            To keep the marketplace safe, for example by limiting sign-in attempts and suspending accounts that harm
            others.
          </li>
          <li>To carry out a closing, a survey or another service, if you order one.</li>
        </ul>
        <p>We don’t build advertising profiles, and we don’t sell or rent personal data to anyone.</p>
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
          are verified. <strong>The people you message</strong> see your messages and your first name.{' '}
          <strong>Other members</strong> can’t see your email address, your phone number or your messages.
        </p>
        <p>
          Our staff can see account details when they need to, for example to help you or to look into a complaint.
          Companies that run servers, deliver email or process payments for us see the data they handle, on our
          instructions. We give data to authorities only when the law requires it.
        </p>
        <p>
          If Eddy AI uses another company’s language model, we send that company what you write to Eddy and the listings
          needed to reply. We don’t send your password, your email address or your private messages to other members.
        </p>
      </>
    ),
  },
  {
    id: 'photos',
    title: 'Photos',
    text: (
      <p>
        Phone photos often record where and when they were taken, and with which camera. We make new copies of every
        photo you upload and leave all of that out, so a picture of your boat doesn’t reveal where you keep it. Anything
        visible in the picture itself, such as a registration number or a face, stays visible, so check it before you
        upload.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    text: (
      <>
        <p>
          When you sign in, your browser keeps a sign-in token in its local storage. The token is removed when you sign
          out, it expires on its own, and changing your password invalidates every older token. On a shared computer,
          sign out when you’re done.
        </p>
        <p>
          Your browser also remembers a few preferences, such as light or dark colors and pane sizes. We don’t set
          advertising or tracking cookies, and we don’t load scripts from advertising networks.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>We keep your account and your listings until you delete them or ask us to.</li>
        <li>
          When you delete a listing, its photos are deleted too. Conversations about it stay with the people who had
          them.
        </li>
        <li>Password links expire within an hour, and unused sign-ins expire within weeks.</li>
        <li>We keep documents from a completed closing as long as the law requires, even if the account is deleted.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>
          In <Link to={paths.account}>your account</Link> you can view and correct most of your data, download a copy of
          it, or delete your account. You can also email <MailLink /> from your account’s address and ask us to do any
          of this for you. We answer within 30 days, and ask for proof of identity only if we have reason to doubt it.
        </p>
        <p>
          Depending on where you live, the law may give you more rights, such as filing a complaint with an authority.
          Nothing on this page takes those rights away.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    text: (
      <p>
        We encrypt traffic, store passwords and tokens only as hashes, slow down attempts to guess passwords, and limit
        and record access by our staff. No system is perfectly secure, and we don’t claim ours is. If something puts
        your data at risk, we’ll tell you promptly what happened and when.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: <p>Tradewind is for adults. If a child has opened an account, tell us and we’ll delete it.</p>,
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    text: (
      <p>
        When we make an important change, we update the date above and email members before it takes effect. You can
        reach us anytime through <Link to={paths.contact}>the contact page</Link>.
      </p>
    ),
  },
];

/** The brokerage's email address, or the contact page while it is unknown. */
function MailLink() {
  const { email } = useOperator();
  return email === undefined ? (
    <Link to={paths.contact}>our contact page</Link>
  ) : (
    <a href={`mailto:${email}`}>{email}</a>
  );
}
