import { z } from 'zod';

/** The stable code of every refusal and its HTTP status. */
export const errorStatus = {
  invalid: 400,
  weak_password: 400,
  not_signed_in: 401,
  token_expired: 401,
  invalid_credentials: 401,
  subscription_required: 402,
  not_allowed: 403,
  suspended: 403,
  recent_sign_in_required: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  reserved: 409,
  email_taken: 409,
  username_taken: 409,
  hull_number_taken: 409,
  too_large: 413,
  quota_reached: 413,
  address_too_long: 414,
  wrong_kind_of_file: 415,
  too_many: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const failure = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
    path: z.string().optional().meta({ description: 'The screen where the caller can resolve it' }),
  })
  .meta({ id: 'Failure', description: 'What every refusal and every error looks like.' });

export type Failure = z.infer<typeof failure>;
