import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  type BackgroundSetting,
  DEFAULT_BACKGROUND,
} from '#domain/backgrounds/background-setting.ts';
import { itemsOf, outbox } from '#web/data/outbox/the-outbox.ts';
import { backgroundQuery } from './api/load-background.ts';
import { choices, THE_CHOICE } from './choices.ts';
import { keepBackground, keptBackground, onKeptChange } from './kept-background.ts';

export interface OwnBackground {
  /** The default until anything else is known. */
  setting: BackgroundSetting;
  /** `unknown`: neither the account nor this device could say what was chosen. */
  delivery: 'sent' | 'waiting' | 'refused' | 'unknown';
  choose: (setting: BackgroundSetting) => void;
}

/** What this person has behind the pages: at once as this device kept it, then as the account says. */
export function useBackground(userId: string): OwnBackground {
  const queries = useQueryClient();
  const query = backgroundQuery(userId);
  const { data, isError } = useQuery(query);
  const kept = useSyncExternalStore(
    onKeptChange,
    () => keptBackground(userId),
    () => null,
  );
  const waiting = useSyncExternalStore(
    outbox.subscribe,
    () => stateOf(userId),
    () => 'sent' as const,
  );

  useEffect(() => {
    // What waits here is newer than what the account says.
    if (data && choices.unsent(userId) === 0) keepBackground(userId, data);
  }, [data, userId]);

  return {
    setting: kept ?? data ?? DEFAULT_BACKGROUND,
    delivery: isError && !kept ? 'unknown' : waiting,
    choose(setting) {
      keepBackground(userId, setting);
      // An answer that is on its way does not know of this.
      void queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, setting);
      choices.add(userId, setting, THE_CHOICE);
    },
  };
}

function stateOf(userId: string): 'sent' | 'waiting' | 'refused' {
  const [item] = itemsOf(choices.kind, userId);
  if (!item) return 'sent';
  return item.rejected === undefined ? 'waiting' : 'refused';
}
