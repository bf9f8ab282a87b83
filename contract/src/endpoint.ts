import type { z } from 'zod';

/**
 * Who gets an answer. `owner`: only the person whom the thing in the path belongs to. Everybody else is refused or told that
 * there is no such thing.
 */
export type Access = 'everyone' | 'signed in' | 'owner' | 'owner and admin' | 'admin';

/** The form field in which a call takes files, and how many at most. */
export interface FileField {
  field: string;
  maxFiles: number;
}

/** One call of the API, as the server registers it, the browser makes it and the documentation shows it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Starts with `/api/`; `:name` stands for a parameter. */
  path: string;
  access: Access;
  /** True where visitors may call, and people who are signed in get more. */
  knowsCaller?: boolean;
  /** The paths of reads that this write makes stale, with all that lies below them. */
  invalidates?: readonly string[];
  tag: string;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  files?: FileField;
  /** The successful responses by status. None where it streams or redirects. */
  responses?: Readonly<Record<number, z.ZodType>>;
  /** The refusals that callers should expect, besides those of every call (400, 429, 500 and 503). */
  refuses?: readonly number[];
  /** Refusals with a body of their own. */
  refusals?: Readonly<Record<number, z.ZodType>>;
}

/** Gives a call its exact type. The browser's bundle keeps only what it needs to make the call. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;

/** The body of a successful response. */
export type ResponseBody<E extends Endpoint> = E extends { responses: infer A } ? Parsed<A[keyof A], never> : unknown;

/** What a schema takes; its lists may be read-only. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Given<T[Name]> }
    : T;

/** What a call is made with, as its schemas take it. */
export type CallInput<E extends Endpoint> = (E extends { params: infer S extends z.ZodObject }
  ? { params: { [Name in keyof z.output<S>]: string | number } }
  : unknown) &
  (E extends { query: infer S extends z.ZodType } ? { query?: Given<z.input<S>> } : unknown) &
  (E extends { body: infer S extends z.ZodType } ? { body: Given<z.input<S>> } : unknown);

/** The address of a call, with its parameters put in. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The address in parts: the fixed beginning, then one for each segment. Lists and things below share their beginning. */
export function addressParts({ path }: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}): string[] {
  const [start = '', ...rest] = path.split(/\/(?=:)/);
  return [start, ...rest.flatMap((part) => addressOf({ path: part }, params).split('/'))];
}

/** A query as it stands in an address, in the order of its names. Lists become repeated parameters. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) address.append(name, String(one));
  }
  return address.toString();
}
