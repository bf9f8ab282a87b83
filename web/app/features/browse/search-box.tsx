import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { LONGEST_QUERY, normalizedQuery } from '@tradewind/contract/boat-browse';
import { useState } from 'react';
import classes from './search-form.module.css';

const TYPING_PAUSE_MS = 300;

interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Searches when typing pauses. A query that changes elsewhere, such as by Back, replaces the text. */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    setText(query);
  }
  const searchSoon = useDebouncedCallback((typed: string) => {
    setKnown(normalizedQuery(typed));
    onSearch(normalizedQuery(typed));
  }, TYPING_PAUSE_MS);

  return (
    <TextInput
      className={classes.query ?? ''}
      label="Search"
      name="query"
      type="search"
      size="md"
      placeholder="Title, make or model"
      autoComplete="off"
      maxLength={LONGEST_QUERY}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchSoon.flush();
      }}
    />
  );
}
