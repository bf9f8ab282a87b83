import { YEARS } from '@tradewind/contract/boats';
import { parseYear } from '@tradewind/contract/listing-form';
import { type FieldBinding, TextField } from './listing-fields.tsx';
import classes from './wizard-step.module.css';

/** Step 1: what boat it is. */
export function VesselStep({ field, set }: FieldBinding) {
  const year = field('year');
  return (
    <div className={classes.vessel}>
      <TextField
        {...year}
        label="Year"
        type="number"
        inputMode="numeric"
        min={YEARS.oldest}
        max={YEARS.newest}
        required
        onBlur={() => set('year', String(parseYear(year.value)))}
      />
      <TextField {...field('make')} label="Make" placeholder="Sea Ray" maxLength={80} required />
      <TextField {...field('model')} label="Model" placeholder="SLX 310" maxLength={80} required />
    </div>
  );
}
