import { Button } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { BUDGETS, canHunt, hunterAssetChoices, readHunt } from '@tradewind/contract/hunt';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { useEarlyChoices } from '../../../lib/use-early-choices.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import classes from './hunt-form.module.css';
import type { HuntState } from './use-hunt.ts';

const FORM_ID = 'hunt';

/** Works as a plain form without JavaScript, so fields are named like the URL's parameters. */
export function HuntForm({ hunt: { choices, choose, start, isRunning } }: { hunt: HuntState }) {
  useEarlyChoices(FORM_ID, (given) => choose(readHunt(given)));
  const ready = canHunt(choices);
  return (
    <form
      id={FORM_ID}
      className={classes.form}
      action={paths.eddy}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !isRunning) start();
      }}
    >
      <ChoiceChips
        legend="Your budget"
        hint="How much can the boat cost? Pick one or more ranges."
        name="budget"
        choices={BUDGETS}
        chosen={choices.budgets}
        onChange={(budgets) => choose({ budgets })}
      />
      <ChoiceChips
        legend="What you’d trade"
        hint="Eddy finds owners who accept at least one of these."
        name="asset"
        choices={hunterAssetChoices}
        chosen={choices.assets}
        onChange={(assets) => choose({ assets })}
      />
      <div className={classes.foot}>
        <Button
          type="submit"
          size="lg"
          disabled={!ready || isRunning}
          leftSection={<IconCompass size={22} stroke={1.5} aria-hidden />}
        >
          {isRunning ? 'Hunting…' : 'Hunt for Boats'}
        </Button>
        <noscript>
          <button type="submit">Hunt</button>
        </noscript>
        <p>
          Or let Eddy search around the clock: <Link to={paths.settings}>set up your agent</Link>.
        </p>
      </div>
    </form>
  );
}
