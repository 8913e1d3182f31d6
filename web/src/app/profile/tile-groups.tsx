import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PROFILE_TEXTS } from './texts.ts';
import { type Tile, TILES } from './tiles.ts';

const { groups } = PROFILE_TEXTS;

const LINK = 'no-underline transition duration-160 ease-out hover:bg-primary-soft';

interface TileGroupsProps {
  /** What is known of a place today, by its address, in the place of what is always true of it. */
  known: Readonly<Record<string, string | undefined>>;
}

/** What is the person's own: the days as drawn tiles, people and plan larger, the account as a list. */
export function TileGroups({ known }: TileGroupsProps) {
  const of = (group: keyof typeof groups) =>
    TILES.filter((tile) => tile.group === group).map((tile) => ({
      ...tile,
      line: known[tile.address] ?? tile.line,
    }));
  return (
    <>
      <Group title={groups.days}>
        <div className="@container">
          <ul className="grid grid-cols-1 gap-3 roomy:grid-cols-2">
            {of('days').map((tile) => (
              <li key={tile.address}>
                <SmallTile {...tile} />
              </li>
            ))}
          </ul>
        </div>
      </Group>
      <Group title={groups.people}>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {of('people').map((tile) => (
            <li key={tile.address}>
              <WideTile {...tile} />
            </li>
          ))}
        </ul>
      </Group>
      <Group title={groups.account}>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {of('account').map((tile) => (
            <li key={tile.address}>
              <Row {...tile} />
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-10">
      <h2 id={id} className="mb-4 font-title text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function SmallTile({ address, icon, title, line }: TileLook) {
  return (
    <Link
      to={address}
      className={`${LINK} flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:border-primary`}
    >
      <span className="flex size-12 items-center justify-center rounded-[46%_54%_50%_50%/56%_52%_48%_44%] bg-primary-soft text-primary">
        <Icon name={icon} className="size-7" />
      </span>
      <Words title={title} line={line} />
    </Link>
  );
}

function WideTile({ address, icon, title, line }: TileLook) {
  return (
    <Link
      to={address}
      className={`${LINK} flex h-full items-center gap-4 rounded-card border border-transparent bg-surface-2 p-5 hover:border-primary tight:flex-col tight:items-start`}
    >
      <Icon name={icon} className="size-10 shrink-0 text-primary" />
      <Words title={title} line={line} />
    </Link>
  );
}

function Row({ address, icon, title, line }: TileLook) {
  return (
    <Link to={address} className={`${LINK} flex min-h-16 items-center gap-4 px-4 py-3`}>
      <Icon name={icon} className="size-6 shrink-0 text-primary tight:hidden" />
      <Words title={title} line={line} />
      <Icon name="chevron-right" className="ml-auto size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

type TileLook = Omit<Tile, 'group'>;

function Words({ title, line }: { title: string; line: string | undefined }) {
  return (
    <span className="min-w-0">
      <span className="block leading-snug font-semibold wrap-anywhere hyphens-auto">{title}</span>
      {line && <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{line}</span>}
    </span>
  );
}
