import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const navy: MantineColorsTuple = [
  '#eff4fa',
  '#dbe5f0',
  '#b5c8de',
  '#8aa7c8',
  '#6286b0',
  '#436891',
  '#2b4d74',
  '#1b385c',
  '#11263f',
  '#0a1a2e',
];

const brass: MantineColorsTuple = [
  '#fdf8ec',
  '#f8edd2',
  '#efdaa5',
  '#e4c475',
  '#d6ac4d',
  '#b98d32',
  '#96701f',
  '#7a5a17',
  '#5d4411',
  '#40300b',
];

/** Mantine's palette for dark surfaces: navy instead of gray. */
const dark: MantineColorsTuple = [
  '#e8edf4',
  '#c4cfde',
  '#9dafc6',
  '#7388a4',
  '#3b4f6d',
  '#2a3c58',
  '#1b2b44',
  '#101d31',
  '#0c1728',
  '#07101d',
];

const SANS = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
const SERIF = "Newsreader, 'Newsreader Fallback', Georgia, serif";

export const theme = createTheme({
  colors: { navy, brass, dark },
  primaryColor: 'navy',
  // The main button is navy in light mode and brass in dark mode, and its text color follows.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isMain = input.variant === 'filled' && (input.color ?? 'navy') === 'navy';
    return isMain ? { ...colors, color: 'var(--on-primary)' } : colors;
  },
  black: '#0f2239',
  white: '#ffffff',
  fontFamily: SANS,
  headings: {
    fontFamily: SERIF,
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)', lineHeight: '1.08' },
      h2: { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem)', lineHeight: '1.14' },
      h3: { fontSize: '1.375rem', lineHeight: '1.25' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '28px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
