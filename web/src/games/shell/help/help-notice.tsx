import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import { Notice } from '#web/ui/notice.tsx';
import { HelpLink } from './help-link.tsx';
import { SHELL_TEXTS } from '../texts.ts';

/** Help beside the words that call for it. It takes nothing away and blocks nothing. */
export function HelpNotice({ level }: { level: SafetyLevel }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {atLeast(level, 'risk') && (
        <Notice tone="help">
          <p>{SHELL_TEXTS.help}</p>
          <HelpLink />
        </Notice>
      )}
    </div>
  );
}
