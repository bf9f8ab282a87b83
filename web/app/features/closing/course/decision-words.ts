/** Papers of an arbitrator or a court. */
export const DECISIONS: { value: string; label: string }[] = [
  { value: 'award', label: 'An arbitration award' },
  { value: 'court_order', label: 'A court order' },
];
