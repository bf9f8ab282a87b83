import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { shareLink } from '../../lib/share-link.ts';

export function ShareBoatButton({ boat }: { boat: Pick<Boat, 'id' | 'title'> }) {
  const share = () => shareLink({ title: boat.title, url: `${window.location.origin}${paths.boat(boat.id)}` });
  return (
    <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />} onClick={share}>
      Share
    </Button>
  );
}
