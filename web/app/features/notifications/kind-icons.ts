import type { TablerIcon } from '@tabler/icons-react';
import { IconFlag, IconMessageCircle, IconSailboat, IconSparkles, IconTransfer, IconUser } from '@tabler/icons-react';
import type { NotificationKind } from '@tradewind/contract/notifications';

export const kindIcons: Record<NotificationKind, TablerIcon> = {
  message: IconMessageCircle,
  match: IconSparkles,
  negotiation: IconTransfer,
  listing: IconSailboat,
  report: IconFlag,
  account: IconUser,
};
