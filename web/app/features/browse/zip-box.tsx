import { Button, TextInput } from '@mantine/core';
import { isZip, ZIP_LENGTH } from '@tradewind/contract/boat-browse';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import classes from './search-form.module.css';

interface ZipBoxProps {
  zip: string | undefined;
  onSearch: (zip: string) => void;
}

/** The ZIP code from which distances are measured. */
export function ZipBox({ zip = '', onSearch }: ZipBoxProps) {
  const [text, setText] = useState(zip);
  const [known, setKnown] = useState(zip);
  if (known !== zip) {
    setKnown(zip);
    setText(zip);
  }

  const search = () => {
    if (!isZip(text)) {
      showToast({
        title: 'Invalid Zip Code',
        description: 'Please enter a valid 5-digit zip code',
        variant: 'destructive',
      });
      return;
    }
    onSearch(text);
    showToast({ title: 'Location Updated', description: `Now showing boats sorted by distance from ${text}` });
  };

  return (
    <div className={classes.zip}>
      <TextInput
        label="Zip code"
        name="zip"
        size="md"
        placeholder="33139"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={ZIP_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search();
        }}
      />
      <Button size="md" onClick={search} disabled={text.length < ZIP_LENGTH}>
        Search
      </Button>
      <p className={classes.hint}>Distances are approximate, measured from state to state.</p>
    </div>
  );
}
