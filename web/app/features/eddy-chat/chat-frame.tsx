import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import classes from './chat-frame.module.css';

/** A heading and a chat that fills the rest of the screen. */
export function ChatFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <h1 className={classes.heading}>Chat with Eddy AI</h1>
      {children}
    </Page>
  );
}

export function ChatFramePlaceholder() {
  return (
    <Skeleton className={classes.placeholder} height="auto" radius={16} role="status" aria-label="Loading the chat" />
  );
}
