import { useId } from 'react';
import classes from './boat-sketch.module.css';
import type { Light, Rig } from './sample-boats.ts';
import { CenterConsole, Flybridge, Sloop } from './sketched-boats.tsx';

const lights: Record<
  Light,
  { sky: [string, string]; sun: string; land: string; sea: [string, string]; shade: number }
> = {
  morning: { sky: ['#9cc3de', '#fbe9d2'], sun: '#fff3d6', land: '#8ba6b8', sea: ['#7fb1c4', '#2d6384'], shade: 0 },
  noon: { sky: ['#5fa3d6', '#d8ecf6'], sun: '#ffffff', land: '#7799a8', sea: ['#4f9cbd', '#175078'], shade: 0 },
  dusk: { sky: ['#33466e', '#f2c48a'], sun: '#ffe3ad', land: '#5b5a78', sea: ['#b58a72', '#22385c'], shade: 0.14 },
  night: { sky: ['#071322', '#2c456b'], sun: '#e9eef6', land: '#16273f', sea: ['#29466b', '#081526'], shade: 0.42 },
};

const boats = { flybridge: Flybridge, sloop: Sloop, 'center-console': CenterConsole } as const;

interface BoatSketchProps {
  rig: Rig;
  light: Light;
  /** Part of the 600 by 400 picture, as in `viewBox`. */
  frame?: string;
}

/** A drawing in place of a photo. Decorative, since the text next to it describes the boat. */
export function BoatSketch({ rig, light, frame = '0 0 600 400' }: BoatSketchProps) {
  const id = useId();
  const { sky, sun, land, sea, shade } = lights[light];
  const Boat = boats[rig];
  return (
    <svg className={classes.sketch} viewBox={frame} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <Fade id={`${id}sky`} from={sky[0]} to={sky[1]} />
        <Fade id={`${id}sea`} from={sea[0]} to={sea[1]} />
      </defs>
      <rect x="-400" y="-100" width="1400" height="370" fill={`url(#${id}sky)`} />
      <circle cx="474" cy={light === 'noon' ? 62 : 176} r="24" fill={sun} opacity="0.92" />
      <path
        d="M-400 262v-9c60-2 96-18 150-17 52 1 74 14 120 13 50-1 82-3 130-2 44-5 70-17 112-16 38 1 58 12 96 13 40 1 60-9 98-8 42 1 58 13 96 14 48 1 66-14 108-13 34 1 56 10 90 12 70 3 110-16 170-14 60 2 90 16 130 17v10Z"
        fill={land}
        opacity="0.7"
      />
      <rect x="-400" y="260" width="1400" height="240" fill={`url(#${id}sea)`} />
      <g stroke={sun} strokeLinecap="round" strokeWidth="2">
        <path
          d="M452 268h44M440 276h62M456 285h40M428 296h86M446 309h62M420 326h96M438 348h84M410 374h120"
          opacity="0.35"
        />
      </g>
      <Boat />
      <g fill="none" stroke="#ffffff" strokeLinecap="round" strokeWidth="2" opacity="0.3">
        <path d="M40 318q16-6 32 0t32 0M540 338q14-5 28 0t28 0M120 350q18-6 36 0t36 0M300 372q18-6 36 0t36 0M-150 330q18-6 36 0t36 0M700 318q18-6 36 0t36 0M-260 368q18-6 36 0t36 0" />
      </g>
      <rect x="-400" y="-100" width="1400" height="600" fill="#071322" opacity={shade} />
    </svg>
  );
}

function Fade({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}
