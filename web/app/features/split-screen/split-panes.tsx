import { useMediaQuery } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { defaultPanes, smallestPanes } from './pane-layout.ts';
import classes from './split-panes.module.css';
import { useRememberedPanes } from './use-remembered-panes.ts';

interface SplitPanesProps {
  list: ReactNode;
  detail: ReactNode;
}

/** Two panes with a draggable separator, stacked on narrow screens. */
export function SplitPanes({ list, detail }: SplitPanesProps) {
  const { groupRef, onLayoutChanged, onKeyDownCapture } = useRememberedPanes();
  const stacked = useMediaQuery('(max-width: 47.99em)') ?? false;
  return (
    <div className={classes.frame}>
      <Group
        className={classes.panes}
        groupRef={groupRef}
        orientation="horizontal"
        disabled={stacked}
        onLayoutChanged={onLayoutChanged}
      >
        <Panel
          id="list"
          defaultSize={`${defaultPanes.list}%`}
          minSize={`${smallestPanes.list}%`}
          className={classes.pane}
        >
          {list}
        </Panel>
        <Separator className={classes.separator} aria-label="List width" onKeyDownCapture={onKeyDownCapture}>
          <span className={classes.grip}>
            <IconGripVertical size={16} stroke={1.75} aria-hidden />
          </span>
        </Separator>
        <Panel
          id="detail"
          defaultSize={`${defaultPanes.detail}%`}
          minSize={`${smallestPanes.detail}%`}
          className={classes.pane}
        >
          {detail}
        </Panel>
      </Group>
    </div>
  );
}
