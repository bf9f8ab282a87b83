import type { JSX } from 'react';

type Props = Omit<JSX.IntrinsicElements['script'], 'children'> & { code: string };

/** An inline script of our own. Escapes `</`, so that no value inside can close the element. */
export function InlineScript({ code, ...rest }: Props) {
  const content = { dangerouslySetInnerHTML: { __html: code.replaceAll('</', '<\\/') } };
  return <script suppressHydrationWarning {...rest} {...content} />;
}
