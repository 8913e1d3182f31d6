import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Tool, ToolInfo } from '../contract.ts';
import { ToolPicture } from '../pictures/picture.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { About } from './parts/about.tsx';
import { Lengths } from './parts/lengths.tsx';
import { WeightField } from './parts/weight-field.tsx';

interface IntroProps {
  info: ToolInfo;
  tool: Tool;
  /** Marks as a favourite and out of the list. */
  marks: ReactNode;
  onBegin: (minutes: number, before: number | null) => void;
}

/** What this is, who leaves it, and the two things that may be chosen before it begins. */
export function IntroScreen({ info, tool, marks, onBegin }: IntroProps) {
  const usual = info.anyLength ? info.minutes[1] : info.minutes[0];
  const [minutes, setMinutes] = useState(usual ?? info.minutes[0]);
  const [before, setBefore] = useState<number | null>(null);
  const { rating } = TOOL_PAGE_TEXTS;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <ToolPicture id={info.picture} className="aspect-4/3 h-36 self-start rounded-card md:h-44" />
      <header>
        <div className="flex items-start justify-between gap-3">
          <h1 className="font-title text-2xl font-semibold md:text-3xl">{info.title}</h1>
          {marks}
        </div>
        <p className="mt-2 text-ink-soft">{info.lead}</p>
      </header>
      <Lengths info={info} minutes={minutes} onChoose={setMinutes} />
      <WeightField
        question={rating.question}
        note={rating.optional}
        low={rating.low}
        high={rating.high}
        value={before}
        onChange={setBefore}
      />
      <div className="sticky bottom-0 z-10 -mx-2 bg-page p-2 sm:static sm:m-0 sm:p-0">
        <Button size="lg" className="w-full sm:w-auto" onClick={() => onBegin(minutes, before)}>
          {TOOL_PAGE_TEXTS.begin}
        </Button>
      </div>
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="font-semibold">{TOOL_PAGE_TEXTS.beforehand}</dt>
          <dd className="text-ink-soft">
            {tool.beforehand} {TOOL_PAGE_TEXTS.stop}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{TOOL_PAGE_TEXTS.forWhom}</dt>
          <dd className="text-ink-soft">{tool.forWhom}</dd>
        </div>
      </dl>
      <Notice tone="info">
        <p className="font-semibold">{TOOL_PAGE_TEXTS.notFor}</p>
        <p>{tool.notFor}</p>
      </Notice>
      <About tool={tool} grade={info.evidence} />
    </div>
  );
}
