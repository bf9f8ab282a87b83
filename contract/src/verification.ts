/** How it became known who a person is: by a broker in a closing, or by an admin. */
export const VERIFICATION_KINDS = ['identity check', 'admin'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];
