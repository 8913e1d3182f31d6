import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import { Notice } from '#web/ui/notice.tsx';
import { MOOD_TEXTS } from '../texts.ts';

/** Help beside the words that call for it. Nothing is blocked, and the words stay as they are. */
export function HelpNotice({ level }: { level: SafetyLevel }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {atLeast(level, 'risk') && (
        <Notice tone="help">
          <p>{MOOD_TEXTS.help}</p>
          {/* A plain link: it must work whatever happens to the rest of the page. */}
          <a
            href="/crisis-moment"
            className="inline-flex min-h-11 items-center font-semibold text-help underline"
          >
            {MOOD_TEXTS.helpLink}
          </a>
        </Notice>
      )}
    </div>
  );
}
