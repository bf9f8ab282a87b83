import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import classes from './agent-settings.module.css';
import { negotiationPromises } from './negotiation-promises.ts';
import type { Settings } from './settings.ts';

interface NegotiateForMeProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

/** The choice that Deploy acts on, with what Eddy will and will not do. */
export function NegotiateForMe({ settings, onChange }: NegotiateForMeProps) {
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
