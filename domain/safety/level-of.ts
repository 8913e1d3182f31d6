import type { SafetyLevel } from './levels.ts';

/**
 * The level of one text on its own. The detector is fetched with the first words, from the same
 * cache as the app, so it works offline too.
 */
export async function levelOf(text: string): Promise<SafetyLevel> {
  if (text.trim() === '') return 'none';
  const { assess, loadClassifier } = await import('./assess.ts');
  await loadClassifier().catch(() => {});
  return assess(text).level;
}
