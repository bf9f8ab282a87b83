export { drawAvatar } from './avatar/index.ts';
export { type BoatType, boatTypes } from './boats/index.ts';
export { drawDefaultBoat, drawHero, drawShareCard } from './cards.ts';
export { rasterize } from './rasterize.ts';
export { type BoatPicture, drawBoat, type View, views } from './views.ts';
