import { type APIRequestContext, expect } from '@playwright/test';
import type { OwnBoat } from '@tradewind/contract/boats';
import sharp from 'sharp';
import type { Person } from './fixtures.ts';

let posted = 0;

/** Posts a boat with two photos for this person, through the API. */
export async function postBoat(
  request: APIRequestContext,
  { token }: Person,
  overrides: Record<string, unknown> = {},
): Promise<OwnBoat> {
  const headers = { authorization: `Bearer ${token}` };
  const boat = {
    year: 2019,
    make: 'Larkwell',
    // Unique, since tests run in parallel, and not the beginning of a later one.
    model: `Tern ${process.pid}-${++posted}T`,
    price: '84500.50',
    length: 31.5,
    type: 'Bowrider',
    condition: 'Good',
    location: 'Tampa, FL',
    description: 'One owner, kept under a roof.',
    tradeCategories: ['boats', 'bitcoin'],
    imageUrls: [await uploadPhoto(request, headers, 90), await uploadPhoto(request, headers, 190)],
    ...overrides,
  };
  const response = await request.post('/api/boats', { headers, data: boat });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

async function uploadPhoto(request: APIRequestContext, headers: Record<string, string>, blue: number): Promise<string> {
  const background = { r: (posted * 40) % 255, g: 120, b: blue };
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await request.post('/api/upload', {
    headers,
    multipart: { images: { name: 'photo.png', mimeType: 'image/png', buffer } },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).imageUrls[0];
}
