import { fees } from '@tradewind/contract/fees';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
import { useOperator } from './use-operator.ts';

const updated = { iso: '2025-11-01', words: 'November 1, 2025' };

export function TermsOfService() {
  return (
    <LegalDocument
      title="Terms of Service"
      updated={updated}
      summary={
        <p>
          Tradewind brings boat owners together. Browsing is free, and any deal is between you and the other side.
          Describe your boat honestly and check everything before you sign. No assistant, including ours, can commit you
          to anything you haven’t confirmed.
        </p>
      }
      sections={sections}
    />
  );
}

function Parties() {
  const { name, licence } = useOperator();
  return (
    <>
      <p>
        Tradewind is run by {name}, a yacht brokerage licensed in Florida (“we”).{licence} These terms are the agreement
        between you and us for using the marketplace. Services you order from us, such as a closing or a survey, come
        with their own written agreement, which takes precedence.
      </p>
      <p>To open an account, you must be at least 18 years old and able to enter into contracts.</p>
    </>
  );
}

const sections: readonly LegalSection[] = [
  { id: 'parties', title: 'Who this agreement is between', text: <Parties /> },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <p>
        Each person may have one account, with an email address they can access. Keep your password to yourself. You’re
        responsible for what happens through your account until you tell us that someone else has access to it. You can
        close your account at any time.
      </p>
    ),
  },
  {
    id: 'listings',
    title: 'Your listings',
    text: (
      <>
        <ul>
          <li>
            List only boats that you own or are allowed to offer, and be truthful about the year, condition, liens and
            engine hours.
          </li>
          <li>
            Use photos you took or have permission to use. You keep your rights to them, and we may show them to run the
            marketplace.
          </li>
          <li>Keep your listing up to date, and pause or remove it when the boat is no longer available.</li>
          <li>Anyone with a listing’s management link can view and delete the listing. Treat the link like a key.</li>
        </ul>
        <p>
          We may take down a listing that misleads, infringes or breaks the law. When we can, we’ll tell you why first.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'What it costs',
    text: (
      <>
        <dl>
          <dt>Browsing, registering, messaging</dt>
          <dd>Free.</dd>
          <dt>Listing a boat</dt>
          <dd>
            Free for the first {fees.freeLimit} boats on Tradewind, and free for life for members who joined while those
            spots were open. After that, {fees.monthlyPrice} per month. You can cancel at any time, and a canceled
            subscription runs until the end of the month you paid for.
          </dd>
          <dt>In-app closing service</dt>
          <dd>
            An escrow fee of {fees.closingFee} of the trade value, only if you choose to close through us. You’re free
            to close on your own.
          </dd>
          <dt>A human broker for a traditional sale</dt>
          <dd>
            A {fees.brokerCommission} commission, under a separate written agreement signed before any work begins.
          </dd>
        </dl>
        <p>
          Other services, such as surveys, title searches or transport, are priced on the{' '}
          <Link to={paths.pricing}>pricing page</Link> or quoted. We never charge you for anything you didn’t order. You
          pay any taxes and government fees.
        </p>
      </>
    ),
  },
  {
    id: 'trades',
    title: 'Trades between members',
    text: (
      <>
        <p>
          Unless you hire us in writing, we’re not a party to your trade. We don’t own the boats, cars, properties or
          coins that members offer, and we haven’t inspected them. A value range shown next to a price is a calculation,
          not an appraisal.
        </p>
        <p>
          Before you hand anything over, have the vessel surveyed, get a title and lien search, meet or speak with the
          other side, and put the deal in writing. Prices of digital assets move quickly, and transfers can’t be
          reversed. For tax questions, ask a tax advisor.
        </p>
      </>
    ),
  },
  {
    id: 'eddy',
    title: 'Eddy AI',
    text: (
      <>
        <p>
          Eddy AI is software. It searches listings, compares and suggests, and it can be wrong. It doesn’t give legal,
          tax or investment advice.
        </p>
        <ul>
          <li>Eddy never accepts an offer, signs or pays on your behalf.</li>
          <li>
            Nothing Eddy writes or proposes is binding on you, the other side or us until the people involved confirm
            it.
          </li>
          <li>Eddy works for you in the background only after you deploy it, and stops when you recall it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair sailing',
    text: (
      <>
        <p>Please don’t:</p>
        <ul>
          <li>deceive, threaten or harass others, or contact someone who has blocked you;</li>
          <li>offer stolen goods, launder money or get around sanctions;</li>
          <li>copy the marketplace wholesale, attack it or break into accounts;</li>
          <li>post other people’s private data.</li>
        </ul>
        <p>
          We may suspend accounts that break these rules, and we’ll say why. A suspended member’s listings are hidden.
          If you think we made a mistake, <Link to={paths.contact}>contact us</Link> and a person will review it.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What we do and don’t promise',
    text: (
      <>
        <p>
          We run Tradewind with care, but we can’t promise that it will always be available or free of errors, or that
          your listing will find a trade. Members are responsible for what they write, and we don’t vouch for it. A
          “Verified” badge means we have checked a member’s identity, not a boat.
        </p>
        <p>
          To the extent the law allows, we’re not liable for the results of a trade we weren’t hired for, and otherwise
          only for damage we could have foreseen. Nothing here limits rights that the law protects, or our duties as
          licensed brokers.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Changes and governing law',
    text: (
      <>
        <p>
          If we make an important change to these terms, we’ll email members at least 30 days in advance, and you can
          close your account if you don’t agree. Florida law applies, and you keep the legal protections of the place
          where you live. Before anyone goes to court, please contact us. Most things can be settled by talking.
        </p>
        <p>
          To learn how we handle your data, read the <Link to={paths.privacy}>privacy policy</Link>.
        </p>
      </>
    ),
  },
];
