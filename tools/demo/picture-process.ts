import { readConfig } from '../../api/src/config.ts';
import { createStorage } from '../../api/src/platform/storage/storage.ts';
import { makePictures } from './make-pictures.ts';
import { drawnPictures } from './pictures.ts';

/** The child process of `makePicturesInChild`: sends the pictures to its parent, and exits when the parent is gone. */
process.once('disconnect', () => process.exit(1));
const storage = createStorage(readConfig(process.env).storage);
const pictures = await makePictures(storage, drawnPictures, console.log);
process.send?.(pictures, () => process.exit(0));
