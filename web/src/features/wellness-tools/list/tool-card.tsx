import { Link } from 'react-router';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ToolPicture } from '../pictures/picture.tsx';
import { addressOf } from '../registry.ts';
import { EVIDENCE_TEXTS, LIST_TEXTS } from '../texts.ts';
import type { Shown } from './arrange.ts';

interface ToolCardProps {
  shown: Shown;
  isFavourite: boolean;
  onFavourite: () => void;
}

/** The whole card leads to the tool; the star stands above it. */
export function ToolCard({ shown, isFavourite, onFavourite }: ToolCardProps) {
  const { tool, reason } = shown;
  const { title, lead, minutes, evidence, picture } = tool.info;
  return (
    <Card as="li" className="relative flex gap-4 p-4! hover:border-primary tight:flex-col">
      <ToolPicture id={picture} className="h-18 w-22 shrink-0 rounded-control calm:hidden" />
      <div className="min-w-0 flex-1">
        <h3 className="pr-9 font-title text-lg leading-snug font-semibold">
          <Link
            to={addressOf(tool)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <p className="leading-snug">{lead}</p>
        {reason && <p className="mt-1.5 font-semibold text-primary">{reason}</p>}
        <p className="mt-1 text-sm text-ink-soft">
          {LIST_TEXTS.minutes(minutes)} · {LIST_TEXTS.evidence} {EVIDENCE_TEXTS[evidence].label}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={`${LIST_TEXTS.favourite}: ${title}`}
        onClick={onFavourite}
        className={classNames(
          'absolute top-1 right-1 z-10 inline-flex size-11 items-center justify-center rounded-full hover:bg-surface-2',
          isFavourite ? 'text-primary' : 'text-ink-soft',
        )}
      >
        <Icon name="star" className={isFavourite ? 'size-6 fill-primary-soft' : 'size-6'} />
      </button>
    </Card>
  );
}
