import { findService, type Service } from '@tradewind/contract/services-catalogue';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { preload } from '../../lib/persistent-import.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isOpenedHere, serviceIdIn, withoutService } from './service-address.ts';

const loadModal = () => import('./service-modal.tsx');
const ServiceModal = lazyPart(loadModal, { waiting: 'The details open when you are back online.' });

/** The service that the address names, in a dialog over the screen. */
export function ServiceDetails() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const named = findService(serviceIdIn(query));
  const shown = useLast(named);

  // Not needed to show the screen, but at hand when a card is pressed.
  useEffect(() => preload(loadModal), []);

  const close = () => {
    if (isOpenedHere(state)) return void navigate(-1);
    setQuery(withoutService, { replace: true, preventScrollReset: true });
  };

  if (!hydrated || shown === undefined) return null;
  return <ServiceModal service={shown} opened={named !== undefined} onClose={close} />;
}

/** What was shown last stays while the dialog fades away. */
function useLast(service: Service | undefined): Service | undefined {
  const [last, setLast] = useState(service);
  if (service !== undefined && service !== last) setLast(service);
  return service ?? last;
}
