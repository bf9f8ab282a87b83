import { readFileSync } from 'node:fs';

const FILE = new URL('./topic-questions.tsv', import.meta.url);

let questions: ReadonlyMap<string, string> | undefined;

/** A short question for each topic of help, by its id. */
export function topicQuestions(): ReadonlyMap<string, string> {
  questions ??= new Map(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [id, question] = line.split('\t');
        return id && question ? [[id, question] as const] : [];
      }),
  );
  return questions;
}
