import { Skeleton } from '@mantine/core';

export function RowsPlaceholder({ label, rows = 3, height = 64 }: { label: string; rows?: number; height?: number }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row + 1).map((number) => (
        <Skeleton key={number} height={height} my={12} />
      ))}
    </div>
  );
}
