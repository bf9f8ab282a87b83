import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import classes from './agent-settings.module.css';

/** Only on this screen: what the server does is decided by Save Settings and Deploy. */
export function SearchToggle() {
  const [isOn, setIsOn] = useState(false);
  return (
    <section className={classes.card} data-on={isOn || undefined}>
      <Switch
        size="lg"
        color="brass.6"
        classNames={{ description: classes.described ?? '' }}
        label={isOn ? 'SEARCHING FOR TRADES' : 'NOT SEARCHING'}
        description="Deploy below sends your agent to work."
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
    </section>
  );
}
