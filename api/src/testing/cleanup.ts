const cleanups: (() => Promise<void>)[] = [];

/** Runs the work after the test file, newest first. Unlike `afterAll`, tests may call it, too. */
export function cleanUpAfterFile(work: () => Promise<void>): void {
  cleanups.push(work);
}

export async function cleanUp(): Promise<void> {
  for (const work of cleanups.splice(0).reverse()) await work();
}
