import { offer } from '@tradewind/contract/offer';
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
          Tradewind brings boat owners together. Listings are free to read; the deal is yours, between you and the other
          side. Describe honestly, check before you sign, and no assistant, ours included, binds you to anything that
          you have not confirmed.
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
        Tradewind is run by {name}, a yacht brokerage licensed in Florida and called “we” here.{licence} These terms are
        the agreement between you and us for using the marketplace. Services that you order from us, such as a closing
        or a survey, come with a written agreement of their own, which then goes first.
      </p>
      <p>You need to be at least 18 years old and able to enter into contracts to open an account.</p>
    </>
  );
}

const sections: readonly LegalSection[] = [
  { id: 'parties', title: 'Who agrees to what', text: <Parties /> },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <p>
        One person, one account, with an email address that you can read. Keep your password to yourself; what happens
        through your account counts as yours until you tell us that somebody else got hold of it. You can leave whenever
        you like.
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
            List only boats that you own or are allowed to offer, and say so truthfully: year, condition, liens, hours.
          </li>
          <li>
            Use photos that you took or may use. You keep your rights in them; we may show them to run the marketplace.
          </li>
          <li>Keep a listing current, and pause or remove it when the boat is gone.</li>
          <li>Whoever holds the management link of a listing can view and delete it. Treat it like a key.</li>
        </ul>
        <p>
          We may take down a listing that misleads, infringes or breaks the law. Where we can, we tell you why first.
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
            Free for the first {offer.freeLimit} boats on Tradewind, and for life for the members who joined while those
            places were open. After that {offer.monthlyPrice} per month, which you can cancel at any time; a cancelled
            subscription runs to the end of the month that was paid.
          </dd>
          <dt>In-app closing service</dt>
          <dd>
            An escrow fee of {offer.closingFee} of the trade value, only if you choose to close through us. You are free
            to close without us.
          </dd>
          <dt>A human broker for a traditional sale</dt>
          <dd>A commission of {offer.brokerCommission}, by separate written agreement before any work begins.</dd>
        </dl>
        <p>
          Other services, such as surveys, title searches or transport, are priced on the{' '}
          <Link to={paths.pricing}>pricing page</Link> or quoted. Nothing is charged that you did not order. Taxes and
          government fees are yours.
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
          Unless you engage us in writing, we are not a party to your trade. We do not own the boats, cars, properties
          or coins that members offer, we have not inspected them, and a value range shown next to a price is
          arithmetic, not an appraisal.
        </p>
        <p>
          Before you hand over anything: have the vessel surveyed, have the title and liens searched, meet or speak with
          the other side, and put the deal in writing. The prices of digital assets move quickly, and a transfer cannot
          be called back. For your taxes, ask somebody who advises on taxes.
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
          Eddy AI is software. It searches listings, compares and suggests, and it can be wrong. It gives no legal, tax
          or investment advice.
        </p>
        <ul>
          <li>Eddy never accepts an offer, signs or pays in your name.</li>
          <li>
            Nothing that Eddy writes or proposes binds you, the other side or us until the people concerned confirm it.
          </li>
          <li>It acts for you in the background only after you have switched that on, and stops when you recall it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair sailing',
    text: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>deceive, threaten or harass others, or write to somebody who has blocked you;</li>
          <li>offer stolen goods, launder money or get around sanctions;</li>
          <li>copy the marketplace wholesale, attack it, or guess your way into accounts;</li>
          <li>post other people’s private data.</li>
        </ul>
        <p>
          We may suspend an account that does, and say why. A suspended member’s listings are hidden. If you think that
          we are mistaken, <Link to={paths.contact}>write to us</Link>, and a person looks at it again.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What we promise, and what not',
    text: (
      <>
        <p>
          We run Tradewind with care, but we cannot promise that it is always available, free of errors, or that a
          listing finds a taker. What members write is theirs; we do not vouch for it. A “Verified” mark means that we
          have checked a member’s identity, not a boat.
        </p>
        <p>
          As far as the law allows, we are not liable for what follows from a trade that we were not engaged in, and
          otherwise only for damage that we could have foreseen. Nothing here limits rights that the law does not let us
          limit, or our duties as licensed brokers.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Changes, and the law that applies',
    text: (
      <>
        <p>
          If we change these terms in a way that matters, we tell members by email at least 30 days before, and you can
          leave if you do not agree. Florida law applies, without taking from you the protection of the law where you
          live. Before anybody goes to court, write to us: most things can be settled by talking.
        </p>
        <p>
          How we handle data is described in the <Link to={paths.privacy}>privacy policy</Link>.
        </p>
      </>
    ),
  },
];
