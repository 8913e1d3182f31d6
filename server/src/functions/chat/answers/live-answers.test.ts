import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveAnswer } from './live-answer.ts';
import { LiveAnswers } from './live-answers.ts';

const well = async (answer: LiveAnswer) => answer.add({ type: 'done' });
const badly = async (answer: LiveAnswer) => answer.add({ type: 'error', code: 'internal' });

describe('the answers of this process', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets one that ended well be heard again for a while', async () => {
    const answers = new LiveAnswers();
    const answer = answers.begin('ana m1', 'c', well);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers.get('ana m1')).toBe(answer);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(answers.get('ana m1')).toBeUndefined();
  });

  it('forgets one that failed, so that asking again answers anew', async () => {
    const answers = new LiveAnswers();
    answers.begin('ana m1', 'c', badly);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.get('ana m1')).toBeUndefined();
  });

  it('keeps the new one when the time of a stopped one with the same name is over', async () => {
    const answers = new LiveAnswers();
    answers.begin('ana m1', 'c', well);
    await answers.stop('ana m1');
    await vi.advanceTimersByTimeAsync(90_000);
    const again = answers.begin('ana m1', 'c', well);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers.get('ana m1')).toBe(again);
  });
});
