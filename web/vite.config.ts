import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { iconImports } from './icon-imports.ts';

/**
 * What every screen needs travels in one file, since each file costs a request and its headers. The toasts, the event
 * stream and what only a few screens draw stay apart: they are loaded when they are needed.
 */
const frame = {
  name: 'frame',
  minShareCount: 2,
  test: (id: string) =>
    /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@tradewind)[\\/]/.test(id) ||
    /[\\/]icons-react[\\/]dist[\\/]esm[\\/][a-zA-Z]+\.mjs$/.test(id) ||
    /[\\/]web[\\/]app[\\/](lib|ui)[\\/](?!events|toaster|category-chips|confirm-dialog|empty-state|loaded|user-avatar)[a-z-]+\.tsx?$/.test(
      id,
    ) ||
    /[\\/]contract[\\/]src[\\/](paths|redirect)\.ts$/.test(id),
};

/** The parts of Mantine that the frame and most screens draw with. */
const controls = {
  name: 'controls',
  test: /[\\/]@mantine[\\/]core[\\/]esm[\\/](core|utils|components[\\/](Button|UnstyledButton|ActionIcon|Loader|Transition|Skeleton|VisuallyHidden|CloseButton|Input|InputBase|InputsGroupFieldset|TextInput|Avatar))[\\/]/,
};

export default defineConfig({
  plugins: [iconImports(), reactRouter()],
  // Bundled, so that the server does not load thousands of icon modules at start.
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame, controls] } } } } },
  },
});
