/** The people besides the broker who may read a document: the person it is from, both sides of its leg, or everyone. */
type Audience = 'own' | 'leg' | 'all';

/** Documents that we write ourselves. */
export const FORM_KINDS = {
  agreement: 'all',
  disclosures: 'own',
  acceptance: 'leg',
  rejection: 'leg',
  statement: 'own',
  'bill-of-sale-draft': 'leg',
  'dispute-release': 'all',
} as const satisfies Record<string, Audience>;
export type FormKind = keyof typeof FORM_KINDS;

/** Documents that people upload, by the kind of task that they serve. Nobody sees another's money, loan, tax or identity. */
const UPLOAD_KINDS = {
  /** An award or a court order, which the broker uploads. It serves no task. */
  decision: 'all',
  identity: 'own',
  'source-of-funds': 'own',
  'tax-form': 'own',
  'payout-account': 'own',
  payoff: 'own',
  inspection: 'own',
  insurance: 'own',
  filing: 'own',
  'vessel-papers': 'leg',
  'title-search': 'leg',
  'item-terms': 'leg',
  'yard-letters': 'leg',
  'bill-of-sale': 'leg',
  'title-assigned': 'leg',
  'part-title': 'leg',
  'outside-ready': 'leg',
  'keys-given': 'leg',
  'keys-received': 'leg',
  'item-transferred': 'leg',
  'outside-released': 'leg',
  'outside-confirmed': 'leg',
  'lien-satisfaction': 'leg',
} as const satisfies Record<string, Audience>;
type UploadKind = keyof typeof UPLOAD_KINDS;

export type DocumentKind = FormKind | UploadKind;
export const DOCUMENT_KINDS = [...Object.keys(FORM_KINDS), ...Object.keys(UPLOAD_KINDS)] as [
  DocumentKind,
  ...DocumentKind[],
];

export const isUploadKind = (kind: string): kind is UploadKind => Object.hasOwn(UPLOAD_KINDS, kind);

interface Whereabouts {
  /** The party that it is from or about; null for the broker's own. */
  readonly from: number | null;
  /** The two sides of the leg that it is about. */
  readonly leg: { readonly giver: number; readonly receiver: number } | undefined;
}

/** Whether a party may read a document. The broker reads all of them, and nobody outside the trade any. */
export function mayRead(kind: DocumentKind, position: number, { from, leg }: Whereabouts): boolean {
  const audience: Audience = { ...FORM_KINDS, ...UPLOAD_KINDS }[kind];
  if (audience === 'all' || from === position) return true;
  return audience === 'leg' && leg !== undefined && (leg.giver === position || leg.receiver === position);
}
