import { closingCost, displayMoney, dollars } from '@tradewind/domain/money';
import { any, type Category, lines, others, type Slot, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import { nameOf } from './entities.ts';

const NAMED: Record<string, Slot> = {
  ...SLOTS,
  name: (scene) => nameOf(scene),
  person: (scene) => any(scene, [scene.target.owner, scene.target.owner.toLowerCase()]),
};

const boatsOf: Category = {
  name: 'boats of a person',
  make(scene) {
    const asked = say(
      scene,
      lines`
        what boats does {person} have?
        (show me|list) {person}'s boats
        which boats are {person}'s
        everything {person} is offering
        what is {person} selling
        does {person} have more than one boat? show me
        boats by the owner {person}
        what else has {person} got
        I met {person} at the marina, what boats has {person} listed
      `,
      NAMED,
    );
    return [{ say: asked, expect: { boats: { where: { owner: [scene.target.owner] } } } }];
  },
};

const moreOfOwner: Category = {
  name: 'other boats of that owner',
  make(scene) {
    const more = others(scene).filter(({ owner, id }) => owner === scene.target.owner && id !== scene.target.id);
    if (more.length === 0) return undefined;
    return [
      {
        say: say(scene, ['tell me about the {name}', 'the {name} please', 'show me the {name}'], NAMED),
        expect: { shows: [scene.target.title] },
      },
      {
        say: say(
          scene,
          lines`
          what else does that owner have?
          any other boats from this owner
          show me everything that owner is selling
          does the owner have other boats?
          what other boats are theirs
          more from the same owner
        `,
          NAMED,
        ),
        expect: { boats: { where: { owner: [scene.target.owner] }, atLeast: 1 } },
      },
    ];
  },
};

const fairPrice: Category = {
  name: 'whether a price is fair',
  make(scene) {
    const asked = say(
      scene,
      lines`
        is the {name} a fair price?
        is the {name} overpriced
        (is|would) the {name} (a good deal|be worth it)?
        what's the {name} really worth
        market value of the {name}
        are they asking too much for the {name}?
        how does the price of the {name} compare to similar boats
        could I get the {name} cheaper elsewhere, what's she worth
        what would be a reasonable price for the {name}
      `,
      NAMED,
    );
    return [
      {
        say: asked,
        expect: { shows: [scene.target.title], says: [['/\\$/'], ['/compar|similar|average|market|like it|other/']] },
      },
    ];
  },
};

const closing: Category = {
  name: 'cost of closing on a boat',
  make(scene) {
    const cost = displayMoney(closingCost(dollars(scene.target.price)));
    const asked = say(
      scene,
      lines`
        what would closing cost on the {name}?
        closing fee for the {name}
        how much do you charge to close on the {name}
        if I buy the {name}, what's your closing fee in dollars
        what are the closing costs for the {name}
      `,
      NAMED,
    );
    return [{ say: asked, expect: { says: [[cost, cost.replace(/\.\d\d$/, '')]] } }];
  },
};

const described: Category = {
  name: 'worth of a described boat',
  make(scene) {
    const { year, length, type } = scene.target;
    const slots = {
      year: () => String(year),
      feet: () => String(Math.round(length ?? 0)),
      kind: () => (type ?? '').toLowerCase(),
    };
    const asked = say(
      scene,
      lines`
        what's a {year} {kind} of {feet} feet worth?
        how much is a {feet} foot {kind} from {year} worth
        what would a {year} {kind}, {feet} ft, go for
        rough value of a {feet}ft {kind} built in {year}?
        I have a {year} {kind} with {feet} feet, what could I ask for it
        going rate for a {year} {feet} foot {kind}
      `,
      slots,
    );
    return [{ say: asked, expect: { says: [['/\\$[\\d,]+/']], never: ['/did.?n.t (get|understand)/'] } }];
  },
};

export const PEOPLE_AND_PRICES: readonly Category[] = [boatsOf, moreOfOwner, fairPrice, closing, described];
