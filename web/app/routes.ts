import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('boats', 'routes/boats.tsx'),
  route('boats/:id', 'routes/boat.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('test-chat', 'routes/eddy-chat.tsx'),
  route('boat-posted', 'routes/boat-posted.tsx'),
  route('my-listings', 'routes/my-listings.tsx'),
  route('my-listings/:id/edit', 'routes/edit-listing.tsx'),
  route('manage/:managementToken', 'routes/manage-listing.tsx'),
  route('list-boat', 'routes/list-boat.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('change-password', 'routes/change-password.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('split-screen', 'routes/split-screen.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
