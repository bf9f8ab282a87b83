import { ActionIcon, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { eddyTexts, QUESTION_MAX } from '@tradewind/contract/eddy';
import type { KeyboardEvent, RefObject } from 'react';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import classes from './question-box.module.css';

interface QuestionBoxProps {
  draftName: string;
  prefilled: string;
  isBusy: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  onAsk(question: string): void;
  onStop(): void;
}

/** Enter sends, Shift+Enter inserts a line break. */
export function QuestionBox({ draftName, prefilled, isBusy, box, onAsk, onStop }: QuestionBoxProps) {
  const [question, setQuestion] = useTextDraft(draftName, prefilled);
  const tooLong = [...question.trim()].length > QUESTION_MAX;
  const canAsk = !isBusy && question.trim() !== '' && !tooLong;

  function ask(): void {
    if (!canAsk) return;
    onAsk(question.trim());
    setQuestion('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Textarea
        ref={box}
        className={classes.box}
        aria-label="Your question"
        placeholder="Ask Eddy about boats"
        autosize
        minRows={1}
        maxRows={6}
        size="md"
        value={question}
        error={tooLong ? eddyTexts.tooLong : undefined}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isBusy ? (
        <ActionIcon size="xl" radius="xl" variant="default" aria-label="Stop" onClick={onStop}>
          <IconPlayerStopFilled size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon type="submit" size="xl" radius="xl" aria-label="Ask" disabled={!canAsk}>
          <IconArrowUp size={20} aria-hidden />
        </ActionIcon>
      )}
    </form>
  );
}
