import { useEffect, useState } from 'react';
import { savedPlaces, savePlace } from './saved-place.ts';

/** The id under which a passage stands in the page. */
export const passageId = (id: string) => `passage-${id}`;

/**
 * Keeps which passage is being read, until the lesson has been read to its end.
 * @returns where it was left last time, and the passage in sight now
 */
export function usePlace(
  owner: string,
  lessonId: string,
  passages: readonly string[],
  done: boolean,
) {
  const [left] = useState(() => savedPlaces(owner)[lessonId]?.passage ?? null);
  const [inSight, setInSight] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    // What crosses the line a third of the way down is what is being read.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setInSight(entry.target.id.replace(passageId(''), ''));
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of passages) {
      const element = document.getElementById(passageId(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [passages]);
  const isBegun = inSight !== null && passages.indexOf(inSight) > 0;
  useEffect(() => {
    if (done) savePlace(owner, lessonId, null);
    else if (isBegun) savePlace(owner, lessonId, inSight);
  }, [owner, lessonId, done, isBegun, inSight]);
  return { left: passages.indexOf(left ?? '') > 0 ? left : null, inSight };
}
