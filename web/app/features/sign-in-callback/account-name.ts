/** Tells two accounts of the same person apart. */
export const accountName = ({ firstName, email }: { firstName: string; email: string }) => `${firstName} (${email})`;
