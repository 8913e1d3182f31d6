import { toast } from '#web/ui/toast.tsx';
import { KEEPSAKE_TEXTS } from './texts.ts';

/** The lines alone: what is pasted into a message has no title. */
export async function copyLines(lines: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    toast({ title: KEEPSAKE_TEXTS.copied, tone: 'ok' });
  } catch {
    toast({ title: KEEPSAKE_TEXTS.notCopied, tone: 'error' });
  }
}
