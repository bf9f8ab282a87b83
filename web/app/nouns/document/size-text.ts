const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** '820 KB', '1.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}
