/** How a word sounds, roughly: its consonants as they are spoken. Words that sound alike are spelled in many ways. */
export function soundOf(word: string): string {
  const spoken = word
    .toLowerCase()
    .replace(/^(?:wr|rh)/, 'r')
    .replace(/^kn/, 'n')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/qu/g, 'kw')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/gh/g, '')
    .replace(/(.)\1+/g, '$1');
  const first = spoken[0] ?? '';
  return (/[aeiou]/.test(first) ? 'a' : first) + spoken.slice(1).replace(/[aeiouyhw]/g, '');
}
