import { eddyTexts } from '@tradewind/contract/eddy';

/** The server's own words where it refused; a line of ours where nobody answered. */
export function failureText(error: Error): string {
  try {
    const { message } = JSON.parse(error.message) as { message?: unknown };
    return typeof message === 'string' ? message : eddyTexts.failed;
  } catch {
    return eddyTexts.failed;
  }
}
