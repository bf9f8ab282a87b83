import type { EddyPart, EddyProposal } from '@tradewind/contract/eddy';
import type { z } from 'zod';
import type { Queryable } from '../db/client.ts';
import type { Caller } from './auth.ts';
import type { Dependencies } from './http/app.ts';

/** Tools act as the caller, with the caller's own rights. */
export interface ToolContext extends Dependencies {
  caller: Caller;
}

/** The context for a confirmed proposal: everything it writes belongs to the transaction that decides the proposal. */
export interface ActingContext extends Omit<ToolContext, 'db'> {
  db: Queryable;
}

export interface Outcome {
  /** The model reads this: every figure and name that it may repeat. */
  output: Record<string, unknown>;
  /** Shown to the user besides the text. */
  parts?: EddyPart[];
}

export type Draft = Pick<EddyProposal, 'title' | 'facts' | 'body' | 'confirmLabel'>;

export interface Done {
  outcome: string;
  path?: string;
}

interface Described<Input> {
  name: string;
  description: string;
  input: z.ZodType<Input>;
}

/** Looks something up; changes nothing. */
interface ReadingTool<Input> extends Described<Input> {
  kind: 'read';
  run(context: ToolContext, input: Input): Promise<Outcome>;
}

/**
 * Proposes something to send (`propose`) or to change (`commit`). The model can only prepare it: `perform` runs only when the
 * user confirms with a click.
 */
interface ActingTool<Input> extends Described<Input> {
  kind: 'propose' | 'commit';
  /** Called again before the click is carried out: what the user read must still be so. */
  prepare(context: ActingContext, input: Input): Promise<Draft>;
  perform(context: ActingContext, input: Input): Promise<Done>;
}

/** A tool with its input type erased, for lists of tools: it parses the input with its own schema. */
export type AnyTool =
  | (Omit<ReadingTool<unknown>, 'run'> & { run(context: ToolContext, input: unknown): Promise<Outcome> })
  | (Omit<ActingTool<unknown>, 'prepare' | 'perform'> & {
      prepare(context: ActingContext, input: unknown): Promise<Draft>;
      perform(context: ActingContext, input: unknown): Promise<Done>;
    });

export function reading<Input>(tool: Omit<ReadingTool<Input>, 'kind'>): AnyTool {
  return { ...tool, kind: 'read', run: (context, input) => tool.run(context, tool.input.parse(input)) };
}

export function acting<Input>(tool: ActingTool<Input>): AnyTool {
  return {
    ...tool,
    prepare: (context, input) => tool.prepare(context, tool.input.parse(input)),
    perform: (context, input) => tool.perform(context, tool.input.parse(input)),
  };
}
