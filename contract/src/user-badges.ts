export { assetBadges, userBadge } from '@tradewind/domain/roles';
