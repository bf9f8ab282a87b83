import type { z } from 'zod';

/**
 * The callers an endpoint serves. `owner`: only the owner of the resource in the path; everybody else gets a refusal or a 404.
 */
export type Access =
  | 'everyone'
  | 'signed in'
  | 'owner'
  | 'owner and admin'
  | 'owner and broker'
  | 'owner and staff'
  | 'admin'
  | 'broker'
  /** Admins and brokers. */
  | 'staff';

/** The form field for file uploads and the maximum number of files. */
export interface FileField {
  field: string;
  maxFiles: number;
}

/** One API call: the server registers it, the browser makes it, and the documentation lists it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Starts with `/api/` and may contain parameters such as `:name`. */
  path: string;
  access: Access;
  /** True if visitors may call it but signed-in users get more. */
  knowsCaller?: boolean;
  /**
   * The paths of reads that this write makes stale, including everything below them. Parameters have the values of the call:
   * `/api/boats/:id` stands for that boat, `/api/boats` for all of them.
   */
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
  /** Error statuses that callers should expect, besides those of every call (400, 429, 500 and 503). */
  refuses?: readonly number[];
  /** Error responses with their own schema. */
  refusals?: Readonly<Record<number, z.ZodType>>;
}

/** Infers the exact type of a call. The browser bundle contains only the fields needed to make the call. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;

/** The body of a successful response. */
export type ResponseBody<E extends Endpoint> = E extends { responses: infer A } ? Parsed<A[keyof A], never> : unknown;

/** The input of a schema, with read-only lists allowed. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Given<T[Name]> }
    : T;

/** The arguments of a call, typed by its schemas. */
export type CallInput<E extends Endpoint> = (E extends { params: infer S extends z.ZodObject }
  ? { params: { [Name in keyof z.output<S>]: string | number } }
  : unknown) &
  (E extends { query: infer S extends z.ZodType } ? { query?: Given<z.input<S>> } : unknown) &
  (E extends { body: infer S extends z.ZodType } ? { body: Given<z.input<S>> } : unknown);

/** The path of a call with its parameters filled in. */
export function pathOf({ path }: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The path in parts: the fixed prefix, then one part per segment. A list and its items share the prefix. */
export function pathParts({ path }: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}): string[] {
  const [start = '', ...rest] = path.split(/\/(?=:)/);
  return [start, ...rest.flatMap((part) => pathOf({ path: part }, params).split('/'))];
}

/** The query string in the order of the keys. Lists become repeated parameters. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) address.append(name, String(one));
  }
  return address.toString();
}
