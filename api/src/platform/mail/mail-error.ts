/** A mail that could not be sent. Retryable if sending it later may succeed. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
