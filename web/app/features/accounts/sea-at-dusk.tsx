import classes from './sea-at-dusk.module.css';

/** Left, right, height, opacity and width of each stroke of light on the water. */
const glitter = [
  [412, 440, 546, 0.81, 1.6],
  [408, 441, 555, 0.79, 1.7],
  [409, 447, 565, 0.76, 1.7],
  [411, 449, 575, 0.74, 1.8],
  [408, 450, 586, 0.71, 1.8],
  [399, 446, 598, 0.68, 1.9],
  [408, 466, 610, 0.65, 2.0],
  [395, 452, 623, 0.62, 2.0],
  [403, 479, 638, 0.59, 2.1],
  [386, 468, 653, 0.55, 2.2],
  [365, 469, 669, 0.51, 2.3],
  [368, 479, 686, 0.48, 2.4],
  [373, 462, 705, 0.43, 2.5],
  [389, 494, 725, 0.39, 2.6],
  [380, 487, 746, 0.35, 2.7],
  [352, 497, 768, 0.3, 2.9],
  [335, 485, 792, 0.26, 3.0],
  [353, 479, 818, 0.21, 3.2],
  [332, 520, 845, 0.17, 3.3],
  [350, 520, 875, 0.12, 3.5],
  [319, 517, 906, 0.08, 3.7],
] as const;

/** A sloop on a quiet sea under the last light. */
export function SeaAtDusk() {
  return (
    <svg className={classes.sea} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a1a2e" />
          <stop offset="0.45" stopColor="#1b385c" />
          <stop offset="0.78" stopColor="#6f7c93" />
          <stop offset="0.93" stopColor="#d9b27a" />
          <stop offset="1" stopColor="#f0d9a8" />
        </linearGradient>
        <linearGradient id="dusk-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7d7f85" />
          <stop offset="0.08" stopColor="#3f5876" />
          <stop offset="0.4" stopColor="#173152" />
          <stop offset="1" stopColor="#071322" />
        </linearGradient>
        <radialGradient id="dusk-glow" cx="430" cy="530" r="330" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#ffe7b3" stopOpacity="0.9" />
          <stop offset="0.25" stopColor="#f3cf8a" stopOpacity="0.42" />
          <stop offset="1" stopColor="#f3cf8a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="541" fill="url(#dusk-sky)" />
      <rect width="800" height="541" fill="url(#dusk-glow)" />
      <path d="M374 540a56 56 0 0 1 112 0Z" fill="#fff1cf" />
      <Clouds />
      <path
        d="M-10 540v-13c60-3 92-15 140-14 40 1 62 9 104 10 34 1 50-5 78-4 20 1 28 8 52 10l20 11ZM560 540c34-3 44-11 82-12 30-1 44 5 74 3 40-2 62-10 100-10v19Z"
        fill="#33486a"
        opacity="0.75"
      />
      <rect y="540" width="800" height="460" fill="url(#dusk-water)" />
      <g stroke="#f6dca6" strokeLinecap="round">
        {glitter.map(([left, right, y, opacity, width]) => (
          <path key={y} d={`M${left} ${y}H${right}`} strokeOpacity={opacity} strokeWidth={width} />
        ))}
      </g>
      <Sloop />
      <g fill="none" stroke="#9db2cc" strokeLinecap="round" strokeWidth="2">
        <path d="M70 676q30-9 60 0t60 0" opacity="0.2" />
        <path d="M560 640q26-8 52 0t52 0 52 0" opacity="0.22" />
        <path d="M96 792q38-11 76 0t76 0" opacity="0.14" />
        <path d="M592 824q40-12 80 0t80 0" opacity="0.14" />
      </g>
    </svg>
  );
}

function Clouds() {
  return (
    <g fill="#f4d7a4">
      <path d="M40 402c80-12 150-16 236-9 36 3 60 10 96 9-70 10-150 14-214 10-46-3-82-4-118-10Z" opacity="0.3" />
      <path d="M470 344c70-14 164-16 250-6 34 4 60 10 92 9-74 13-170 16-236 11-44-3-72-6-106-14Z" opacity="0.22" />
      <path d="M520 452c60-8 120-9 186-3 30 3 50 7 78 7-58 7-128 9-178 6-34-2-58-5-86-10Z" opacity="0.42" />
    </g>
  );
}

function Sloop() {
  return (
    <g>
      <path d="M254 366c54 60 78 130 78 206h-78V366Z" fill="#fbf6ea" />
      <path d="M254 366c18 66 24 138 18 206h-18V366Z" fill="#e3dccb" />
      <path d="M244 402c-36 52-58 108-66 168h66V402Z" fill="#f3ebd8" />
      <path d="M249 352v232" stroke="#1a2b42" strokeWidth="3" />
      <path d="M249 353l20 6-20 7Z" fill="#d6ac4d" />
      <path d="M152 582h206c-8 20-24 32-46 36H206c-24-3-42-16-54-36Z" fill="#0c1b30" />
      <path d="M156 588h198" stroke="#d6ac4d" strokeWidth="2.5" />
      <path d="M196 619h124c-16 26-92 30-124 0Z" fill="#0c1b30" opacity="0.35" />
      <path d="M238 634c16 44 26 92 24 136 18-44 18-94 8-136Z" fill="#fbf6ea" opacity="0.1" />
    </g>
  );
}
