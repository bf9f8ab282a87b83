import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { priceText } from '@tradewind/contract/prices';
import { useState } from 'react';
import classes from './boat-list.module.css';
import { BoatSketch } from './boat-sketch.tsx';
import type { SampleBoat } from './sample-boats.ts';

const views = [
  { value: 'grid', label: <ViewLabel icon={<IconLayoutGrid size={18} stroke={1.6} />} text="Grid" /> },
  { value: 'list', label: <ViewLabel icon={<IconList size={18} stroke={1.6} />} text="List" /> },
];

function ViewLabel({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className={classes.view} title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

type View = 'grid' | 'list';

/** Shows more sky and water, so that the whole boat fits the narrow picture next to the text. */
const frames: Record<View, string> = { grid: '0 0 600 400', list: '70 -80 490 560' };

interface BoatListProps {
  boats: readonly SampleBoat[];
  selected: SampleBoat;
  onSelect: (boat: SampleBoat) => void;
}

export function BoatList({ boats, selected, onSelect }: BoatListProps) {
  const [view, setView] = useState<View>('list');
  return (
    <section aria-labelledby="sample-boats" className={classes.pane}>
      <header className={classes.header}>
        <p className={classes.kicker}>Demo</p>
        <h1 id="sample-boats" className={classes.title}>
          Boats side by side
        </h1>
        <div className={classes.controls}>
          <TextInput
            type="search"
            aria-label="Search sample boats"
            placeholder="Search boats"
            description="This is a demo, so the search doesn’t filter."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          />
          <SegmentedControl
            aria-label="View"
            data={views}
            value={view}
            onChange={(chosen) => setView(chosen as View)}
          />
        </div>
      </header>
      <ul className={classes.boats} data-view={view}>
        {boats.map((boat) => (
          <li key={boat.id}>
            <BoatChoice
              boat={boat}
              frame={frames[view]}
              isSelected={boat === selected}
              onSelect={() => onSelect(boat)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BoatChoiceProps {
  boat: SampleBoat;
  frame: string;
  isSelected: boolean;
  onSelect: () => void;
}

function BoatChoice({ boat, frame, isSelected, onSelect }: BoatChoiceProps) {
  return (
    <button type="button" className={classes.choice} aria-pressed={isSelected} onClick={onSelect}>
      <span className={classes.picture}>
        <BoatSketch rig={boat.rig} light={boat.light} frame={frame} />
      </span>
      <span className={classes.words}>
        <span className={classes.type}>{boat.type}</span>
        <span className={classes.name}>{boat.title}</span>
        <span className={classes.price}>{priceText(boat.price)}</span>
        <span className={classes.location}>{boat.location}</span>
      </span>
    </button>
  );
}
