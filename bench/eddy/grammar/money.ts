import type { Chance } from '../../random.ts';

/** A round amount just above or below, as people name them. */
export function roundAmount(value: number, direction: 'up' | 'down'): number {
  const step = 10 ** Math.floor(Math.log10(value) - 1) * (Math.log10(value) % 1 > 0.5 ? 5 : 1);
  return direction === 'up' ? Math.ceil((value * 1.03) / step) * step : Math.floor((value * 0.97) / step) * step;
}

const pickOf = (chance: Chance, list: readonly string[]) => list[Math.floor(chance.next() * list.length)] ?? '';
const grouped = (value: number, separator = ',') => value.toLocaleString('en-US').replaceAll(',', separator);

export function moneyText(chance: Chance, value: number): string {
  if (value >= 1e6) {
    const millions = String(value / 1e6);
    return pickOf(chance, [
      `${millions} million`,
      `$${millions}M`,
      `$${millions} million`,
      `${millions} mil`,
      `${millions}m`,
      `$${grouped(value)}`,
      grouped(value),
      `${millions} million dollars`,
    ]);
  }
  const thousands = String(value / 1e3);
  const round = value % 1e3 === 0;
  const plain = [`$${grouped(value)}`, grouped(value), `$${value}`, String(value)];
  return pickOf(
    chance,
    round
      ? [
          ...plain,
          `${thousands}k`,
          `$${thousands}k`,
          `${thousands}K`,
          `${thousands} grand`,
          `${thousands} thousand`,
          `${thousands}k`,
          `${thousands} k`,
        ]
      : plain,
  );
}

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function words(value: number): string {
  if (value >= 100) return `${ONES[Math.floor(value / 100)]} hundred${value % 100 ? ` ${words(value % 100)}` : ''}`;
  if (value < 20) return ONES[value] ?? '';
  return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${ONES[value % 10]}` : ''}`;
}

/** The rarer spellings. */
export function oddMoneyText(chance: Chance, value: number): string {
  const thousands = value / 1e3;
  const millions = value / 1e6;
  const all = [
    ...(value === 500_000 ? ['half a mil', 'half a million', 'half a million bucks', '0.5M', '.5 million'] : []),
    ...(value === 1_000_000 ? ['a million', 'one million dollars', 'a mil', '1M', '1 mm'] : []),
    ...(value === 1_500_000 ? ['a million and a half', 'one and a half million', '1.5 mil'] : []),
    ...(value === 250_000 ? ['a quarter million', 'a quarter of a million', '0.25 million'] : []),
    ...(thousands % 1 === 0 && thousands < 1_000
      ? [
          `${words(thousands)} thousand`,
          `${words(thousands)} grand`,
          `${grouped(value, ' ')} dollars`,
          `USD ${grouped(value)}`,
          `${grouped(value)} USD`,
          `${thousands}k bucks`,
          `$${thousands},000.00`,
          `${thousands} thou`,
        ]
      : []),
    ...(millions >= 1
      ? [
          `USD ${millions}M`,
          `${grouped(value, ' ')} dollars`,
          `${millions} million bucks`,
          `$${millions}mm`,
          `${grouped(value)} US dollars`,
        ]
      : []),
  ];
  return pickOf(chance, all);
}
