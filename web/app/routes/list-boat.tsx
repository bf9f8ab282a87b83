import { paths } from '@tradewind/contract/paths';
import { ListBoatWizard } from '../features/list-boat/list-boat-wizard.tsx';
import { useListingOwner } from '../features/list-boat/use-listing-owner.ts';
import { Verifying } from '../features/list-boat/verifying.tsx';
import { withRedirect } from '../lib/sign-in-redirect.ts';
import { HomeLink } from '../ui/home-link.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const signIn = withRedirect(paths.login, paths.listBoat);

export default function ListBoat() {
  const { owner, user } = useListingOwner(signIn);
  return (
    <Page>
      <PageHead
        title="List your boat"
        description="List your boat on Tradewind in three short steps: the basics, photos, and what you’d accept in trade."
        path={paths.listBoat}
      />
      <HomeLink />
      <PageTitle lead="Three short steps, and other owners can message you.">List your boat</PageTitle>
      {owner === null ? <Verifying /> : <ListBoatWizard key={owner} owner={owner} user={user} signIn={signIn} />}
    </Page>
  );
}
