import type { Color } from './color.ts';

export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'moonlit' | 'overcast' | 'tropical';

/** The colors of one time of day, which light everything in a picture. */
export interface Palette {
  hour: Hour;
  sky: readonly [top: Color, upper: Color, lower: Color, horizon: Color];
  sun: { color: Color; glow: Color; height: number; radius: number; strength: number };
  cloud: { lit: Color; shade: Color; opacity: number };
  /** Land from the farthest ridge to the nearest. */
  land: readonly [far: Color, middle: Color, near: Color];
  water: readonly [horizon: Color, far: Color, middle: Color, near: Color];
  glint: Color;
  key: Color;
  ambient: Color;
  glass: readonly [top: Color, bottom: Color];
  /** How strongly lamps and cabin windows glow. */
  lamps: number;
}

export const palettes: Record<Hour, Palette> = {
  dawn: {
    hour: 'dawn',
    sky: ['#48618a', '#8f9fb9', '#e6c3b3', '#fae0c4'],
    sun: { color: '#fff3dc', glow: '#ffd9ae', height: 0.16, radius: 34, strength: 0.8 },
    cloud: { lit: '#fbe3d2', shade: '#a9a3b8', opacity: 0.75 },
    land: ['#a9a7ba', '#76809b', '#3d506f'],
    water: ['#e3c7b8', '#98a3b6', '#4c6a8a', '#1d3a59'],
    glint: '#fff0dc',
    key: '#fff0e0',
    ambient: '#8591ae',
    glass: ['#8795ad', '#1b2a42'],
    lamps: 0.15,
  },
  noon: {
    hour: 'noon',
    sky: ['#3f86bd', '#79b2d6', '#b5d8e6', '#e3f0ee'],
    sun: { color: '#fffdf4', glow: '#fff7df', height: 0.8, radius: 0, strength: 0.25 },
    cloud: { lit: '#ffffff', shade: '#bcd3e0', opacity: 0.92 },
    land: ['#9dbccb', '#6d98a4', '#3f6b6c'],
    water: ['#a5cdd8', '#5aa0bd', '#266f99', '#0f4069'],
    glint: '#ffffff',
    key: '#fffdf6',
    ambient: '#8fa9c4',
    glass: ['#7fa9c2', '#12283f'],
    lamps: 0,
  },
  golden: {
    hour: 'golden',
    sky: ['#5d7fa6', '#b4b1b4', '#f2cfa0', '#fde8bf'],
    sun: { color: '#fff6da', glow: '#ffdf9e', height: 0.2, radius: 44, strength: 1 },
    cloud: { lit: '#fff0cf', shade: '#b7a294', opacity: 0.8 },
    land: ['#b9ab9b', '#847f7f', '#4b5358'],
    water: ['#f5d8a2', '#b9ad9c', '#47788f', '#12385a'],
    glint: '#fff2c9',
    key: '#ffeccb',
    ambient: '#8c8fa0',
    glass: ['#c9b48f', '#1d2c3d'],
    lamps: 0.1,
  },
  dusk: {
    hour: 'dusk',
    sky: ['#1d2d52', '#566184', '#cf9a8c', '#fbd2a0'],
    sun: { color: '#fff0cf', glow: '#ffc78a', height: 0.1, radius: 40, strength: 0.95 },
    cloud: { lit: '#fbc6a0', shade: '#6a6788', opacity: 0.8 },
    land: ['#8c7f98', '#56597f', '#283355'],
    water: ['#f0c29a', '#a08c99', '#435780', '#122143'],
    glint: '#ffe2b4',
    key: '#ffe3c6',
    ambient: '#66719c',
    glass: ['#a08d98', '#18223f'],
    lamps: 0.75,
  },
  moonlit: {
    hour: 'moonlit',
    sky: ['#0b1733', '#152a50', '#30507a', '#6385a4'],
    sun: { color: '#fbf6e4', glow: '#b9d0e6', height: 0.62, radius: 30, strength: 0.55 },
    cloud: { lit: '#7f9cbc', shade: '#24406a', opacity: 0.55 },
    land: ['#3d5d84', '#243f66', '#122444'],
    water: ['#5f80a0', '#33527c', '#162d54', '#081329'],
    glint: '#dfeaf3',
    key: '#c3d5ec',
    ambient: '#3a4f7a',
    glass: ['#4b6688', '#101c35'],
    lamps: 1,
  },
  overcast: {
    hour: 'overcast',
    sky: ['#7d93a2', '#a3b4bc', '#cbd4d4', '#e9e8df'],
    sun: { color: '#fdfaf0', glow: '#fbf3e0', height: 0.45, radius: 0, strength: 0.4 },
    cloud: { lit: '#f2f2ec', shade: '#93a5af', opacity: 0.8 },
    land: ['#a9b8bc', '#7b9099', '#48626c'],
    water: ['#cdd5d2', '#8ba3a9', '#4f7482', '#25495b'],
    glint: '#f7f6ee',
    key: '#f7f6f0',
    ambient: '#93a3b1',
    glass: ['#93a7b0', '#1e303e'],
    lamps: 0.2,
  },
  tropical: {
    hour: 'tropical',
    sky: ['#4d97c6', '#86bfdb', '#c0e0e4', '#f1f2e4'],
    sun: { color: '#fffdf4', glow: '#fff6d8', height: 0.7, radius: 0, strength: 0.35 },
    cloud: { lit: '#ffffff', shade: '#c3d8e0', opacity: 0.92 },
    land: ['#9cc2c6', '#639b94', '#336a5d'],
    water: ['#a9dcd8', '#58bfc3', '#239cab', '#0b6684'],
    glint: '#ffffff',
    key: '#fffcf0',
    ambient: '#8fb2bd',
    glass: ['#8dc0c8', '#12303f'],
    lamps: 0,
  },
};

