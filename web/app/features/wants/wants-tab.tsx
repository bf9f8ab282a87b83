import { Skeleton } from '@mantine/core';
import { IconArrowLeft, IconCash, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths, wantPath } from '@tradewind/contract/paths';
import type { Want } from '@tradewind/contract/wants';
import { Link, useSearchParams } from 'react-router';
import { AssetIcon } from '../../nouns/asset/asset-icon.tsx';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { PendingBadge } from '../../nouns/boat/pending-badge.tsx';
import { titleInside } from '../../nouns/item/item-titles.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SuggestionMark } from '../../ui/suggestion-mark.tsx';
import { VerdictList } from './verdict-list.tsx';
import { subjectKey } from './want-edit.ts';
import { WantFields } from './want-form.tsx';
import { rulesText, subjectTitle } from './want-texts.ts';
import { wantsQuery } from './wants-queries.ts';
import classes from './wants-tab.module.css';

/** Lists the wants of a user, or shows the one that the address names. */
export default function WantsTab() {
  const [search] = useSearchParams();
  const chosen = search.get('for');
  return (
    <Loaded
      query={useQuery(wantsQuery)}
      placeholder={<Skeleton height={420} radius={16} role="status" aria-label="Loading what you’d take" />}
      failure="We couldn’t load what you’d take."
    >
      {({ wants }) => {
        const want = wants.find((one) => subjectKey(one.for) === chosen);
        if (want) return <OneWant key={subjectKey(want.for)} want={want} />;
        return (
          <div className={classes.tab}>
            {chosen === null ? null : <NotOffered />}
            <AllWants wants={wants} />
            <VerdictList />
          </div>
        );
      }}
    </Loaded>
  );
}

/** The address names something that cannot be traded now. */
function NotOffered() {
  return (
    <p className={classes.notice} role="status">
      The item you chose can’t be traded now, since it’s no longer listed. You’ll find it here again when it is.
    </p>
  );
}

function AllWants({ wants }: { wants: readonly Want[] }) {
  return (
    <section className={classes.panel} aria-labelledby="wants">
      <h2 id="wants">What I’d take</h2>
      <p className={classes.lead}>
        Say what you’d trade each of your things for. Eddy AI looks for trades and negotiates by it. Only you and Eddy
        AI see it.
      </p>
      <ul className={classes.rows}>
        {wants.map((want) => (
          <li key={subjectKey(want.for)}>
            <Link className={classes.row} to={wantPath(subjectKey(want.for))} preventScrollReset>
              <Thumbnail want={want} />
              <span className={classes.text}>
                <span className={classes.first}>
                  <strong>{want.for.kind === 'cash' ? 'For cash' : `For ${titleInside(subjectTitle(want))}`}</strong>
                  {want.reserved ? <PendingBadge /> : null}
                  {want.suggested ? <SuggestionMark /> : null}
                </span>
                <span className={classes.rules}>{rulesText(want.rules)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ want }: { want: Want }) {
  if (want.imageUrl !== null)
    return <BoatPicture className={classes.picture} url={want.imageUrl} alt="" sizes="5rem" loading="lazy" />;
  return (
    <span className={classes.picture}>
      {want.category === null ? (
        <IconCash size={28} stroke={1.25} aria-hidden />
      ) : (
        <AssetIcon category={want.category} size={28} />
      )}
    </span>
  );
}

function OneWant({ want }: { want: Want }) {
  return (
    <section className={classes.panel} aria-labelledby="want">
      <Link to={paths.accountTab('wants')} className={classes.back} preventScrollReset>
        <IconArrowLeft size={16} aria-hidden />
        What I’d take
      </Link>
      <h2 id="want">
        {want.for.kind === 'cash' ? 'What I’d buy for cash' : `What I’d take for ${titleInside(subjectTitle(want))}`}
      </h2>
      {want.reserved ? (
        <p className={classes.notice} role="status">
          {subjectTitle(want)} is part of an agreed trade, so Eddy AI doesn’t offer it now. What you save here applies
          again if that trade ends.
        </p>
      ) : null}
      {want.suggested ? (
        <p className={classes.lead}>
          We suggest this from {want.for.kind === 'boat' ? 'your listing and ' : ''}your agent’s settings. It follows{' '}
          {want.for.kind === 'boat' ? 'them' : 'these'} until you save your own.
        </p>
      ) : null}
      <WantFields want={want} />
    </section>
  );
}
