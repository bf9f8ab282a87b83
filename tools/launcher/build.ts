import { buildWeb } from './build-web.ts';

console.log((await buildWeb()) === 'built' ? '' : 'The web app has not changed since it was built.');
