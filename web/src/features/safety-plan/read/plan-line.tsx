import { Icon } from '#web/ui/icon/icon.tsx';
import { phoneIn } from '../plan/plan-text.ts';
import { PLAN_TEXTS } from '../texts.ts';

/** One idea of the plan; a telephone in it is one touch away. */
export function PlanLine({ line }: { line: string }) {
  const phone = phoneIn(line);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0">{line}</span>
      {phone && (
        <a
          href={`tel:${phone.dial}`}
          aria-label={PLAN_TEXTS.call(phone.written)}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-primary-ink hover:bg-primary-strong"
        >
          <Icon name="phone" className="size-5" />
        </a>
      )}
    </li>
  );
}
