import { lineAt, type Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

/** The assistant's reader: everything that could learn the evaluations by heart. */
const READER = /^api\/src\/(?:eddy\/(?!evals\/)|features\/[^/]+\/(?:[a-z-]+\.)?(?:tools|help|knowledge|topics)\.)/;
const TEST = /\.test\.ts$/;

const WRITTEN = /^api\/src\/eddy\/evals\/conversations\/.*\.ts$/;
const GRAMMAR = /^bench\/eddy\/categories\/.*\.ts$/;
const FILE = /^bench\/eddy\/held-out\/.*\.jsonl$/;
const WORLDS =
  /^tools\/demo\/world\/.*\.ts$|^api\/src\/testing\/eddy-world\.ts$|^api\/src\/features\/inventory\/sample-feed\.json$/;

/** Questions of written conversations: as a property, or as the first argument of a shorthand. */
const QUESTION = /(?:\bsay: |\b(?:search|fees|talk)\(\s*)(['"`])(?<text>(?:\\.|(?!\1).)+)\1/g;
const TEMPLATES = /lines`(?<text>[^`]+)`/g;
const NAME = /\b(?:make|firstName|lastName)"?: ?['"](?<name>[^'"]{3,})['"]/g;
const ROW = /\[\s*'(?<person>[A-Z]\w+)',\s*\d{4},\s*'(?<make>[^']+)'/g;

/** Five words in a row, or a whole question of four. */
const PHRASE = 5;
const SHORT = 4;
const WORD = /[\p{L}\d]+(?:['’]\p{L}+)*/gu;
const RUN = new RegExp(`${WORD.source}(?:[ ,?!.:-]+${WORD.source})+`, 'gu');
/** Says something, unlike “what do you have”. */
const TELLING = /\p{L}{5,}.*\s.*\p{L}{5,}/u;

/** An evaluation proves nothing about a reader that contains its names or sentences. */
export function checkEvaluations(tree: SourceTree): Problem[] {
  const reader = tree.paths.filter((file) => READER.test(file) && !TEST.test(file));
  if (reader.length === 0) return [];
  const names = namesIn(tree);
  const phrases = phrasesIn(tree);
  return reader.flatMap((file) => {
    const text = tree.read(file);
    return [...nameProblems(file, text, names), ...phraseProblems(file, text, phrases)];
  });
}

function namesIn(tree: SourceTree): Set<string> {
  const found = tree.paths
    .filter((file) => WORLDS.test(file))
    .map((file) => tree.read(file))
    .flatMap((text) => [
      ...[...text.matchAll(NAME)].map(({ groups }) => groups?.name ?? ''),
      ...[...text.matchAll(ROW)].flatMap(({ groups }) => [groups?.person ?? '', groups?.make ?? '']),
    ]);
  return new Set(found.map((name) => name.toLowerCase()));
}

function phrasesIn(tree: SourceTree): Set<string> {
  const texts = tree.paths.flatMap((file) => {
    if (WRITTEN.test(file)) return [...tree.read(file).matchAll(QUESTION)].map(({ groups }) => groups?.text ?? '');
    if (FILE.test(file))
      return [...tree.read(file).matchAll(/"say": ?"(?<text>(?:\\.|[^"\\])*)"/g)].map(
        ({ groups }) => groups?.text ?? '',
      );
    if (!GRAMMAR.test(file)) return [];
    const blocks = [...tree.read(file).matchAll(TEMPLATES)].flatMap(({ groups }) => (groups?.text ?? '').split('\n'));
    return blocks.flatMap(variantsOf).flatMap((line) => line.split(/\{\w+\}/));
  });
  return new Set(texts.flatMap((text) => [...phrasesOf(text, PHRASE), ...wholeOf(text)].map(({ phrase }) => phrase)));
}

/** Each alternative in parentheses once, with the first ones of the others. */
function variantsOf(template: string): string[] {
  const group = /\(([^()]*\|[^()]*)\)/.exec(template);
  if (!group) return [template];
  const choices = (group[1] ?? '').split('|');
  const after = template.slice(group.index + group[0].length);
  return choices.flatMap((choice, index) =>
    variantsOf(template.slice(0, group.index) + choice + after).slice(0, index === 0 ? undefined : 1),
  );
}

interface Phrase {
  phrase: string;
  index: number;
}

const wholeOf = (text: string) =>
  [...text.matchAll(WORD)].length === SHORT && TELLING.test(text) ? phrasesOf(text, SHORT) : [];

function phrasesOf(text: string, size: number): Phrase[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const words = [...run.matchAll(WORD)];
    return words.slice(0, Math.max(0, words.length - size + 1)).map((first, at) => ({
      phrase: words
        .slice(at, at + size)
        .map(([word]) => word.toLowerCase().replaceAll('’', "'"))
        .join(' '),
      index: index + first.index,
    }));
  });
}

function nameProblems(file: string, text: string, names: ReadonlySet<string>): Problem[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => names.has(word.toLowerCase()))
    .map(({ 0: word, index }) =>
      problem(file, lineAt(text, index), `The name ${word} comes from a world that the reader is tested in.`),
    );
}

function phraseProblems(file: string, text: string, phrases: ReadonlySet<string>): Problem[] {
  return [PHRASE, SHORT]
    .flatMap((size) => phrasesOf(text, size))
    .filter(({ phrase }) => phrases.has(phrase))
    .map(({ phrase, index }) =>
      problem(file, lineAt(text, index), `“${phrase}” comes from a conversation that the reader is tested with.`),
    );
}

const problem = (file: string, line: number, found: string): Problem => ({
  rule: 'the reader knows no evaluation',
  file,
  line,
  message: `${found} Names come from the catalog, and meanings from words.`,
});
