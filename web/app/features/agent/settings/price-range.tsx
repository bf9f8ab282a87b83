import { RangeSlider, TextInput } from '@mantine/core';
import { AGENT_PRICES } from '@tradewind/contract/agent-settings';
import { priceText } from '@tradewind/contract/prices';
import classes from './agent-settings.module.css';
import { sliderRange, wholeNumber } from './settings.ts';
import { THUMB_SIZE } from './slider-look.ts';

interface PriceRangeProps {
  min: number;
  max: number;
  fault: string | undefined;
  onChange: (range: { min?: number; max?: number }) => void;
}

/** A slider for common prices, and fields for any price. */
export function PriceRange({ min, max, fault, onChange }: PriceRangeProps) {
  const field = (name: 'min' | 'max', label: string, value: number) => (
    <TextInput
      size="md"
      type="number"
      label={label}
      leftSection="$"
      // A number would leave a leading zero in the field.
      value={String(value)}
      aria-invalid={fault !== undefined}
      aria-describedby={fault === undefined ? undefined : 'price-fault'}
      onChange={(event) => onChange({ [name]: wholeNumber(event.currentTarget.value) })}
    />
  );
  return (
    <fieldset className={classes.range}>
      <legend>Price range</legend>
      <p className={classes.label} aria-hidden>
        {`${priceText(String(Math.max(0, min)))} – ${priceText(String(Math.max(0, max)))}`}
      </p>
      <RangeSlider
        className={classes.slider ?? ''}
        min={AGENT_PRICES.least}
        max={AGENT_PRICES.most}
        step={AGENT_PRICES.step}
        minRange={0}
        value={sliderRange(min, max)}
        label={null}
        thumbSize={THUMB_SIZE}
        thumbFromLabel="Lowest price (slider)"
        thumbToLabel="Highest price (slider)"
        onChange={([from, to]) => onChange({ min: from, max: to })}
      />
      <div className={classes.fields}>
        {field('min', 'Lowest price', min)}
        {field('max', 'Highest price', max)}
      </div>
      {fault === undefined ? null : (
        <p className={classes.fault} id="price-fault">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
