import { useToasterNeeded } from '../lib/toasts.ts';
import { lazyPart } from './lazy-part.tsx';

const Toaster = lazyPart(() => import('./toaster.tsx'));

export function ToastPlace() {
  return useToasterNeeded() ? <Toaster /> : null;
}
