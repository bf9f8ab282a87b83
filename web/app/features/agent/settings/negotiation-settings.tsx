import { NativeSelect } from '@mantine/core';
import { AGENT_ROUNDS, STRATEGIES, type Strategy } from '@tradewind/contract/agent-settings';
import classes from './agent-settings.module.css';
import { type Settings, wholeNumber } from './settings.ts';

const strategyTexts: Record<Strategy, string> = {
  aggressive: 'Aggressive: give up little',
  balanced: 'Balanced: meet in the middle',
  patient: 'Patient: move when they do',
};
const strategies = STRATEGIES.map((value) => ({ value, label: strategyTexts[value] }));
const rounds = Array.from({ length: AGENT_ROUNDS.most }, (_, index) => String(AGENT_ROUNDS.least + index));

interface NegotiationSettingsProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

/** How hard and how long Eddy bargains. Most people keep the defaults. */
export function NegotiationSettings({ settings, onChange }: NegotiationSettingsProps) {
  return (
    <details className={classes.card}>
      <summary>How Eddy negotiates</summary>
      <div className={classes.details}>
        <div className={classes.fields}>
          <NativeSelect
            size="md"
            label="Strategy"
            data={strategies}
            value={settings.strategy}
            onChange={(event) => {
              const chosen = STRATEGIES.find((strategy) => strategy === event.currentTarget.value);
              if (chosen) onChange({ strategy: chosen });
            }}
          />
          <NativeSelect
            size="md"
            label="Maximum rounds"
            data={rounds}
            value={String(settings.rounds)}
            onChange={(event) => onChange({ rounds: wholeNumber(event.currentTarget.value) })}
          />
        </div>
      </div>
    </details>
  );
}
