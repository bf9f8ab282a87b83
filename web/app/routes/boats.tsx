import { paths } from '@tradewind/contract/paths';
import { BoatCatalogue } from '../features/boats/boat-catalogue.tsx';
import { boatPagesQuery } from '../features/boats/boat-queries.ts';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { HomeLink } from '../ui/home-link.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const reads: PageReader = (client) => ({ needs: [client.ensureInfiniteQueryData(boatPagesQuery)] });

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

export default function Boats() {
  return (
    <Page>
      <PageHead
        title="Boats to trade"
        description="Browse boats whose owners trade: for other boats, Bitcoin, cars, real estate, experiences or cash."
        path={paths.boats}
      />
      <HomeLink />
      <PageTitle lead="Every owner here says what they would take for their boat. Find yours, then propose a trade.">
        Boats to trade
      </PageTitle>
      <BoatCatalogue />
    </Page>
  );
}
