import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import { Button, Checkbox, Slider, Switch, TextInput } from '@mantine/core';
import { AGENT_RADIUS, agentCategoryChoices } from '@tradewind/contract/agent-settings';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { RestoredChanges } from '../../../ui/restored-changes.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import classes from './agent-settings.module.css';
import { NegotiationSettings } from './negotiation-settings.tsx';
import { PriceRange } from './price-range.tsx';
import type { Settings } from './settings.ts';
import { THUMB_SIZE } from './slider-look.ts';
import { type Resuming, useAgentSettings } from './use-agent-settings.ts';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useId, useState } from 'react';
import '@mantine/core/styles/Checkbox.layer.css';
import { negotiationPromises } from './negotiation-promises.ts';

interface SettingsFormProps {
  initial: Settings;
  /** Whether the agent is at work. */
  deployed: boolean;
  resuming?: Resuming;
}

export function SettingsForm({ initial, deployed, resuming }: SettingsFormProps) {
  const { settings, change, save, deploy, isSaving, isDeploying, faults, ...form } = useAgentSettings(
    initial,
    resuming,
  );
  const isBusy = isSaving || isDeploying;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LeaveGuard />
      <RestoredChanges meanwhile={form.isRestored ? [] : undefined} onDiscard={form.discard} />
      <SearchToggle deployed={deployed} />
      <section className={classes.card}>
        <ChoiceChips
          legend="Trade categories"
          hint="What you’d give or accept in a trade. Choose none to consider anything."
          name="category"
          choices={agentCategoryChoices}
          chosen={settings.categories}
          onChange={(categories) => change({ categories })}
        />
      </section>
      <section className={classes.card}>
        <PriceRange
          min={settings.min}
          max={settings.max}
          fault={faults.priceRangeMin ?? faults.priceRangeMax}
          onChange={change}
        />
        <p className={classes.hint}>
          <Link to={paths.accountTab('wants')}>Say what you’d take</Link> for each of your boats and for cash, and the
          lowest value Eddy may accept.
        </p>
      </section>
      <section className={classes.card}>
        <h2>Location</h2>
        <TextInput
          className={classes.location ?? ''}
          size="md"
          label="Preferred location"
          placeholder="Miami, FL"
          maxLength={120}
          value={settings.location}
          error={faults['preferredLocations.0']}
          onChange={(event) => change({ location: event.currentTarget.value })}
        />
        <p className={classes.label} id="radius">
          Search radius
          <output>{settings.radius} miles</output>
        </p>
        <Slider
          className={classes.slider ?? ''}
          min={AGENT_RADIUS.least}
          max={AGENT_RADIUS.most}
          step={AGENT_RADIUS.step}
          value={settings.radius}
          label={null}
          thumbSize={THUMB_SIZE}
          thumbProps={{ 'aria-labelledby': 'radius', 'aria-valuetext': `${settings.radius} miles` }}
          onChange={(radius) => change({ radius })}
        />
      </section>
      <NegotiationSettings settings={settings} onChange={change} />
      <section className={classes.card} aria-labelledby="deploy-eddy">
        <h2 id="deploy-eddy">Put Eddy to work</h2>
        <NegotiateForMe settings={settings} onChange={change} />
        <div className={classes.actions}>
          <Button type="submit" size="lg" variant="default" loading={isSaving} disabled={isBusy && !isSaving}>
            Save Settings
          </Button>
          <Button size="lg" loading={isDeploying} disabled={isBusy && !isDeploying} onClick={deploy}>
            Deploy
          </Button>
          <p>Once deployed, Eddy keeps looking for trades until you recall it.</p>
        </div>
      </section>
    </form>
  );
}

/** Starts with the agent's state and changes only this screen. Save Settings and Deploy change the server. */
function SearchToggle({ deployed }: { deployed: boolean }) {
  const [isOn, setIsOn] = useState(deployed);
  return (
    <section className={classes.card} data-on={isOn || undefined}>
      <Switch
        size="lg"
        color="brass.6"
        classNames={{ description: classes.described ?? '' }}
        label={isOn ? 'SEARCHING FOR TRADES' : 'NOT SEARCHING'}
        description={deployed ? 'Your agent is working for you.' : 'Press Deploy below to put your agent to work.'}
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
    </section>
  );
}

interface NegotiateForMeProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

/** The option that Deploy applies, with what Eddy will and will not do. */
function NegotiateForMe({ settings, onChange }: NegotiateForMeProps) {
  const promises = useId();
  return (
    <div>
      <Checkbox
        size="md"
        color="brass.6"
        label="Negotiate for me"
        aria-describedby={promises}
        checked={settings.autoNegotiate}
        onChange={(event) => onChange({ autoNegotiate: event.currentTarget.checked })}
      />
      <ul id={promises} className={classes.promises}>
        {negotiationPromises(settings).map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </div>
  );
}
