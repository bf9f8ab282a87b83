import { canHunt, readHunt } from '@tradewind/contract/hunt';
import { paths } from '@tradewind/contract/paths';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { DeployedAgent } from '../features/agent/deployed-agent.tsx';
import { EddyTabs } from '../features/agent/eddy-tabs.tsx';
import { Hunter } from '../features/agent/hunter/hunter.tsx';
import { huntQuery } from '../features/agent/hunter/use-hunt.ts';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { withRedirect } from '../lib/sign-in-redirect.ts';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const leads = {
  hunter:
    'Choose your budget and what you’d trade. Eddy finds boats whose owners would accept it and shows how each price compares with the market.',
  agent:
    'Your agent looks for trades around the clock and negotiates within your limits. Nothing is agreed without you.',
};

const showsAgent = (search: URLSearchParams) => search.get('deployed') === 'true';

/** Renders the boats of a hunt on the server, so that its URL can be shared. */
const reads: PageReader = (client, { url: { searchParams } }) => {
  const hunt = readHunt(searchParams);
  if (showsAgent(searchParams) || !canHunt(hunt)) return {};
  return { wants: [client.ensureInfiniteQueryData(huntQuery(hunt))] };
};

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

/** The results show their own loading state, so the URL changes without waiting for them. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export default function EddyAi() {
  const { pathname, search } = useLocation();
  const agent = showsAgent(new URLSearchParams(search));
  return (
    <Page>
      <PageHead
        title="Eddy AI Boat Hunter"
        description="Choose your budget and what you’d trade. Eddy AI finds boats whose owners would accept it and shows how each price compares with the market."
        path={paths.eddy}
      />
      <PageTitle lead={agent ? leads.agent : leads.hunter}>Eddy AI Boat Hunter</PageTitle>
      <EddyTabs shows={agent ? 'agent' : 'hunter'} />
      {agent ? <DeployedAgent signIn={withRedirect(paths.login, `${pathname}${search}`)} /> : <Hunter />}
    </Page>
  );
}
