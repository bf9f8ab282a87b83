import { eddyTexts } from '@tradewind/contract/eddy';

/** The server's message after a refusal, or ours when there was no response. */
export function failureText(error: Error): string {
  try {
    const { message } = JSON.parse(error.message) as { message?: unknown };
    return typeof message === 'string' ? message : eddyTexts.failed;
  } catch {
    return eddyTexts.failed;
  }
}