/** The paint of a boat, the same in all her pictures. */
export interface Livery {
  hull: Color;
  accent: Color;
  boot: Color;
  bottom: Color;
  house: Color;
  deck: Color;
  cushion: Color;
  metal: Color;
  engine: Color;
}

const base = { bottom: '#31404f', house: '#f7f5f0', deck: '#efe9dd', metal: '#dfe3e6', engine: '#f4f4f1' };

export const liveries: readonly [Livery, ...Livery[]] = [
  { ...base, hull: '#1b3358', accent: '#c8a45c', boot: '#f4f1ea', bottom: '#7d2f2f', cushion: '#e2d3b8' },
  { ...base, hull: '#f6f4ef', accent: '#1f3a60', boot: '#1f3a60', bottom: '#24384f', cushion: '#d9c7a6' },
  {
    ...base,
    hull: '#d9c6a3',
    accent: '#f7f4ec',
    boot: '#24405f',
    bottom: '#24384f',
    cushion: '#f0e8d8',
    engine: '#2b3138',
  },
  { ...base, hull: '#9cc7bd', accent: '#f7f5ef', boot: '#f7f5ef', bottom: '#2c4a55', cushion: '#eadfc9' },
  {
    ...base,
    hull: '#4b555f',
    accent: '#c8a45c',
    boot: '#e9e6df',
    bottom: '#23272c',
    cushion: '#c9b797',
    engine: '#2b3138',
  },
  { ...base, hull: '#6a2736', accent: '#d9bd86', boot: '#f3eee4', bottom: '#26313d', cushion: '#e7d8be' },
  {
    ...base,
    hull: '#f6f4ef',
    accent: '#b08d57',
    boot: '#2a2f36',
    bottom: '#33404b',
    cushion: '#c9a57a',
    engine: '#2b3138',
  },
  { ...base, hull: '#8fb0c9', accent: '#f7f5ef', boot: '#1f3a60', bottom: '#24384f', cushion: '#f1e9da' },
];

export const brass = '#c8a45c';
export const teak = '#b98a57';
