import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { brokerageDay } from '@tradewind/contract/brokerage-day';
import type { Closing } from '@tradewind/contract/closing';
import { type HoldbackInput, holdbackInput, releaseApi } from '@tradewind/contract/release';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { calendarDate } from '../../../lib/dates.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { titleInside } from '../../../nouns/item/item-titles.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import { partyName, partyNameInside } from '../closing-people.ts';
import { closingQuery } from '../closing-query.ts';
import classes from '../course/course.module.css';
import { DECISIONS } from '../course/decision-words.ts';
import type { ProposalLeg } from '../course/proposal-draft.ts';
import { holdbackEnds } from '../course/proposal-words.ts';
import { ProposeDialog } from '../course/propose-dialog.tsx';
import { DecisionPaper, decisionToRecord } from '../papers/decision-paper.tsx';
import { Refusal } from '../tasks/refusal.tsx';

type Holdback = Closing['holdbacks'][number];

interface HoldbacksCardProps {
  closing: Closing;
  legs: readonly ProposalLeg[];
}

/** Money that stays in trust after the release until a condition is met. */
export function HoldbacksCard({ closing, legs }: HoldbacksCardProps) {
  if (closing.holdbacks.length === 0) return null;
  return (
    <SideCard title="Held back">
      <ul className={classes.past}>
        {closing.holdbacks.map((holdback) => (
          <HoldbackRow key={holdback.leg} closing={closing} legs={legs} holdback={holdback} />
        ))}
      </ul>
    </SideCard>
  );
}

/** The terms that the two people agreed on. */
const agreedFor = ({ proposals }: Closing, { leg }: Holdback) =>
  proposals.flatMap(({ id, state, terms }) =>
    state === 'agreed' && terms.kind === 'holdback' && terms.leg === leg ? [{ id, ...terms }] : [],
  );

/** One proposal at a time. */
const mayFree = ({ proposes, proposals }: Closing, { leg }: Holdback) =>
  proposes.includes('holdback-end') &&
  !proposals.some(({ state, terms }) => state === 'open' && terms.kind === 'holdback-end' && terms.leg === leg);

const isPast = (day: string) => day < brokerageDay(new Date());

/** Says who frees the money, and where it goes. */
function freedText(closing: Closing, legs: readonly ProposalLeg[], { leg, title }: Holdback): string {
  const { giver, receiver } = legs.find((one) => one.leg === leg) ?? {};
  if (giver === undefined || receiver === undefined) return `For ${titleInside(title)}.`;
  const [getter, payer] = [giver, receiver].map((position) => partyNameInside(closing, position));
  const both = giver === closing.position ? [giver, receiver] : [receiver, giver];
  const [one, other] = both.map((position) => partyName(closing, position));
  return `For ${titleInside(title)}. ${one} and ${other} free it together: to ${getter} if the condition is met, back to ${payer} if not. The trade is settled after that.`;
}

function HoldbackRow({ closing, legs, holdback }: HoldbacksCardProps & { holdback: Holdback }) {
  const [opened, setOpened] = useState(false);
  const [isFreeing, setFreeing] = useState(false);
  return (
    <li>
      <strong>{exactPriceText(holdback.amount)}</strong>
      <span>{freedText(closing, legs, holdback)}</span>
      {agreedFor(closing, holdback).map(({ id, condition, until }) => (
        <span key={id} className={classes.condition}>
          {isPast(until)
            ? `The day has passed: ${calendarDate(until, 'long')}.`
            : `Until ${calendarDate(until, 'long')}.`}{' '}
          Condition: {condition}
        </span>
      ))}
      {mayFree(closing, holdback) ? (
        <>
          <Button variant="default" size="xs" className={classes.fail ?? ''} onClick={() => setFreeing(true)}>
            Free the Money…
          </Button>
          <ProposeDialog
            closing={closing}
            legs={legs}
            kind={isFreeing ? 'holdback-end' : undefined}
            leg={holdback.leg}
            onClose={() => setFreeing(false)}
          />
        </>
      ) : null}
      {holdback.actions.includes('decide') ? (
        <>
          <Button variant="default" size="xs" className={classes.fail ?? ''} onClick={() => setOpened(true)}>
            Record a Decision…
          </Button>
          <DecideDialog
            closing={closing}
            legs={legs}
            holdback={holdback}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </>
      ) : null}
    </li>
  );
}

const DECISION_FIELDS = ['basis', 'document', 'reference', 'to'];

interface DecideDialogProps extends HoldbacksCardProps {
  holdback: Holdback;
  opened: boolean;
  onClose: () => void;
}

/** The broker records an award or an order about money on which the two cannot agree. */
function DecideDialog({ closing, legs, holdback, opened, onClose }: DecideDialogProps) {
  const client = useQueryClient();
  const form = useDialogForm({
    draft: `closing:${closing.tradeId}:decide:${holdback.leg}`,
    blank: { basis: 'award', to: '', reference: '' },
    bodyOf: (typed) => ({ ...typed, document: decisionToRecord(closing) }),
    schema: holdbackInput,
    fieldOf: ([name]) => DECISION_FIELDS.find((field) => field === name),
  });
  const params = { id: closing.tradeId, leg: holdback.leg };
  const deciding = useSingleMutation({
    mutationFn: (body: HoldbackInput) => call(releaseApi.holdback, { params, body }),
    onSuccess: () => {
      form.clear();
      onClose();
      showToast({ title: 'Recorded' });
    },
    onError: () => void client.invalidateQueries(closingQuery(closing.tradeId)),
  });
  return (
    <ConfirmDialog
      title={`Who gets the ${exactPriceText(holdback.amount)}?`}
      text="Record only what the paper in front of you says. The money moves at once, and nobody can take it back."
      confirm="Record and Move Money"
      isHarmless
      opened={opened}
      isPending={deciding.isPending}
      onCancel={onClose}
      onConfirm={() => form.submit(deciding.mutate)}
    >
      <div ref={form.area} className={classes.choices}>
        <NativeSelect label="The paper" data={DECISIONS} {...form.field('basis')} data-autofocus />
        <DecisionPaper closing={closing} error={form.errors.document} />
        <TextInput label="File number of the document" maxLength={120} {...form.field('reference')} />
        <NativeSelect
          label="The money"
          data={[
            { value: '', label: 'Choose who gets it' },
            ...Object.entries(holdbackEnds(closing, legs, holdback.leg)).map(([value, label]) => ({ value, label })),
          ]}
          {...form.field('to')}
        />
        <Refusal text={form.refusal} />
      </div>
    </ConfirmDialog>
  );
}
