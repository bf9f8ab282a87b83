import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { replayed } from '../../lib/coming-alive.ts';
import { shareLink } from '../../lib/share-link.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const LinkDialog = lazyPart(() => import('../../ui/link-dialog.tsx'));

export function ShareBoatButton({ boat }: { boat: Pick<Boat, 'id' | 'title'> }) {
  const [toCopy, setToCopy] = useState<string>();
  const share = async () => {
    const url = `${window.location.origin}${paths.boat(boat.id)}`;
    if (!(await shareLink({ title: boat.title, url }))) setToCopy(url);
  };
  return (
    <>
      <Button
        variant="default"
        {...replayed('share')}
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={share}
      >
        Share
      </Button>
      {toCopy === undefined ? null : <LinkDialog url={toCopy} onClose={() => setToCopy(undefined)} />}
    </>
  );
}
