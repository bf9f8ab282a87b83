import { expect, test } from 'vitest';
import { sampleBoat } from '../../nouns/boat/sample-boat.fixture.ts';
import { specifications } from './specifications.ts';

const specification = (label: string, boat = sampleBoat()) =>
  specifications(boat).find((fact) => fact.label === label)?.value;

test('shows the given specifications', () => {
  expect(specification('Length')).toBe('31.5 ft');
  expect(specification('Beam')).toBe('9.2 ft');
  expect(specification('Engine hours')).toBe('1,240');
  expect(specification('Capacity')).toBe('12 people');
});

test('omits missing specifications', () => {
  const boat = { ...sampleBoat(), length: null, beam: null, engineType: null, sleeps: null };
  expect(specification('Length', boat)).toBeUndefined();
  expect(specification('Beam', boat)).toBeUndefined();
  expect(specification('Engine', boat)).toBeUndefined();
  expect(specification('Sleeps', boat)).toBeUndefined();
});
