import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Boat, OwnBoat } from '@tradewind/contract/boats';
import type { ChangedBoat } from '@tradewind/contract/cost-of-change';
import { readDollars } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { MarketEstimate } from '../../../nouns/boat/market-estimate.tsx';
import { ownBoatsQuery } from '../builder/item-queries.ts';
import classes from './cost.module.css';
import { CostEditor } from './cost-editor.tsx';
import { todayText } from './today.ts';

/** Estimates what it would cost the reader to trade one of their boats for this one. */
export default function BoatCost({ boat }: { boat: Boat }) {
  const { data } = useQuery(ownBoatsQuery);
  const own = (data ?? []).filter(({ status, removal }) => removal === null && status !== 'sold');
  const [chosen, setChosen] = useState<number>();
  const given = own.find(({ id }) => id === chosen) ?? own[0];
  if (!given) return null;
  return (
    <section className={classes.panel} aria-labelledby="cost-of-change">
      <h2 id="cost-of-change">Cost of change</h2>
      <p className={classes.lead}>An estimate of what it costs you to trade your boat for this one.</p>
      {own.length === 1 ? null : (
        <NativeSelect
          label="Your boat"
          size="md"
          value={given.id}
          data={own.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      )}
      <Estimate key={given.id} boat={boat} given={given} />
    </section>
  );
}

function Estimate({ boat, given }: { boat: Boat; given: OwnBoat }) {
  const [theirs, setTheirs] = useState(whole(boat.price));
  const [mine, setMine] = useState(whole(given.price));
  const [their, my] = [readDollars(theirs), readDollars(mine)];
  const change = {
    received: [changed(boat, their)],
    given: [changed(given, my)],
    parties: 'two',
    today: todayText(),
  } as const;
  return (
    <CostEditor change={change} home={null}>
      <div className={classes.fields}>
        <ValueField label={`Value of ${boat.title}`} boatId={boat.id} typed={theirs} value={their} onType={setTheirs} />
        <ValueField label={`Value of ${given.title}`} boatId={given.id} typed={mine} value={my} onType={setMine} />
      </div>
    </CostEditor>
  );
}

interface ValueFieldProps {
  label: string;
  boatId: number;
  typed: string;
  value: string | undefined;
  onType: (text: string) => void;
}

function ValueField({ label, boatId, typed, value, onType }: ValueFieldProps) {
  return (
    <TextInput
      label={label}
      description={<MarketEstimate boatId={boatId} />}
      size="md"
      leftSection="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={typed}
      error={value === undefined ? 'Please enter an amount, such as 125,000.' : undefined}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

const changed = ({ price, length, location }: Boat, value: string | undefined): ChangedBoat => ({
  value: value ?? price,
  length,
  location,
});

const whole = (price: string) => price.replace(/\.00$/, '');
