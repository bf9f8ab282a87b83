/** Forbids imports whose `file -> target` matches a pattern. */
export interface ImportRule {
  readonly rule: string;
  readonly forbids: RegExp;
  readonly belongs: string;
  /** Exceptions, also as `file -> target`. */
  readonly except?: RegExp;
  /** Files the rule does not apply to. */
  readonly exceptFiles?: readonly (RegExp | string)[];
  /** Ignores type-only imports, which do not exist at run time. */
  readonly valuesOnly?: boolean;
}

const TESTS = /\.(test|spec)\.tsx?$|^api\/src\/testing\//;

/** Platform modules that own tables. All other platform code calls a store. */
const PLATFORM_SQL_OWNERS: readonly string[] = [
  'api/src/platform/events.ts',
  'api/src/platform/idempotency.ts',
  'api/src/platform/jobs.ts',
  'api/src/platform/postgres-listener.ts',
  'api/src/platform/public-reads.ts',
  'api/src/platform/rate-limit.ts',
];

export const SQL_FILES: readonly (RegExp | string)[] = [
  /^api\/src\/features\/[^/]+\/(?:[^/]+\/)?(?:[a-z0-9-]+\.)?store\.ts$/,
  /^api\/src\/db\//,
  /^api\/drizzle\.config\.ts$/,
  /^api\/src\/(app|main|reset|start)\.ts$/,
  TESTS,
  ...PLATFORM_SQL_OWNERS,
];

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    rule: 'domain imports nothing',
    forbids: /^domain\/\S+ -> (?!domain\/)/,
    except: /^domain\/\S+\.test\.ts -> npm:(vitest|fast-check)$/,
    belongs:
      'domain/ is pure rules: pass the value in as an argument. Wire shapes belong in contract/, effects (time, files, network) in api/.',
  },
  {
    rule: 'contract imports domain and zod',
    forbids: /^contract\/\S+ -> (?!contract\/|domain\/|npm:zod$)/,
    except: /^contract\/\S+\.test\.ts -> npm:(vitest|fast-check)$/,
    belongs: 'contract/ is shared by both sides. Server code belongs in api/, browser code in web/.',
  },
  {
    rule: 'api imports contract and domain',
    forbids: /^api\/\S+ -> (?!api\/|contract\/|domain\/|npm:|node:|web\/build\/)/,
    belongs:
      'The server does not depend on its users. Code shared with web/ belongs in contract/; code shared with tools/, e2e/ or bench/ belongs in api/.',
  },
  {
    rule: 'web never imports api',
    forbids: /^web\/\S+ -> api\//,
    belongs:
      'The browser knows the server only by its contract: put the schema in contract/ and fetch it with the request helper in web/app/lib/.',
  },
  {
    rule: 'web reaches domain through contract',
    forbids: /^web\/\S+ -> domain\//,
    belongs: 'Export it from the contract module of the feature and import it from there.',
  },
  {
    rule: 'web imports only contract',
    forbids: /^web\/\S+ -> (?!web\/|contract\/|api\/|domain\/|npm:|node:)/,
    belongs: 'Browser code belongs in web/, or in contract/ if the server needs it too.',
  },
  {
    rule: 'web runs in a browser',
    forbids: /^web\/\S+ -> node:/,
    exceptFiles: [/^web\/(app\/entry\.server\.tsx|[a-z.-]+\.config\.ts)$/, TESTS],
    belongs:
      'Node modules work only in web/app/entry.server.tsx and the build configuration. Do this in api/ and send the result.',
  },
  {
    rule: 'e2e never imports web',
    forbids: /^e2e\/\S+ -> web\//,
    belongs: 'Browser tests locate by role and label. A text or path that both need belongs in contract/.',
  },
  {
    rule: 'a feature reaches another through its service',
    forbids: /^api\/src\/features\/([^/]+)\/\S+ -> api\/src\/features\/(?!\1\/)(?![^/]+\/service\.ts$)/,
    belongs: "Call a function of the other feature's service.ts, or add one there.",
  },
  {
    rule: 'routes and tools never import stores',
    forbids:
      /^api\/src\/features\/\S*\/(?:[a-z0-9-]+\.)?(?:routes|tools)\.ts -> api\/src\/features\/\S*\/(?:[a-z0-9-]+\.)?store\.ts$/,
    valuesOnly: true,
    belongs:
      'Call a function of a service of the feature: another door, such as a job or a tool, then does the same. Types may be imported with `import type`.',
  },
  {
    rule: 'features export themselves',
    forbids: /^(?!api\/src\/features\/)\S+ -> api\/src\/features\/[^/]+\/index\.ts$/,
    exceptFiles: ['api/src/features.ts'],
    belongs: 'Only api/src/features.ts imports index.ts. Call a function of the service.ts, or use FEATURES.',
  },
  {
    rule: 'features are listed, not wired',
    forbids: /^api\/src\/[^/]+\.ts -> api\/src\/features\/[^/]+\/(?!service\.ts$|index\.ts$)/,
    belongs:
      'Export it from the index.ts of its feature: api/src/features.ts lists those, and api/src/app.ts wires them.',
  },
  {
    rule: 'platform and db know no feature',
    forbids: /^api\/src\/(platform|db)\/\S+ -> api\/src\/features(\/|\.ts$)/,
    belongs:
      'Invert the dependency: the feature exports in its index.ts what the platform calls. A table used by both belongs in api/src/db/schema/.',
  },
  {
    rule: 'policies authorize',
    forbids: /^api\/\S+ -> api\/src\/platform\/authorized\.ts$/,
    exceptFiles: [/^api\/src\/features\/[^/]+\/(?:[^/]+\/)?(?:[a-z0-9-]+\.)?policy\.ts$/, TESTS],
    valuesOnly: true,
    belongs:
      'The policy.ts of the feature decides who may do what: it turns a caller and a row into Authorized<…>, which services and stores require.',
  },
  {
    rule: 'policies hold nothing but authorization',
    forbids:
      /^api\/src\/features\/[^/]+\/(?:[^/]+\/)?(?:[a-z0-9-]+\.)?policy\.ts -> (api\/src\/platform\/rate-limit\.ts|api\/src\/db\/|npm:)/,
    belongs: 'Rates, sizes and times belong in limits.ts, queries in the store.',
  },
  {
    rule: 'the assistant knows no feature',
    forbids: /^api\/src\/eddy\/\S+ -> api\/src\/features(\/|\.ts$)/,
    exceptFiles: [TESTS, /^api\/src\/eddy\/evals\//],
    belongs:
      "A tool belongs in its feature's tools.ts, exported by its index.ts: the assistant gets the tools of all features.",
  },
  {
    rule: 'only stores know SQL',
    forbids: /^api\/\S+ -> (api\/src\/db\/(client|schema)\b|npm:(drizzle-orm|pg)(\/|$))/,
    exceptFiles: SQL_FILES,
    valuesOnly: true,
    belongs:
      'Move the query into a named function of the store.ts of its feature. Types may be imported with `import type`.',
  },
  {
    rule: 'one place opens databases',
    forbids: /^\S+ -> npm:drizzle-orm\/node-postgres/,
    exceptFiles: [/^api\/src\/db\//],
    valuesOnly: true,
    belongs:
      "Use connect() or createDatabase() of api/src/db/client.ts: drizzle's own transactions lose a connection when the database dies at `begin`.",
  },
  {
    rule: 'web features never import each other',
    forbids: /^web\/app\/features\/([^/]+)\/\S+ -> web\/app\/features\/(?!\1\/)/,
    belongs:
      'Compose the two in a screen of web/app/routes/, or move shared views of a boat, a person, a conversation or a photo into web/app/nouns/, other components into web/app/ui/ and other logic into web/app/lib/.',
  },
  {
    rule: 'nouns know no feature',
    forbids: /^web\/app\/nouns\/\S+ -> web\/app\/(features|routes)\//,
    belongs:
      'Features and screens use nouns, not the other way around: pass it in as a prop, or move it into web/app/nouns/.',
  },
  {
    rule: 'ui and lib know no noun and no screen',
    forbids: /^web\/app\/(ui|lib)\/\S+ -> web\/app\/(nouns|features|routes)\//,
    belongs:
      'Building blocks get their content as props. Code that knows a boat or a person belongs in web/app/nouns/, code that knows a feature in web/app/features/.',
  },
  {
    rule: 'one kind of dialog, one kind of menu',
    forbids: /^web\/\S+ -> npm:@mantine\/core\/styles\/(Modal|Menu)\.layer\.css$/,
    exceptFiles: ['web/app/ui/dialog.tsx', 'web/app/ui/action-menu.tsx'],
    belongs: 'Use web/app/ui/dialog.tsx or web/app/ui/action-menu.tsx, which Back closes.',
  },
  {
    rule: 'screens are composed, not imported',
    forbids: /^web\/app\/(features|routes)\/\S+ -> web\/app\/routes\/(?!.*\+types\/)/,
    belongs:
      'Move code that two screens share into web/app/features/ (for one feature), web/app/nouns/ (for a boat, a person, …), web/app/ui/ (components) or web/app/lib/ (logic).',
  },
];
