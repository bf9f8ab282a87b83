import { expect, it } from 'vitest';
import { pathOf, pathParts } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('lists each call once', () => {
  const names = endpoints.map(nameOf);
  expect(names).toEqual([...new Set(names)]);
});

const named = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

it('invalidates only existing reads, or all reads with the same start', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET');
  const known = reads.flatMap((one) => [one.path, pathParts(one)[0]]);
  const unknown = endpoints.flatMap((one) => (one.invalidates ?? []).filter((path) => !known.includes(path)));
  expect(unknown).toEqual([]);
});

it('invalidates by path parameters only where the call has them', () => {
  const missing = endpoints.flatMap(({ path, invalidates = [] }) =>
    invalidates.filter((stale) => !named(stale).every((name) => named(path).includes(name))),
  );
  expect(missing).toEqual([]);
});

it('describes each path parameter', () => {
  const described = endpoints.map(({ path, params }) => [path, Object.keys(params?.shape ?? {})]);
  expect(described).toEqual(endpoints.map(({ path }) => [path, named(path)]));
});

it('has no reads that invalidate anything or take a body', () => {
  expect(endpoints.filter(({ method, invalidates, body }) => method === 'GET' && (invalidates || body))).toEqual([]);
});

it('encodes parameters in paths', () => {
  const path = '/api/users/:id/boats/:boatId';
  expect(pathOf({ path }, { id: 'a/b?c', boatId: 7 })).toBe('/api/users/a%2Fb%3Fc/boats/7');
  expect(pathParts({ path }, { id: 'a/b', boatId: 7 })).toEqual(['/api/users', 'a%2Fb', 'boats', '7']);
  expect(pathParts({ path: '/api/boats' })).toEqual(['/api/boats']);
});
