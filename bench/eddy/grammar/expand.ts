import type { Chance } from '../../random.ts';

/** Chooses one of the alternatives in each pair of parentheses: "(show|give) me (a|the (first|last)) boat". */
export function expand(chance: Chance, template: string): string {
  let text = template;
  for (;;) {
    const inner = /\(([^()]*\|[^()]*)\)/.exec(text);
    if (!inner) return text;
    const choices = (inner[1] ?? '').split('|');
    const chosen = choices[Math.floor(chance.next() * choices.length)] ?? '';
    text = text.slice(0, inner.index) + chosen + text.slice(inner.index + inner[0].length);
  }
}
