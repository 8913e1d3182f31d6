import { Button } from '../button.tsx';
import { LIST_TEXTS } from './texts.ts';

interface MoreButtonProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  children?: string;
}

/** Brings the next page of a list, where there is one. */
export function MoreButton({ list, children = LIST_TEXTS.more }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="flex flex-col gap-1 py-2">
      <output className="text-ink-soft empty:hidden">
        {list.isFetchNextPageError && !list.isFetchingNextPage && LIST_TEXTS.failed}
      </output>
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}
