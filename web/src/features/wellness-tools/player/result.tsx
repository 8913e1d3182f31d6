import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Tool, ToolInfo } from '../contract.ts';
import type { Run } from '../session/session.ts';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { notesOf } from './notes.ts';
import { type DiaryButton, Notes } from './result-notes.tsx';

/** From here on other help is offered: what one tool could not do, nobody should carry alone. */
const HEAVY = 8;

interface ResultProps {
  info: ToolInfo;
  tool: Tool;
  run: Run;
  onAgain: () => void;
  diaryButton: DiaryButton | undefined;
  afterwards: ReactNode;
}

/** The end, without judgement: what changed in words, and what was written. */
export function ResultScreen(props: ResultProps) {
  const { info, tool, run, onAgain, diaryButton, afterwards } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { before, after } = run;
  const isHeavy = after !== null && after >= HEAVY;
  const notes = notesOf(tool, run);
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col items-center gap-5 py-6 text-center">
      <Mascot emotion={isHeavy ? 'listening' : 'calm'} size="lg" decorative />
      <header>
        <h1 ref={title} tabIndex={-1} className="font-title text-2xl font-semibold">
          {TOOL_PAGE_TEXTS.doneTitle}
        </h1>
        {before !== null && after !== null && (
          <p className="mt-2 font-title text-xl">{TOOL_PAGE_TEXTS.change(before, after)}</p>
        )}
        <p className="mt-2 text-ink-soft">{tool.closing}</p>
      </header>
      {isHeavy && (
        <Notice tone="help" className="w-full text-left">
          <p className="font-semibold">{TOOL_PAGE_TEXTS.heavyTitle}</p>
          <p className="mt-1">{TOOL_PAGE_TEXTS.heavyLead}</p>
          <ButtonLink to="/crisis-moment" variant="danger" className="mt-3">
            {TOOL_PAGE_TEXTS.heavyLink}
          </ButtonLink>
        </Notice>
      )}
      {notes.length > 0 && <Notes runId={run.id} title={info.title} {...{ notes, diaryButton }} />}
      {tool.goOn && !isHeavy && <ButtonLink to={tool.goOn.to}>{tool.goOn.label}</ButtonLink>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onAgain}>
          {TOOL_PAGE_TEXTS.again}
        </Button>
        {afterwards}
      </div>
    </div>
  );
}
