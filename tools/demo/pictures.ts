import type { BoatType } from '@tradewind/domain/boat-types';
import sharp from 'sharp';
import { drawAvatar } from '../artwork/avatar/index.ts';
import { drawBoat, type View, views } from '../artwork/views.ts';

export interface PictureSubject {
  readonly seed: string;
  readonly type: BoatType;
  readonly length: number;
}

/** Makes the pictures of the demo boats and users. Tests use a faster one. */
export interface PictureMaker {
  /** A PNG of one of the boat's views, best first. */
  boat(subject: PictureSubject, view: number): Promise<Buffer>;
  /** The same as a WebP, as on a feed's server. */
  feedBoat(subject: PictureSubject, view: number): Promise<Buffer>;
  avatar(seed: string): Promise<Buffer>;
}

const UPLOAD_WIDTH = 1600;
const FEED_WIDTH = 1200;
const AVATAR_WIDTH = 480;

/** The first view is on the card. It differs from boat to boat, so that a grid of cards looks varied. */
function viewsOf({ seed }: PictureSubject): readonly View[] {
  const [profile, running, anchorage, ...others] = views;
  const leading: readonly View[][] = [
    [profile, running, anchorage],
    [running, anchorage, profile],
    [anchorage, profile, running],
  ];
  const turn = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0) % leading.length;
  return [...(leading[turn] ?? []), ...others];
}

function drawing(subject: PictureSubject, view: number, width: number) {
  const chosen = viewsOf(subject)[view] ?? views[0];
  return paint(drawBoat({ seed: subject.seed, type: subject.type, lengthFt: subject.length, view: chosen }), width);
}

const paint = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({ width }).flatten();

export const drawnPictures: PictureMaker = {
  // Lossless and barely compressed, since it is decoded again at once.
  boat: (subject, view) => drawing(subject, view, UPLOAD_WIDTH).png({ compressionLevel: 1 }).toBuffer(),
  feedBoat: (subject, view) => drawing(subject, view, FEED_WIDTH).webp({ quality: 80, effort: 2 }).toBuffer(),
  avatar: (seed) => paint(drawAvatar(seed), AVATAR_WIDTH).png({ compressionLevel: 1 }).toBuffer(),
};
