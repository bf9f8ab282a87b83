/** A mail that did not go out. Retryable when the same mail may well go out later. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
