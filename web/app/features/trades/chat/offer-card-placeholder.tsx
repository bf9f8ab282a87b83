import { Skeleton } from '@mantine/core';

/** Of the size of a card: a conversation that opens at its end stays there. */
export const OfferCardPlaceholder = () => <Skeleton height={290} width={260} radius={12} mt="xs" />;
