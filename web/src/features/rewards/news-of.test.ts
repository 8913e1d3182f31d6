import { describe, expect, it } from 'vitest';
import type { Claim } from './api/claim-daily-reward.ts';
import { BACK_AFTER_DAYS, newsOf } from './news-of.ts';
import { REWARD_TEXTS } from './texts.ts';

const claim = (status: Claim['status'], days_away: number | null = 1): Claim => ({
  status,
  days_away,
  progress: { level: 3, told_level: 2 },
});

describe('what is said at a visit', () => {
  it('is nothing when the day was paid already', () => {
    expect(newsOf(claim('already_claimed', null), null)).toBeNull();
    expect(newsOf(claim('cooldown', null), null)).toBeNull();
  });

  it('is the day, or the first one', () => {
    expect(newsOf(claim('rewarded'), null)?.title).toBe(REWARD_TEXTS.daily.title);
    expect(newsOf(claim('first', null), null)?.title).toBe(REWARD_TEXTS.first.title);
  });

  it('is the level, whether the visit or something done raised it', () => {
    expect(newsOf(claim('rewarded'), 3)?.title).toBe('Llegas al nivel 3');
    const byActs = newsOf(claim('already_claimed', null), 3);
    expect(byActs?.title).toBe('Llegas al nivel 3');
    expect(byActs?.description).not.toContain('50 puntos');
  });

  it('greets who was away, and never says for how long', () => {
    for (const level of [null, 3]) {
      const news = newsOf(claim('rewarded', BACK_AFTER_DAYS + 12), level);
      expect(news?.title).toBe('Qué bueno verte');
      expect(`${news?.title} ${news?.description}`).not.toMatch(
        /42|días|semanas|meses|tiempo|falt|extrañ|perd/i,
      );
    }
    expect(newsOf(claim('rewarded', BACK_AFTER_DAYS - 1), null)?.title).not.toBe('Qué bueno verte');
  });
});
