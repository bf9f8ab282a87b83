export function agreesWithLockfile(root: string): boolean;
