import { describe, expect, it } from 'vitest';
import { isSuggestedPath } from '../../../contracts/chat-values.ts';
import { browserGuard } from '../../../safety/testing.ts';
import { holdTalk } from '../../hold-talk.testing.ts';
import { FRESH_STATE, type TalkState } from '../../turns/talk-state.ts';
import { FACET_BY_ID, MATTER_BY_ID } from '../matters/all-matters.ts';
import { leadOf, OF_FACETS, OF_MATTERS } from './lead-of.ts';
import { LEADS } from './leads.content.ts';

describe('what of the app fits a matter', () => {
  it('is known for each facet of each, and for no other', () => {
    expect([...FACET_BY_ID.keys()].filter((facet) => leadOf(facet).length !== 1)).toEqual([]);
    expect(Object.keys(OF_MATTERS).filter((id) => !MATTER_BY_ID.has(id))).toEqual([]);
    expect(Object.keys(OF_FACETS).filter((id) => !FACET_BY_ID.has(id))).toEqual([]);
  });

  it('has no lead that nothing leads to', () => {
    const used = new Set<string>([...Object.values(OF_MATTERS), ...Object.values(OF_FACETS)]);
    expect(Object.keys(LEADS).filter((path) => !used.has(path))).toEqual([]);
  });

  it('may be suggested', () => {
    for (const [path, label] of Object.entries(LEADS)) {
      expect(isSuggestedPath(path)).toBe(true);
      expect(label.length).toBeLessThanOrEqual(48);
    }
  });
});

describe('in a talk', () => {
  const place: TalkState['place'] = { at: 'facet', facet: 'sleep.nightmares', path: [], told: 0 };
  const inFacet = () => holdTalk(browserGuard(), {}, { ...FRESH_STATE, turns: 1, place });
  const idea = ['way/idea', 'Una idea pequeña'] as const;

  it('stands beside the small idea that somebody asks for', () => {
    const { suggestions } = inFacet().goes(...idea);
    expect(suggestions.map(({ path }) => path)).toEqual(['/learning/sleep/a-new-ending']);
  });

  it.each(['ya no quiero vivir', 'mi familia descansaría si un día ya no abro los ojos'])(
    'is not offered any more once danger was said or help is in sight: «%s»',
    (words) => {
      const talk = inFacet();
      talk.says(words);
      const { suggestions } = talk.goes(...idea);
      expect(suggestions.filter(({ path }) => !path.startsWith('/crisis'))).toEqual([]);
    },
  );
});
