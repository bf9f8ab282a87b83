import { describe, expect, it } from 'vitest';
import { mentionsEquipment } from './equipment.ts';

describe('equipment in a text', () => {
  it.each([
    ['9 kW genset, low hours', 'generator'],
    ['Air-conditioned salon', 'air conditioning'],
    ['Comes with A/C', 'air conditioning'],
    ['T-Top with lights', 't-top'],
    ['Twin live wells', 'livewell'],
    ['Four staterooms', '3 stateroom'],
    ['3-cabin layout', '3 stateroom'],
    ['Turns heads; enclosed head', 'head'],
    ['Jacuzzi', 'generator|jacuzzi'],
    ['Four en-suite staterooms', '4 stateroom'],
    ['Electric reel', 'electric reels'],
    ['Hydraulic tilt steering', 'hydraulic steering'],
    ['9 kW generator; I would take a camper', 'generator'],
  ])('finds in “%s” %s', (text, equipment) => expect(mentionsEquipment(text, equipment)).toBe(true));

  it.each([
    ['No trailer', 'trailer'],
    ['Sold without a generator', 'generator'],
    ['2 staterooms', '3 stateroom'],
    ['Headliner replaced', 'head'],
    ['Heads turn where she goes, and she turns heads: a head-turner.', 'head'],
    ['Regenerator', 'generator'],
    ['4 person cabin', '4 cabin'],
    ['A trailer boat would settle it.', 'trailer'],
    ['Will trade for a camper with a generator.', 'generator'],
  ])('finds in “%s” no %s', (text, equipment) => expect(mentionsEquipment(text, equipment)).toBe(false));
});
