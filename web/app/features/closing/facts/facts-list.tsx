import type { ClosingTask } from '@tradewind/contract/closing';
import type { LegalDetails, OutsideDetails, Payoff, VesselDetails } from '@tradewind/contract/closing-facts';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { calendarDate } from '../../../lib/dates.ts';
import classes from './facts.module.css';
import { capacityNames, channelNames, factLabels, regimeNames } from './facts-words.ts';

type Line = readonly [label: string, value: string | null | undefined];

/** The facts that somebody entered, for those who may see them. */
export function FactsList({ task }: { task: ClosingTask }) {
  const lines = linesOf(task).filter(([, value]) => value);
  if (lines.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf({ kind, facts }: ClosingTask): Line[] {
  if (facts === null) return [];
  if (kind === 'legal-details') return legalLines(facts as LegalDetails);
  if (kind === 'vessel-details') return vesselLines(facts as VesselDetails);
  if (kind === 'payoff') return payoffLines(facts as Payoff);
  return kind === 'outside-opened' ? outsideLines(facts as OutsideDetails) : coinLines(facts);
}

const coinLines = (facts: object): Line[] =>
  Object.entries(facts).map(([name, value]) => [
    factLabels[name as keyof typeof factLabels] ?? name,
    channelNames[value as keyof typeof channelNames] ?? String(value),
  ]);

const legalLines = ({ legalName, capacity, coOwners, street, city, state, zip }: LegalDetails): Line[] => [
  [factLabels.legalName, legalName],
  ['Acts for', capacityNames[capacity].toLowerCase()],
  [factLabels.coOwners, coOwners],
  ['Address', `${street}, ${city}, ${state} ${zip}`],
];

const vesselLines = ({ regime, number, state, hullNumber, hasLoan, parts }: VesselDetails): Line[] => [
  ['Title', regime === 'state' && state ? `${regimeNames.state}, ${state}` : regimeNames[regime]],
  [factLabels.number, number],
  [factLabels.hullNumber, hullNumber],
  ['Loan or lien', hasLoan ? 'Yes' : 'No'],
  ['Parts', parts.map(({ name, number: own }) => (own ? `${name} (${own})` : name)).join(', ')],
];

const payoffLines = (payoff: Payoff): Line[] =>
  payoff.loan
    ? [
        [factLabels.lender, payoff.lender],
        [factLabels.amount, exactPriceText(payoff.amount)],
        [factLabels.perDiem, exactPriceText(payoff.perDiem)],
        [factLabels.goodThrough, calendarDate(payoff.goodThrough, 'long')],
      ]
    : [['Loan', 'None']];

const outsideLines = ({ agent, license, fileNumber, readyBy, condition }: OutsideDetails): Line[] => [
  [factLabels.agent, agent],
  [factLabels.license, license],
  [factLabels.fileNumber, fileNumber],
  [factLabels.readyBy, calendarDate(readyBy, 'long')],
  [factLabels.condition, condition],
];
