import { useEffect, useRef } from 'react';
import type { ChatMessage } from './eddy-message.ts';

const AIR = 12;

/** Keeps the last question at the top while its answer grows, so that it is read from its beginning; whoever scrolls is left alone. */
export function useFollowedQuestion(messages: readonly ChatMessage[]) {
  const element = useRef<HTMLElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    const thread = element.current;
    if (!thread) return;
    const leave = () => {
      follows.current = false;
    };
    const kinds = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const kind of kinds) thread.addEventListener(kind, leave, { passive: true });
    return () => {
      for (const kind of kinds) thread.removeEventListener(kind, leave);
    };
  }, []);

  const asked = messages.findLast(({ role }) => role === 'user')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is followed again
  useEffect(() => {
    follows.current = true;
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls because the messages grew
  useEffect(() => {
    const thread = element.current;
    const question = [...(thread?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
    if (thread && question && follows.current) thread.scrollTop = question.offsetTop - thread.offsetTop - AIR;
  }, [messages]);

  return element;
}
