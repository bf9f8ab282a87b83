import { lazy, Suspense } from 'react';
import { useToasterNeeded } from '../lib/toasts.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

export function ToastPlace() {
  return useToasterNeeded() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
