import type { Line } from './line.ts';

/** Words for a ceiling, which is a roof beside no number. */
const CEILING = /^(?:techo|tope|topes|limite|límite|plafond|obergrenze|decke|deckel|schmerzgrenze|limit)$/;
const LINK = /^(?:de|es|esta|está|en|a|à|est|fixé|fixe|ist|liegt|bei|von|:|=|ist bei|son|unos|los|les|d')$/;
const SCALE =
  /^(?:mil|mille|milles|tausend|millón|millones|million|millions|millionen|mio|k|€|\$|euros?|dollars?|dolares|dólares|dollar)$/;
/** 'Bei 300.000 ist Schluss', 'a 300 mil me planto'. */
const ENDS = /^(?:ist|wird|bin)$/;
const END = /^(?:schluss|ende|feierabend|sense|raus)$/;
const MOST_LINKS = 3;
const LEAST_MONEY = 1_000;
const OWNED =
  /^(?:on a|nous avons|j['’]? ?ai|je dispose de|nous disposons de|tengo|tenemos|dispongo de|ich habe|ich hab|wir haben|wir hätten|ich hätte)(?: (?:environ|à peu près|unos|más o menos|etwa|ungefähr|rund|ca))? /;

/** Puts the words of a ceiling beside a number into English: 'techo 300 mil', 'plafond de 400 000', 'bei 300.000 ist Schluss'. */
export function readCeilings(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const { text = '', meaning } = line.chunks[index] ?? {};
    if (meaning) continue;
    const owned = index === 0 ? behindOwned(line) : undefined;
    if (owned !== undefined) {
      line.reword(0, owned, ['max']);
      continue;
    }
    const number = behindLinks(line, index + 1);
    if (matchesCeiling(text) && number !== undefined) line.reword(index, number, ['max']);
    else if (matchesCeiling(text) && isBehindNumber(line, index)) {
      const from = line.chunks[index - 1]?.text === 'de' ? index - 1 : index;
      line.reword(from, index + 1, ['max']);
    } else if (text === 'schluss' && number !== undefined) line.reword(index, number, ['max']);
    else if (text === 'bei' && line.chunks[index + 1]?.meaning?.is === 'n') readEnd(line, index);
  }
}

const matchesCeiling = (text: string) => CEILING.test(text);

/** 'On a 90 000 pour un bateau', 'tenemos 200 mil para un barco': money that is there is a budget. */
function behindOwned(line: Line): number | undefined {
  const [words = ''] = OWNED.exec(line.chunks.map(({ text }) => text).join(' ')) ?? [];
  if (words === '') return undefined;
  const at = words.trim().split(' ').length;
  const { meaning } = line.chunks[at] ?? {};
  const behind = line.chunks.slice(at + 1, at + 5).map(({ text }) => text);
  const isMoney = meaning?.is === 'n' && (meaning.value >= LEAST_MONEY || SCALE.test(behind[0] ?? ''));
  return isMoney && behind.some((text) => /^(?:pour|para|für)$/.test(text)) ? at : undefined;
}

function behindLinks(line: Line, from: number): number | undefined {
  for (let at = from; at <= from + MOST_LINKS; at++) {
    const { text = '', meaning } = line.chunks[at] ?? {};
    if (meaning?.is === 'n') return at;
    if (meaning || !(LINK.test(text) || text === '$' || text === '€')) return undefined;
    if (text === '$' || text === '€') return at;
  }
  return undefined;
}

function isBehindNumber(line: Line, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && (SCALE.test(line.chunks[at]?.text ?? '') || /^(?:de|als)$/.test(line.chunks[at]?.text ?? ''))) at--;
  return line.chunks[at]?.meaning?.is === 'n';
}

function readEnd(line: Line, index: number): void {
  let at = index + 2;
  while (SCALE.test(line.chunks[at]?.text ?? '')) at++;
  if (!ENDS.test(line.chunks[at]?.text ?? '') || !END.test(line.chunks[at + 1]?.text ?? '')) return;
  line.reword(at, at + 2, []);
  line.reword(index, index + 1, ['max']);
}
