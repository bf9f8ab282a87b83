import { readConfig } from '../../api/src/config.ts';
import { createStorage } from '../../api/src/platform/storage/index.ts';
import { makePictures } from './make-pictures.ts';
import { drawnPictures } from './pictures.ts';

/** The program behind `makePicturesApart`: sends the pictures to who started it, and ends when nobody waits any more. */
process.once('disconnect', () => process.exit(1));
const storage = createStorage(readConfig(process.env).storage);
const pictures = await makePictures(storage, drawnPictures, console.log);
process.send?.(pictures, () => process.exit(0));
