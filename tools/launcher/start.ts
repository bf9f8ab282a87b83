import { run } from '../../api/src/start.ts';
import { buildWeb, WebBuildError } from './build-web.ts';
import { parentExit } from './parent-exit.ts';

// Watched from before the build, because npm may exit during it.
const abandoned = parentExit(process.env);

try {
  await buildWeb();
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}

let isNew = false;

await run(process.env, {
  abandoned,
  beforeServing: async (dependencies, config) => {
    if (!config.demoData) return;
    const { loadDemoWorld } = await import('../demo/load-demo-world.ts');
    isNew = (await loadDemoWorld(dependencies, console.log)) === 'loaded';
  },
  afterServing: async (dependencies) => {
    if (!isNew) return;
    const { makeClosings } = await import('../demo/make-closings.ts');
    await makeClosings(dependencies);
  },
});
