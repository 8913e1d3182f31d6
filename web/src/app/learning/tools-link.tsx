import { Link } from 'react-router';
import { AMBIENT } from '#web/features/ambient/places.ts';
import { LEARNING_TEXTS } from '#web/features/learning/texts.ts';
import { WELLNESS_TOOLS } from '#web/features/wellness-tools/places.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';

/** From what one reads to what one does or hears: on a phone they have no other entry in this area. */
export function ToolsLink() {
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere md:grid-cols-2">
      <PartLink
        to={WELLNESS_TOOLS.address}
        icon="leaf"
        title={LEARNING_TEXTS.tools}
        lead={LEARNING_TEXTS.toolsLead}
      />
      <PartLink
        to={AMBIENT.address}
        icon="sound"
        title={LEARNING_TEXTS.sounds}
        lead={LEARNING_TEXTS.soundsLead}
      />
    </div>
  );
}

function PartLink(props: { to: string; icon: IconName; title: string; lead: string }) {
  return (
    <Link
      to={props.to}
      className="flex min-h-16 items-center gap-4 rounded-card bg-surface-2 px-5 py-3 text-ink no-underline hover:bg-primary-soft"
    >
      <Icon name={props.icon} className="size-7 shrink-0 text-primary" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{props.title}</span>
        <span className="block text-ink-soft">{props.lead}</span>
      </span>
      <Icon name="chevron-right" className="size-6 shrink-0 text-ink-soft" />
    </Link>
  );
}
