/**
 * Whether the client broke off while its body was being read. Node's own error for that has the code
 * of a lost connection, as one of the database has; the words `aborted` only it has.
 */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error) || error.message !== 'aborted') return false;
  return 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);
}
