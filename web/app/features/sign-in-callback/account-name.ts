/** Distinguishes two accounts of the same person. */
export const accountName = ({ firstName, email }: { firstName: string; email: string }) => `${firstName} (${email})`;
