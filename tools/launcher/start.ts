import { run } from '../../api/src/start.ts';
import { buildWeb, WebBuildError } from './build-web.ts';
import { parentGone } from './parent-gone.ts';

// Before the build, during which npm may end, too.
const abandoned = parentGone(process.env);

try {
  await buildWeb();
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}

await run(process.env, {
  abandoned,
  beforeServing: async (dependencies, config) => {
    if (!config.demoData) return;
    const { loadDemoWorld } = await import('../demo/load-demo-world.ts');
    await loadDemoWorld(dependencies, config, console.log);
  },
});
