import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { NETWORK_TEXTS } from '../texts.ts';

interface ReachLinkProps {
  href: string;
  icon: IconName;
  /** Whom it reaches: read aloud, so that links of several people are told apart. */
  name: string;
  children: string;
  first?: boolean;
}

/** Opens the phone's own app for calls or messages. */
export function ReachLink({
  href,
  icon,
  name,
  children,
  first = false,
}: ReachLinkProps): ReactNode {
  return (
    <a
      href={href}
      aria-label={NETWORK_TEXTS.actionOf(children, name)}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-control border px-4 font-semibold no-underline',
        first
          ? 'border-transparent bg-primary text-primary-ink hover:bg-primary-strong'
          : 'border-ink-soft bg-surface text-ink hover:bg-primary-soft',
      )}
    >
      <Icon name={icon} className="size-5" />
      {children}
    </a>
  );
}
