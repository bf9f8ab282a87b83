import {
  IconBeach,
  IconBottle,
  IconBriefcase,
  IconBulb,
  IconCar,
  IconCoins,
  IconCpu,
  IconCurrencyBitcoin,
  IconCurrencyEthereum,
  IconDiamond,
  IconHome,
  IconHorse,
  IconId,
  IconMotorbike,
  IconPackage,
  IconPalette,
  IconPlane,
  IconTicket,
  IconTractor,
  IconTrees,
  IconTrophy,
} from '@tabler/icons-react';
import type { AssetCategory } from '@tradewind/contract/asset-form';

const icons: Record<AssetCategory, typeof IconCar> = {
  bitcoin: IconCurrencyBitcoin,
  cryptocurrency: IconCurrencyEthereum,
  vehicles: IconCar,
  motorcycles: IconMotorbike,
  aircraft: IconPlane,
  real_estate: IconHome,
  land: IconTrees,
  business: IconBriefcase,
  luxury_travel: IconBeach,
  experiences: IconTicket,
  memberships: IconId,
  precious_metals: IconCoins,
  technology: IconCpu,
  machinery: IconTractor,
  art: IconPalette,
  jewelry: IconDiamond,
  collectibles: IconTrophy,
  livestock: IconHorse,
  wine: IconBottle,
  intellectual_property: IconBulb,
  other: IconPackage,
};

export default function KindIcon({ category, size }: { category: AssetCategory; size: number }) {
  const Icon = icons[category];
  return <Icon size={size} stroke={size < 32 ? 1.5 : 1.1} aria-hidden />;
}
