export { autoDescription, STANDARD_FEATURES } from '@tradewind/domain/listing-text';
