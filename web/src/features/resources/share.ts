import { toast } from '#web/ui/toast.tsx';
import { RESOURCES_TEXTS } from './texts.ts';

/** The system's own share sheet; where there is none, the clipboard. */
export async function shareResource(what: { title: string; text: string; url?: string }) {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      // Closing the sheet is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const lines = [what.title, what.text, what.url];
  await copy(lines.filter(Boolean).join('\n'), { title: RESOURCES_TEXTS.copied });
}

/** A ready message for whoever runs this place; the person sends it from their own mail. */
export async function reportEntry(title: string, country: string | null, checked: string) {
  await copy(RESOURCES_TEXTS.report(title, country, checked), {
    title: RESOURCES_TEXTS.wrongCopied,
    description: RESOURCES_TEXTS.wrongHow,
  });
}

async function copy(text: string, done: { title: string; description?: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ ...done, tone: 'ok' });
  } catch {
    toast({ title: RESOURCES_TEXTS.notCopied, description: text, tone: 'error' });
  }
}
