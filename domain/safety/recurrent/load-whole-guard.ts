import { loadClassifier } from '../assess.ts';

/**
 * The guard as the server has it: rules, the learned reader of the browser, and the recurrent ones
 * beside it, whose tables are too large for a phone. From then on for every call of `assess`.
 */
export async function loadWholeGuard(): Promise<void> {
  const [{ Panel }, { TABLES }] = await Promise.all([
    import('./panel.ts'),
    import('./tables.content.ts'),
  ]);
  const { threshold, harmless } = TABLES;
  await loadClassifier({ reader: new Panel(TABLES), threshold, harmless });
}
