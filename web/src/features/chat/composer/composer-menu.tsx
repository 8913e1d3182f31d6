import { useId, useRef } from 'react';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { MENU_TEXTS as TEXTS } from './menu.texts.ts';

interface ComposerMenuProps {
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  /** Says one of the wishes as a message of its own. */
  onWish: (message: string) => void;
}

/** The menu of the composer: how the companion should answer, and a message that is not stored. */
export function ComposerMenu({ unsaved, onUnsaved, onWish }: ComposerMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    menu.current?.hidePopover?.();
    menu.current?.removeAttribute('data-open');
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={() => {
          // Chrome before 114 knows no popovers; base.css shows and hides by the attribute there.
          if (!('popover' in HTMLElement.prototype)) menu.current?.toggleAttribute('data-open');
        }}
        aria-label={TEXTS.open}
        title={TEXTS.open}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-surface-2 hover:text-ink"
      >
        <Icon name="plus" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="fixed inset-x-4 top-auto bottom-24 m-0 w-auto max-w-sm rounded-card border border-line bg-surface p-2 text-ink shadow-lg shadow-veil/20 md:left-1/2 md:-translate-x-80"
      >
        <p className="px-3 pt-1 text-sm font-semibold text-ink-soft">{TEXTS.wishes}</p>
        <ul>
          {TEXTS.wish.map(({ label, message, icon }) => (
            <li key={label}>
              <MenuItem
                icon={icon}
                onClick={() => {
                  close();
                  onWish(message);
                }}
              >
                {label}
              </MenuItem>
            </li>
          ))}
        </ul>
        <hr className="my-1 border-line" />
        <MenuItem
          icon="lock"
          pressed={unsaved}
          onClick={() => {
            close();
            onUnsaved(!unsaved);
          }}
        >
          {TEXTS.unsaved}
        </MenuItem>
      </div>
    </>
  );
}

interface MenuItemProps {
  icon: IconName;
  pressed?: boolean;
  onClick: () => void;
  children: string;
}

function MenuItem({ icon, pressed, onClick, children }: MenuItemProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-surface-2"
    >
      <Icon name={icon} className="size-5 shrink-0 text-primary" />
      <span className="flex-1">{children}</span>
      {pressed && <Icon name="check" className="size-5 shrink-0 text-primary" />}
    </button>
  );
}
