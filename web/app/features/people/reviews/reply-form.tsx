import '@mantine/core/styles/Input.layer.css';
import { Button, Group, Textarea } from '@mantine/core';
import { newReply, REPLY_MAX, type Review, reviewsApi } from '@tradewind/contract/reviews';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { Counter } from './counter.tsx';
import classes from './reviews.module.css';

/** The reviewed person's one reply. */
export function ReplyForm({ review }: { review: Review }) {
  const form = useDialogForm({
    draft: `reply:${review.id}`,
    blank: { text: '' },
    bodyOf: (typed) => typed,
    schema: newReply,
  });
  const { text } = form.values;
  const [isOpen, setOpen] = useState(text !== '');
  const sending = useSingleMutation({
    mutationFn: (body: { text: string }) => call(reviewsApi.reply, { params: { id: review.id }, body }),
    onSuccess: () => form.clear(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(sending.mutate);
  };
  if (!isOpen)
    return (
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        Reply
      </Button>
    );
  return (
    <form
      ref={form.area}
      className={classes.form}
      noValidate
      aria-label={`Reply to ${review.author.firstName}`}
      onSubmit={submit}
    >
      <Textarea
        label="Your reply"
        description="You can reply once, and everybody can read it."
        autosize
        autoFocus
        minRows={2}
        maxRows={8}
        maxLength={REPLY_MAX}
        {...form.field('text')}
      />
      <Counter text={text} most={REPLY_MAX} />
      {form.refusal === undefined ? null : (
        <p className={classes.error} role="alert">
          {form.refusal}
        </p>
      )}
      <Group gap="sm">
        <Button type="submit" size="sm" loading={sending.isPending}>
          Send Reply
        </Button>
        <Button variant="subtle" size="sm" onClick={() => setOpen(false)}>
          Not Now
        </Button>
      </Group>
    </form>
  );
}
