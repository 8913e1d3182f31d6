import { memo, type RefObject } from 'react';
import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import type { SearchAction } from './rules.ts';
import { SAND_COLOURS } from './scene/colours.ts';
import { OwnWords } from './stages/own-words.tsx';
import { SearchStage } from './stages/search-stage.tsx';
import { StoryStage } from './stages/story-stage.tsx';
import { ThemeChoice } from './stages/theme-choice.tsx';
import { isAllFound, type SearchState } from './state.ts';
import { SEARCH_TEXTS } from './texts.ts';
import { THEMES } from './words/themes.content.ts';

export function WordSearchView(props: ViewProps<SearchState, SearchAction>) {
  const { state, send, reducedMotion, quiet = false } = props;
  const title = useFocusOn<HTMLHeadingElement>(
    `${state.stage} ${isAllFound(state)} ${state.byLines}`,
  );
  return <Sheet {...{ title, state, send }} still={reducedMotion || quiet} />;
}

interface SheetProps {
  title: RefObject<HTMLHeadingElement | null>;
  state: SearchState;
  send: (action: SearchAction) => void;
  still: boolean;
}

/** Time goes on, and nothing of this changes with it: it is drawn anew only when something was done. */
const Sheet = memo(function Sheet({ title, state, send, still }: SheetProps) {
  const { stage } = state;
  return (
    <div style={SAND_COLOURS} className="flex flex-col gap-3 pb-6">
      {stage === 'theme' && <ThemeChoice title={title} send={send} />}
      {stage === 'own' && <OwnWords title={title} state={state} send={send} />}
      {stage === 'search' && (
        <>
          <div className="flex items-baseline justify-between gap-3">
            <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
              {titleOf(state)}
            </h2>
            <p className="text-ink-soft tabular-nums">
              {SEARCH_TEXTS.progress(state.found.length, state.hidden.length)}
            </p>
          </div>
          <SearchStage {...{ state, send, still }} />
        </>
      )}
      {(stage === 'form' || stage === 'question' || stage === 'told') && (
        <StoryStage {...{ title, state, send, still }} />
      )}
      {stage === 'over' && <p>{SEARCH_TEXTS.progress(state.found.length, state.hidden.length)}</p>}
    </div>
  );
});

function titleOf({ theme }: SearchState): string {
  return THEMES.find(({ id }) => id === theme)?.title ?? SEARCH_TEXTS.ownTheme;
}
