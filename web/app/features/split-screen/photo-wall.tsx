import { BoatSketch } from './boat-sketch.tsx';
import classes from './photo-wall.module.css';
import type { Light, SampleBoat } from './sample-boats.ts';

const photos: readonly { light: Light; frame: string; caption: string }[] = [
  { light: 'morning', frame: '0 0 600 400', caption: 'At anchor in the morning' },
  { light: 'noon', frame: '290 110 300 200', caption: 'The bow' },
  { light: 'dusk', frame: '60 110 300 200', caption: 'The stern at dusk' },
  { light: 'night', frame: '0 40 540 360', caption: 'Quiet water at night' },
];

export function PhotoWall({ boat }: { boat: SampleBoat }) {
  return (
    <ul className={classes.wall}>
      {photos.map(({ light, frame, caption }) => (
        <li key={light}>
          <figure className={classes.photo}>
            <div className={classes.picture}>
              <BoatSketch rig={boat.rig} light={light} frame={frame} />
            </div>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
