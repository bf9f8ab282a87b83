import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { replayed } from '../../lib/hydration.ts';
import { adoptStyles } from '../../ui/adopted-styles.ts';
import classes from './color-scheme-choice.module.css';

const choices = [
  { scheme: 'auto', label: 'System colors', Icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light colors', Icon: IconSun },
  { scheme: 'dark', label: 'Dark colors', Icon: IconMoon },
] as const;

export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const mounted = useMounted();
  const choose = (scheme: MantineColorScheme) => {
    const restoreTransitions = adoptStyles('*, ::before, ::after { transition: none !important; }');
    setColorScheme(scheme);
    requestAnimationFrame(() => requestAnimationFrame(restoreTransitions));
  };
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Colors</legend>
      {choices.map(({ scheme, label, Icon }) => (
        <button
          key={scheme}
          type="button"
          title={label}
          aria-label={label}
          {...replayed(`color-scheme-${scheme}`)}
          aria-pressed={mounted && colorScheme === scheme}
          onClick={() => choose(scheme)}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
