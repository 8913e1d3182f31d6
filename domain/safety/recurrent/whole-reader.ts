import { Classifier, type StoredModel } from '../classifier/model.ts';
import { Panel, type StoredLargerReader } from './panel.ts';

/**
 * The learned reader as the server has it: the one of the browser, and the recurrent ones beside it, whose
 * tables are too large for a phone.
 */
export function wholeReader(weights: StoredModel, tables: StoredLargerReader): Classifier {
  const { threshold, harmless } = tables;
  return new Classifier(weights, { reader: new Panel(tables), threshold, harmless });
}
