import { buildApi } from './build-api.ts';
import { buildWeb } from './build-web.ts';

console.log((await buildWeb()) === 'built' ? '' : 'The web app has not changed since it was built.');
console.log(`Server built: ${await buildApi()} modules are new or have changed.`);
