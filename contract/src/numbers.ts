export { shortNumber, wholeNumber } from '@tradewind/domain/numbers';
