import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // Sends the route manifest with the first page, without later requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
