export { wholeNumber } from '@tradewind/domain/numbers';
