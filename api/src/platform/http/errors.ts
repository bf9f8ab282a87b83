import { type ErrorCode, errorStatus, type Failure } from '@tradewind/contract/errors';
import { fieldName } from '@tradewind/contract/plain-refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isDiskFull, isUnstorable } from '../../db/failures.ts';
import type { Caller } from '../auth.ts';
import { isHangUp } from './hang-ups.ts';
import { notSignedIn, Refusal } from './refusal.ts';

const UNAVAILABLE = 'Tradewind is temporarily unavailable. Please try again in a moment.';
const UNSTORABLE = 'That text contains a character we can’t store. Please remove it.';
const STORAGE_FULL = 'Our storage is full, so we couldn’t save this. Please try again later.';
const INTERNAL = 'Something went wrong on our side. Please try again.';

const UNREADABLE = 'We couldn’t read the request. Please check it and try again.';

/** Messages for Fastify's own errors whose code says more than their status. */
const byCode: Record<string, string> = {
  FST_ERR_BAD_URL: 'This address isn’t valid. Please check it.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Please send the details of this request as JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request isn’t valid JSON. Please check it.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send the request as JSON, with the content type application/json.',
};

/** Messages for Fastify's other errors, such as oversized bodies, by status. */
const byStatus: Record<number, { code: ErrorCode; message: string }> = {
  400: { code: 'invalid', message: UNREADABLE },
  404: { code: 'not_found', message: 'There’s nothing here. Please check the address.' },
  413: { code: 'too_large', message: 'That’s too large. Please send less at once.' },
  415: { code: 'wrong_kind_of_file', message: 'We don’t accept that kind of content here. Please send another kind.' },
  429: { code: 'too_many', message: 'Too many requests. Please wait a moment.' },
  503: { code: 'unavailable', message: UNAVAILABLE },
};

interface InvalidInput {
  validation: readonly {
    instancePath: string;
    message?: string;
    /** For a union: the errors of each member. */
    params: { errors?: readonly (readonly { path: PropertyKey[] }[])[] };
  }[];
  validationContext?: string;
}

interface ErrorResponse extends Failure {
  status: number;
  retryAfterSeconds?: number | undefined;
}

/** For the log: the client is gone. */
const HUNG_UP: ErrorResponse = { status: 400, code: 'invalid', message: 'The request was interrupted.' };

function responseTo(error: FastifyError, requestId: string): ErrorResponse {
  if (error instanceof Refusal) {
    const { code, status, message, fields, path, retryAfterSeconds } = error;
    return { status, message, code, ...(fields && { fields }), ...(path && { path }), retryAfterSeconds };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  if (isDatabaseAway(error)) return { status: 503, message: UNAVAILABLE, code: 'unavailable', retryAfterSeconds: 2 };
  if (isDiskFull(error)) return { status: errorStatus.storage_full, message: STORAGE_FULL, code: 'storage_full' };
  if (isUnstorable(error)) return { status: 400, code: 'invalid', message: UNSTORABLE };
  const known = byStatus[error.statusCode ?? 500];
  if (known && error.statusCode) {
    return { status: error.statusCode, ...known, message: byCode[error.code] ?? known.message };
  }
  if (error.statusCode && error.statusCode < 500) return { status: 400, code: 'invalid', message: UNREADABLE };
  return { status: errorStatus.internal, message: INTERNAL, code: 'internal', requestId };
}

function invalidInput({ validation, validationContext }: InvalidInput): ErrorResponse {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = UNREADABLE, params } of validation) {
    const [inner] = params.errors?.[0] ?? [];
    const path = [...instancePath.split('/').filter(Boolean), ...(inner?.path ?? [])];
    const inAddress = `The ${fieldName(path)} in the address isn’t valid. Please check it.`;
    fields[path.join('.') || 'body'] ??= validationContext === 'params' ? inAddress : message;
  }
  const [first = 'Please check the request.'] = Object.values(fields);
  return { status: 400, code: 'invalid', message: first, fields };
}

/** Also handles errors before routing, such as a URL that cannot be decoded. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfterSeconds, ...body } = isHangUp(error, request) ? HUNG_UP : responseTo(error, request.id);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Statuses of refusals that missing rows may cause. */
const ABOUT_ROWS: ReadonlySet<number> = new Set([400, 403, 404, 409]);

/** Whether the session of a request is still open. */
type StillSignedIn = (caller: Caller) => Promise<boolean>;

export function registerErrors(app: FastifyInstance, stillSignedIn: StillSignedIn = async () => true): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) =>
    sendError(await explained(error, request, stillSignedIn), request, reply),
  );
}

/** When an account is deleted during its own request, missing rows cause errors and refusals: reports those as signed out. */
async function explained(error: FastifyError, request: FastifyRequest, stillSignedIn: StillSignedIn) {
  const { caller } = request;
  const isBug = responseTo(error, request.id).status === errorStatus.internal;
  const isRefusedWrite = request.method !== 'GET' && error instanceof Refusal && ABOUT_ROWS.has(error.status);
  if (!caller || !(isBug || isRefusedWrite)) return error;
  if (await stillSignedIn(caller).catch(() => true)) return error;
  request.log.warn({ err: error }, 'the session ended during the request');
  return notSignedIn() as unknown as FastifyError;
}
