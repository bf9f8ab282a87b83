import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@tradewind/contract/endpoint';
import { wholeNumber } from '@tradewind/contract/numbers';
import { type ReactNode, useState } from 'react';
import type { ItemOf } from '../../lib/pages.ts';
import { firstPage, type ListFilter, pageQuery } from './admin-queries.ts';
import classes from './paged-list.module.css';
import { PanelMessage } from './panel-message.tsx';

interface PagedListProps<E extends Endpoint> {
  list: E;
  /** When it changes, the list starts over. */
  filter?: ListFilter;
  /** A name for the content, used in messages. */
  what: string;
  /** The singular of an item, for lists that show a count. */
  each?: string;
  size: number;
  /** The message of an empty list. */
  none: string;
  /** `isOld` marks the previous page, shown while the next one loads. */
  children: (items: readonly ItemOf<E>[], isOld: boolean) => ReactNode;
}

const many = (count: number, each: string) => `${wholeNumber(count)} ${each}${count === 1 ? '' : 's'}`;

/** A list that the server pages. */
export function PagedList<E extends Endpoint>({
  list,
  filter = {},
  what,
  each,
  size,
  none,
  children,
}: PagedListProps<E>) {
  const pages = usePages(firstPage(list, { ...filter, limit: size }));
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery(pageQuery(list, pages.address));
  if (data === undefined)
    return <PanelMessage isPending={isPending} isError={isError} what={what} onRetry={() => void refetch()} />;
  const { items, next, total } = data;
  if (items.length === 0 && pages.number === 1) return <PanelMessage text={none} />;
  const last = wholeNumber(Math.max(Math.ceil(total / size), pages.number));
  const text = each ? `Page ${pages.number} of ${last} · ${many(total, each)}` : `Page ${pages.number}`;
  return (
    <>
      {items.length > 0 ? children(items, isPlaceholderData) : <PanelMessage text="Nothing left on this page" />}
      {each !== undefined || next !== undefined || pages.number > 1 ? (
        <Pager
          text={text}
          onPrevious={pages.onPrevious}
          onNext={next === undefined || isPlaceholderData ? undefined : () => pages.onNext?.(next)}
        />
      ) : null}
    </>
  );
}

interface Pages {
  /** The address of the page to show. */
  address: string;
  number: number;
  onNext: ((address: string) => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Pages forward by the addresses that the server sends, and back the same way. A new first page starts over. */
function usePages(first: string): Pages {
  const [walk, setWalk] = useState({ first, visited: [first] });
  const visited = walk.first === first ? walk.visited : [first];
  return {
    address: visited.at(-1) ?? first,
    number: visited.length,
    onNext: (address) => setWalk({ first, visited: [...visited, address] }),
    onPrevious: visited.length > 1 ? () => setWalk({ first, visited: visited.slice(0, -1) }) : undefined,
  };
}

interface PagerProps {
  /** The current page in words: "Page 2 of 40". */
  text: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

function Pager({ text, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <p aria-live="polite">{text}</p>
      <Button
        variant="default"
        size="sm"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        disabled={onNext === undefined}
        onClick={onNext}
      >
        Next
      </Button>
    </nav>
  );
}
