import { useMemo } from 'react';
import { useDraft } from '#web/lib/use-draft.ts';
import { type ConsentAction, consentReducer, parseChoices } from './consent-form.ts';

/** What was ticked and typed so far; it survives a reload. The signature is given anew. */
export function useConsentChoices() {
  const draft = useDraft('consent');
  const choices = useMemo(() => parseChoices(draft.text), [draft.text]);
  return {
    choices,
    change: (action: ConsentAction) => draft.write(JSON.stringify(consentReducer(choices, action))),
    forget: draft.clear,
  };
}
