import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import classes from './desk-list.module.css';

const TYPING_PAUSE_MS = 300;
const LONGEST = 120;

/** The search of the open tab, which is part of the address. */
export const useDeskSearch = (): string => useSearchParams()[0].get('search') ?? '';

/** Searches the list of a tab while somebody types. */
export function DeskSearch({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const search = useDebouncedCallback(
    (text: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (text.trim() === '') next.delete('search');
          else next.set('search', text.trim());
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    TYPING_PAUSE_MS,
  );
  return (
    <TextInput
      type="search"
      label={label}
      className={classes.search ?? ''}
      maxLength={LONGEST}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
