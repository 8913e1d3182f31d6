import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import type { LiveAnswer } from './live-answer.ts';
import { LiveAnswers } from './live-answers.ts';

const log = createLog('error', () => {});
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
    const answers = new LiveAnswers(log);
    const answer = answers.begin('ana m1', 'c', well);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers.get('ana m1')).toBe(answer);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(answers.get('ana m1')).toBeUndefined();
  });

  it('forgets one that failed, so that asking again answers anew', async () => {
    const answers = new LiveAnswers(log);
    answers.begin('ana m1', 'c', badly);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.get('ana m1')).toBeUndefined();
  });

  it('ends one that threw with an error, and nothing else with it', async () => {
    const answers = new LiveAnswers(log);
    const answer = answers.begin('ana m1', 'c', () => Promise.reject(new Error('a fault')));
    await vi.advanceTimersByTimeAsync(0);
    expect(answer).toMatchObject({ ended: true, failed: true });
    await answers.stop('ana m1');
    expect(answers.get('ana m1')).toBeUndefined();
  });

  it('keeps the new one when the time of a stopped one with the same name is over', async () => {
    const answers = new LiveAnswers(log);
    answers.begin('ana m1', 'c', well);
    await answers.stop('ana m1');
    await vi.advanceTimersByTimeAsync(90_000);
    const again = answers.begin('ana m1', 'c', well);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers.get('ana m1')).toBe(again);
  });
});
