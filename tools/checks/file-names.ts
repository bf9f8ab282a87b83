import { basename } from 'node:path';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const CODE_FILE = /\.(ts|tsx|mts|mjs|js|jsx|css)$/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
const ROUTE_MODULE = /^web\/app\/routes\//;
const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'misc']);

/** The allowed file names in an API feature; `password-reset.service.ts` splits a large one. */
const FEATURE_FILES = [
  'routes',
  'service',
  'store',
  'policy',
  'limits',
  'present',
  'reactions',
  'jobs',
  'tools',
  'help',
  'mail',
] as const;

const FEATURE_FILE = /^api\/src\/features\/[^/]+\/(?<name>.+\.(?:ts|tsx|mts|mjs|js))$/;
const FEATURE_FILE_NAME = new RegExp(
  `^index\\.ts$|^([a-z0-9-]+\\.)?(${FEATURE_FILES.join('|')})\\.ts$|^[a-z0-9.-]+\\.test\\.ts$`,
);
/** A part of a feature has its own folder: `search/plan.ts`. Any name is allowed there, since the folder gives the context. */
const PART_FILE = /^[a-z0-9-]+\/(?<name>[^/]+)$/;
const FREE_NAME = /^[a-z0-9-]+\.ts$/;

export function checkFileNames(tree: SourceTree): Problem[] {
  return tree.paths.flatMap((file) => [...checkCase(file), ...checkWords(file), ...checkFeatureFile(file)]);
}

const FOLDER = /^(?<folder>(?:web\/app\/(?:features|nouns)|api\/src\/features)\/.+)\/[^/]+$/;
/** The vocabulary of the API's features rules out such folders there. */
const NESTED_IN_WEB = /^web\/app\/(?:features|nouns)\/[^/]+\/[^/]+\/./;
const MOST_FILES = 25;

/** Features and nouns may have folders for their parts, one level deep. */
export function checkFolders(tree: SourceTree): Problem[] {
  const folders = new Map<string, string[]>();
  for (const file of tree.paths) {
    const folder = file.match(FOLDER)?.groups?.folder;
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, files]) => [
    ...(NESTED_IN_WEB.test(folder)
      ? [
          {
            rule: 'web features have one level of folders',
            file: files[0] ?? '',
            message: 'A part such as boats/gallery/ has no folders of its own: move it up, or make it a feature.',
          },
        ]
      : []),
    ...(files.length > MOST_FILES
      ? [
          {
            rule: `no folder of a feature with more than ${MOST_FILES} files`,
            file: files[0] ?? '',
            message: `${folder}/ has ${files.length} files. Give each part a folder, such as boats/gallery/ or trades/offers/.`,
          },
        ]
      : []),
  ]);
}

function checkCase(file: string): Problem[] {
  if (!CODE_FILE.test(file) || ROUTE_MODULE.test(file) || KEBAB_CASE.test(basename(file).replace(/^\./, ''))) return [];
  return [{ rule: 'file names are kebab-case', file, message: 'Use lowercase with dashes: `listing-form.tsx`.' }];
}

function checkWords(file: string): Problem[] {
  const empty = file.split(/[/.-]/).find((word) => EMPTY_WORDS.has(word.toLowerCase()));
  if (!empty) return [];
  return [
    {
      rule: 'names say what is inside',
      file,
      message: `"${empty}" says nothing: name the file after what it does, and move unrelated code elsewhere.`,
    },
  ];
}

function checkFeatureFile(file: string): Problem[] {
  const name = file.match(FEATURE_FILE)?.groups?.name;
  if (!name || FEATURE_FILE_NAME.test(name)) return [];
  const inPart = name.match(PART_FILE)?.groups?.name;
  if (inPart && (FREE_NAME.test(inPart) || FEATURE_FILE_NAME.test(inPart))) return [];
  const known = FEATURE_FILES.map((word) => `${word}.ts`).join(', ');
  return [
    {
      rule: 'features share one vocabulary',
      file,
      message: `A feature consists of index.ts, ${known} and *.test.ts; split a large file as password-reset.service.ts, or give a part its own folder such as search/plan.ts, one level deep. Pure rules belong in domain/, code for every feature in api/src/platform/.`,
    },
  ];
}
