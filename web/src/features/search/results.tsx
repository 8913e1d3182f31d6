import { type ReactNode, useState } from 'react';
import type { Entry, EntryKind } from '#domain/search/entry.ts';
import type { Hit } from '#domain/search/finder/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { ResultRow } from './result-row.tsx';
import { SEARCH_TEXTS } from './texts.ts';

/** So many stand above the groups, whatever they are. */
const NEAREST = 3;
/** So few need no groups. */
const FEW = 5;
const IN_A_GROUP = 3;

type Shown = Pick<Hit, 'entry' | 'because'>;

interface ResultsProps {
  hits: readonly Hit[];
  /** Stands first where the words are serious. */
  help: readonly Entry[];
  pictureOf: (entry: Entry) => ReactNode;
}

/** What was found: the nearest first, then the others by what they are. */
export function Results({ hits, help, pictureOf }: ResultsProps) {
  const helpIds = new Set(help.map(({ id }) => id));
  const others = hits.filter(({ entry }) => !helpIds.has(entry.id));
  const nearest = others.slice(0, others.length <= FEW ? FEW : NEAREST);
  const rest = others.slice(nearest.length);
  const kinds = [...new Set(rest.map(({ entry }) => entry.kind))];
  return (
    <div className="flex flex-col gap-8">
      <Group
        title={SEARCH_TEXTS.help}
        shown={help.map((entry) => ({ entry, because: null }))}
        pictureOf={pictureOf}
      />
      <Group title={SEARCH_TEXTS.nearest} shown={nearest} pictureOf={pictureOf} />
      {kinds.map((kind) => (
        <KindGroup
          key={kind}
          kind={kind}
          shown={rest.filter(({ entry }) => entry.kind === kind)}
          pictureOf={pictureOf}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  shown: readonly Shown[];
  pictureOf: (entry: Entry) => ReactNode;
  saysKind?: boolean;
  children?: ReactNode;
}

function Group({ title, shown, pictureOf, saysKind = true, children }: GroupProps) {
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-title text-xl font-semibold">{title}</h2>
      <ul className="flex flex-col gap-2">
        {shown.map((hit) => (
          <ResultRow
            key={hit.entry.id}
            hit={hit}
            picture={pictureOf(hit.entry)}
            saysKind={saysKind}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

interface KindGroupProps extends Omit<GroupProps, 'title'> {
  kind: EntryKind;
}

function KindGroup({ kind, shown, pictureOf }: KindGroupProps) {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, shown.length - IN_A_GROUP);
  return (
    <Group
      title={SEARCH_TEXTS.kinds[kind].many}
      shown={all ? shown : shown.slice(0, IN_A_GROUP)}
      pictureOf={pictureOf}
      saysKind={false}
    >
      {hidden > 0 && (
        <Button variant="quiet" className="mt-1" onClick={() => setAll(true)}>
          {SEARCH_TEXTS.more(hidden)}
        </Button>
      )}
    </Group>
  );
}
