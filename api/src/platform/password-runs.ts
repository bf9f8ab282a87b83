const ROWS = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'];
const LINES = ['abcdefghijklmnopqrstuvwxyz', '0123456789', ...ROWS, ...COLUMNS];
const lines = [...LINES, ...LINES.map((line) => [...line].reverse().join(''))];

const SHIFTED = new Map([...'!@#$%^&*()_+{}:"<>?'].map((sign, at) => [sign, "1234567890-=[];',./"[at] ?? sign]));
const SHORTEST_RUN = 3;

/** Strips runs of one character, of the alphabet and of the keyboard: "aaaa", "4321", "!QAZ". */
export function withoutRuns(text: string): string {
  const signs = [...text];
  const keys = signs.map((sign) => SHIFTED.get(sign) ?? sign);
  let rest = '';
  for (let at = 0; at < keys.length; ) {
    const length = runAt(keys, at);
    if (length < SHORTEST_RUN) rest += signs[at++];
    else at += length;
  }
  return rest;
}

function runAt(keys: readonly string[], start: number): number {
  const rest = keys.slice(start);
  const same = rest.findIndex((key) => key !== rest[0]);
  return Math.max(same < 0 ? rest.length : same, ...lines.map((line) => common(line, rest)));
}

/** How many leading keys match the line, starting where the line has the first key. */
function common(line: string, keys: readonly string[]): number {
  const start = line.indexOf(keys[0] ?? '');
  if (start < 0) return 0;
  let length = 0;
  while (length < keys.length && line[start + length] === keys[length]) length++;
  return length;
}
