import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractCalls } from './contract-calls.ts';
import { iconImports } from './icon-imports.ts';
import { routeLoading } from './route-loading.ts';

/** Modules of API calls that only a few screens make. */
const CALLS_OF_FEW_SCREENS =
  /[\\/](activity|admin|admin-listings|agent|assets|bank-lines|billing|blocks|closing|closing-course|closing-documents|eddy|inventory|ledger|marketplace|negotiations|people|possession|possession-review|pricing|profile|release|report-review|reports|reviews|site|trades|uploads|wants)\.ts\?calls$/;

/**
 * Bundles code that every screen needs into one file, since each file costs a request with headers. Toasts, the event stream
 * and parts of only a few screens stay separate and load on demand.
 */
const frame = {
  name: 'frame',
  minShareCount: 2,
  test: (id: string) =>
    /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@tradewind)[\\/](?!.*[iI]nfiniteQuery(Observer)?\.js$)/.test(
      id,
    ) ||
    /[\\/]icons-react[\\/]dist[\\/]esm[\\/][a-zA-Z]+\.mjs$/.test(id) ||
    /[\\/]web[\\/]app[\\/](lib|ui)[\\/](?!events|feature-events|edits|check-list|check-badge|section|page-title|next-page|link-dialog|use-draft-owner|use-early-choices|home-link|drafts|use-addressed-dialog|outdated-notice|form-group|suggestion-mark|save-file|use-now|row-id|fresh-sign-in|icon-list|count-badge|unsaved|failure-text|whole-sentences|card-grid|field-errors|use-contract-form|upload|download|dates|use-dialog-form|use-fault-focus|use-edit-form|use-edit-draft|use-single-mutation|use-text-draft|use-values-draft|action-menu|category-chips|confirm-dialog|dialog|discard-button|empty-state|restored-changes|leave-guard|loaded|sign-out-dialog|text-dialog|rights-gate|notice-bar)[a-z-]+\.tsx?$/.test(
      id,
    ) ||
    /[\\/]web[\\/]app[\\/]nouns[\\/](boat[\\/]boat-(picture|id|list)|person[\\/](user-avatar|stars|person-name))\.tsx?$/.test(
      id,
    ) ||
    /[\\/]contract[\\/]src[\\/](paths|redirect)\.ts$/.test(id) ||
    /[\\/](unread-query\.ts|use-mounted\.mjs)$/.test(id) ||
    (/\?calls$/.test(id) && !CALLS_OF_FEW_SCREENS.test(id)),
};

/** The Mantine components of the frame and most screens. */
const controls = {
  name: 'controls',
  test: /[\\/]@mantine[\\/]core[\\/]esm[\\/](core|utils|components[\\/](Button|UnstyledButton|ActionIcon|Loader|Transition|Skeleton|VisuallyHidden))[\\/]/,
};

/** Icons that many screens use. */
const icons = { name: 'icons', minShareCount: 4, test: /[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ };

/** The modules of a boat that its card and its page share, in one file instead of twenty. */
const boatParts = {
  name: 'boat-parts',
  test: new RegExp(
    [
      'nouns/(boat/(boat-facts|featured-badge|pending-badge)|person/(person-link|seller-line))\\.tsx?',
      'features/favorites/(heart-button|use-favorite|favorites-query)\\.tsx?',
      '(contract|domain)/src/(boat-images|image-paths|media|money|numbers|prices|trade-words|trade-taxonomy)\\.ts',
    ]
      .map((part) => `/${part}$`)
      .join('|'),
  ),
};

/** A boat's card, with the distances that a boat's page does not show. */
const boatCard = { name: 'boat-card', test: /\/nouns\/boat\/(boat-card|trade-chips)\.tsx$/ };

/** Small modules of a boat's page that other screens share, in one file instead of ten. */
const boatPage = {
  name: 'boat-page',
  test: new RegExp(
    [
      'icons/Icon(Car|ChevronLeft|CurrencyEthereum|Diamond|Eye|Lock|Motorbike|Share2)\\.mjs',
      'contract/src/(boat-measures|unavailable-boats)\\.ts',
      'nouns/boat/boat-queries\\.ts',
      'features/listings/listing-queries\\.ts',
    ]
      .map((part) => `/${part}$`)
      .join('|'),
  ),
};

/** The same for modules that a boat's page does not share with the list of boats. */
const boatActions = {
  name: 'boat-actions',
  test: new RegExp(
    [
      'features/(reports/report-button|trades/make-offer-button|boats/gallery/picture-track)\\.tsx',
      'features/trades/make-offer-button\\.module\\.css',
    ]
      .map((part) => `/${part}$`)
      .join('|'),
  ),
};

/** Every page names hundreds of files, so each character of a hash counts. */
const FILE_NAMES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

/** Files that a page has before it asks for more: naming them again would only make it larger. */
const ON_EVERY_PAGE = /\/(entry\.client|frame|root|rolldown-runtime)-[^/]+$/;

/** The built server code holds React and all other packages, so it renders without React's checks whatever NODE_ENV is. */
const REACT_FOR_PRODUCTION = { define: { 'process.env.NODE_ENV': '"production"' } };

export default defineConfig(({ command }) => ({
  plugins: [iconImports(), contractCalls(), routeLoading(), reactRouter()],
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('app/ui/style-singleton.ts', import.meta.url)) } },
  ssr: { noExternal: command === 'build' ? true : ['@tabler/icons-react'] },
  // Inlines the SVGs of style sheets; fonts and pictures stay files.
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => !ON_EVERY_PAGE.test(file)) },
  },
  environments: {
    ssr: command === 'build' ? REACT_FOR_PRODUCTION : {},
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [frame, controls, icons, boatParts, boatCard, boatPage, boatActions] },
            ...FILE_NAMES,
          },
        },
      },
    },
  },
}));
