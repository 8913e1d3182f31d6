import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { SaveButton } from '../saved/save-button.tsx';
import { shareResource } from '../share.ts';
import { RESOURCES_TEXTS } from '../texts.ts';
import { Paper } from './paper/paper.tsx';
import { addressOfSheet, type KnownSheet, loadSheet } from './sheets.ts';
import { PAPER_TEXTS } from './texts.ts';

/** One sheet, to read, print or pass on. */
export function SheetPage({ known }: { known: KnownSheet }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['sheet', known.id],
    queryFn: () => loadSheet(known),
    staleTime: Infinity,
    // It lies among the files that the device keeps.
    networkMode: 'always',
    retry: false,
  });
  if (isError) {
    return (
      <EmptyState
        title={PAPER_TEXTS.loadErrorTitle}
        emotion="thinking"
        action={<Button onClick={() => void refetch()}>{PAPER_TEXTS.retry}</Button>}
      >
        {PAPER_TEXTS.loadErrorLead}
      </EmptyState>
    );
  }
  if (!data) return <PageLoader text={PAPER_TEXTS.loading} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <Button onClick={() => window.print()}>{PAPER_TEXTS.print}</Button>
        <Button
          variant="secondary"
          onClick={() =>
            void shareResource({
              title: known.title,
              text: known.lead,
              url: new URL(addressOfSheet(known), location.origin).href,
            })
          }
        >
          {RESOURCES_TEXTS.share}
        </Button>
        <SaveButton id={`sheet.${known.id}`} title={known.title} />
        <p className="w-full text-sm text-ink-soft">{PAPER_TEXTS.printHint}</p>
      </div>
      <Paper known={known} sheet={data} />
    </>
  );
}
