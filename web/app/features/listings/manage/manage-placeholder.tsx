import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Page } from '../../../ui/page.tsx';
import classes from './manage-listing.module.css';

export function ManagePlaceholder() {
  return (
    <Page width="text">
      <VisuallyHidden component="h1">Manage your listing</VisuallyHidden>
      <div role="status" aria-label="Loading listing">
        <Skeleton height={44} width="70%" />
        <Skeleton height={18} width="40%" mt="sm" />
        <Skeleton className={classes.picture} height="auto" radius={16} />
        <Skeleton height={140} mt="lg" />
      </div>
    </Page>
  );
}
