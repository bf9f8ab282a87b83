import type { ClosingStep } from '@tradewind/domain/closing/steps';
import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';

interface TaskWords {
  /** An entry of a list. */
  readonly name: string;
  /** Tells the person who must act what to do. */
  readonly todo: string;
  /** Says in a sentence why. */
  readonly why: string;
}

/** Every kind of task in the order in which people do them. */
export const TASK_WORDS: Readonly<Record<TaskKindName, TaskWords>> = {
  'legal-details': {
    name: 'Legal details',
    todo: 'Enter your legal name and address',
    why: 'They go into the exchange agreement and onto the bill of sale, exactly as you write them here.',
  },
  'vessel-details': {
    name: 'Boat details',
    todo: 'Tell us how your boat is titled',
    why: 'The title decides which papers change hands.',
  },
  identity: {
    name: 'Identity check',
    todo: 'Check the identity and authority of every owner',
    why: 'We confirm who signs, and that they may sign for every owner.',
  },
  sanctions: {
    name: 'Sanctions check',
    todo: 'Check the names against the sanctions lists',
    why: 'The law asks for this check before anybody signs.',
  },
  disclosures: {
    name: 'Disclosures',
    todo: 'Read and sign the disclosures',
    why: 'They say whom the brokerage represents, what it earns, where deposits are held and when they can be lost.',
  },
  agreement: {
    name: 'Exchange agreement',
    todo: 'Read and sign the exchange agreement',
    why: 'It puts in writing who gives what to whom. It binds once everyone has signed.',
  },
  deposit: {
    name: 'Deposit',
    todo: 'Wire your deposit',
    why: 'Everyone pays a deposit, also those who receive cash. It’s credited to you at closing.',
  },
  'vessel-papers': {
    name: 'Boat papers',
    todo: 'Upload the papers of your boat',
    why: 'We need its certificate or title, its registration and a photo of the hull number.',
  },
  'title-search': {
    name: 'Title search',
    todo: 'Search the title records',
    why: 'The records name owners, liens and mortgages. Some liens are recorded nowhere.',
  },
  'flag-review': {
    name: 'Foreign flag',
    todo: 'Review the foreign registration',
    why: 'Each foreign flag has its own rules, so a person looks at every such boat.',
  },
  'source-of-funds': {
    name: 'Source of funds',
    todo: 'Show where your cash comes from',
    why: 'A bank statement, a loan approval or a sales contract will do. Only the broker sees it.',
  },
  'item-terms': {
    name: 'Terms and consent',
    todo: 'Upload the terms and the provider’s consent',
    why: 'They show the dates, and that it may be passed on.',
  },
  'outside-opened': {
    name: 'Agent for the outside closing',
    todo: 'Tell us who closes it',
    why: 'This part closes outside Tradewind. We track it, but we don’t hold, value or check it.',
  },
  'coin-terms': {
    name: 'Price of the coins',
    todo: 'Name the source of the Bitcoin price',
    why: 'Dollars are converted at this source within 15 minutes before the coins are sent. We never hold coins.',
  },
  'coin-address': {
    name: 'Bitcoin address',
    todo: 'Enter the address that the coins go to',
    why: 'The sender confirms it with you by phone, by video or in person before anything is sent.',
  },
  'coin-address-checked': {
    name: 'Address confirmed',
    todo: 'Confirm the address with its owner, not by message',
    why: 'Coins that go to a wrong address never come back.',
  },
  inspection: {
    name: 'Inspection and sea trial',
    todo: 'Have the boat inspected and take it on a sea trial',
    why: 'You can still say no, and get your deposit back less the costs that you authorized.',
  },
  acceptance: {
    name: 'Acceptance',
    todo: 'Accept or reject what you get',
    why: 'Decide in writing. From your acceptance on, your deposit is at risk.',
  },
  payoff: {
    name: 'Loan payoff',
    todo: 'Tell us whether a loan must be paid off',
    why: 'A loan is paid off first, from your side. Only you and the broker see this. The broker approves it, again after each change.',
  },
  'tax-form': {
    name: 'Tax form',
    todo: 'Upload your Form W-9 or W-8',
    why: 'A trade counts as a sale of what you give, and may be reported on Form 1099-B. Please ask a tax adviser.',
  },
  'yard-letters': {
    name: 'Marina and yard letters',
    todo: 'Upload letters from your marina and yard',
    why: 'They say that nothing is owed for storage or repairs.',
  },
  'bill-of-sale': {
    name: 'Bill of sale',
    todo: 'Sign the bill of sale before a notary and upload it',
    why: 'Every owner signs. The broker holds it until the release.',
  },
  'title-assigned': {
    name: 'Assigned title',
    todo: 'Sign the title over and upload it',
    why: 'Every owner signs. The broker holds it until the release.',
  },
  'part-title': {
    name: 'Title of a part',
    todo: 'Sign the title of this part over and upload it',
    why: 'It has a title of its own, so it needs a paper of its own.',
  },
  'title-search-again': {
    name: 'Second title search',
    todo: 'Search the title records again',
    why: 'Records change. At the release, the search must be no older than three days.',
  },
  insurance: {
    name: 'Insurance',
    todo: 'Upload your insurance binder',
    why: 'From the release on, the risk is yours. Your insurance must start at that moment.',
  },
  'outside-ready': {
    name: 'Letter of the outside agent',
    todo: 'Upload the agent’s letter: ready and held',
    why: 'Nothing is released before the agent confirms in writing that everything is ready.',
  },
  'payout-account': {
    name: 'Payout account',
    todo: 'Confirm the payout account by phone',
    why: 'The broker calls a number that we already know. Bank details never change by message.',
  },
  statement: {
    name: 'Closing statement',
    todo: 'Read and sign your closing statement',
    why: 'It shows every cent that you bring and get.',
  },
  balance: {
    name: 'Balance',
    todo: 'Wire your balance',
    why: 'All the money must be in the trust account before anything is released.',
  },
  'sanctions-again': {
    name: 'Second sanctions check',
    todo: 'Check the names against the sanctions lists again',
    why: 'At the release, the check must be no older than a day.',
  },
  'outside-released': {
    name: 'Outside release',
    todo: 'Have your agent release it and confirm here',
    why: 'We have released our part. Your agent now releases theirs.',
  },
  'coin-test': {
    name: 'Test payment',
    todo: 'Send a small amount first',
    why: 'A few dollars’ worth is enough. It shows that the address works before the rest follows, and counts toward the total.',
  },
  'coin-sent': {
    name: 'Coins sent',
    todo: 'Send the rest and enter the transaction id',
    why: 'The transaction id proves that the coins left your wallet.',
  },
  'keys-given': {
    name: 'Keys handed over',
    todo: 'Hand over the keys and the inventory',
    why: 'The boat isn’t yours anymore. Go through the inventory together and take photos.',
  },
  'keys-received': {
    name: 'Keys received',
    todo: 'Confirm that you have the keys and the boat',
    why: 'The boat is yours. Go through the inventory together and take photos.',
  },
  'item-transferred': {
    name: 'Transfer',
    todo: 'Confirm that you received it',
    why: 'With your word, the hand-over is complete.',
  },
  'outside-confirmed': {
    name: 'Outside receipt',
    todo: 'Confirm that you received it',
    why: 'With your word, the part outside Tradewind is complete.',
  },
  'coin-received': {
    name: 'Coins received',
    todo: 'Confirm the coins once they have enough confirmations',
    why: 'With your word, the part outside Tradewind is complete.',
  },
  'lien-satisfaction': {
    name: 'Loan marked as paid',
    todo: 'Upload the lender’s lien satisfaction',
    why: 'It shows in the records that the loan is paid off.',
  },
  filing: {
    name: 'Filing',
    todo: 'File the change of owner and upload the receipt',
    why: 'States set a deadline for the title and the tax. In Florida it’s 30 days.',
  },
};

/** Says what happens when the deadlines of a step pass. */
export const WHEN_LATE: Readonly<Record<ClosingStep, string>> = {
  signing: `If somebody hasn’t signed ${SIGNING_HOURS} hours after the agreement, the trade lapses and everything is free again.`,
  deposits: 'If a deposit is still missing then, the trade can be canceled. Deposits that have arrived go back.',
  inspection: 'If it’s late, less time is left to accept or reject.',
  acceptance: 'No answer counts as a rejection: the trade ends, and deposits go back less the costs people authorized.',
  documents: 'If it’s late, the release is late for everyone.',
  funds: 'If it’s late, the release is late for everyone.',
  release: '',
  settlement: '',
  'hand-over': 'If it’s late, the broker will call you.',
  'after-closing': 'If it’s late, the state may ask for a penalty.',
};
