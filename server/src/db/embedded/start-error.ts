/** A start that cannot go on. `message` is the one sentence that the operator reads. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The operating system's code of an error (`ENOSPC`, `EACCES` …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
