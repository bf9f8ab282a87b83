import { normalizedSearchQueryString, readBoatSearch } from '@tradewind/contract/boat-browse';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { boatPagesQuery } from '../features/browse/boat-pages-query.ts';
import { BoatResults } from '../features/browse/boat-results.tsx';
import { FilterChips } from '../features/browse/filter-chips.tsx';
import { SearchForm } from '../features/browse/search-form.tsx';
import { useBoatSearch } from '../features/browse/use-boat-search.ts';
import { HeartButton } from '../features/favorites/heart-button.tsx';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { queryClientForRendering } from '../lib/query-client.ts';
import { useSignInFirst } from '../lib/use-sign-in.ts';
import { BoatCard } from '../nouns/boat/boat-card.tsx';
import { fromList, listAddress, pagesToRead } from '../nouns/boat/boat-list.ts';
import { HomeLink } from '../ui/home-link.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const reads: PageReader = (client, { url }) => ({
  needs: [client.ensureInfiniteQueryData(boatPagesQuery(readBoatSearch(url.searchParams)))],
});
const read = serverLoader(reads);
const PATIENCE_MS = 3_000;

/** A form submitted without JavaScript contains every field, so redirect to the canonical URL of its search. */
export function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).search.slice(1);
  const normalized = normalizedSearchQueryString(query);
  if (normalized !== undefined && normalized !== query) {
    throw redirect(normalized === '' ? paths.boats : `${paths.boats}?${normalized}`);
  }
  return read(args);
}
const readInBrowser = browserLoader(reads);

/** Loads as many pages as before on a return to a list, to restore the scroll position. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const pages = pagesToRead(listAddress(url));
  if (pages > 1) {
    const all = queryClientForRendering().ensureInfiniteQueryData({
      ...boatPagesQuery(readBoatSearch(url.searchParams)),
      pages,
    });
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([all.catch(() => undefined), patience]);
  }
  return readInBrowser(args);
}

/** The results show their own loading state, so the URL changes without waiting for them. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export default function Boats() {
  const [search, change] = useBoatSearch();
  const linkState = fromList(useLocation());
  const signInFirst = useSignInFirst('Please sign in to save boats.');
  return (
    <Page>
      <PageHead
        title="Boats for trade"
        description="Browse boats whose owners will trade for other boats, Bitcoin, cars, real estate, experiences or cash."
        path={paths.boats}
      />
      <HomeLink />
      <PageTitle lead="Every owner is open to a trade. Find your next boat, then make an offer.">
        Boats for trade
      </PageTitle>
      <SearchForm search={search} onChange={change} />
      <BoatResults
        search={search}
        chips={<FilterChips search={search} onChange={change} />}
        renderBoat={(boat: Boat, eager) => (
          <BoatCard
            boat={boat}
            eager={eager}
            linkState={linkState}
            corner={<HeartButton boat={boat} onVisitor={signInFirst} />}
            zip={search.zip}
          />
        )}
      />
    </Page>
  );
}
