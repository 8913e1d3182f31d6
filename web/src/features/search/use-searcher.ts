import { useCallback, useEffect, useState } from 'react';
import type { Searcher } from './searcher.ts';

/** The search, fetched once the page stands; `failed` where its part of the site cannot be fetched. */
export function useSearcher(load: () => Promise<Searcher>) {
  const [searcher, setSearcher] = useState<Searcher | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setSearcher(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { searcher, failed, retry };
}
