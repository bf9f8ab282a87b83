import { writeFileSync } from 'node:fs';
import { digestOfPhrasings, readPhrasings } from '../../api/src/eddy/meanings/phrasings.ts';
import { bytesOf, STORED } from '../../api/src/eddy/meanings/stored-network.ts';
import { shareRecognized } from './recognized.ts';
import { train } from './train.ts';

// `npm run eddy:learn` learns all phrasings; `npm run eddy:learn -- --measure` learns nine of ten, and tells how many of the rest it recognizes.
const phrasings = readPhrasings();
const meanings = new Set(phrasings.map(({ meaning }) => meaning)).size;
console.log(`Learning ${phrasings.length} phrasings of ${meanings} meanings; this takes about two minutes…`);
if (process.argv.includes('--measure')) {
  const isKept = (index: number) => index % 10 === 0;
  const network = train(phrasings.filter((_one, index) => !isKept(index)));
  console.log(
    shareRecognized(
      network,
      phrasings.filter((_one, index) => isKept(index)),
    ),
  );
} else {
  writeFileSync(STORED, bytesOf(train(phrasings), digestOfPhrasings()));
  console.log('Learned.');
}
