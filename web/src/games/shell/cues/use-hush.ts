import { useEffect } from 'react';
import { useHidden } from '../clock/use-hidden.ts';
import { hush } from './sound-graph.ts';

/**
 * Nothing goes on sounding once a game is paused, left or out of sight: a breath of eight seconds
 * would. What rings when a game comes to its own end may ring out.
 * @param silent while it must be still
 */
export function useHush(silent: boolean): void {
  useEffect(() => {
    if (silent) hush();
  }, [silent]);
  useHidden(hush);
  useEffect(() => hush, []);
}
