export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** A `catch` handler for expected error codes. Rethrows all others. */
export function ignore(...codes: string[]) {
  return (error: unknown): undefined => {
    if (!codes.includes(errorCode(error) ?? '')) throw error;
  };
}
