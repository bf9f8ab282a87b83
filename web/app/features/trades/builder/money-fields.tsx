import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, Radio, TextInput } from '@mantine/core';
import { IconCurrencyBitcoin } from '@tabler/icons-react';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import { bitcoinValue } from '@tradewind/contract/trades';
import classes from './builder.module.css';
import { type SideDraft, type SideName, typedCoins } from './offer-draft.ts';
import type { OfferFaults } from './offer-faults.ts';

interface MoneyFieldsProps {
  name: SideName;
  side: SideDraft;
  faults: OfferFaults;
  onChange: (part: Partial<SideDraft>) => void;
}

/** Cash and Bitcoin of one side. */
export function MoneyFields({ name, side, faults, onChange }: MoneyFieldsProps) {
  return (
    <div className={classes.money}>
      <TextInput
        label={name === 'gives' ? 'Cash you add' : 'Cash you get'}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        size="md"
        placeholder="0"
        value={side.cash}
        error={faults[`${name}.cash`]}
        onChange={(event) => onChange({ cash: event.currentTarget.value })}
      />
      <BitcoinFields name={name} side={side} faults={faults} onChange={onChange} />
    </div>
  );
}

function BitcoinFields({ name, side, faults, onChange }: MoneyFieldsProps) {
  const { hasCoins, coins, coinPrice, fixed } = side;
  if (!hasCoins && coins === '' && coinPrice === '')
    return (
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add ?? ''}
        leftSection={<IconCurrencyBitcoin size={18} aria-hidden />}
        onClick={() => onChange({ hasCoins: true })}
      >
        {name === 'gives' ? 'Add Bitcoin' : 'Ask for Bitcoin'}
      </Button>
    );
  const remove = () => onChange({ hasCoins: false, coins: '', coinPrice: '', fixed: 'coins' });
  return (
    <fieldset className={classes.bitcoin}>
      <legend>{name === 'gives' ? 'Bitcoin you add' : 'Bitcoin you get'}</legend>
      <div className={classes.pair}>
        <TextInput
          label="Amount"
          rightSection={<span className={classes.unit}>BTC</span>}
          inputMode="decimal"
          autoComplete="off"
          size="md"
          placeholder="0.5"
          value={coins}
          error={faults[`${name}.coins`]}
          onChange={(event) => onChange({ coins: event.currentTarget.value })}
        />
        <TextInput
          label="Price per coin"
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          size="md"
          value={coinPrice}
          error={faults[`${name}.coinPrice`]}
          onChange={(event) => onChange({ coinPrice: event.currentTarget.value })}
        />
      </div>
      <Radio.Group
        label="What stays the same until closing"
        value={fixed}
        onChange={(value) => onChange({ fixed: value === 'dollars' ? 'dollars' : 'coins' })}
      >
        <div className={classes.radios}>
          <Radio value="coins" label="The number of coins" />
          <Radio value="dollars" label="The value in dollars" />
        </div>
      </Radio.Group>
      <p className={classes.worth}>
        <CoinsWorth coins={coins} coinPrice={coinPrice} /> The other side sees that you entered the price, and when.
      </p>
      <Button variant="subtle" size="compact-sm" className={classes.add ?? ''} onClick={remove}>
        Remove Bitcoin
      </Button>
    </fieldset>
  );
}

function CoinsWorth({ coins, coinPrice }: Pick<SideDraft, 'coins' | 'coinPrice'>) {
  const price = readDollars(coinPrice);
  const value = price === undefined ? undefined : bitcoinValue({ amount: typedCoins(coins), price });
  return value === undefined ? null : <strong>Worth {exactPriceText(value)}.</strong>;
}
