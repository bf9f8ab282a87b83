import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { persistentImport } from '../lib/persistent-import.ts';

interface LazyPartOptions {
  /** Shown until the part has loaded. */
  placeholder?: ReactNode;
  /** Shown while offline, for parts that a click opens. */
  waiting?: string;
}

/** A part of a page whose code loads when it is first shown, as soon as there is a connection. */
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
