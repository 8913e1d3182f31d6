import {
  type BackgroundSetting,
  type BackgroundType,
  isSameBackground,
} from '#domain/backgrounds/background-setting.ts';
import { type Background, BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';

/** The catalogue as it is shown: one row a type. */
export const ROWS: readonly { type: BackgroundType; pictures: readonly Background[] }[] = (
  ['gradient', 'pattern', 'texture', 'animated', 'particles'] as const
).map((type) => ({ type, pictures: BACKGROUNDS.filter(({ setting }) => setting.type === type) }));

/** How much of a picture shows, in three steps that can be told apart. */
export const PRESENCES = { whole: 0, soft: 0.4, faint: 0.7 } as const;
export type Presence = keyof typeof PRESENCES;

export function presenceOf({ data }: BackgroundSetting): Presence {
  const overlay = data.overlay ?? 0;
  if (overlay < 0.2) return 'whole';
  return overlay < 0.55 ? 'soft' : 'faint';
}

export function withPresence(setting: BackgroundSetting, presence: Presence): BackgroundSetting {
  const { overlay: _, ...data } = setting.data;
  const overlay = PRESENCES[presence];
  // The type says which data belong to it; the compiler does not follow that through a spread.
  return {
    type: setting.type,
    data: overlay === 0 ? data : { ...data, overlay },
  } as BackgroundSetting;
}

export function pictureOf(setting: BackgroundSetting): Background | undefined {
  return BACKGROUNDS.find((one) => isSameBackground(one.setting, setting));
}

export function isOwn({ id, price }: Background, owned: ReadonlySet<string>): boolean {
  return price === 0 || owned.has(id);
}
