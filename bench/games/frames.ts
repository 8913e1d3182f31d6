import type { Page } from '@playwright/test';

export interface Frames {
  /** 95th percentile of the time between two frames, in milliseconds. */
  p95: number;
  frames: number;
  /** Tasks over 50 ms, and the longest of all. */
  longTasks: number;
  longest: number;
}

/** Watches frames and long tasks of a page for some seconds, while `play` goes on beside it. */
export async function watchFrames(
  page: Page,
  seconds: number,
  play: () => Promise<void>,
): Promise<Frames> {
  const measured = page.evaluate(async (ms): Promise<Frames> => {
    const gaps: number[] = [];
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    });
    observer.observe({ type: 'longtask' });
    await new Promise<void>((resolve) => {
      const began = performance.now();
      let last = began;
      requestAnimationFrame(function step(now) {
        if (now > last) gaps.push(now - last);
        last = now;
        if (now - began < ms) requestAnimationFrame(step);
        else resolve();
      });
    });
    observer.disconnect();
    gaps.sort((one, other) => one - other);
    return {
      p95: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
      frames: gaps.length,
      longTasks: tasks.length,
      longest: Math.max(0, ...tasks),
    };
  }, seconds * 1000);
  const over = new AbortController();
  const ended = measured.finally(() => over.abort());
  // oxlint-disable-next-line no-await-in-loop -- a hand does one thing after the other
  while (!over.signal.aborted) await Promise.race([ended, play()]);
  return ended;
}

/** The limit on this machine: a bare canvas that moves so many discs and does nothing else. */
export function plainCanvas(discs: number): string {
  return `<!doctype html><title>plain</title><style>canvas{width:328px;height:588px}</style>
<canvas width="656" height="1176"></canvas><script>
const c=document.querySelector('canvas').getContext('2d');
requestAnimationFrame(function draw(now){
  c.clearRect(0,0,656,1176);
  for(let i=0;i<${discs};i++){c.beginPath();c.arc(328+Math.sin(now/900+i)*240,80+i*1000/${discs},60,0,7);c.fillStyle='teal';c.fill();c.stroke();}
  requestAnimationFrame(draw);
});</script>`;
}
