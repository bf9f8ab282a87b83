import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useOverlay } from '../lib/use-overlay.ts';

interface ActionMenuProps {
  /** The button that opens the menu. */
  button: ReactElement;
  children: ReactNode;
}

/** A menu of actions. The children are `Menu.Item`s. */
export function ActionMenu({ button, children }: ActionMenuProps) {
  const [opened, setOpened] = useState(false);
  useOverlay({ opened, onClose: () => setOpened(false) });
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
