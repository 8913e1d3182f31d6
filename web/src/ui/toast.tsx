import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon/icon.tsx';
import { classNames } from './styles/class-names.ts';
import { UI_TEXTS } from './texts.ts';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'neutral' | 'ok' | 'error';
  action?: { label: string; onPress: () => void };
  /** What its action shows can wait, as good news without one does. */
  news?: boolean;
  /** It was on screen and is not any more; after `onPress`, where the action was taken. */
  onGone?: () => void;
}

/**
 * docs/specification.md §4 and §9: a toast stays until it is dismissed, in practice (1,000,000 ms).
 */
const REMOVAL_DELAY_MS = 1_000_000;

type Shown = Toast & { id: number };
let shown: Shown | null = null;
let lastId = 0;
let held = false;
let waiting: Shown | null = null;
const listeners = new Set<() => void>();

function show(next: Shown | null, isOver = true) {
  const before = shown;
  shown = next;
  for (const listener of listeners) listener();
  if (isOver) before?.onGone?.();
}

/** What can be undone, or went wrong, cannot wait. */
function canWait({ news, action, tone }: Toast): boolean {
  return news ?? (!action && tone !== 'error');
}

/**
 * Shows a toast in place of the one before it: there is one at a time. News waits until a toast
 * with an undo has gone. Returns a function that dismisses it.
 */
export function toast(content: Toast): () => void {
  lastId += 1;
  const id = lastId;
  const next = { ...content, id };
  if (canWait(next) && (held || mustStay(shown))) waiting = next;
  else show(next);
  return () => {
    if (shown?.id === id) dismissToast();
    if (waiting?.id === id) waiting = null;
  };
}

/** With an undo, which is not news: nothing that can wait takes its place. */
function mustStay(content: Toast | null): boolean {
  return content?.action !== undefined && !content.news;
}

/**
 * While held, good news waits, and so does what is on screen of it: nothing takes the place of help,
 * or moves a game under the hand. What waited last shows afterwards.
 */
export function holdToasts(hold: boolean): void {
  held = hold;
  if (hold && shown && canWait(shown)) {
    waiting = shown;
    show(null, false);
  }
  if (!hold && waiting !== null && !mustStay(shown)) showWaiting();
}

export function dismissToast(): void {
  if (held) show(null);
  else showWaiting();
}

function showWaiting(): void {
  show(waiting);
  waiting = null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useShownToast(): Shown | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

const EDGES = { neutral: 'border-l-primary', ok: 'border-l-ok', error: 'border-l-help' } as const;

const PLACES = {
  // It takes room in the page instead of covering it, because it may stay for a quarter of an hour.
  below: 'sticky top-14 z-20',
  over: 'fixed inset-x-0 top-14 z-20',
} as const;

/**
 * Stands under the header of each layout, so that it never hides the way to help. The live region
 * is always there so that its news is read aloud.
 * @param place `over` where the header itself lies over the page
 */
export function Toaster({ place = 'below' }: { place?: keyof typeof PLACES }) {
  const current = useShownToast();

  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(dismissToast, REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [current]);

  return (
    <section
      aria-label={UI_TEXTS.notification}
      className={classNames(
        'pointer-events-none flex justify-center px-3 md:justify-end md:px-8',
        PLACES[place],
      )}
    >
      <div aria-live="polite" aria-atomic="true" className="w-full max-w-md">
        {current && <ToastCard key={current.id} toast={current} />}
      </div>
    </section>
  );
}

function ToastCard({ toast: shownToast }: { toast: Shown }) {
  const { id, title, description, tone = 'neutral', action } = shownToast;
  return (
    <div
      data-tone={tone}
      className={classNames(
        'pointer-events-auto my-2 flex animate-arrive items-start gap-2 rounded-card border border-l-4 border-line bg-surface p-2 pl-4 shadow-lg shadow-veil/20',
        EDGES[tone],
      )}
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
        {action && (
          <button
            type="button"
            className="-ml-2 mt-1 min-h-11 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft"
            onClick={() => {
              action.onPress();
              if (shown?.id === id) dismissToast();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={UI_TEXTS.close}
        onClick={dismissToast}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
