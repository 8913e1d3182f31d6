import type { DictationState } from './listen.ts';
import { STATUS_TEXTS } from './status.texts.ts';

export function StatusText({ state }: { state: Exclude<DictationState, 'off'> }) {
  return STATUS_TEXTS[state];
}
