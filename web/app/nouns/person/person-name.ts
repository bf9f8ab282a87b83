export const personName = ({ firstName, lastName }: { firstName: string; lastName?: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ');
