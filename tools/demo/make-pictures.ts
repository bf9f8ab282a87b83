import { availableParallelism } from 'node:os';
import { MAX_PHOTO_BYTES } from '@tradewind/domain/boat-defaults';
import { readFeed } from '../../api/src/features/inventory/feed.service.ts';
import { mediaType } from '../../api/src/platform/images/media-files.ts';
import { createImagePipeline, type ImageInStore, type ImagePipeline } from '../../api/src/platform/images/pipeline.ts';
import type { FileStorage } from '../../api/src/platform/storage/storage.ts';
import type { PictureMaker, PictureSubject } from './pictures.ts';
import { createProgress, type Say } from './progress.ts';
import { ALL_BOATS } from './world/boats.ts';
import { EVERYBODY } from './world/people.ts';

/** The stored pictures by boat key and user name. */
export interface WorldPictures {
  boats: Map<string, ImageInStore[]>;
  avatars: Map<string, ImageInStore>;
}

/** One more than the number of cores, since tasks sometimes wait for the disk. */
const AT_ONCE = availableParallelism() + 1;

/** Draws and stores every picture of the demo world. Files are named after their content, so doing it twice is harmless. */
export async function makePictures(storage: FileStorage, maker: PictureMaker, say: Say): Promise<WorldPictures> {
  const images = createImagePipeline({ storage, concurrency: AT_ONCE, encoding: { quality: 80, effort: 2 } });
  const pictures: WorldPictures = { boats: new Map(), avatars: new Map() };
  const tasks = [...boatTasks(images, maker, pictures), ...avatarTasks(images, maker, pictures)];
  tasks.push(...(await feedTasks(storage, maker)));
  const progress = createProgress('Drawing the sample boats', tasks.length, say);
  try {
    await workThrough(tasks, progress.step);
  } finally {
    await images.close();
  }
  return pictures;
}

type Task = () => Promise<void>;

function boatTasks(images: ImagePipeline, maker: PictureMaker, { boats }: WorldPictures): Task[] {
  return ALL_BOATS.flatMap((boat) => {
    const subject: PictureSubject = { seed: boat.key, type: boat.type, length: boat.length };
    const stored: ImageInStore[] = [];
    boats.set(boat.key, stored);
    return Array.from({ length: boat.pictures }, (_, view) => async () => {
      stored[view] = await store(images, await maker.boat(subject, view));
    });
  });
}

function avatarTasks(images: ImagePipeline, maker: PictureMaker, { avatars }: WorldPictures): Task[] {
  return EVERYBODY.map(({ name }) => async () => {
    avatars.set(name, await store(images, await maker.avatar(name)));
  });
}

/** The feed's pictures are stored where its server would serve them: under `/attached_assets/`. */
async function feedTasks(storage: FileStorage, maker: PictureMaker): Promise<Task[]> {
  const result = await readFeed(undefined);
  if (!result.ok) throw new Error(`The feed that comes with the product cannot be read: ${result.reason}.`);
  return result.feed.boats.flatMap(({ externalId, type, length, images }) => {
    const subject: PictureSubject = { seed: externalId, type, length: length ?? 30 };
    return images.map((path, view) => async () => {
      await storage.put(path.slice(1), await maker.feedBoat(subject, view), mediaType);
    });
  });
}

async function store(images: ImagePipeline, picture: Buffer): Promise<ImageInStore> {
  const result = await images.storeImage(picture, { maxBytes: MAX_PHOTO_BYTES });
  if (!result.ok) throw new Error(`A drawn picture was refused: ${result.reason}.`);
  return result.image;
}

async function workThrough(tasks: Task[], done: () => void): Promise<void> {
  const queue = tasks.values();
  const worker = async () => {
    for (const task of queue) {
      await task();
      done();
    }
  };
  // One that fails ends the work when no other one writes any more.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
