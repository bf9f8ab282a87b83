import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import type { Turn } from '../format.ts';
import { moneyText } from '../grammar/money.ts';
import { any, type Category, forget, lines, others, type Scene, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import { TYPE_WORDS } from '../grammar/vocabulary.ts';

const changedLimit: Category = {
  name: 'a changed limit',
  make(scene) {
    const first: Turn = {
      say: say(
        scene,
        lines`
        {types} {max}
        (show me|find) {types} {max}
        {type} {max} please
        (any|got any) {types} {max}?
      `,
        SLOTS,
      ),
      expect: { boats: { where: { ...scene.where }, loose: { ...scene.loose } } },
    };
    const raised = Math.round(((scene.where.maxPrice ?? 0) * any(scene, [1.2, 1.5, 2])) / 5_000) * 5_000;
    const where = { ...scene.where, maxPrice: raised };
    const amount = moneyText(scene.chance, raised);
    const asked = any(scene, [
      `make it ${amount}`,
      `make that ${amount}`,
      `actually ${amount} max`,
      `ok up to ${amount} then`,
      `I can stretch to ${amount}`,
      `let's say ${amount}`,
      `sorry, ${amount}`,
      `no wait, I meant under ${amount}`,
      `raise it to ${amount}`,
      `what if I go up to ${amount}?`,
    ]);
    return [first, { say: asked, expect: { boats: { where, sorted: undefined } } }];
  },
};

const changedPlace: Category = {
  name: 'a changed place',
  make(scene) {
    const first: Turn = {
      say: say(
        scene,
        lines`
        {types} {instate}
        (show me|find) {types} {instate}
        {type} {instate} please
      `,
        SLOTS,
      ),
      expect: { boats: { where: { ...scene.where } } },
    };
    const second = any(
      scene,
      others(scene)
        .filter(({ type, state }) => type === scene.target.type && state !== scene.target.state)
        .concat(scene.target),
    );
    if (second === scene.target) return undefined;
    const name = STATE_NAMES[second.state as UsState];
    const before = STATE_NAMES[scene.target.state as UsState];
    const asked = any(scene, [
      `and in ${name}?`,
      `what about ${name}`,
      `sorry, I meant ${name}`,
      `not ${before}, ${name}`,
      `no, ${name}`,
      `same in ${name}`,
      `try ${name} instead`,
      `hmm, ${name} then`,
      `how about ${name}?`,
      `I said ${before} but I meant ${name}`,
    ]);
    return [first, { say: asked, expect: { boats: { where: { ...scene.where, state: [second.state as UsState] } } } }];
  },
};

const added: Category = {
  name: 'wishes added one by one',
  make(scene) {
    const turns: Turn[] = [
      {
        say: say(
          scene,
          lines`
      {types}
      show me {types}
      I'm looking for {type}
      do you have {types}?
    `,
          SLOTS,
        ),
        expect: { boats: { where: { ...scene.where } } },
      },
    ];
    const more: Record<string, readonly string[]> = {
      maxPrice: ['{max}', 'only {max}', '{nomore}', '{max} please'],
      minYear: ['{newer}', 'only {newer}', '{newer} please'],
      state: ['{instate}', 'only {instate}', 'just the ones {instate}'],
      hours: ['{hours}', 'only {hours}', 'and {hours}'],
      not: ['{notstate}', 'but {notstate}', 'and {nomake}', '{nomake}'],
    };
    const steps = Object.keys(more).filter((name) => name !== (scene.chance.next() < 0.5 ? 'not' : 'state'));
    for (const step of steps.slice(0, 1 + Math.floor(scene.chance.next() * 2) + 1)) {
      turns.push({
        say: say(scene, more[step] ?? [], SLOTS),
        expect: { boats: { where: { ...scene.where }, loose: { ...scene.loose } } },
      });
    }
    return turns;
  },
};

const newRequest: Category = {
  name: 'a new request after an old one',
  make(scene) {
    const first: Turn = {
      say: say(
        scene,
        lines`
      {types} {max}
      {types} {instate}
      show me {types} {newer}
    `,
        SLOTS,
      ),
      expect: { boats: { where: { ...scene.where }, loose: { ...scene.loose } } },
    };
    forget(scene);
    const second = any(
      scene,
      others(scene).filter(({ type }) => type !== scene.target.type),
    );
    const next: Scene = { ...scene, target: second, where: {}, loose: {} };
    const words = any(scene, TYPE_WORDS[second.type as keyof typeof TYPE_WORDS].many);
    const kind = scene.chance.next();
    if (kind < 0.4) {
      const asked = any(scene, [
        `the two cheapest ${words}`,
        `now show me the two cheapest ${words}`,
        `what are the two cheapest ${words}?`,
      ]);
      return [
        first,
        {
          say: asked,
          expect: { boats: { where: { type: [second.type as never] }, sorted: 'price', first: 2, atLeast: 2 } },
        },
      ];
    }
    if (kind < 0.7) {
      const asked = say(
        next,
        lines`
        new search: boats {intown}
        forget that. {makes}
        start over, boats {intown}
        something else: {makes}
        different question, do you have any {makes}?
      `,
        SLOTS,
      );
      return [first, { say: asked, expect: { boats: { where: next.where, loose: next.loose } } }];
    }
    return [
      first,
      {
        say: any(scene, ['show my saved boats', 'my favorites please', 'now my saved boats']),
        expect: { boats: { where: { saved: true } } },
      },
    ];
  },
};

export const CHANGES: readonly Category[] = [changedLimit, changedPlace, added, newRequest];
