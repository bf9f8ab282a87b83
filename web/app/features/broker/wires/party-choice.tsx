import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { readRowId } from '../../../lib/row-id.ts';
import { closingOfTrade } from '../desk-queries.ts';

interface PartyChoiceProps {
  trade: string;
  position: string;
  errors: { tradeId?: string | undefined; position?: string | undefined };
  onTrade: (trade: string) => void;
  onPosition: (position: string) => void;
}

const NO_SUCH_TRADE = 'We can’t find an agreed trade with this number.';

/** Chooses a party of a trade by the trade's number. */
export function PartyChoice({ trade, position, errors, onTrade, onPosition }: PartyChoiceProps) {
  const { parties, problem } = usePartiesOf(trade);
  return (
    <>
      <TextInput
        label="Trade number"
        inputMode="numeric"
        autoComplete="off"
        value={trade}
        error={problem ?? errors.tradeId}
        onChange={(event) => onTrade(event.currentTarget.value)}
      />
      <NativeSelect
        label="Party"
        value={position}
        error={errors.position}
        disabled={parties.length === 0}
        data={[
          { value: '', label: parties.length === 0 ? 'Enter the trade first' : 'Choose a party' },
          ...parties.map((party) => ({ value: String(party.position), label: partyLabel(party) })),
        ]}
        onChange={(event) => onPosition(event.currentTarget.value)}
      />
    </>
  );
}

export function usePartiesOf(trade: string) {
  const id = readRowId(trade.trim());
  const { data, error } = useQuery({ ...closingOfTrade(id ?? 0), enabled: id !== undefined });
  const closing = id === undefined ? undefined : data;
  return {
    parties: closing?.parties.map((party) => ({ ...party, legalName: legalNameOf(closing, party.position) })) ?? [],
    status: closing?.status,
    money: closing?.money.parties ?? [],
    problem: id === undefined || error === null ? undefined : problemOf(error),
  };
}

/** A lost connection says nothing about the trade. */
const problemOf = (error: Error) =>
  error instanceof RequestError && error.status === 404 ? NO_SUCH_TRADE : failureText(error);

const partyLabel = ({ firstName, legalName }: { firstName: string; legalName: string | undefined }) =>
  legalName === undefined ? firstName : `${firstName} (${legalName})`;

function legalNameOf({ tasks }: Closing, position: number): string | undefined {
  const facts = tasks.find(({ kind, party }) => kind === 'legal-details' && party === position)?.facts;
  return facts && 'legalName' in facts ? facts.legalName : undefined;
}
