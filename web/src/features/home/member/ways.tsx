import { Link } from 'react-router';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';

export interface Way {
  address: string;
  icon: IconName;
  title: string;
  body: string;
}

/** Ways on, each one card that can be touched anywhere. */
export function Ways({ title, ways }: { title: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section className="pt-8 last:pb-10">
      <h2 className="mb-3 font-title text-xl font-semibold">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {ways.map((way) => (
          <li key={`${way.address} ${way.title}`}>
            <WayCard {...way} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WayCard({ address, icon, title, body }: Way) {
  return (
    <Link
      to={address}
      className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 no-underline tight:flex-col tight:items-start transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={icon} />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-3 tight:line-clamp-none font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="block text-sm text-ink-soft">{body}</span>
      </span>
    </Link>
  );
}
