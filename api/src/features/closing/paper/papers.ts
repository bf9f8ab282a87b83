import { CODE_LENGTH, FORM_TITLES } from '@tradewind/contract/closing-documents';
import type { FormKind } from '@tradewind/domain/closing/documents';
import type { FormFacts } from '../signing/form-facts.ts';
import { agreementBlocks } from './agreement.ts';
import { disclosureBlocks } from './disclosures.ts';
import type { Block, Letterhead, Paper } from './paper.ts';
import { statementBlocks } from './statement.ts';
import { acceptanceBlocks, billOfSaleBlocks, rejectionBlocks, releaseBlocks } from './vessel-forms.ts';
import { dayText, tradeText } from './wording.ts';

const BLOCKS: Record<FormKind, (facts: FormFacts, letterhead: Letterhead) => Block[]> = {
  agreement: agreementBlocks,
  disclosures: disclosureBlocks,
  acceptance: acceptanceBlocks,
  rejection: rejectionBlocks,
  statement: statementBlocks,
  'bill-of-sale-draft': billOfSaleBlocks,
  'dispute-release': releaseBlocks,
};

/** The text of a form. */
export const paperOf = (facts: FormFacts, digest: string, letterhead: Letterhead): Paper => ({
  title: FORM_TITLES[facts.kind],
  subject: `${tradeText(facts)} · ${dayText(facts.date)}`,
  date: new Date(facts.date),
  code: digest.slice(0, CODE_LENGTH),
  blocks: BLOCKS[facts.kind](facts, letterhead),
  ...(facts.kind === 'bill-of-sale-draft' && { mark: 'DRAFT · not signed' }),
});
