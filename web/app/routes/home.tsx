import light from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?url';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import type { LinksFunction } from 'react-router';
import { FeaturedShowcase } from '../features/boats/featured-showcase.tsx';
import { ContactOwnerButton } from '../features/contact/contact-owner-button.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { MarketplaceStats } from '../features/home/marketplace-stats.tsx';
import { PostYourBoat } from '../features/home/post-your-boat.tsx';
import { PressStrip } from '../features/home/press-strip.tsx';
import { statsQuery } from '../features/home/stats-query.ts';
import { AuthErrorCard } from '../features/sign-in-callback/auth-error-card.tsx';
import { useAddressCallback } from '../features/sign-in-callback/use-address-callback.ts';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { featuredBoatsQuery } from '../nouns/boat/boat-queries.ts';
import { fontPreload } from '../ui/font-preload.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';

const SignInCallback = lazyPart(() => import('../features/sign-in-callback/sign-in-callback.tsx'));

const reads: PageReader = (client) => ({
  wants: [client.ensureQueryData(featuredBoatsQuery), client.ensureQueryData(statsQuery)],
});

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

/** The headline has a lighter weight than other headings. */
export const links: LinksFunction = () => [fontPreload(light)];

export default function Home() {
  const callback = useAddressCallback();
  const featured = useQuery(featuredBoatsQuery);
  const boat = featured.data?.[0];
  return (
    <>
      <PageHead
        title="Tradewind: trade your boat for what you want next"
        description="List your boat free and trade it for another boat, Bitcoin, cars, real estate or experiences. Eddy AI helps you find a match."
        path={paths.home}
      />
      <AuthErrorCard />
      {callback ? <SignInCallback callback={callback} /> : null}
      <Hero />
      <PressStrip />
      <HowItWorks />
      <FeaturedShowcase
        boat={boat}
        isPending={featured.isPending}
        contact={
          <ContactOwnerButton boat={boat} size="md">
            Contact Owner
          </ContactOwnerButton>
        }
      />
      <MarketplaceStats />
      <PostYourBoat />
    </>
  );
}
