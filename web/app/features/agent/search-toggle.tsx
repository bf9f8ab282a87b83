import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import classes from './agent-settings.module.css';

/** Begins as the agent is, then only on this screen: what the server does is decided by Save Settings and Deploy. */
export function SearchToggle({ deployed }: { deployed: boolean }) {
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
