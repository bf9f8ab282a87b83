/** Every read of the admin screens: an admin's action may show on any of them. */
export const ADMIN_READS = [
  '/api/admin/users',
  '/api/admin/figures',
  '/api/admin/activity',
  '/api/admin/activity/actions',
  '/api/admin/listings',
  '/api/admin/reports',
  '/api/possession',
  '/api/admin/cloud-yachts',
] as const;
