/** Somebody's own account, as they know it apart from another of theirs. */
export const personText = ({ firstName, email }: { firstName: string; email: string }) => `${firstName} (${email})`;
