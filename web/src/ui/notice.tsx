import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon/icon.tsx';
import { classNames } from './styles/class-names.ts';

type NoticeTone = 'info' | 'ok' | 'error' | 'help';

const TONES: Record<NoticeTone, { icon: IconName; classes: string; mark: string }> = {
  info: { icon: 'info', classes: 'border-line bg-surface-2', mark: 'text-primary' },
  ok: { icon: 'check', classes: 'border-ok bg-ok-soft', mark: 'text-ok' },
  error: { icon: 'warning', classes: 'border-help bg-help-soft', mark: 'text-help' },
  help: { icon: 'help', classes: 'border-help bg-help-soft', mark: 'text-help' },
};

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  className?: string;
}

/** A message in the page. Errors and successes announce themselves; the others are simply there. */
export function Notice({ tone, children, className }: NoticeProps) {
  const { icon, classes, mark } = TONES[tone];
  const role = tone === 'error' ? 'alert' : tone === 'ok' ? 'status' : undefined;
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-card border p-4', classes, className)}
    >
      <Icon name={icon} className={classNames('mt-0.5 size-6 shrink-0', mark)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
