import { Skeleton } from '@mantine/core';

/** Takes the place of the closing room while it loads. */
export const RoomPlaceholder = () => (
  <div role="status" aria-label="Loading the closing">
    <Skeleton height={72} radius={12} mb="lg" />
    <Skeleton height={320} radius={16} mb="xl" />
  </div>
);
