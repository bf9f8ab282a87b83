import type { Json, TestApp } from './app.ts';
import type { Person } from './people.ts';
import { uploadPhotos } from './photos.ts';

/** The wizard's input, without photos. */
export const boatInput = (overrides: Record<string, unknown> = {}) => ({
  year: 2021,
  make: 'Larkwell',
  model: 'Tern 32',
  price: '185000',
  condition: 'Good',
  location: 'Tampa, Florida 33602',
  type: 'Express Cruiser',
  length: '32 ft',
  engineType: 'Twin Mercury 300HP',
  fuel: 'Gasoline',
  tradeCategories: ['boats', 'bitcoin'],
  ...overrides,
});

/** Posts a boat through the API, with a new photo unless `imageUrls` are given. */
export async function postBoat(app: TestApp, owner: Person, overrides: Record<string, unknown> = {}): Promise<Json> {
  const imageUrls = overrides.imageUrls ?? (await uploadPhotos(app, owner.token));
  const { status, body } = await app.call('POST', '/api/boats', {
    token: owner.token,
    body: boatInput({ ...overrides, imageUrls }),
  });
  if (status !== 201) throw new Error(`the boat was refused: ${JSON.stringify(body)}`);
  return body;
}
