import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './pager.module.css';

interface PagerProps {
  /** The current page in words: "Page 2 of 40". */
  text: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function Pager({ text, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <p aria-live="polite">{text}</p>
      <Button
        variant="default"
        size="sm"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        disabled={onNext === undefined}
        onClick={onNext}
      >
        Next
      </Button>
    </nav>
  );
}
