import { type BackgroundSetting, readBackground } from '#domain/backgrounds/background-setting.ts';
import { outboxKind } from '#web/data/outbox/the-outbox.ts';

/** What a person chose to have behind the pages; also without a network. */
export const choices = outboxKind<BackgroundSetting>({
  kind: 'background',
  schema: readBackground,
  send: async (setting, owner) =>
    (await import('./api/save-background.ts')).saveBackground(setting, owner),
});

/** One waits at most: what was chosen last. */
export const THE_CHOICE = 'chosen';
