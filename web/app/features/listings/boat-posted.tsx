import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink, IconShare2 } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import '@mantine/core/styles/Input.layer.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { copyLink, shareLink } from '../../lib/share-link.ts';
import { useSite } from '../../lib/site.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Page } from '../../ui/page.tsx';
import classes from './boat-posted.module.css';

const TICK_MS = 2_000;

/** `copied` is true for two seconds after each copy. */
function useCopiedState(): { copied: boolean; copy: (url: string) => void } {
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = useCallback((url: string) => {
    void copyLink(url).then((done) => {
      if (done) setCopies((count) => count + 1);
    });
  }, []);
  return { copied, copy };
}

const next = [
  'Your listing is visible to potential traders right now.',
  'Interested buyers can message you directly.',
  'You’ll get a notification whenever someone contacts you.',
  'You can edit or manage your listing from your account at any time.',
];

export function BoatPosted({ id, title }: { id: number; title: string }) {
  const url = usePublicLink(id);
  const { copied, copy } = useCopiedState();
  const linkField = useRef<HTMLInputElement>(null);
  return (
    <Page width="text">
      <div className={classes.head}>
        <span className={classes.seal}>
          <IconCheck size={36} stroke={1.75} aria-hidden />
        </span>
        <h1>Thank You!</h1>
        <p>
          <strong>{title}</strong> is now on Tradewind.
        </p>
      </div>
      <section className={classes.card}>
        <TextInput
          ref={linkField}
          label="Your public link"
          size="md"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          classNames={{ root: classes.link, input: classes.address }}
        />
        <Button
          size="md"
          variant="default"
          className={classes.copy}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => copy(url)}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <div className={classes.actions}>
          <Button
            component={Link}
            to={paths.boat(id)}
            target="_blank"
            rel="noreferrer"
            size="md"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            View Listing
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={async () => {
              if (!(await shareLink({ title, url }))) linkField.current?.focus();
            }}
          >
            Share
          </Button>
        </div>
      </section>
      <section className={classes.next}>
        <h2>What happens next?</h2>
        <ul>
          {next.map((text) => (
            <li key={text}>
              <IconCheck size={20} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.onward}>
        <Button component={Link} to={paths.home} variant="default" size="md">
          Browse Boats
        </Button>
        <Button component={Link} to={paths.boats} variant="default" size="md">
          Browse All Boats
        </Button>
      </div>
    </Page>
  );
}

/** The server knows the configured origin; the browser knows the actual one. */
function usePublicLink(id: number): string {
  const configured = useSite()?.publicUrl ?? '';
  const origin = useHydrated() ? window.location.origin : configured;
  return `${origin}${paths.boat(id)}`;
}
