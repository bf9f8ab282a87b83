import { MailError } from './mail-error.ts';

export type MailMessage = {
  /** A single bare address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

const addressShape = /^[^\p{C}\s<>,;:"()[\]\\@]{1,64}@[^\p{C}\s<>,;:"()[\]\\@]{1,190}$/u;
const controlCharacter = /\p{Cc}/u;
// Only headers that cannot change who gets the mail or what it says.
const freeHeader = /^(?:List-[a-z-]+|Auto-Submitted|In-Reply-To|References|X-[a-z0-9-]+)$/i;

/** Refuses anything that could smuggle a header or a second recipient into the mail. */
export function checkMessage({ to, subject, text, headers = {} }: MailMessage): void {
  if (!addressShape.test(to)) throw invalid('the address is not a single email address');
  if (controlCharacter.test(subject)) throw invalid('the subject has a line break or control character');
  if (subject.trim() === '') throw invalid('the subject is empty');
  if (text.trim() === '') throw invalid('the plain text is empty');
  for (const [name, value] of Object.entries(headers)) checkHeader(name, value);
}

function checkHeader(name: string, value: string): void {
  if (!freeHeader.test(name)) throw invalid(`the header ${JSON.stringify(name)} is not one a caller may set`);
  if (controlCharacter.test(value)) throw invalid(`the header ${name} has a line break or control character`);
}

function invalid(reason: string): MailError {
  return new MailError(`Mail refused: ${reason}`, { retryable: false });
}
