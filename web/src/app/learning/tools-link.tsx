import { Link } from 'react-router';
import { LEARNING_TEXTS } from '#web/features/learning/texts.ts';
import { WELLNESS_TOOLS } from '#web/features/wellness-tools/places.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** From what one reads to what one does: on a phone the tools have no other entry in this area. */
export function ToolsLink() {
  return (
    <Link
      to={WELLNESS_TOOLS.address}
      className="mb-8 flex min-h-16 items-center gap-4 rounded-card bg-surface-2 px-5 py-3 text-ink no-underline hover:bg-primary-soft"
    >
      <Icon name="leaf" className="size-7 shrink-0 text-primary" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{LEARNING_TEXTS.tools}</span>
        <span className="block text-ink-soft">{LEARNING_TEXTS.toolsLead}</span>
      </span>
      <Icon name="chevron-right" className="size-6 shrink-0 text-ink-soft" />
    </Link>
  );
}
