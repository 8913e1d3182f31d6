// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ArcadeStage } from './arcade-stage.tsx';

let frame: (ms: number) => void = () => undefined;
let x = 0;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    const nothing = () => undefined;
    return { canvas: this, clearRect: nothing, setTransform: nothing } as never;
  });
  vi.stubGlobal('requestAnimationFrame', (draw: typeof frame) => {
    frame = draw;
    return 1;
  });
  const places = () => [1, 2].map((id) => ({ id, x, y: id * 100 }));
  const targets = [
    { id: 1, label: 'burbuja', reach: 30 },
    { id: 2, label: 'cosa', reach: 30, face: 'cosa' },
  ];
  render(
    <ArcadeStage
      world={{ width: 400, height: 400 }}
      label="Río"
      state={null}
      aheadMs={undefined}
      still={false}
      draw={() => undefined}
      onPress={() => undefined}
      {...{ targets, places }}
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const across = (name: string) => Number(/\((.+?)px/.exec(button(name).style.transform)?.[1]);

function frameAt(ms: number, to: number) {
  x = to;
  frame(ms);
}

it('moves what is seen with every frame, and unseen targets soon after what they stand for', () => {
  frameAt(0, 10);
  expect([across('burbuja'), across('cosa')]).toEqual([10, 10]);
  frameAt(16, 11);
  expect([across('burbuja'), across('cosa')]).toEqual([10, 11]);
  frameAt(120, 12);
  expect([across('burbuja'), across('cosa')]).toEqual([12, 12]);
});

it('moves a target with every frame while it has the focus, which is seen', () => {
  frameAt(0, 10);
  button('burbuja').focus();
  frameAt(16, 11);
  expect(across('burbuja')).toBe(11);
});
