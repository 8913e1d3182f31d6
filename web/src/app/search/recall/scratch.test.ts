import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { ANSWERS } from '#domain/companion/content/answers/all-answers.ts';
import { isEmptyWord } from '#domain/search/telling.ts';
import { wordsOf } from '#domain/search/words.ts';
import { MEANINGS } from '#domain/search/meanings/all-meanings.ts';
import { createFinder } from '#domain/search/finder/finder.ts';
import { ENTRIES } from '../registry/entries.ts';
import { FACET_BY_ID } from '#domain/companion/content/matters/all-matters.ts';
import { leadOf } from '#domain/companion/content/leads/lead-of.ts';
it('x', () => {
  for (const by of [1, 2, 3])
    for (const left of [0, 1, 2]) {
      const words = new Map(
        ANSWERS.map(({ id, ask, says }) => {
          const times = new Map<string, number>();
          for (const [at, said] of says.entries()) {
            if (at === left) continue;
            for (const w of new Set(wordsOf(said).map((x) => x.folded)))
              times.set(w, (times.get(w) ?? 0) + 1);
          }
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
      let h3 = 0,
        h8 = 0;
      for (const { id, says } of ANSWERS) {
        const r = f
          .find(says[left]!)
          .hits.map(({ entry }) => entry.id)
          .indexOf(`answer:${id}`);
        if (r >= 0 && r < 3) h3++;
        if (r >= 0 && r < 8) h8++;
      }
      console.log(
        'by',
        by,
        'left out',
        left,
        '@3',
        (h3 / ANSWERS.length).toFixed(2),
        '@8',
        (h8 / ANSWERS.length).toFixed(2),
        'bytes',
        [...words.values()].join('').length,
      );
    }
  const f = createFinder(ENTRIES, MEANINGS);
  let out = '';
  let n = 0,
    hit = 0;
  for (const [id, { facet }] of [...FACET_BY_ID].entries().map(([i, x]) => x)) {
    const said = facet.says[4] ?? facet.says[0]!;
    n++;
    const top = f
      .find(said)
      .hits.slice(0, 3)
      .map(({ entry }) => entry);
    const ok = top.some(
      (e) =>
        leadOf(id).some((l) => l.path === e.to) || facet.flows.some((fl) => e.id === `flow:${fl}`),
    );
    if (ok) hit++;
    out += `${ok ? '+' : '-'} ${id}: ${said} → ${top.map((e) => e.id).join(' ')}\n`;
  }
  console.log('facets', hit, n);
  writeFileSync('/tmp/search-facets.txt', out);
});
