/** How words of chats are usually written. */
const SPOKEN: Readonly<Record<string, string>> = {
  u: 'you',
  sumthin: 'something',
  fraction: 'share',
  proportion: 'share',
  smthing: 'something',
  sumthing: 'something',
  whatcha: 'what you',
  whaddya: 'what do you',
  ya: 'you',
  yall: 'you',
  r: 'are',
  ur: 'your',
  y: 'why',
  n: 'and',
  lo: 'low',
  pls: 'please',
  plz: 'please',
  pleas: 'please',
  thx: 'thanks',
  tx: 'tx',
  ty: 'thanks',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  gimme: 'give me',
  lemme: 'let me',
  dunno: 'do not know',
  kinda: 'kind of',
  cuz: 'because',
  bc: 'because',
  tho: 'though',
  thru: 'through',
  abt: 'about',
  approx: 'about',
  ppl: 'people',
  msg: 'message',
  msgs: 'messages',
  pic: 'photo',
  pics: 'photos',
  info: 'information',
  yr: 'year',
  yrs: 'years',
  hrs: 'hours',
  hr: 'hours',
  cannot: 'can not',
  cant: 'can not',
  dont: 'do not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  doesnt: 'does not',
  didnt: 'did not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  couldnt: 'could not',
  hasnt: 'has not',
  havent: 'have not',
  wasnt: 'was not',
  aint: 'is not',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  thats: 'that is',
  whats: 'what is',
  wats: 'what is',
  wat: 'what',
  wut: 'what',
  whos: 'who is',
  whod: 'who would',
  whatd: 'what would',
  theyd: 'they would',
  youd: 'you would',
  wheres: 'where is',
  hows: 'how is',
  theres: 'there is',
  youre: 'you are',
  theyre: 'they are',
  shes: 'she is',
  hes: 'he is',
  lets: 'let us',
  nevermind: 'never mind',
  nvm: 'never mind',
  nvmd: 'never mind',
  nm: 'never mind',
  alot: 'a lot',
  atleast: 'at least',
  upto: 'up to',
  nothin: 'nothing',
  smth: 'something',
  sth: 'something',
  somethin: 'something',
  anythin: 'anything',
  lookin: 'looking',
  ok: 'okay',
  yea: 'yes',
  yeah: 'yes',
  yep: 'yes',
  yup: 'yes',
  nope: 'no',
  nah: 'no',
  centre: 'center',
  cntr: 'center',
  chek: 'check',
  cheks: 'checks',
  checque: 'check',
  shiper: 'shipper',
  shippers: 'shipper',
  ctr: 'center',
  yatch: 'yacht',
  yatches: 'yachts',
  yatchs: 'yachts',
  yaght: 'yacht',
  avg: 'average',
  metre: 'meter',
  metres: 'meters',
  cheque: 'check',
  favourite: 'favorite',
  favourites: 'favorites',
  favs: 'favorites',
  faves: 'favorites',
  prolly: 'probably',
  bout: 'about',
  thou: 'thousand',
  umm: 'um',
  ummm: 'um',
  uhm: 'um',
  uhh: 'um',
  erm: 'um',
  hmmm: 'hmm',
  hmmmm: 'hmm',
};

const ENDINGS: readonly [RegExp, string][] = [
  [/^won't$/, 'will not'],
  [/^can't$/, 'can not'],
  [/^(\p{L}+)n't$/u, '$1 not'],
  [/^let's$/, 'let us'],
  [/^(i)'m$/, '$1 am'],
  [/^(\p{L}+)'re$/u, '$1 are'],
  [/^(\p{L}+)'ve$/u, '$1 have'],
  [/^(\p{L}+)'ll$/u, '$1 will'],
  [/^(\p{L}+)'d$/u, '$1 would'],
  [/^(what|who|where|how|when|that|there|here|it|he|she|why)'s$/, '$1 is'],
  [/^(\p{L}[\p{L}\d]*)'s$/u, "$1 's"],
  [/^(\p{L}+s)'$/u, "$1 's"],
];

/** The words that a written word stands for: "can't" and "cant" are 'can not'. */
export function wordsOf(written: string): string[] {
  const spoken = Object.hasOwn(SPOKEN, written) ? SPOKEN[written] : undefined;
  if (spoken) return spoken.split(' ');
  const ending = ENDINGS.find(([pattern]) => pattern.test(written));
  return ending ? written.replace(ending[0], ending[1]).split(' ') : [written];
}

/** How many letters must change to turn one word into the other; swapped neighbors count once. Stops at `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
