import sharp from 'sharp';

/** The strokes of each sign on a grid of 2 by 4, since the machine may have no fonts. */
const STROKES: Readonly<Record<string, string>> = {
  H: 'M0 0V4M2 0V4M0 2H2',
  L: 'M0 0V4H2',
  T: 'M0 0H2M1 0V4',
  X: 'M0 0L2 4M2 0L0 4',
  '4': 'M1.5 4V0L0 2.7H2',
  '7': 'M0 0H2L.7 4',
  '-': 'M.5 2H1.5',
};

/** A sheet of paper with the code, held before a white hull. */
export function drawProofPhoto(code: string): Promise<Buffer> {
  const signs = [...code].map((sign, place) => `<path transform="translate(${place * 2.8} 0)" d="${STROKES[sign]}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
    <rect width="1200" height="800" fill="#8fb8cf"/>
    <path d="M0 120 L1200 60 L1200 560 Q600 640 0 600 Z" fill="#f4f1ea"/>
    <path d="M0 560 Q600 600 1200 520 L1200 570 Q600 650 0 610 Z" fill="#1f3a54"/>
    <rect y="600" width="1200" height="200" fill="#2f6175"/>
    <g transform="rotate(-4 600 380)">
      <rect x="300" y="250" width="620" height="260" rx="4" fill="#fffdf6" stroke="#cfc9b8" stroke-width="3"/>
      <g transform="translate(355 310) scale(27)" fill="none" stroke="#20304a" stroke-width=".38"
        stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
