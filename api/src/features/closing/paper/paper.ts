/** A part of a document, from top to bottom. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly points: readonly string[] }
  /** Labels and values, one pair a line. */
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly table: Table }
  /** Lines to sign on, for documents that are signed outside the app. */
  | { readonly signers: readonly { readonly name: string; readonly role: string }[] };

interface Table {
  /** Shares of the width, and which columns hold amounts. */
  readonly columns: readonly { readonly title: string; readonly share: number; readonly amount?: boolean }[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}

/** The content of a document, without its layout. */
export interface Paper {
  readonly title: string;
  /** One line below the title. */
  readonly subject: string;
  readonly date: Date;
  /** Printed across the top of every page. */
  readonly mark?: string;
  readonly blocks: readonly Block[];
  /** Identifies the facts that it states. */
  readonly code: string;
}

/** The brokerage as documents name it. */
export interface Letterhead {
  readonly name: string;
  readonly licence: string;
  readonly address: string;
  readonly phone: string;
  /** Where readers can check the document. */
  readonly verifyUrl: string;
}
