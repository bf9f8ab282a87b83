import { Skeleton } from '@mantine/core';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './boat-detail.module.css';

export function BoatDetailPlaceholder() {
  return (
    <Page>
      <PageHead title="Loading boat" hidden />
      <div role="status" aria-label="Loading boat" className={classes.columns}>
        <div>
          <Skeleton className={classes.stage} height="auto" />
          <Skeleton height={14} width="18%" mt="xl" />
          <Skeleton height={48} width="70%" mt="sm" />
          <Skeleton height={18} width="45%" mt="sm" />
          <Skeleton height={120} mt="xl" />
        </div>
        <div>
          <Skeleton height={260} radius="lg" />
          <Skeleton height={180} radius="lg" mt="lg" />
        </div>
      </div>
    </Page>
  );
}
