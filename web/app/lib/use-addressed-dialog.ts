import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a link that opens an addressed dialog over the current page. */
export const overThisPage = { isOverPage: true } as const;

const isOverPage = (state: unknown) => typeof state === 'object' && state !== null && 'isOverPage' in state;

interface AddressedDialog {
  opened: boolean;
  close: () => void;
}

/**
 * A dialog named in the URL. Its history entry comes after that of the page below, so that Back closes it. On a direct
 * visit, which has no such entry, the hook inserts one before the dialog opens.
 */
export function useAddressedDialog(isNamed: boolean, addressBelow: string): AddressedDialog {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  const isDirect = isNamed && !isOverPage(state);
  const closing = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL of a direct visit does not change before this runs
  useEffect(() => {
    if (!isDirect) return;
    const stay = { preventScrollReset: true };
    void Promise.resolve(navigate(addressBelow, { ...stay, replace: true })).then(() =>
      navigate({ pathname, search, hash }, { ...stay, state: overThisPage }),
    );
  }, [isDirect]);

  return {
    opened: isNamed && !isDirect,
    close: () => {
      // A double click closes only once.
      if (closing.current === key) return;
      closing.current = key;
      void navigate(-1);
    },
  };
}
