import type { TestApp } from './app.ts';

/** Repeats a call while the server asks to try again later, as a patient client does when too many come at once. */
export async function answered(call: () => ReturnType<TestApp['call']>): ReturnType<TestApp['call']> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}
