const NAVY = '#11263f';
const GLASS = '#1f3a57';
const WHITE = '#fbfaf6';
const SHADE = '#dfe3e6';
const BRASS = '#d6ac4d';
const RAIL = { fill: 'none', stroke: '#c9d2da', strokeWidth: 2, strokeLinecap: 'round' } as const;

function Wake() {
  return (
    <>
      <ellipse cx="308" cy="306" rx="212" ry="11" fill="#0b2036" opacity="0.28" />
      <path
        d="M96 304q50-7 104-3t112 2 124-2 92-8"
        fill="none"
        stroke="#ffffff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.75"
      />
    </>
  );
}

export function Flybridge() {
  return (
    <g>
      <Wake />
      <path d="M104 252h268c64 0 112-6 158-20-10 26-26 48-48 66-6 5-14 7-24 7H146c-18 0-28-8-32-22Z" fill={WHITE} />
      <path d="M112 280h386c-6 8-11 13-16 18-6 5-14 7-24 7H146c-18 0-28-8-32-22Z" fill={NAVY} />
      <path d="M108 270h398l-4 6H110Z" fill={BRASS} />
      <path d="M154 252l20-34h216c28 2 54 14 80 28-28 4-60 6-98 6Z" fill={SHADE} />
      <path d="M160 252l18-30h208c26 2 48 12 70 24-26 4-54 6-84 6Z" fill={WHITE} />
      <path d="M188 228h76v17h-86ZM272 228h62v17h-62ZM342 228h42c18 2 34 8 48 15l-90 2Z" fill={GLASS} />
      <path d="M176 218l14-22h158c18 2 34 10 48 22Z" fill={WHITE} />
      <path d="M312 197h34c16 2 28 8 38 18h-54Z" fill={GLASS} opacity="0.85" />
      <path d="M176 160c62-8 124-8 190 0v7c-66-6-128-6-190 0Z" fill={WHITE} />
      <path d="M196 166l-8 32M344 165l12 34M262 162v36" stroke={SHADE} strokeWidth="5" />
      <path d="M272 158v-26M258 142h28M272 132l-10-14" stroke={SHADE} strokeWidth="3" strokeLinecap="round" />
      <path d="M396 234c46-6 84-14 124-24M420 236v-13M452 234v-15M486 230v-16M516 224v-14" {...RAIL} />
      <circle cx="196" cy="262" r="4" fill={GLASS} />
      <circle cx="222" cy="262" r="4" fill={GLASS} />
      <circle cx="248" cy="262" r="4" fill={GLASS} />
    </g>
  );
}

export function Sloop() {
  return (
    <g>
      <Wake />
      <path d="M312 30c2 84 0 152-2 214H176c62-50 112-126 136-214Z" fill={WHITE} />
      <path d="M312 30c-8 92-22 158-44 214h42c2-62 4-130 2-214Z" fill={SHADE} opacity="0.7" />
      <path d="M322 44c24 84 84 154 176 204-60-4-116-6-170-4Z" fill="#f3ead6" />
      <path d="M226 178l86-2M252 138l60-2M276 98l36-1M200 214l112-2" stroke="#cfd5da" strokeWidth="1.5" />
      <path d="M317 24v230" stroke={NAVY} strokeWidth="5" />
      <path d="M168 248h150" stroke={NAVY} strokeWidth="5" strokeLinecap="round" />
      <path d="M317 24l28 8-28 9Z" fill={BRASS} />
      <path d="M212 262c6-10 16-16 28-16h112c18 0 32 6 44 16Z" fill={WHITE} />
      <path d="M242 252h28v6h-28ZM282 252h28v6h-28ZM322 252h28v6h-28Z" fill={GLASS} />
      <path d="M110 258h300c44 0 80-2 122-8-12 24-30 42-54 52-4 2-10 3-16 3H176c-30 0-54-18-66-47Z" fill={NAVY} />
      <path d="M112 262h410" stroke={BRASS} strokeWidth="3" />
      <path d="M132 290h368c-6 5-14 9-22 12-4 2-10 3-16 3H176c-16 0-32-5-44-15Z" fill="#7c2f2f" opacity="0.85" />
      <path d="M448 250c26-2 52-6 78-12M112 256c10-10 26-14 44-14M470 249v-6M504 245v-6" {...RAIL} />
    </g>
  );
}

export function CenterConsole() {
  return (
    <g>
      <Wake />
      <path d="M84 240h20c5 0 8 4 8 9v34c0 6-4 10-9 10H94c-5 0-8-4-9-9l-5-36c-1-5 0-8 4-8Z" fill={NAVY} />
      <path d="M82 250h30" stroke={BRASS} strokeWidth="3" />
      <path d="M106 246h250c66 0 118-6 172-22-8 30-26 56-52 74-6 4-14 7-22 7H148c-20 0-32-10-36-28Z" fill={WHITE} />
      <path d="M110 270h396c-8 12-18 21-30 28-6 4-14 7-22 7H148c-20 0-32-10-36-28Z" fill="#2f6f8f" />
      <path d="M110 266h400l-4 6H110Z" fill={BRASS} />
      <path d="M278 246l4-44h44c8 0 12 6 14 14l8 30Z" fill={WHITE} />
      <path d="M286 206h40c5 0 8 4 9 10l2 8h-53Z" fill={GLASS} />
      <path d="M236 246v-22c0-5 3-8 8-8h18v30Z" fill={SHADE} />
      <path d="M230 172c46-7 92-7 142 0v8c-50-5-96-5-142 0Z" fill={WHITE} />
      <path d="M252 178l-6 68M350 178l6 68M292 178l-2 26M330 178l2 26" stroke={SHADE} strokeWidth="4" />
      <path d="M252 172l-34-86M262 172l-14-96M338 172l38-80" stroke="#8696a5" strokeWidth="2" strokeLinecap="round" />
      <path d="M394 240c46-5 86-14 126-26M420 238v-10M456 233v-11M492 225v-10" {...RAIL} />
    </g>
  );
}
