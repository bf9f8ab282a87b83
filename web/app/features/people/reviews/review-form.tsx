import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { REVIEW_MAX, type ReviewPair, reviewsApi, reviewTexts } from '@tradewind/contract/reviews';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
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
  const [stars, setStars] = useState(written?.stars ?? 0);
  const [text, setText] = useTextDraft(`review:${tradeId}/${person.userId}`, written?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const saving = useSingleMutation({
    mutationFn: () => call(reviewsApi.write, { params: { id: tradeId }, body: { about: person.userId, stars, text } }),
    onSuccess: (reviews) => {
      client.setQueryData(tradeReviewsQuery(tradeId).queryKey, reviews);
      setText('');
      showToast({ title: 'Review saved', description: `Thank you for reviewing ${person.firstName}.` });
      onDone?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars > 0) saving.mutate();
  };
  return (
    <form className={classes.form} aria-label={`Your review of ${person.firstName}`} onSubmit={submit}>
      <StarChoice
        label={`How was trading with ${person.firstName}?`}
        value={stars}
        onChange={setStars}
        error={isMissing && stars === 0 ? reviewTexts.noStars : undefined}
      />
      <Textarea
        label="Your review (optional)"
        description="What should other traders know? Please leave out addresses and phone numbers."
        autosize
        minRows={3}
        maxRows={12}
        maxLength={REVIEW_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Counter text={text} most={REVIEW_MAX} />
      {saving.error ? (
        <p className={classes.error} role="alert">
          {failureText(saving.error)}
        </p>
      ) : null}
      <Button type="submit" size="md" loading={saving.isPending}>
        {written ? 'Save Review' : 'Submit Review'}
      </Button>
    </form>
  );
}
