import { lazyPart } from '../../ui/lazy-part.tsx';

/** The picture of a kind of asset, where there is no photo. Loads by itself, since it contains twenty icons. */
export const AssetIcon = lazyPart(() => import('./kind-icon.tsx'));
