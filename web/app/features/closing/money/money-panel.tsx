import { Button } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import type { PartyMoney } from '@tradewind/contract/closing-money';
import { wiresPath } from '@tradewind/contract/paths';
import { isZero } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { SideCard } from '../../../ui/side-card.tsx';
import { partyName } from '../closing-people.ts';
import classes from './money.module.css';
import { StatementDialog } from './statement-dialog.tsx';
import { TaxesHeld } from './taxes-held.tsx';

/** The money of the closing: the reader's own, or everyone's for the broker. */
export function MoneyPanel({ closing }: { closing: Closing }) {
  const { money } = closing;
  const [asked, setAsked] = useState<number>();
  const [opened, setOpened] = useState(false);
  const show = (position: number) => {
    setAsked(position);
    setOpened(true);
  };
  if (money.parties.length === 0) return null;
  return (
    <SideCard title={closing.position === null ? 'Money' : 'Your money'}>
      <div className={classes.parties}>
        {money.parties.map((party) => (
          <section key={party.position} aria-label={partyName(closing, party.position)}>
            {closing.position === null ? <h3>{partyName(closing, party.position)}</h3> : null}
            <Amounts party={party} isOwn={closing.position !== null} isFinal={money.isFinal} />
            {money.isFinal ? <Standing party={party} isOwn={closing.position !== null} /> : null}
            <TaxesHeld closing={closing} party={party} />
            <Button variant="default" size="sm" fullWidth onClick={() => show(party.position)}>
              {money.isFinal ? 'Closing Statement' : 'Estimated Statement'}
            </Button>
          </section>
        ))}
      </div>
      {money.isFinal ? null : <p className={classes.notice}>Estimates until the release. Amounts can still change.</p>}
      {closing.position === null ? (
        <Button component={Link} to={wiresPath(closing.tradeId)} variant="default" size="sm" fullWidth mt="md">
          Wires of This Trade
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <StatementDialog closing={closing} position={asked} opened={opened} onClose={() => setOpened(false)} />
      )}
    </SideCard>
  );
}

const isPaid = ({ held, frozen }: PartyMoney) => isZero(held) && isZero(frozen);

const standingTexts = {
  paid: 'Nothing more is owed. The statement shows where every cent went.',
  ownPaid: 'You owe nothing more. The statement shows where every cent went.',
  coming: 'The broker wires it to you, to the account that you confirm by phone.',
};

/** Says what becomes of a party's money after the release or the end of the trade. */
function Standing({ party, isOwn }: { party: PartyMoney; isOwn: boolean }) {
  if (isPaid(party)) return <p className={classes.paid}>{isOwn ? standingTexts.ownPaid : standingTexts.paid}</p>;
  return isOwn && !isZero(party.held) ? <p className={classes.paid}>{standingTexts.coming}</p> : null;
}

interface Row {
  label: string;
  value: string;
  isOpen?: boolean;
  isDone?: boolean;
}

interface AmountsProps {
  party: PartyMoney;
  isOwn: boolean;
  /** Nobody owes anything anymore. */
  isFinal: boolean;
}

function Amounts({ party: { deposit, balance, held, frozen, gets }, isOwn, isFinal }: AmountsProps) {
  const owed = [
    { label: 'Deposit', value: deposit.needed, isDone: isZero(deposit.missing) },
    ...(isZero(balance.needed)
      ? []
      : [
          { label: 'To pay at closing', value: balance.needed, isDone: isZero(balance.missing) },
          { label: 'Arrived', value: balance.arrived },
          { label: 'Still missing', value: balance.missing, isOpen: !isZero(balance.missing) },
        ]),
  ];
  const rows: Row[] = [
    ...(isFinal ? [] : owed),
    { label: 'We hold now', value: held },
    ...(isZero(frozen) ? [] : [{ label: 'Frozen in the dispute', value: frozen }]),
    ...(isFinal ? [] : [{ label: isOwn ? 'You get by wire' : 'Gets by wire', value: gets }]),
  ];
  return (
    <dl className={classes.amounts}>
      {rows.map(({ label, value, isOpen, isDone }) => (
        <div key={label} data-open={isOpen || undefined} data-done={isDone || undefined}>
          <dt>{label}</dt>
          <dd>{bookedText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
