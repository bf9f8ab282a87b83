import { expect, it } from 'vitest';
import { addressOf, addressParts } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('has each call once', () => {
  const names = endpoints.map(nameOf);
  expect(names).toEqual([...new Set(names)]);
});

it('makes stale only what can be read', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const unknown = endpoints.flatMap((one) => (one.invalidates ?? []).filter((path) => !reads.includes(path)));
  expect(unknown).toEqual([]);
});

it('says what each parameter of its path is', () => {
  const named = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const described = endpoints.map(({ path, params }) => [path, Object.keys(params?.shape ?? {})]);
  expect(described).toEqual(endpoints.map(({ path }) => [path, named(path)]));
});

it('lets reads change nothing', () => {
  expect(endpoints.filter(({ method, invalidates, body }) => method === 'GET' && (invalidates || body))).toEqual([]);
});

it('writes parameters into an address, whatever they hold', () => {
  const path = '/api/users/:id/boats/:boatId';
  expect(addressOf({ path }, { id: 'a/b?c', boatId: 7 })).toBe('/api/users/a%2Fb%3Fc/boats/7');
  expect(addressParts({ path }, { id: 'a/b', boatId: 7 })).toEqual(['/api/users', 'a%2Fb', 'boats', '7']);
  expect(addressParts({ path: '/api/boats' })).toEqual(['/api/boats']);
});
