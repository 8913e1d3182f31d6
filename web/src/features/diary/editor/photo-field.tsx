import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { usePhoto } from '../photos/use-photo.ts';
import { EDITOR_TEXTS, READING_TEXTS } from '../texts.ts';

/** One photo, kept as soon as it is chosen. */
export function PhotoField({ owner, entryId }: { owner: string; entryId: string }) {
  const { address, problem, choose, remove } = usePhoto(owner, entryId);
  const file = useRef<HTMLInputElement>(null);
  return (
    <section aria-label={EDITOR_TEXTS.photo} className="flex flex-col gap-2">
      <h2 className="font-semibold">{EDITOR_TEXTS.photo}</h2>
      {address && (
        <img
          src={address}
          alt={READING_TEXTS.photo}
          className="max-h-80 w-full rounded-card bg-surface-2 object-contain"
        />
      )}
      <input
        ref={file}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void choose(chosen);
          event.currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => file.current?.click()}>
          {address ? EDITOR_TEXTS.photoChange : EDITOR_TEXTS.photoAdd}
        </Button>
        {address && (
          <Button variant="quiet" onClick={() => void remove()}>
            {EDITOR_TEXTS.photoRemove}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">{EDITOR_TEXTS.photoHint}</p>
      <p aria-live="polite" className="text-sm text-help empty:hidden">
        {problem === 'unreadable' && EDITOR_TEXTS.photoUnreadable}
        {problem === 'no-room' && EDITOR_TEXTS.photoNoRoom}
      </p>
    </section>
  );
}
