import { Skeleton } from '@mantine/core';
import { Page } from '../../ui/page.tsx';
import head from './dashboard-head.module.css';
import classes from './dashboard-placeholder.module.css';
import { FiguresPlaceholder } from './overview/figures.tsx';

/** The dashboard's measure before anything is known. */
export function DashboardPlaceholder() {
  return (
    <Page>
      <div role="status" aria-label="Loading your account">
        <Skeleton height={24} width={72} mb={24} />
        <div className={head.head}>
          <Skeleton height={80} circle />
          <div className={head.who}>
            <Skeleton height={40} width="60%" maw={320} />
            <Skeleton height={18} width="80%" maw={420} mt={10} />
          </div>
          <div className={head.actions}>
            <Skeleton height={36} width={130} />
            <Skeleton height={36} width={118} />
          </div>
        </div>
        <Skeleton height={2} mt={52} />
        <div className={classes.panel}>
          <FiguresPlaceholder />
          <Skeleton height={320} radius={16} mt={24} />
        </div>
      </div>
    </Page>
  );
}
