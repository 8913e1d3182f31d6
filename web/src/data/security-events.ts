import { loadBackend } from './backend.ts';
import { getSessionState } from './session.ts';

/**
 * Tells the server of something suspicious (docs/specification.md §7). Never in a person's way:
 * failures are silent.
 */
export async function logSecurityEvent(
  type: string,
  details: Record<string, string> = {},
): Promise<void> {
  const session = getSessionState();
  if (session.status !== 'signed-in') return;
  try {
    const backend = await loadBackend();
    await backend.rpc('log_security_event', {
      p_user_id: session.user.id,
      p_event_type: type,
      p_event_details: details,
    });
  } catch {
    // The server keeps its own record of what it refused.
  }
}
