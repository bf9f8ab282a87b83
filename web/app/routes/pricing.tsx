import { fees } from '@tradewind/contract/fees';
import { paths } from '@tradewind/contract/paths';
import { BrokerageBlock } from '../features/pricing/brokerage-block.tsx';
import { FreeBanner } from '../features/pricing/free-banner.tsx';
import { pricingQuery } from '../features/pricing/pricing-query.ts';
import { ServiceDetails } from '../features/pricing/service-details.tsx';
import { ServicesRoadmap } from '../features/pricing/services-roadmap.tsx';
import { Subscription } from '../features/pricing/subscription.tsx';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { PageHead } from '../ui/page-head.tsx';

const reads: PageReader = (client) => ({ wants: [client.ensureQueryData(pricingQuery)] });

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

export default function Pricing() {
  return (
    <>
      <PageHead
        title="Pricing and services"
        description={`The first ${fees.freeLimit} boats are free forever, then ${fees.monthlyPrice} per month. See prices for valuations, surveys, loans, escrow, transport and every other brokerage service.`}
        path={paths.pricing}
      />
      <FreeBanner />
      <Subscription />
      <ServicesRoadmap />
      <BrokerageBlock />
      <ServiceDetails />
    </>
  );
}
