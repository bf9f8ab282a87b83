export function builtName(source: Buffer): string;
