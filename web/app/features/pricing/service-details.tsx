import { findService, type Service } from '@tradewind/contract/services-catalog';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { preload } from '../../lib/persistent-import.ts';
import { useAddressedDialog } from '../../lib/use-addressed-dialog.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { serviceIdIn, withoutService } from './service-address.ts';

const loadModal = () => import('./service-modal.tsx');
const ServiceModal = lazyPart(loadModal, { waiting: 'The details open when you are back online.' });

/** The service named in the URL, in a dialog. */
export function ServiceDetails() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const named = findService(serviceIdIn(query));
  const shown = useLast(named);
  const { opened, close } = useAddressedDialog(named !== undefined, `${pathname}?${withoutService(query)}`);

  // Not needed for the first render, but ready when a card is clicked.
  useEffect(() => preload(loadModal), []);

  if (!hydrated || shown === undefined) return null;
  return <ServiceModal service={shown} opened={opened} onClose={close} />;
}

/** Keeps the last service while the dialog fades out. */
function useLast(service: Service | undefined): Service | undefined {
  const [last, setLast] = useState(service);
  if (service !== undefined && service !== last) setLast(service);
  return service ?? last;
}
