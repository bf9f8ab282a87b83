import { useRef, useState } from 'react';
import { BoatDetail } from './boat-detail.tsx';
import { BoatList } from './boat-list.tsx';
import { type SampleBoat, sampleBoats } from './sample-boats.ts';
import { SplitPanes } from './split-panes.tsx';

export function SplitScreen() {
  const [selected, setSelected] = useState<SampleBoat>(sampleBoats[0]);
  const detail = useRef<HTMLElement>(null);

  const select = (boat: SampleBoat) => {
    setSelected(boat);
    // Scrolls to the chosen boat where the panes are stacked; side by side nothing moves.
    detail.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <SplitPanes
      list={<BoatList boats={sampleBoats} selected={selected} onSelect={select} />}
      detail={<BoatDetail key={selected.id} boat={selected} sectionRef={detail} />}
    />
  );
}
