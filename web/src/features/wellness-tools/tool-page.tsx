import { Component, type ReactNode, useEffect, useState } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { removeItem } from '#web/lib/safe-storage.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import type { Tool } from './contract.ts';
import { practiceOfResult, practices } from './ledger/practices.ts';
import { MarkButtons } from './marks/mark-buttons.tsx';
import { WELLNESS_TOOLS } from './places.ts';
import type { DiaryButton } from './player/result-notes.tsx';
import { ToolPlayer } from './player/tool-player.tsx';
import type { KnownTool } from './registry.ts';
import { sessionKey } from './session/session-storage.ts';
import { TOOL_PAGE_TEXTS } from './texts.ts';

interface ToolPageProps {
  known: KnownTool;
  /** Where the app has a diary: offered for what somebody wrote, never done by itself. */
  diaryButton?: DiaryButton;
}

/** Fetches a tool and does it. */
export function ToolPage({ known, diaryButton }: ToolPageProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  return (
    <Boundary key={`${known.id} ${attempt}`} toolId={known.id} onRetry={retry}>
      <LoadedTool known={known} diaryButton={diaryButton} onRetry={retry} />
    </Boundary>
  );
}

interface LoadedToolProps {
  known: KnownTool;
  diaryButton: DiaryButton | undefined;
  onRetry: () => void;
}

function LoadedTool({ known, diaryButton, onRetry }: LoadedToolProps) {
  const { id, info } = known;
  const { change } = useChanges(practices);
  const [tool, setTool] = useState<Tool | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if ('opens' in info) return undefined;
    let current = true;
    info.load().then(
      (loaded) => current && setTool(loaded),
      () => current && setTool('failed'),
    );
    return () => {
      current = false;
    };
  }, [info]);

  if (tool === 'loading') return <PageLoader text={TOOL_PAGE_TEXTS.loading} />;
  if (tool === 'failed') {
    return (
      <EmptyState
        level={1}
        emotion="concerned"
        title={TOOL_PAGE_TEXTS.loadErrorTitle}
        action={<Button onClick={onRetry}>{TOOL_PAGE_TEXTS.retry}</Button>}
      >
        {TOOL_PAGE_TEXTS.loadErrorLead}
      </EmptyState>
    );
  }
  return (
    <ToolPlayer
      {...{ info, tool, diaryButton }}
      toolId={id}
      marks={<MarkButtons toolId={id} title={info.title} />}
      afterwards={
        <ButtonLink to={WELLNESS_TOOLS.address} variant="quiet">
          {TOOL_PAGE_TEXTS.back}
        </ButtonLink>
      }
      onFinish={(result) => change({ type: 'add', row: practiceOfResult(result) })}
    />
  );
}

interface BoundaryProps {
  toolId: string;
  onRetry: () => void;
  children: ReactNode;
}

/** An error in a tool stays within the tool. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  startOver = () => {
    removeItem(sessionKey({ owner: draftOwner(), toolId: this.props.toolId }));
    this.props.onRetry();
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <EmptyState
        level={1}
        emotion="concerned"
        title={TOOL_PAGE_TEXTS.brokenTitle}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={this.props.onRetry}>{TOOL_PAGE_TEXTS.retry}</Button>
            <Button variant="secondary" onClick={this.startOver}>
              {TOOL_PAGE_TEXTS.startOver}
            </Button>
          </div>
        }
      >
        {TOOL_PAGE_TEXTS.brokenLead}
      </EmptyState>
    );
  }
}
