import { useState } from 'react';

interface Pages {
  /** The address of the page to show. */
  address: string;
  number: number;
  onNext: ((address: string) => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Walks forward by the addresses that the server names, and back the same way. Another first page starts anew. */
export function usePages(first: string): Pages {
  const [walk, setWalk] = useState({ first, visited: [first] });
  const visited = walk.first === first ? walk.visited : [first];
  return {
    address: visited.at(-1) ?? first,
    number: visited.length,
    onNext: (address) => setWalk({ first, visited: [...visited, address] }),
    onPrevious: visited.length > 1 ? () => setWalk({ first, visited: visited.slice(0, -1) }) : undefined,
  };
}
