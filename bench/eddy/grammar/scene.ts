import type { Chance } from '../../random.ts';
import type { Turn, Where } from '../format.ts';
import type { Market, Member } from '../market.ts';
import type { KnownBoat, Viewer } from '../oracle.ts';
import type { InventedWorld } from '../world/invent.ts';
import { expand } from './expand.ts';
import { spoken } from './manners.ts';

/** The material of one generated conversation. Phrases collect in `where` what they ask for. */
export interface Scene {
  chance: Chance;
  world: InventedWorld;
  market: Market;
  viewer: Member;
  /** A boat of somebody else that satisfies everything that is asked for. */
  target: KnownBoat;
  where: Where;
  /** The most generous reading of the same words. */
  loose: Where;
  /** Values that several phrases or expectations share. */
  notes: Record<string, string | number>;
}

export type Slot = (scene: Scene) => string;

export interface Category {
  name: string;
  attack?: true;
  as?: keyof InventedWorld['cast'];
  /** Undefined if the scene does not suit; another one is tried. */
  make(scene: Scene): Turn[] | undefined;
}

/** Fills a slot that has no phrase for the scene, so that another scene is tried. */
export const NO_SUCH_PHRASE = '{}';

export function asks(scene: Scene, where: Where, loose: Where = where): void {
  Object.assign(scene.where, where);
  Object.assign(scene.loose, loose);
}

/** One template per line. */
export const lines = (text: TemplateStringsArray): string[] =>
  (text[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const any = <T>({ chance }: Pick<Scene, 'chance'>, list: readonly T[]): T => {
  const item = list[Math.floor(chance.next() * list.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Picks a template, fills its slots, and writes it as one of many people would. */
export function say(scene: Scene, templates: readonly string[], slots: Record<string, Slot>): string {
  const template = expand(scene.chance, any(scene, templates));
  const filled = template.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const slot = slots[name];
    if (!slot) throw new Error(`No such slot: {${name}} in “${template}”.`);
    return slot(scene);
  });
  return spoken(
    scene.chance,
    filled
      .replace(/\s+/g, ' ')
      .replace(/ ([,.?!])/g, '$1')
      .trim(),
  );
}

export const forget = (scene: Scene): void => {
  scene.where = {};
  scene.loose = {};
};

export const others = ({ market, viewer }: { market: Market; viewer: Viewer }): KnownBoat[] =>
  market.boats.filter(({ ownerId }) => ownerId !== viewer.id);

export const ownBoats = ({ market, viewer }: { market: Market; viewer: Viewer }): KnownBoat[] =>
  market.boats.filter(({ ownerId }) => ownerId === viewer.id);
