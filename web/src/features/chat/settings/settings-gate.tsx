import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staleTimes } from '#web/data/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import {
  type CompanionSettings,
  companionSettingsKey,
  loadCompanionSettings,
  saveCompanionSettings,
} from '../api/companion-settings.ts';
import { CHAT_TEXTS } from '../texts.ts';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';

interface SettingsGateProps {
  children: (
    settings: CompanionSettings,
    save: (change: Partial<CompanionSettings>) => void,
  ) => ReactNode;
}

/** Loads the settings, and saves a change at once: it shows before it is stored, and goes back if it cannot be. */
export function SettingsGate({ children }: SettingsGateProps) {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: companionSettingsKey,
    queryFn: loadCompanionSettings,
    staleTime: staleTimes.standard,
  });
  const { mutate } = useMutation({
    mutationFn: saveCompanionSettings,
    onMutate: (next) => {
      const before = queries.getQueryData<CompanionSettings>(companionSettingsKey);
      queries.setQueryData(companionSettingsKey, next);
      return before;
    },
    onError: (_error, _next, before) => {
      queries.setQueryData(companionSettingsKey, before);
      toast({ title: CHAT_SETTINGS_TEXTS.failed, tone: 'error' });
    },
  });
  if (data) return children(data, (change) => mutate({ ...data, ...change }));
  if (!isError) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Spinner /> {CHAT_SETTINGS_TEXTS.loading}
      </p>
    );
  }
  return (
    <Notice tone="info">
      <p>{CHAT_SETTINGS_TEXTS.loadFailed}</p>
      <Button variant="quiet" onClick={() => void refetch()}>
        {CHAT_TEXTS.page.tryAgain}
      </Button>
    </Notice>
  );
}
