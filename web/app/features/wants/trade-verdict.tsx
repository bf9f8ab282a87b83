import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import { type Verdict, verdictInput } from '@tradewind/contract/wants';
import { useState } from 'react';
import { schemaErrors } from '../../lib/field-errors.ts';
import classes from './trade-verdict.module.css';
import { useVerdict } from './use-verdict.ts';
import { verdictText } from './want-texts.ts';
import { verdictQuery } from './wants-queries.ts';

/** Lets boat owners say whether they would trade for this one. */
export default function TradeVerdict({ boat }: { boat: Pick<Boat, 'id' | 'title'> }) {
  const { data } = useQuery(verdictQuery(boat.id));
  if (data === undefined) return null;
  return (
    <section className={classes.verdict} aria-label="Would you trade for this boat?">
      {data.verdict ? <Answered key={data.verdict.verdict} verdict={data.verdict} /> : <Question boatId={boat.id} />}
    </section>
  );
}

function Question({ boatId }: { boatId: number }) {
  const { answer, pending } = useVerdict(boatId);
  const button = (verdict: 'yes' | 'no', text: string) => (
    <Button
      variant="default"
      loading={pending?.verdict === verdict}
      disabled={pending !== undefined}
      onClick={() => answer({ verdict })}
    >
      {text}
    </Button>
  );
  return (
    <div className={classes.buttons}>
      {button('yes', 'I’d Trade for This')}
      {button('no', 'Not for Me')}
    </div>
  );
}

function Answered({ verdict }: { verdict: Verdict }) {
  const { withdraw, pending } = useVerdict(verdict.boatId);
  return (
    <>
      <p className={classes.answer} role="status">
        {verdictText(verdict)}
        <Button variant="subtle" size="compact-md" loading={pending === null} onClick={withdraw}>
          Undo
        </Button>
      </p>
      {verdict.verdict === 'yes' ? <CashOnTop verdict={verdict} /> : null}
    </>
  );
}

/** How much cash the user would add. Private: it limits what Eddy offers. */
function CashOnTop({ verdict }: { verdict: Verdict }) {
  const saved = verdict.cash?.replace(/\.00$/, '') ?? '';
  const [cash, setCash] = useState(saved);
  const [fault, setFault] = useState<string>();
  const { answer, pending } = useVerdict(verdict.boatId);
  const typed = withoutSeparators(cash);
  return (
    <form
      className={classes.cash}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = { verdict: 'yes' as const, ...(typed === '' ? {} : { cash: typed }) };
        const found = schemaErrors(verdictInput, given)?.cash;
        setFault(found);
        if (found === undefined) answer(given);
      }}
    >
      <TextInput
        label="Most cash you’d add"
        description="Only you and Eddy AI see this."
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={cash}
        error={fault}
        onChange={(event) => setCash(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={typed === saved} loading={pending?.verdict === 'yes'}>
        Save
      </Button>
    </form>
  );
}
