import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';
import type { CrisisOption } from './crisis-options.ts';
import { OptionLink } from './option-link.tsx';

interface MoreHelpProps {
  options: readonly CrisisOption[];
  summaryClass?: string;
  children?: ReactNode;
}

/** The few other ways, folded away so that the first one stands alone. */
export function MoreHelp({ options, summaryClass, children }: MoreHelpProps) {
  return (
    <details className="group">
      <summary
        className={classNames(
          'inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-help [&::-webkit-details-marker]:hidden',
          summaryClass,
        )}
      >
        {CHAT_TEXTS.crisis.more}
        <Icon
          name="chevron-down"
          className="size-5 transition duration-160 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 pt-2 pb-1">
        {children}
        {options.map((option) => (
          <OptionLink key={option.href} option={option} look="plain" />
        ))}
        <Link
          to="/safety-plan"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-help underline underline-offset-4"
        >
          {CHAT_TEXTS.crisis.plan}
        </Link>
        <Link
          to="/crisis-moment"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-help underline underline-offset-4"
        >
          {CHAT_TEXTS.crisis.moment}
        </Link>
        <p className="text-sm">{CHAT_TEXTS.crisis.human}</p>
      </div>
    </details>
  );
}
