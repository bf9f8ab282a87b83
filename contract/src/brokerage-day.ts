export { BROKERAGE_ZONE, brokerageDay } from '@tradewind/domain/closing/brokerage-day';
