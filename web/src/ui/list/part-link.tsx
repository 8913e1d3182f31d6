import { Link } from 'react-router';
import { Icon, type IconName } from '../icon/icon.tsx';

/** The way to another part of an area, which on a phone has no other entry there. */
export function PartLink(props: { to: string; icon: IconName; title: string; lead: string }) {
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
