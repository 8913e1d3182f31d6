import { Icon } from '#web/ui/icon/icon.tsx';
import { APP_TEXTS } from '../texts.ts';
import { useOnline } from '#web/lib/use-online.ts';

export function OfflineBar() {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className="flex items-center justify-center gap-2 border-t border-line bg-surface-2 px-4 py-2 text-sm">
          <Icon name="offline" className="size-5 shrink-0 text-ink-soft" />
          {APP_TEXTS.offline}
        </p>
      )}
    </div>
  );
}
