/** All that admins read: whatever one of them does may show on each of their screens. */
export const ADMIN_READS = [
  '/api/admin/users',
  '/api/admin/figures',
  '/api/admin/activity',
  '/api/admin/activity/actions',
  '/api/admin/listings',
  '/api/admin/reports',
  '/api/admin/cloud-yachts',
] as const;
