import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { iconImports } from './icon-imports.ts';

export default defineConfig({
  plugins: [iconImports(), reactRouter()],
  // Bundled, so that the server does not load thousands of icon modules at start.
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
