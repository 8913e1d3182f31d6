import { useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { assess } from '#web/care/guard/guard.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';

/** Nobody is faster than the guard: it goes on only when these very words were read. */
export function useReadFirst(text: string, onUse: () => void) {
  const { level } = useFinding(text);
  /** What was found heavy when somebody wanted to go on, and is being read until it is known. */
  const [heavy, setHeavy] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isHeavy = atLeast(level, 'risk') || (heavy !== null && heavy === text);

  async function use() {
    setReading(true);
    const found = await assess(text);
    setReading(false);
    if (atLeast(found.level, 'risk')) setHeavy(text);
    else onUse();
  }

  return { isHeavy, isReading, use };
}
