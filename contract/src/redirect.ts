export { safePath } from '@tradewind/domain/redirect';
