export { numberWord, shortNumber, wholeNumber } from '@tradewind/domain/numbers';
