export { megabytes, megabytesText } from '@tradewind/domain/file-sizes';
