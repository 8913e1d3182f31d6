import { Button } from '#web/ui/button.tsx';
import type { SearchAction } from '../rules.ts';
import type { SearchState } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';
import { THEMES } from '../words/themes.content.ts';

interface ThemeChoiceProps {
  state: SearchState;
  send: (action: SearchAction) => void;
}

/** Three themes of all there are; another three for the asking. */
export function ThemeChoice({ state, send }: ThemeChoiceProps) {
  const themes = state.offered.flatMap((id) => THEMES.find((theme) => theme.id === id) ?? []);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-title text-xl font-semibold">{SEARCH_TEXTS.themeTitle}</h2>
        <p className="text-ink-soft">{SEARCH_TEXTS.themeLead}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {themes.map(({ id, title, lead }) => (
          <li key={id}>
            <button
              type="button"
              data-target={id}
              onClick={() => send({ type: 'theme', id })}
              className="flex w-full flex-col rounded-card border border-ink-soft bg-(--sand) px-5 py-4 text-left hover:border-primary hover:bg-(--dune)"
            >
              <span className="font-title text-lg font-semibold">{title}</span>
              <span>{lead}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => send({ type: 'other-themes' })}>
          {SEARCH_TEXTS.otherThemes}
        </Button>
      </div>
    </section>
  );
}
