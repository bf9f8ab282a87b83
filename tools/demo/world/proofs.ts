export interface DemoProof {
  readonly boat: string;
  readonly hullNumber: string;
  /** The photo with its code; absent where only the hull number was entered. */
  readonly photo?: { readonly code: string; readonly sentDaysAgo: number; readonly isApproved: boolean };
}

/** Boats with badges, and one whose photo waits for review. */
export const PROOFS: readonly DemoProof[] = [
  {
    boat: 'harbor-62',
    hullNumber: 'CSM62014H617',
    photo: { code: 'H7L-4XT', sentDaysAgo: 3, isApproved: true },
  },
  {
    boat: 'sound-30',
    hullNumber: 'SLM30008K920',
    photo: { code: 'T4X-7LH', sentDaysAgo: 5, isApproved: true },
  },
  { boat: 'weekender-44', hullNumber: 'VTR44031B121' },
  {
    boat: 'stiltsville-42',
    hullNumber: 'BLC42017C122',
    photo: { code: 'X7T-4HL', sentDaysAgo: 0.2, isApproved: false },
  },
];
