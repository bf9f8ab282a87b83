import type { SuiteTimes } from './test-times.ts';

interface Options {
  readonly suite: string;
  /** The files or tests that will run. */
  readonly parts: readonly string[];
  /** The plural name of a part. */
  readonly unit: string;
  readonly lastRun: SuiteTimes;
  /** How long the suites after this one will take, in milliseconds. */
  readonly laterSuites: number;
  readonly now?: () => number;
}

/** Below this share of the work, the last run gives a better estimate than the pace of this one. */
const TELLING_SHARE = 0.05;

/** The progress of a suite. Parts are weighted by their time in the last run, so that slow ones do not make the estimate jump. */
export class Progress {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #usualPart: number;
  readonly #work: number;
  readonly #took = new Map<string, number>();
  #failed = 0;
  #done = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#startedAt = this.#now();
    const known = options.parts.map((part) => options.lastRun.parts[part]).filter((time) => time !== undefined);
    this.#usualPart = known.length > 0 ? sum(known) / known.length : 1;
    this.#work = sum(options.parts.map((part) => this.#weightOf(part)));
  }

  finish(part: string, took: number, passed: boolean): void {
    if (!this.#took.has(part)) this.#done += this.#weightOf(part);
    this.#took.set(part, took);
    if (!passed) this.#failed++;
  }

  /** The estimated time left for this suite, in milliseconds. */
  left(): number {
    const share = this.#work === 0 ? 0 : this.#done / this.#work;
    const elapsed = this.#elapsed();
    if (share >= TELLING_SHARE) return (elapsed / share) * (1 - share);
    return Math.max(0, this.#options.lastRun.total - elapsed);
  }

  line(): string {
    const { suite, parts, unit, laterSuites } = this.#options;
    const count = parts.length === 0 ? [] : [`${this.#took.size} of ${parts.length} ${unit}`];
    const failures = this.#failed === 0 ? [] : [`${this.#failed} failed`];
    const rest = [`about ${inWords(this.left())} left`];
    if (laterSuites > 0) rest.push(`${inWords(this.left() + laterSuites)} with the suites after it`);
    return `… ${suite}: ${[...count, ...failures, ...rest].join(', ')}`;
  }

  /** For the estimate of the next run. Undefined if this one was interrupted. */
  times(): SuiteTimes | undefined {
    if (this.#took.size < this.#options.parts.length) return undefined;
    return { total: this.#elapsed(), parts: Object.fromEntries(this.#took) };
  }

  #elapsed(): number {
    return this.#now() - this.#startedAt;
  }

  #weightOf(part: string): number {
    return this.#options.lastRun.parts[part] ?? this.#usualPart;
  }
}

export function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
