import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { FACET_BY_ID } from '#domain/companion/content/matters/all-matters.ts';
import { leadOf } from '#domain/companion/content/leads/lead-of.ts';
import { ANSWERS } from '#domain/companion/content/answers/all-answers.ts';
import { MEANINGS } from '#domain/search/meanings/all-meanings.ts';
import { createFinder } from '#domain/search/finder/finder.ts';
import { isEmptyWord } from '#domain/search/telling.ts';
import { wordsOf } from '#domain/search/words.ts';
import { ENTRIES } from '../registry/entries.ts';
import { QUERIES } from './queries.content.ts';
it('x', () => {
  const wide = new Map<string, Set<string>>();
  for (const [id, { facet, matter }] of FACET_BY_ID) {
    const set = wide.get(matter.id) ?? new Set<string>();
    for (const l of leadOf(id)) {
      set.add(l.path);
      set.add(
        l.path.split('/').slice(0, 3).join('/') + (l.path.startsWith('/learning') ? '' : '#'),
      );
    }
    for (const f of facet.flows) set.add(`/chat?flow=${f}`);
    wide.set(matter.id, set);
  }
  for (const by of [1]) {
    const words = new Map(
      ANSWERS.map(({ id, ask, says }) => {
        const times = new Map<string, number>();
        for (const said of says)
          for (const w of new Set(wordsOf(said).map((x) => x.folded)))
            times.set(w, (times.get(w) ?? 0) + 1);
        const asked = new Set(wordsOf(ask).map((x) => x.folded));
        return [
          `answer:${id}`,
          [...times]
            .filter(([w, c]) => c >= by && !isEmptyWord(w) && !asked.has(w))
            .map(([w]) => w)
            .join(' '),
        ];
      }),
    );
    const f = createFinder(
      ENTRIES.map((e) => (words.has(e.id) ? { ...e, words: words.get(e.id)! } : e)),
      MEANINGS,
    );
    let n = 0,
      hit = 0,
      none = 0,
      out = '';
    for (const [, { facet, matter }] of FACET_BY_ID) {
      n++;
      const found = f.find(facet.name);
      const top = found.hits.slice(0, 3).map(({ entry }) => entry);
      if (found.isGuess) none++;
      const ok = top.some(
        (e) =>
          wide.get(matter.id)!.has(e.to) ||
          wide.get(matter.id)!.has(e.to.split('/').slice(0, 3).join('/')),
      );
      if (ok) hit++;
      out += `${ok ? '+' : '-'} ${matter.id}: ${facet.name} → ${top.map((e) => e.id).join(' ')}\n`;
    }
    console.log('by', by, 'names @3', hit, n, 'none', none);
    for (const held of [0, 1]) {
      const qs = QUERIES.filter((_, at) => at % 2 === held);
      for (const k of [1, 3])
        console.log(
          by,
          held ? 'held' : 'dev',
          k,
          qs.filter(({ typed, serves }) => {
            const w = serves.split(' ');
            return f
              .find(typed)
              .hits.slice(0, k)
              .some(({ entry }) => w.includes(entry.id) || w.includes(entry.kind));
          }).length,
        );
    }
    if (by === 1) writeFileSync('/tmp/search-names.txt', out);
  }
});
