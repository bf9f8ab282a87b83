import '@mantine/core/styles/Input.layer.css';
import { Button, Group, Textarea } from '@mantine/core';
import { REPLY_MAX, type Review, reviewsApi } from '@tradewind/contract/reviews';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { Counter } from './counter.tsx';
import classes from './reviews.module.css';

/** The reviewed person's one reply. */
export function ReplyForm({ review }: { review: Review }) {
  const [text, setText] = useTextDraft(`reply:${review.id}`);
  const [isOpen, setOpen] = useState(text !== '');
  const sending = useSingleMutation({
    mutationFn: () => call(reviewsApi.reply, { params: { id: review.id }, body: { text } }),
    onSuccess: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') sending.mutate();
  };
  if (!isOpen)
    return (
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        Reply
      </Button>
    );
  return (
    <form className={classes.form} aria-label={`Reply to ${review.author.firstName}`} onSubmit={submit}>
      <Textarea
        label="Your reply"
        description="You can reply once, and everybody can read it."
        autosize
        autoFocus
        minRows={2}
        maxRows={8}
        maxLength={REPLY_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Counter text={text} most={REPLY_MAX} />
      {sending.error ? (
        <p className={classes.error} role="alert">
          {failureText(sending.error)}
        </p>
      ) : null}
      <Group gap="sm">
        <Button type="submit" size="sm" loading={sending.isPending} disabled={text.trim() === ''}>
          Send Reply
        </Button>
        <Button variant="subtle" size="sm" onClick={() => setOpen(false)}>
          Not Now
        </Button>
      </Group>
    </form>
  );
}
