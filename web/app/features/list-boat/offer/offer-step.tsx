import { Button, Textarea } from '@mantine/core';
import { isDecimal, MEASURE_NAMES, type Measure, type MeasureName, measureOf } from '@tradewind/contract/boat-measures';
import {
  BOAT_CONDITIONS,
  BOAT_TYPES,
  DESCRIPTION_LIMIT,
  DESCRIPTION_WORDS_HINT,
  FUELS,
  LISTING_KEYS,
  type ListingKey,
  parseLength,
  parseYear,
  toggleAll,
} from '@tradewind/contract/listing-form';
import { autoDescription, STANDARD_FEATURES } from '@tradewind/contract/listing-text';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { CategoryChips } from '../../../ui/category-chips.tsx';
import { SuggestionMark } from '../../../ui/suggestion-mark.tsx';
import { numbersOf } from '../draft/boat-to-post.ts';
import type { Listing } from '../draft/listing.ts';
import fieldClasses from '../field.module.css';
import { type BoundField, type FieldBinding, fieldId, fieldLook, SelectField, TextField } from '../listing-fields.tsx';
import classes from '../wizard-step.module.css';
import offerClasses from './offer-step.module.css';

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

/** Groups the digits of an amount. Anything else stays as it was typed. */
function tidyPrice(typed: string): string {
  if (typed.trim() === '') return '0';
  const amount = readDollars(typed.replace(/\.$/, ''));
  return amount === undefined ? typed : exactPriceText(amount).slice('$'.length);
}

function PriceAndLocation({ field, set }: FieldBinding) {
  const price = field('price');
  const [isTyping, setTyping] = useState(false);
  const tidied = tidyPrice(price.value);
  return (
    <div className={classes.pair}>
      <TextField
        {...price}
        label="Price"
        description="What it’s worth to you, in US dollars."
        // Typing replaces the default zero.
        value={isTyping ? price.value : tidied}
        onFocus={({ currentTarget }) => {
          setTyping(true);
          if (price.value === '0') currentTarget.select();
        }}
        onBlur={() => {
          setTyping(false);
          if (tidied !== price.value) set('price', tidied);
        }}
        leftSection={<span className={fieldClasses.unit}>$</span>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
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

function DescriptionField(field: BoundField) {
  const used = field.value.length;
  return (
    <div className={offerClasses.description}>
      <Textarea
        {...fieldLook}
        {...field}
        label="Description"
        description={`About ${DESCRIPTION_WORDS_HINT} words. Say what you love about it, what’s new and what needs work.`}
        maxLength={DESCRIPTION_LIMIT}
        rows={5}
      />
      <p className={offerClasses.counter} data-full={used >= DESCRIPTION_LIMIT || undefined}>
        <span aria-hidden>
          {used} / {DESCRIPTION_LIMIT}
        </span>
        {/* Announces only the limit, since a counter that speaks at every keystroke is noise. */}
        <span role="status" className={offerClasses.spoken}>
          {used >= DESCRIPTION_LIMIT ? `The description is full: ${DESCRIPTION_LIMIT} characters.` : ''}
        </span>
      </p>
    </div>
  );
}

/** The text that the server appends to the owner's description. */
function DescriptionPreview({ listing: { fields, tradeCategories } }: { listing: Listing }) {
  const text = autoDescription({
    ...fields,
    ...numbersOf(fields),
    year: parseYear(fields.year),
    length: parseLength(fields.length),
    tradeCategories,
  });
  return (
    <details className={offerClasses.preview}>
      <summary>What we’ll add to your description</summary>
      <p>{text}</p>
      <ul>
        {STANDARD_FEATURES.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </details>
  );
}

interface TradeCategoriesProps {
  selected: readonly ListingKey[];
  /** Whether the suggestion is unchanged. */
  isSuggested: boolean;
  error: string | undefined;
  onChange: (selected: readonly ListingKey[]) => void;
}

function TradeCategories({ selected, isSuggested, error, onChange }: TradeCategoriesProps) {
  const all = selected.length === LISTING_KEYS.length;
  return (
    <fieldset className={offerClasses.categories} id={fieldId('tradeCategories')} tabIndex={-1}>
      <legend className={offerClasses.legend}>Trade Categories</legend>
      <div className={offerClasses.categoriesHead}>
        <p role="status">
          {selected.length} of {LISTING_KEYS.length} selected. Choose what you’d accept for your boat.{' '}
          {isSuggested ? <SuggestionMark /> : null}
        </p>
        <Button variant="default" size="xs" onClick={() => onChange(toggleAll(selected))}>
          {all ? 'Reset to Default' : 'Check All'}
        </Button>
      </div>
      <CategoryChips selected={selected} onChange={onChange} />
      {error === undefined ? null : <p className={offerClasses.error}>{error}</p>}
    </fieldset>
  );
}
