import { Anchor, type AnchorProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';

/** A link within or below a form. */
export function QuietLink(props: AnchorProps & LinkProps) {
  return <Anchor component={Link} underline="always" inherit {...props} />;
}
