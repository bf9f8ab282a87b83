import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import type { Trade } from '@tradewind/contract/trades';
import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { acceptItem } from '../../api/src/features/closing/acceptance.service.ts';
import { readClosing } from '../../api/src/features/closing/course/course.service.ts';
import { addDocument } from '../../api/src/features/closing/documents/uploads.service.ts';
import { confirmTask, enterFacts, reviewTask, waiveTask } from '../../api/src/features/closing/service.ts';
import { openForm, signTask } from '../../api/src/features/closing/signing/tasks.service.ts';
import type { Caller } from '../../api/src/platform/auth.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { broker, ClosingDesk } from './closing-desk.ts';
import { callerNamed, daysBefore, legalNameOf } from './drafts.ts';
import { samplePaper } from './sample-paper.ts';
import { ADDRESSES, LOANS, VESSELS } from './world/closings.ts';

export type ClosingContext = Pick<Dependencies, 'db' | 'commit' | 'storage' | 'config' | 'publicUrl'>;

const DAY = 'yyyy-mm-dd'.length;
/** From here the demo users act. */
const ORIGIN = {};

/** The parties' and the broker's tasks in one closing. */
export class ClosingCourse {
  readonly desk: ClosingDesk;
  readonly #context: ClosingContext;
  readonly #tradeId: number;
  /** Demo users by their position. */
  readonly #people: readonly string[];
  /** Keys of boats by the number of their leg. */
  readonly #boats: ReadonlyMap<number, string>;
  /** The tasks after the last step. */
  #seen: Closing | undefined;

  /** The boats are in the order of their legs. */
  constructor(context: ClosingContext, trade: Trade, people: readonly string[], boats: readonly string[]) {
    const left = [...boats];
    this.#context = context;
    this.#tradeId = trade.id;
    this.#people = people;
    this.#boats = new Map(
      trade.legs.map(({ kind }, index) => [index + 1, (kind === 'boat' ? left.shift() : undefined) ?? '']),
    );
    this.desk = new ClosingDesk(context, trade.id, people.map(legalNameOf));
  }

  /** The open tasks of one kind, of all parties or of one. */
  async tasks(kind: TaskKindName, person?: string): Promise<ClosingTask[]> {
    this.#seen ??= await readClosing(this.#context.db, broker, this.#tradeId);
    return this.#seen.tasks.filter(
      (task) =>
        task.kind === kind && task.state === 'open' && (person === undefined || this.#people[task.by ?? -1] === person),
    );
  }

  /** Does everything of these kinds, one kind after the other, in the usual way. */
  async perform(kinds: readonly TaskKindName[]): Promise<void> {
    for (const kind of kinds) for (const task of await this.tasks(kind)) this.#seen = await this.#finish(task);
  }

  /** Money came or went, which may have finished tasks. */
  async collect(what: 'deposit' | 'balance'): Promise<void> {
    await this.desk.collect(what);
    this.#seen = undefined;
  }

  /** Everything changes hands, and everyone is paid. */
  async release(): Promise<void> {
    await this.desk.release();
    this.#seen = undefined;
  }

  /** Uploads a paper for a task, which then waits for the broker. */
  async upload({ id, kind, leg, by }: ClosingTask): Promise<void> {
    const [owner = '', boat] = [this.#people[by ?? -1], this.#boats.get(leg ?? 0)];
    const about = boat ? `${VESSELS[boat]?.number}, hull ${VESSELS[boat]?.hullNumber}` : legalNameOf(owner);
    const content = samplePaper(TASK_WORDS[kind].name, [
      about,
      '',
      'A sample of the paper that would be uploaded here.',
    ]);
    const file = { name: `${kind}.pdf`, content, fields: { task: String(id) } };
    await addDocument(this.#context, callerNamed(owner), this.#tradeId, file, ORIGIN);
  }

  review({ id }: ClosingTask, result: 'passed' | 'failed', note: string): Promise<Closing> {
    return reviewTask(this.#context, broker, { id: this.#tradeId, task: id }, { result, note }, ORIGIN);
  }

  async #finish(task: ClosingTask): Promise<Closing> {
    const { kind, by } = task;
    if (by === null) return this.review(task, 'passed', 'Checked by phone and on paper');
    const person = this.#people[by] ?? '';
    const caller = callerNamed(person);
    const params = { id: this.#tradeId, task: task.id };
    const facts = this.#factsFor(task, person);
    if (facts) {
      if (facts.loan === true) await this.upload(task);
      const entered = await enterFacts(this.#context, caller, params, facts, ORIGIN);
      return kind === 'payoff' ? this.review(task, 'passed', 'Confirmed by the lender’s letter') : entered;
    }
    if (kind === 'acceptance') return acceptItem(this.#context, caller, params, { name: legalNameOf(person) }, ORIGIN);
    if (SIGNED.includes(kind)) return this.#sign(caller, params);
    const known = ON_FILE[kind];
    if (known) return waiveTask(this.#context, broker, params, known, ORIGIN);
    const words = WORDS[kind];
    if (words) return confirmTask(this.#context, caller, params, words, ORIGIN);
    await this.upload(task);
    return this.review(task, 'passed', 'Complete and legible');
  }

  #factsFor({ kind, leg }: ClosingTask, person: string): Record<string, unknown> | undefined {
    const boat = this.#boats.get(leg ?? 0) ?? '';
    if (kind === 'legal-details')
      return { legalName: legalNameOf(person), capacity: 'individual', ...ADDRESSES[person] };
    if (kind === 'vessel-details') return VESSELS[boat];
    if (kind !== 'payoff') return undefined;
    const loan = LOANS[boat];
    if (!loan) return { loan: false };
    const { goodForDays, ...letter } = loan;
    return { loan: true, ...letter, goodThrough: daysBefore(new Date(), -goodForDays).toISOString().slice(0, DAY) };
  }

  async #sign(caller: Caller, params: { id: number; task: number }): Promise<Closing> {
    const { hash, name } = await openForm(this.#context, caller, params);
    return signTask(this.#context, caller, params, { hash, name, consent: true }, ORIGIN);
  }
}

const SIGNED: readonly TaskKindName[] = ['disclosures', 'agreement', 'statement'];

type Words = Readonly<Partial<Record<TaskKindName, string>>>;

/** Papers that the brokerage does not need again. */
const ON_FILE: Words = {
  'tax-form': 'On file since an earlier closing.',
  'yard-letters': 'The marina confirmed by phone that nothing is owed.',
  insurance: 'The insurer sent the binder to us directly.',
};

const WORDS: Words = {
  inspection: 'Surveyed and taken out for two hours. Everything as described.',
  'keys-given': 'Keys, papers and the spare propeller handed over at the dock.',
  'keys-received': 'Everything on the list is aboard.',
};
