import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { RESOURCES_TEXTS } from '../texts.ts';
import { useSaved } from './saved.ts';

/** A star that keeps something on this device, or lets it go. */
export function SaveButton({
  id,
  title,
  className,
}: {
  id: string;
  title: string;
  className?: string;
}) {
  const { ids, toggle } = useSaved();
  const isSaved = ids.has(id);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={RESOURCES_TEXTS.saveOf(title)}
      onClick={() => toggle(id)}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2',
        isSaved ? 'text-primary' : 'text-ink-soft',
        className,
      )}
    >
      <Icon name="star" className={isSaved ? 'size-6 fill-primary-soft' : 'size-6'} />
    </button>
  );
}
