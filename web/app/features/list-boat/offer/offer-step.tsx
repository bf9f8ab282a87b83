import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import { isDecimal, MEASURE_NAMES, type Measure, type MeasureName, measureOf } from '@tradewind/contract/boat-measures';
import { BOAT_CONDITIONS, BOAT_TYPES, FUELS, parseLength } from '@tradewind/contract/listing-form';
import type { Listing } from '../draft/listing.ts';
import fieldClasses from '../field.module.css';
import { type BoundField, type FieldBinding, fieldLook, SelectField, TextField } from '../listing-fields.tsx';
import classes from '../wizard-step.module.css';
import { DescriptionField } from './description-field.tsx';
import { DescriptionPreview } from './description-preview.tsx';
import { TradeCategories, type TradeCategoriesProps } from './trade-categories.tsx';

interface OfferStepProps extends FieldBinding {
  listing: Listing;
  trade: TradeCategoriesProps;
}

/** Step 3: price, specifications, description and trade categories. */
export function OfferStep({ listing, trade, ...binding }: OfferStepProps) {
  return (
    <div className={classes.groups}>
      <PriceAndLocation {...binding} />
      <Specifications {...binding} />
      <section className={classes.group}>
        <h3>In your words</h3>
        <DescriptionField {...binding.field('description')} />
        <DescriptionPreview listing={listing} />
      </section>
      <TradeCategories {...trade} />
    </div>
  );
}

function PriceAndLocation({ field, set }: FieldBinding) {
  const { onChange: _, value, ...price } = field('price');
  return (
    <div className={classes.pair}>
      <NumberInput
        {...fieldLook}
        {...price}
        label="Price"
        description="What it’s worth to you, in US dollars."
        value={value}
        onChange={(amount) => set('price', String(amount))}
        // Typing replaces the default zero.
        onFocus={({ currentTarget }) => value === '0' && currentTarget.select()}
        onBlur={() => value === '' && set('price', '0')}
        min={1}
        clampBehavior="none"
        decimalScale={2}
        allowNegative={false}
        thousandSeparator=","
        leftSection={<span className={fieldClasses.unit}>$</span>}
        hideControls
        inputMode="decimal"
        required
      />
      <TextField
        {...field('location')}
        label="Location"
        description="City and state, like Miami FL."
        maxLength={120}
        required
      />
    </div>
  );
}

function Specifications({ field, set }: FieldBinding) {
  /** Turns '31.5 ft' into '31.5' on blur. */
  const tidyFeet = (name: 'length' | MeasureName) => () => {
    const feet = parseLength(field(name).value);
    if (feet !== undefined) set(name, String(feet));
  };
  return (
    <fieldset className={classes.group}>
      <legend>Specifications</legend>
      <div className={classes.pair}>
        <SelectField {...field('type')} label="Type" data={[...BOAT_TYPES]} />
        <TextField
          {...field('length')}
          label="Length"
          inputMode="decimal"
          maxLength={40}
          onBlur={tidyFeet('length')}
          rightSection={<span className={fieldClasses.unit}>ft</span>}
        />
        <SelectField {...field('condition')} label="Condition" data={[...BOAT_CONDITIONS]} />
        <SelectField {...field('fuel')} label="Fuel" data={[...FUELS]} />
      </div>
      <TextField {...field('engineType')} label="Engine" maxLength={120} />
      <div className={classes.pair}>
        {MEASURE_NAMES.map((name) => (
          <MeasureField key={name} {...field(name)} measure={measureOf(name)} onLeave={tidyFeet(name)} />
        ))}
      </div>
      <p className={classes.hint}>Leave anything you don’t know blank.</p>
    </fieldset>
  );
}

function MeasureField({ measure, onLeave, ...field }: BoundField & { measure: Measure; onLeave: () => void }) {
  const { label, unit } = measure;
  return (
    <TextField
      {...field}
      label={label}
      inputMode={isDecimal(measure) ? 'decimal' : 'numeric'}
      maxLength={9}
      {...(isDecimal(measure) && { onBlur: onLeave })}
      autoComplete="off"
      rightSection={unit === undefined ? null : <span className={fieldClasses.unit}>{unit}</span>}
      rightSectionWidth={unit === 'people' ? '4.25rem' : '3rem'}
    />
  );
}
