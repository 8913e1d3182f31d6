import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router';
import type { Entry } from '#domain/search/entry.ts';
import type { Findings } from '#domain/search/finder/finder.ts';
import { useUser } from '#web/data/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { lastSearch, rememberSearch } from './last-search.ts';
import { Results } from './results.tsx';
import { SearchLine } from './search-line.tsx';
import type { Searcher } from './searcher.ts';
import { switchSlash, useSlash } from './slash-key.ts';
import { SEARCH_TEXTS as TEXTS } from './texts.ts';
import { useSearcher } from './use-searcher.ts';
import { walkResults } from './walk-results.ts';

/** Above the page, also before it is known who is there. */
export function SearchHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}

interface SearchPageProps {
  load: () => Promise<Searcher>;
  pictureOf: (entry: Entry) => ReactNode;
}

/** One search over everything there is. What is typed stays on this page. */
export function SearchPage({ load, pictureOf }: SearchPageProps) {
  const { id: owner } = useUser();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [text, setText] = useState(() => (isBack ? lastSearch(owner) : ''));
  const { searcher, failed, retry } = useSearcher(load);
  const [isSerious, setSerious] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const asked = useDeferredValue(text);
  const found = useMemo(() => searcher?.find(asked) ?? null, [searcher, asked]);

  useEffect(() => rememberSearch(owner, text), [owner, text]);
  useEffect(() => {
    // Behind what moves focus to the title of a new page: whoever comes here comes to write.
    const frame = requestAnimationFrame(() =>
      field.current?.querySelector('input')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  const isBlank = asked.trim() === '';
  const hits = found?.hits ?? [];
  const help = searcher?.help ?? [];
  const isHelpDue = isSerious || found?.isSerious === true;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go between what is in it
    <div onKeyDown={walkResults} className="flex max-w-3xl flex-col gap-6">
      <SearchLine field={field} text={text} onText={setText} onSerious={setSerious} />
      <output className="-my-3 min-h-6 text-sm text-ink-soft">
        {!isBlank && countOf(found, failed)}
      </output>
      {failed && (
        <Notice tone="info">
          <p>{TEXTS.failed}</p>
          <Button variant="secondary" className="mt-2" onClick={retry}>
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      {isBlank && <Starters onText={setText} />}
      {!isBlank && found?.isGuess && hits.length > 0 && (
        <Guess isListenerFound={hits.some(({ entry }) => entry.to === '/chat')} />
      )}
      {!isBlank && found && (
        <Results hits={hits} help={isHelpDue ? help : []} pictureOf={pictureOf} />
      )}
      {!isBlank && found && !found.isGuess && <Otherwise />}
      {!isBlank && found && hits.length === 0 && !isHelpDue && <Nothing />}
    </div>
  );
}

/** Said to who listens, and read by who looks. */
function countOf(found: Findings | null, failed: boolean): string {
  if (!found) return failed ? '' : TEXTS.preparing;
  const count = found.hits.length;
  return found.isGuess ? TEXTS.guessed(count) : TEXTS.found(count);
}

/** Not everything is a thing to be found. */
function Otherwise() {
  return (
    <p className="border-t border-line pt-4 text-ink-soft">
      {TEXTS.otherwise}{' '}
      <Link
        to="/chat"
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {TEXTS.talk}
      </Link>
    </p>
  );
}

function Guess({ isListenerFound }: { isListenerFound: boolean }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{TEXTS.guessLead}</p>
      {!isListenerFound && (
        <ButtonLink to="/chat" variant="secondary">
          {TEXTS.talk}
        </ButtonLink>
      )}
    </div>
  );
}

function Starters({ onText }: { onText: (text: string) => void }) {
  const slash = useSlash();
  return (
    <section>
      <h2 className="mb-3 font-semibold">{TEXTS.starters}</h2>
      <div className="flex flex-wrap gap-2">
        {TEXTS.starterWords.map((words) => (
          <Button
            key={words}
            variant="secondary"
            className="rounded-full! font-normal!"
            onClick={() => onText(words)}
          >
            {words}
          </Button>
        ))}
      </div>
      <div className="mt-8 hidden pointer-fine:block">
        <Checkbox
          label={TEXTS.slash}
          checked={slash}
          onChange={(event) => switchSlash(event.currentTarget.checked)}
        />
      </div>
    </section>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={TEXTS.nothingTitle}
      emotion="thinking"
      action={<ButtonLink to="/chat">{TEXTS.talk}</ButtonLink>}
    >
      {TEXTS.nothingLead}
    </EmptyState>
  );
}
