import { paths } from '@tradewind/contract/paths';
import { AgentSettings } from '../features/agent/settings/agent-settings.tsx';
import { HomeLink } from '../ui/home-link.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export default function Settings() {
  return (
    <Page width="text">
      <PageHead
        title="AI agent settings"
        description="Tell Eddy AI what you’d trade, for how much and where, and put it to work."
        path={paths.settings}
        hidden
      />
      <HomeLink />
      <PageTitle lead="Tell Eddy what you’d trade, for how much and where. Then put it to work.">
        AI agent settings
      </PageTitle>
      <AgentSettings />
    </Page>
  );
}
