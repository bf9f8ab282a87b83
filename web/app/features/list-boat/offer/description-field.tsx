import { Textarea } from '@mantine/core';
import { DESCRIPTION_LIMIT, DESCRIPTION_WORDS_HINT } from '@tradewind/contract/listing-form';
import { type BoundField, fieldLook } from '../listing-fields.tsx';
import classes from './description-field.module.css';

export function DescriptionField(field: BoundField) {
  const used = field.value.length;
  return (
    <div className={classes.field}>
      <Textarea
        {...fieldLook}
        {...field}
        label="Description"
        description={`About ${DESCRIPTION_WORDS_HINT} words. Say what you love about it, what’s new and what needs work.`}
        maxLength={DESCRIPTION_LIMIT}
        rows={5}
      />
      <p className={classes.counter} data-full={used >= DESCRIPTION_LIMIT || undefined}>
        <span aria-hidden>
          {used} / {DESCRIPTION_LIMIT}
        </span>
        {/* Announces only the limit, since a counter that speaks at every keystroke is noise. */}
        <span role="status" className={classes.spoken}>
          {used >= DESCRIPTION_LIMIT ? `The description is full: ${DESCRIPTION_LIMIT} characters.` : ''}
        </span>
      </p>
    </div>
  );
}
