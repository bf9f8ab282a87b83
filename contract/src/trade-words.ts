export { categoryLabel, type DetailTile, detailTiles } from '@tradewind/domain/trade-taxonomy';
