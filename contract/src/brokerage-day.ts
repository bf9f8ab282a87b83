export { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
