import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from './avatar/index.ts';
import { type BoatType, boatTypes } from './boats/index.ts';
import { drawDefaultBoat, drawHero, drawShareCard } from './cards.ts';
import { rasterize } from './rasterize.ts';
import { drawBoat, views } from './views.ts';

const lengths: Record<BoatType, number> = {
  'Sport Fishing': 54,
  'Saltwater Fishing': 28,
  'Express Cruiser': 38,
  'Motor Yacht': 76,
  Bowrider: 21,
  'Center Console': 29,
  'Dual Console': 25,
};

const picture = (type: BoatType, view: (typeof views)[number], seed: number | string = 7) =>
  drawBoat({ seed, type, lengthFt: lengths[type], view });

describe('the drawing of a boat', () => {
  it('is deterministic for a seed and differs between seeds', () => {
    for (const view of views) {
      expect(picture('Motor Yacht', view)).toBe(picture('Motor Yacht', view));
      expect(picture('Motor Yacht', view)).not.toBe(picture('Motor Yacht', view, 8));
    }
  });

  it('differs between types in every view', () => {
    for (const view of views) {
      const drawn = new Set(boatTypes.map((type) => picture(type, view)));
      expect(drawn.size).toBe(boatTypes.length);
    }
  });

  it.each(boatTypes)('has a 3:2 picture for every view: %s', async (type) => {
    for (const view of views) {
      const svg = picture(type, view);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      expect(svg.length).toBeLessThan(150_000);
      const { format, width, height } = await sharp(await rasterize(svg)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 1067 });
    }
  });

  it.each(boatTypes)('works from the shortest to the longest boat: %s', (type) => {
    for (const lengthFt of [16, 120]) {
      for (const view of ['profile', 'aerial'] as const) {
        expect(drawBoat({ seed: 1, type, lengthFt, view })).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});

describe('the other pictures', () => {
  it.each([
    ['default boat', drawDefaultBoat, 1600, 1067],
    ['hero', drawHero, 2400, 1350],
    ['share card', drawShareCard, 1200, 630],
    ['avatar', () => drawAvatar('Ann'), 400, 400],
  ] as const)('have their size: %s', async (_, draw, width, height) => {
    expect(draw()).toBe(draw());
    const found = await sharp(await rasterize(draw())).metadata();
    expect([found.width, found.height]).toEqual([width, height]);
  });

  it('can be rasterized smaller', async () => {
    expect((await sharp(await rasterize(drawShareCard(), 300)).metadata()).width).toBe(300);
  });

  it('give different users different medallions', () => {
    const seen = new Set(Array.from({ length: 12 }, (_, i) => drawAvatar(i)));
    expect(seen.size).toBeGreaterThan(8);
  });
});
