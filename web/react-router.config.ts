import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The route table travels with the first page: no later request asks for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
