// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MENU_TEXTS } from './menu.texts.ts';
import { ComposerMenu } from './composer-menu.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

it('opens and closes where the browser knows no popovers', async () => {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  expect('popover' in HTMLElement.prototype).toBe(false);
  const host = document.createElement('div');
  document.body.append(host);
  const onUnsaved = vi.fn<(unsaved: boolean) => void>();
  await act(async () =>
    createRoot(host).render(
      <ComposerMenu unsaved={false} onUnsaved={onUnsaved} onWish={vi.fn<() => void>()} />,
    ),
  );
  const menu = host.querySelector('[popover]');
  const isOpen = () => menu?.hasAttribute('data-open');
  const press = (name: string) =>
    act(async () =>
      [...host.querySelectorAll('button')]
        .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
        ?.click(),
    );
  expect(isOpen()).toBe(false);
  await press(MENU_TEXTS.open);
  expect(isOpen()).toBe(true);
  await press(MENU_TEXTS.unsaved);
  expect(onUnsaved).toHaveBeenCalledWith(true);
  expect(isOpen()).toBe(false);
});
