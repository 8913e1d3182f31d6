import type { RefObject } from 'react';
import type { SearchAction } from '../rules.ts';
import { SEARCH_TEXTS } from '../texts.ts';
import { THEMES } from '../words/themes.content.ts';

interface ThemeChoiceProps {
  title: RefObject<HTMLHeadingElement | null>;
  send: (action: SearchAction) => void;
}

/** All themes at once: none has to be found again. */
export function ThemeChoice({ title, send }: ThemeChoiceProps) {
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
          {SEARCH_TEXTS.themeTitle}
        </h2>
        <p className="text-ink-soft">{SEARCH_TEXTS.themeLead}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {THEMES.map(({ id, title: name, lead }) => (
          <li key={id} className="flex">
            <button
              type="button"
              data-target={id}
              onClick={() => send({ type: 'theme', id })}
              className="flex w-full flex-col gap-0.5 rounded-card border border-ink-soft bg-(--sand) px-3.5 py-3 text-left leading-snug hover:border-primary hover:bg-(--dune)"
            >
              <span className="font-title text-lg font-semibold">{name}</span>
              <span className="text-[0.9375rem]">{lead}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
