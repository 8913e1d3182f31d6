import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon/icon.tsx';
import { classNames } from './styles/class-names.ts';
import { UI_TEXTS } from './texts.ts';

interface DialogProps {
  open: boolean;
  onClose?: (() => void) | undefined;
  /** False: neither Escape nor the ground behind closes it, and there is no close button. */
  dismissible?: boolean;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Beside the title, always in sight. */
  actions?: ReactNode;
  /** `full` covers the screen, for a task that must be done before anything else. */
  size?: 'md' | 'full';
}

const SIZES = {
  md: 'w-[calc(100%-2rem)] max-w-lg rounded-card max-h-[calc(100dvh-2rem)]',
  // On a wide screen the column stays readable: the padding takes the rest.
  full: 'w-full max-w-none h-dvh max-h-none md:px-[max(0px,calc(50vw-21rem))]',
};

/** The browser's own modal dialog: it keeps focus inside and gives it back at the end. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    dismissible = true,
    title,
    children,
    footer,
    actions,
    size = 'md',
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // What cannot be closed has no close button for focus to begin at: it is read from its title.
      if (!dismissible) heading.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, dismissible]);

  function onKeyDown(event: KeyboardEvent) {
    // A second Escape closes a native dialog even when `cancel` was prevented. One that was meant for
    // a dialog inside of this one closes that one.
    const inner = event.target instanceof Element && event.target.closest('dialog') !== ref.current;
    if (event.key === 'Escape' && !dismissible && !inner) event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way to close
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        'border border-line bg-surface p-0 text-ink open:flex open:flex-col open:animate-arrive',
        SIZES[size],
      )}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose?.();
      }}
      onClick={(event) => {
        if (dismissible && event.target === ref.current) onClose?.();
      }}
    >
      {open && (
        <>
          <header className="flex flex-wrap items-start justify-between gap-x-2 gap-y-2 px-5 pt-5 pb-2 md:px-6">
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className={classNames(
                'font-title font-semibold',
                actions ? 'text-lg sm:text-xl' : 'text-xl',
              )}
            >
              {title}
            </h2>
            {actions}
            {dismissible && onClose && (
              <button
                type="button"
                onClick={onClose}
                aria-label={UI_TEXTS.close}
                className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2"
              >
                <Icon name="close" className="size-6" />
              </button>
            )}
          </header>
          {/* Not flex-1: in WebKit a column of no fixed height then gives its content none. */}
          <div className="min-h-0 flex-auto overflow-y-auto px-5 pb-5 -outline-offset-2 md:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 md:px-6">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
