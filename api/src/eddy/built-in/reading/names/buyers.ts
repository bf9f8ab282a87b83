import type { NamedDeal } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';

const BUYER = '(?:buyer|guy|man|lady|woman|person|one|fella|dude|couple)';
/** 'The buyer of my Gale', 'whoever is buying the Gale', 'my Gale's buyer', 'my buyer'. */
const BUYERS = new RegExp(
  `\\b(?:(?:the |that |my )?(?:buyer|new owner) of|(?:(?:the |that )?${BUYER}|_ref_) (?:who |that )?(?:is |has |just )?(?:buying|bought|getting|gets|buys|taking|takes)|whoever (?:is |has |just )?(?:buying|bought|getting|gets|buys|taking|takes)) (?:_own_|(?:the |my |our )?_(?:boat|make)_|(?:my|our|the) _n_)|_own_ (?:'s )?buyer\\b|\\b(?:my|our) buyer\\b`,
);
const RUNNING: readonly NamedDeal['list'][] = ['closing', 'agreed', 'waiting'];

/** Reads the buyer of a boat of the user's as the person of the trade that gives it away. */
export function readBuyers(line: Line, deals: readonly NamedDeal[]): void {
  line.each(BUYERS, ({ chunks }) => {
    const named = chunks.flatMap(({ meaning }) =>
      meaning?.is === 'own' || meaning?.is === 'boat' || meaning?.is === 'make'
        ? meaning.boats.map(({ id }) => id)
        : [],
    );
    const numbers = chunks.flatMap(({ meaning }) => (meaning?.is === 'n' ? [String(meaning.value)] : []));
    const isNamed = named.length > 0 || numbers.length > 0;
    const sold = deals.flatMap(({ list, people, boats }) => {
      const [person, ...others] = people;
      const mine = boats.filter(
        ({ isMine, boatId, boatTitle }) =>
          isMine &&
          (!isNamed || named.includes(boatId) || boatTitle.split(/[\s-]+/).some((word) => numbers.includes(word))),
      );
      const [boat] = mine;
      return RUNNING.includes(list) && person && others.length === 0 && boat ? [{ list, person, boat }] : [];
    });
    const list = RUNNING.find((one) => sold.some((sale) => sale.list === one));
    const [sale, ...more] = sold.filter((one) => one.list === list);
    if (!sale || more.some(({ person }) => person.userId !== sale.person.userId)) return undefined;
    const { boatId, boatTitle } = sale.boat;
    const { name, userId } = sale.person;
    return { is: 'person', name, ids: [userId], boats: [], count: 0, aboutOwn: { userId, boatId, boatTitle } };
  });
}
