import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { persistentImport } from '../lib/persistent-import.ts';

interface LazyPartOptions {
  /** Stands in its place until it is loaded. */
  placeholder?: ReactNode;
  /** Said while offline, for what somebody asked for by pressing something. */
  waiting?: string;
}

/** A part of a page whose code is loaded when it is first shown. Without a connection it stays away until there is one. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder, waiting }: LazyPartOptions = {},
): ComponentType<Props> {
  const Part = lazy(() => persistentImport(load, { waiting })) as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
}
