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
    `${state.stage} ${isAllFound(state)} ${state.byLines} ${state.tried.length}`,
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
    <div style={SAND_COLOURS} className="flex flex-col gap-4 pb-6">
      {stage === 'theme' && <ThemeChoice state={state} send={send} />}
      {stage === 'own' && <OwnWords state={state} send={send} />}
      {stage === 'search' && (
        <>
          <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
            {titleOf(state)}
          </h2>
          <SearchStage {...{ state, send, still }} />
        </>
      )}
      {(stage === 'fragment' || stage === 'question' || stage === 'told') && (
        <StoryStage {...{ title, state, send }} />
      )}
      {stage === 'over' && <p>{SEARCH_TEXTS.progress(state.found.length, state.hidden.length)}</p>}
    </div>
  );
});

function titleOf({ theme }: SearchState): string {
  return THEMES.find(({ id }) => id === theme)?.title ?? SEARCH_TEXTS.ownTheme;
}
