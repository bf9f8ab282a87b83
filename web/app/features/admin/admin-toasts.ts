/** Toast texts of the specification for admin actions and their failures. */
export const adminToasts = {
  suspended: 'User suspended successfully',
  activated: 'User activated successfully',
  deleted: 'User deleted successfully',
  bulkDeleted: 'Bulk delete completed',
  updated: 'User updated successfully',
  synced: 'Sync Successful!',
  suspendFailed: 'Failed to suspend user',
  activateFailed: 'Failed to activate user',
  deleteFailed: 'Failed to delete user',
  bulkDeleteFailed: 'Bulk delete failed',
  updateFailed: 'Failed to update user',
  statusFailed: 'Failed to update user status',
  syncFailed: 'Sync Failed',
  syncError: 'Sync Error',
} as const;
