import { formOf } from '../../api/src/testing/photos.ts';
import { get, type Maker, pick, signedIn } from './maker.ts';
import { letters, question, whole, words } from './words.ts';

const json = { 'content-type': 'application/json' };

const CALLS: readonly [string, string][] = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/password/forgot'],
  ['POST', '/api/boats'],
  ['POST', '/api/messages'],
  ['POST', '/api/favorites'],
  ['POST', '/api/reports'],
  ['PATCH', '/api/user/profile'],
  ['PUT', '/api/ai-agent/preferences'],
  ['POST', '/api/boats/7/view'],
  ['DELETE', '/api/favorites/7'],
  ['POST', '/api/billing/webhook'],
];

export const body: Maker = (chance, world) => {
  const [method, path] = pick(chance, CALLS);
  const text = pick<() => string>(chance, [
    () =>
      JSON.stringify({ email: `${letters(chance, 8)}@example.com`, password: letters(chance, 12), firstName: 'Kim' }),
    () => JSON.stringify({ boatId: whole(chance, -5, 5_000), content: words(chance, 30), receiverId: 'soak-1' }),
    () => `{"a":${'['.repeat(whole(chance, 1, 60_000))}`,
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => JSON.stringify({ text: 'x'.repeat(whole(chance, 1, 300_000)) }),
    () =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, () => [letters(chance, 12), words(chance, 2)]))),
    () => letters(chance, 500),
    () => '',
  ])();
  const headers = {
    ...signedIn(chance, world),
    ...(chance.next() < 0.9 ? json : { 'content-type': letters(chance, 20) }),
  };
  const tiny = chance.next() < 0.1 && text.length < 20_000;
  return {
    kind: 'bodies',
    method,
    path,
    headers: tiny ? headers : { ...headers, 'content-length': String(Buffer.byteLength(text)) },
    body: text,
    ...(tiny && { chunkBytes: 1 }),
    ...(chance.next() < 0.05 && { hangUpAfter: whole(chance, 1, 50) }),
  };
};

export const eddy: Maker = (chance, world) => ({
  kind: 'questions to Eddy',
  method: 'POST',
  path: '/api/ai-agent/chat',
  headers: { ...signedIn(chance, world), ...json },
  body: JSON.stringify({ message: question(chance) }),
  ...(chance.next() < 0.1 && { hangUpAfter: whole(chance, 1, 300) }),
});

export const upload: Maker = async (chance, world) => {
  const isHostile = chance.next() < 0.3;
  const count = isHostile ? 1 : whole(chance, 1, 3);
  const files = Array.from({ length: count }, () => pick(chance, isHostile ? world.hostile : world.ordinary));
  const { body: form, type } = await formOf(files);
  return {
    kind: isHostile ? 'hostile uploads' : 'uploads',
    method: 'POST',
    path: '/api/upload',
    headers: { ...signedIn(chance, world), 'content-type': type, 'content-length': String(form.length) },
    body: form,
    ...(chance.next() < 0.05 && { hangUpAfter: whole(chance, 1, 500) }),
  };
};

export const events: Maker = (chance, world) => ({
  ...get('event streams', '/api/events', signedIn(chance, world)),
  hangUpAfter: whole(chance, 10, 5_000),
});
