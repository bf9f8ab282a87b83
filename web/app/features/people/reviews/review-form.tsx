import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type NewReview, newReview, REVIEW_MAX, type ReviewPair, reviewsApi } from '@tradewind/contract/reviews';
import type { FormEvent } from 'react';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { tradeReviewsQuery } from '../people-queries.ts';
import { Counter } from './counter.tsx';
import classes from './reviews.module.css';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  tradeId: number;
  pair: ReviewPair;
  onDone?: () => void;
}

/** Writes a review of one person, or changes it while it is hidden. Unsent text is kept. */
export function ReviewForm({ tradeId, pair: { person, written }, onDone }: ReviewFormProps) {
  const client = useQueryClient();
  const form = useDialogForm({
    draft: `review:${tradeId}/${person.userId}`,
    blank: { stars: written?.stars ?? 0, text: written?.text ?? '' },
    bodyOf: (typed) => ({ about: person.userId, ...typed }),
    schema: newReview,
  });
  const { stars, text } = form.values;
  const saving = useSingleMutation({
    mutationFn: (body: NewReview) => call(reviewsApi.write, { params: { id: tradeId }, body }),
    onSuccess: (reviews) => {
      client.setQueryData(tradeReviewsQuery(tradeId).queryKey, reviews);
      form.clear();
      showToast({ title: 'Review saved', description: `Thank you for reviewing ${person.firstName}.` });
      onDone?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(saving.mutate);
  };
  return (
    <form
      ref={form.area}
      className={classes.form}
      noValidate
      aria-label={`Your review of ${person.firstName}`}
      onSubmit={submit}
    >
      <StarChoice
        label={`How was trading with ${person.firstName}?`}
        value={stars}
        onChange={(chosen) => form.change({ stars: chosen })}
        error={form.errors.stars}
      />
      <Textarea
        label="Your review (optional)"
        description="What should other traders know? Please leave out addresses and phone numbers."
        autosize
        minRows={3}
        maxRows={12}
        maxLength={REVIEW_MAX}
        {...form.field('text')}
      />
      <Counter text={text} most={REVIEW_MAX} />
      {form.refusal === undefined ? null : (
        <p className={classes.error} role="alert">
          {form.refusal}
        </p>
      )}
      <Button type="submit" size="md" loading={saving.isPending}>
        {written ? 'Save Review' : 'Submit Review'}
      </Button>
    </form>
  );
}
