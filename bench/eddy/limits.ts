export const LIMITS = {
  ...{ generated: 0.92, written: 0.98 },
  /** The shares that count as success in conversations that outsiders wrote. */
  files: { ordinary: 0.8, strict: 0.65 },
  ...{ firstTokenMs: 100, startMs: 1_000, megabytes: 60 },
} as const;
