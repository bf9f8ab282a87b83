import type { SuiteTimes } from './test-times.ts';

interface Options {
  readonly suite: string;
  /** The files or tests that will run. */
  readonly parts: readonly string[];
  /** What a part is called in the plural. */
  readonly unit: string;
  readonly lastRun: SuiteTimes;
  /** How long the suites after this one will take, in milliseconds. */
  readonly laterSuites: number;
  readonly now?: () => number;
}

/** Below this share of the work, the pace of the last run says more than that of this one. */
const TELLING_SHARE = 0.05;

/** How far a suite is. Parts weigh what they took in the last run, so that the estimate does not jump at the slow ones. */
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

  /** What is left of this suite, in milliseconds. */
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

  /** For the estimate of the next run; undefined when this one was cut short. */
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
