// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCanvas } from './use-canvas.ts';

const setTransform = vi.fn<(...numbers: number[]) => void>();
const onFrame = vi.fn<() => void>();
let frame: (ms: number) => void = () => undefined;

function Picture() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useCanvas({ canvas, world: { width: 100, height: 100 }, still: false, onFrame });
  return <canvas ref={canvas} />;
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of it as is called here
    function context(this: HTMLCanvasElement) {
      return { canvas: this, clearRect: () => undefined, setTransform } as never;
    },
  );
  vi.stubGlobal('requestAnimationFrame', (draw: typeof frame) => {
    frame = draw;
    return 1;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** How much wider than the canvas the world is drawn, both in pixels of the screen. */
function drawnShare(canvas: HTMLCanvasElement): number {
  const [scale = 0] = setTransform.mock.lastCall ?? [];
  return (scale * 100) / canvas.width;
}

it('stays sharp and whole when the page is zoomed or the window moves to another screen', () => {
  vi.stubGlobal('devicePixelRatio', 1);
  const canvas = render(<Picture />).container.querySelector('canvas')!;
  frame(0);
  expect([canvas.width, drawnShare(canvas)]).toEqual([300, 1]);
  vi.stubGlobal('devicePixelRatio', 2);
  frame(16);
  expect([canvas.width, drawnShare(canvas)]).toEqual([600, 1]);
  vi.stubGlobal('devicePixelRatio', 1.25);
  frame(32);
  expect([canvas.width, drawnShare(canvas)]).toEqual([375, 1]);
  expect(onFrame).toHaveBeenCalledTimes(3);
});
