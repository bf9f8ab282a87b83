import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a link that opens an addressed dialog over the page it is on. */
export const overThisPage = { isOverPage: true } as const;

const isOverPage = (state: unknown) => typeof state === 'object' && state !== null && 'isOverPage' in state;

interface AddressedDialog {
  opened: boolean;
  close: () => void;
}

/**
 * A dialog that the address names. Its history entry lies above that of the page below it, so that going back closes it. A
 * direct visit has no such entry below: it is put there before the dialog opens.
 */
export function useAddressedDialog(isNamed: boolean, addressBelow: string): AddressedDialog {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  const isDirect = isNamed && !isOverPage(state);
  const closing = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of a direct visit does not change before it is dealt with
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
      // Pressed twice, it is closed once.
      if (closing.current === key) return;
      closing.current = key;
      void navigate(-1);
    },
  };
}
