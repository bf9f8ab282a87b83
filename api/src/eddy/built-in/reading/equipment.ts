import { EQUIPMENT, equipmentWords } from '@tradewind/domain/equipment';
import type { Chunk, Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import type { Wish } from './wish.ts';

/** The name of the equipment behind each way to write it. A name stands for itself even if it is another word for something. */
const NAME_OF: ReadonlyMap<string, string> = new Map([
  ...EQUIPMENT.flatMap((name) =>
    equipmentWords(name).flatMap((word) => spellings(word).map((one) => [one, name] as const)),
  ),
  ...EQUIPMENT.flatMap((name) => spellings(name).map((one) => [one, name] as const)),
]);

/** As the tokens write it: in one word, in two, with a hyphen or slash of its own, and in the plural. */
function spellings(word: string): string[] {
  const parts = word.split(/[ /-]/);
  const forms = [
    parts.join(' '),
    parts.join(''),
    parts.join(' - '),
    ...(word.includes('/') ? [parts.join(' / ')] : []),
  ];
  return forms.flatMap((form) => (/(?:s|ing|ed)$/.test(form) ? [form] : [form, `${form}s`]));
}

/** Words that stand for equipment only behind 'with' or 'have': alone they are kinds of boats, or say something else. */
const NEEDS_CUE = new Set(
  'flybridge,tender,cabin,stateroom,head,heater,tower,enclosure,satellite,stereo,davit,grill,vhf,galley,tv,wifi,ais,dryer,washer'.split(
    ',',
  ),
);
const CUE =
  /\b(?:with|without|have|has|having|got|includes?|including|included|comes?|equipped|carry|carries|fitted|feature|features|there|need|needs|want|wants|must|own|no|lacks?|lacking|_n_|and|or|,|both|either|plus|her|its|a|an|any|the|many|working|full|separate|large|big|real)$/;
const WITH =
  /\b(?:with|without|have|has|having|got|includes?|including|comes?|equipped|fitted|features?|there|need|needs|must|no|lacks?|lacking|want|wants|many)\b/;
/** Verbs and compounds: 'trailer it home', 'heads up', 'TV show'. */
const OTHERWISE = /^(?:it|her|him|them|up|show|shows|home|over|down|cruisers?|boats?|of)$/;

const COUNTED =
  'state ?rooms?|cabins?|heads?|bathrooms?|toilets?|showers?|generators?|gensets?|thrusters?|fridges?|refrigerators?|livewells?';
const AT_LEAST = '(?:at least |minimum(?: of)? |min |no (?:fewer|less) than |more than |over |(?:a )?minimum of )';
const COUNT = new RegExp(
  `\\b(?:${AT_LEAST})?_n_ (?:or more |plus |\\+ |- |separate |full |private |double |en ?suite )*(${COUNTED})\\b(?: (?:or more|at least|minimum|or better))?|_n_ (?:- )?(${COUNTED})\\b`,
);

/** Reads equipment that a message asks for or speaks of. */
export function readEquipment(line: Line): void {
  line.each(COUNT, ({ groups, chunks }) => counted(groups, chunks));
  const longest = 4;
  for (let index = 0; index < line.chunks.length; index++) {
    for (let size = longest; size > 0; size--) {
      const run = line.chunks.slice(index, index + size);
      const name = run.length === size && run.every(({ meaning }) => !meaning) ? nameOf(run) : undefined;
      if (name === undefined || !isThing(line, index, size, name)) continue;
      if (size > 1) line.reword(index, index + size, [name.replaceAll(' ', '-')]);
      line.mark(index, { is: 'feature', name });
      break;
    }
  }
}

const nameOf = (run: readonly Chunk[]) => NAME_OF.get(run.map(({ text }) => text).join(' '));

function isThing(line: Line, index: number, size: number, name: string): boolean {
  const behind = line.chunks[index + size];
  if (behind && OTHERWISE.test(behind.text)) return false;
  const before = line.chunks
    .slice(Math.max(index - 7, 0), index)
    .map(({ text }) => text)
    .join(' ');
  // 'My horse for a trailer' asks for no boat with one.
  if (!WITH.test(before) && /\bfor (?:an?|the|my|your|some)(?: [a-z]+)?$/.test(before)) return false;
  return NEEDS_CUE.has(name) ? CUE.test(before) && WITH.test(before) : !/\b(?:to|can|could|i)$/.test(before);
}

function counted(groups: RegExpExecArray, chunks: readonly Chunk[]): Meaning | undefined {
  const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
  const noun = (groups[1] ?? groups[2] ?? '').replace(/^state ?rooms?$/, 'stateroom');
  const name = NAME_OF.get(noun) ?? noun;
  if (number?.is !== 'n' || !Number.isInteger(number.value) || number.value < 1 || number.value > 12) return undefined;
  const more = /^(?:more than|over)\b/.test(groups[0]) ? 1 : 0;
  const least = number.value + more;
  return { is: 'feature', name: least > 1 ? `${least} ${name}` : name };
}

/** The equipment that a wish requires and rules out. */
export function equipmentIn(chunks: readonly Chunk[]): Wish {
  const groups: string[] = [];
  const without: string[] = [];
  let last = -1;
  chunks.forEach(({ meaning, negated }, index) => {
    if (meaning?.is !== 'feature') return;
    if (negated) without.push(meaning.name);
    else if (last >= 0 && isAlternative(chunks.slice(last + 1, index))) groups.push(`${groups.pop()}|${meaning.name}`);
    else groups.push(meaning.name);
    if (!negated) last = index;
  });
  return {
    ...(groups.length > 0 && { equipment: [...new Set(groups)] }),
    ...(without.length > 0 && { notEquipment: [...new Set(without)] }),
  };
}

const isAlternative = (between: readonly Chunk[]) =>
  between.some(({ text }) => text === 'or') &&
  between.every(({ text, meaning }) => !meaning && /^(?:or|a|an|the|at|least|with|either|,|some|any)$/.test(text));

/** '3 stateroom' in words. */
export const equipmentText = (equipment: string): string =>
  equipment
    .split('|')
    .map((one) => (/^\d+ /.test(one) ? `at least ${one}s` : one))
    .join(' or ');
