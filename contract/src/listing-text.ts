export {
  autoDescription,
  type DescribedBoat,
  STANDARD_FEATURES,
  withAutoDescription,
  withStandardFeatures,
} from '@tradewind/domain/listing-text';
