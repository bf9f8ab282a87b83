import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import { AGENT_ROUNDS, STRATEGIES, type Strategy } from '@tradewind/contract/agent-settings';
import classes from './agent-settings.module.css';
import { type Settings, wholeNumber } from './settings.ts';

const strategyTexts: Record<Strategy, string> = {
  aggressive: 'Aggressive: start far away, give little',
  balanced: 'Balanced: meet in the middle',
  patient: 'Patient: give late, close when it counts',
};
const strategies = STRATEGIES.map((value) => ({ value, label: strategyTexts[value] }));
const rounds = Array.from({ length: AGENT_ROUNDS.most }, (_, index) => String(AGENT_ROUNDS.least + index));

interface NegotiationSettingsProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

/** What most leave as it is. */
export function NegotiationSettings({ settings, onChange }: NegotiationSettingsProps) {
  return (
    <details className={classes.card}>
      <summary>How Eddy negotiates</summary>
      <div className={classes.details}>
        <Checkbox
          size="md"
          color="brass.6"
          classNames={{ description: classes.described ?? '' }}
          label="Negotiate for me"
          description="With owners whose agents do the same, within your price range. You confirm or decline every result."
          checked={settings.autoNegotiate}
          onChange={(event) => onChange({ autoNegotiate: event.currentTarget.checked })}
        />
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
            label="Rounds at most"
            data={rounds}
            value={String(settings.rounds)}
            onChange={(event) => onChange({ rounds: wholeNumber(event.currentTarget.value) })}
          />
        </div>
      </div>
    </details>
  );
}
