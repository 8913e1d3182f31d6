import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';

const FlowList = lazy(async () => {
  const { FlowList: list } = await import('./flow-list.tsx');
  return { default: list };
});

/** "¿Qué te vendría bien?": unfolds everything that can be done together; fetched when it is wanted. */
export function FlowChoice({ onSay }: { onSay: (label: string, choice: string) => void }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft"
      >
        <Icon
          name="chevron-down"
          className={classNames(
            'size-5 transition-transform motion-reduce:transition-none',
            open && 'rotate-180',
          )}
        />
        {CHAT_TEXTS.flow.choose}
      </button>
      <div id={id}>
        {open && (
          <Suspense fallback={<Spinner label={CHAT_TEXTS.flow.loading} />}>
            <FlowList onSay={onSay} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
