export const USERNAME_LENGTH = { min: 3, max: 30 } as const;

/** For users whose name and email address contain no usable characters. */
export const FALLBACK_USERNAME = 'sailor';

/** Lowercase letters, digits, dots and underscores, starting and ending with a letter or digit. */
export function isUsername(text: string): boolean {
  return /^[a-z0-9][a-z0-9._]{1,28}[a-z0-9]$/.test(text);
}

/** The basis for a username: the first name, else the part of the email address before the @. */
export function usernameBase({ firstName, email }: { firstName: string; email: string }): string {
  const base = cleaned(firstName) || cleaned(email.split('@', 1)[0] ?? '');
  if (!base) return FALLBACK_USERNAME;
  return base.length < USERNAME_LENGTH.min ? `${base}_${FALLBACK_USERNAME}` : base;
}

/** 'ann', 'ann2', 'ann3' …, with the base shortened to make room for the number. */
export function numberedUsername(base: string, number: number): string {
  if (number <= 1) return base;
  return `${base.slice(0, USERNAME_LENGTH.max - String(number).length)}${number}`;
}

function cleaned(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/[^a-z0-9._]/g, '')
    .slice(0, USERNAME_LENGTH.max)
    .replace(/^[._]+|[._]+$/g, '');
}
