export interface Problem {
  /** The name of the broken rule, the same in the checks, the probes and the output. */
  readonly rule: string;
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

export function describeProblem({ rule, file, line, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''}  [${rule}]\n    ${message}`;
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
