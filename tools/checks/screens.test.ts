import { PRIVATE_PATHS } from '@tradewind/contract/paths';
import { expect, it } from 'vitest';
import routes from '../../web/app/routes.ts';

/** The screens that everybody may read and crawlers may list. A new one belongs here, or into PRIVATE_PATHS of the contract. */
const PUBLIC = [
  '/',
  '/boats',
  '/boats/:id',
  '/pricing',
  '/eddy-ai',
  '/people/:username',
  '/list-boat',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy',
  '/terms',
  '/contact',
  '/verify/:hash?',
  '/split-screen',
  '/*',
];

const screens = routes.map(({ path = '' }) => `/${path}`);
const isPrivate = (screen: string) => PRIVATE_PATHS.some((start) => screen.startsWith(start));

it('knows of every screen whether crawlers may list it', () => {
  expect(screens.filter((screen) => !isPrivate(screen)).toSorted()).toEqual(PUBLIC.toSorted());
});

it('keeps crawlers away from no screen that is gone', () => {
  expect(PRIVATE_PATHS.filter((start) => !screens.some((screen) => screen.startsWith(start)))).toEqual([]);
});
