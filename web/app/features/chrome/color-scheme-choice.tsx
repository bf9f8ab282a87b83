import { useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './color-scheme-choice.module.css';

const choices = [
  { scheme: 'auto', label: 'Colours of your system', Icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light colours', Icon: IconSun },
  { scheme: 'dark', label: 'Dark colours', Icon: IconMoon },
] as const;

export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const mounted = useMounted();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Colours</legend>
      {choices.map(({ scheme, label, Icon }) => (
        <button
          key={scheme}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={mounted && colorScheme === scheme}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
