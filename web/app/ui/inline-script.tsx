import type { JSX } from 'react';

type Props = Omit<JSX.IntrinsicElements['script'], 'children'> & { code: string };

/** A script whose text is our own. `</` is broken up, so that no value inside can end the element. */
export function InlineScript({ code, ...rest }: Props) {
  const content = { dangerouslySetInnerHTML: { __html: code.replaceAll('</', '<\\/') } };
  return <script suppressHydrationWarning {...rest} {...content} />;
}
