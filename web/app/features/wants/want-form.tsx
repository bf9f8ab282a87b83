import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Chip.layer.css';
import { Button, Chip, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { toListingKeys } from '@tradewind/contract/listing-form';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import { BOAT_TYPES } from '@tradewind/contract/want-form';
import type { Want } from '@tradewind/contract/wants';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { TextField } from '../../lib/use-edit-form.ts';
import { CategoryChips } from '../../ui/category-chips.tsx';
import { DiscardButton } from '../../ui/discard-button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { RestoredChanges } from '../../ui/restored-changes.tsx';
import { SuggestionMark } from '../../ui/suggestion-mark.tsx';
import { useWantForm, type WantForm } from './use-want-form.ts';
import type { WantValues } from './want-edit.ts';
import classes from './want-form.module.css';

/** The form for the rules of one item, or of cash. */
export function WantFields({ want }: { want: Want }) {
  const form = useWantForm(want);
  const navigate = useNavigate();
  const isCash = want.for.kind === 'cash';
  return (
    <form {...form.form} className={classes.form}>
      <LeaveGuard />
      <RestoredChanges meanwhile={form.changedElsewhere?.map(({ field }) => field)} onDiscard={form.discard} />
      {isCash ? null : (
        <Group title="What you’d take" mark={form.isSuggested('categories')} hint="Choose none to consider anything.">
          <div className={classes.wide}>
            <CategoryChips
              selected={toListingKeys(form.values.categories)}
              onChange={(keys) => form.set('categories', keys)}
            />
          </div>
        </Group>
      )}
      <Group title="Boats" hint="Leave a field empty if it doesn’t matter.">
        <div className={classes.wide}>
          <TypeChips form={form} />
        </div>
        <WantInput form={form} field="minLength" label="Shortest, in feet" />
        <WantInput form={form} field="maxLength" label="Longest, in feet" />
        <WantInput form={form} field="minYear" label="Earliest year" />
        <WantInput form={form} field="maxYear" label="Latest year" />
        <WantInput form={form} field="minPrice" label="Lowest price" money />
        <WantInput form={form} field="maxPrice" label="Highest price" money />
        <WantInput form={form} field="maxMiles" label="Within miles" />
      </Group>
      <PrivateFields form={form} want={want} />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={form.isSaving} disabled={!form.isChanged}>
          Save
        </Button>
        <DiscardButton
          size="md"
          isChanged={form.isChanged}
          onDiscard={() => {
            form.discard();
            void navigate(paths.accountTab('wants'), { preventScrollReset: true });
          }}
        />
        {want.suggested ? null : (
          <Button variant="subtle" size="md" loading={form.isResetting} onClick={form.reset}>
            Use the Suggestion Again
          </Button>
        )}
      </div>
    </form>
  );
}

function PrivateFields({ form, want }: { form: WantForm; want: Want }) {
  const asking = want.for.kind === 'boat' && want.value !== null ? `You’re asking ${priceText(want.value)}. ` : '';
  if (want.for.kind === 'cash') {
    return (
      <Group title="Your money" isPrivate>
        <WantInput form={form} field="maxCashToAdd" label="The most you’d pay" money />
      </Group>
    );
  }
  return (
    <Group title="Your limits" isPrivate>
      <div className={classes.wide}>
        <WantInput
          form={form}
          field="lowestValue"
          label="Lowest value you’d accept"
          description={`${asking}Eddy never accepts less in all. If empty, Eddy goes by the lowest price in your agent’s settings.`}
          money
        />
      </div>
      {want.value !== null && amountIn(form.values.lowestValue) > Number(want.value) ? (
        <p className={classes.wide} role="status">
          That is more than the {priceText(want.value)} your {want.for.kind === 'boat' ? 'boat' : 'item'} is listed for.
          Eddy AI then turns down offers at that value.
        </p>
      ) : null}
      <WantInput form={form} field="maxCashToAdd" label="Most cash you’d add" money />
      <WantInput form={form} field="minCashToReceive" label="Least cash you’d need" money />
      {isAmount(form.values.maxCashToAdd) && isAmount(form.values.minCashToReceive) ? (
        <p className={classes.wide} role="status">
          You’d add cash and need cash at the same time. Eddy AI then only takes trades that bring you cash. Leave one
          of the two empty if you meant either.
        </p>
      ) : null}
    </Group>
  );
}

const amountIn = (typed: string): number => Number(withoutSeparators(typed));
const isAmount = (typed: string): boolean => amountIn(typed) > 0;

interface GroupProps {
  title: string;
  hint?: string;
  /** Nothing in it was changed since it was suggested. */
  mark?: boolean;
  isPrivate?: boolean;
  children: ReactNode;
}

function Group({ title, hint, mark = false, isPrivate = false, children }: GroupProps) {
  const described = useId();
  return (
    <fieldset className={classes.group} data-private={isPrivate || undefined} aria-describedby={described}>
      <legend>{title}</legend>
      <p className={classes.hint} id={described}>
        {isPrivate ? (
          <span className={classes.private}>
            <IconLock size={16} aria-hidden />
            Only you and Eddy AI see this.
          </span>
        ) : null}
        {hint}
        {mark ? <SuggestionMark /> : null}
      </p>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

function TypeChips({ form }: { form: WantForm }) {
  return (
    <Chip.Group multiple value={form.values.boatTypes} onChange={(types) => form.set('boatTypes', types)}>
      <fieldset className={classes.chips} aria-label="Boat types">
        {BOAT_TYPES.map((type) => (
          <Chip key={type} value={type} variant="outline" size="md" classNames={{ label: classes.chip ?? '' }}>
            {type}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}

interface WantInputProps {
  form: WantForm;
  field: TextField<WantValues>;
  label: string;
  description?: string;
  money?: boolean;
}

function WantInput({ form, field, label, description, money = false }: WantInputProps) {
  const bound = form.field(field);
  const mark = form.isSuggested(field) && bound.value !== '' ? <SuggestionMark /> : undefined;
  return (
    <TextInput
      size="md"
      label={label}
      description={mark ?? description}
      leftSection={money ? '$' : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...bound}
    />
  );
}
