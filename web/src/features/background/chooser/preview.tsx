import type { BackgroundSetting } from '#domain/backgrounds/background-setting.ts';
import { BackgroundPicture } from '#web/ui/background/background-picture.tsx';
import { useMode } from '#web/ui/background/use-mode.ts';
import { useStill } from '#web/ui/background/use-still.ts';
import { BACKGROUND_TEXTS as TEXTS } from '../texts.ts';

interface PreviewProps {
  setting: BackgroundSetting;
  name: string;
  look: string;
}

/** The picture as it stands behind a page, with words on it. */
export function Preview({ setting, name, look }: PreviewProps) {
  const mode = useMode();
  const isStill = useStill();
  return (
    <div className="relative isolate flex min-h-64 flex-col overflow-hidden rounded-card border border-line p-5 md:min-h-72 md:p-6">
      <BackgroundPicture
        key={JSON.stringify(setting)}
        setting={setting}
        mode={mode}
        moves={!isStill}
        className="-z-10 forced-colors:hidden"
      />
      <p className="font-title text-xl leading-tight font-semibold">{name}</p>
      <p className="mt-1 max-w-[44ch] leading-snug text-ink-soft">{look}</p>
      <p className="mt-3 max-w-[44ch] text-sm text-ink-soft">{TEXTS.sample}</p>
    </div>
  );
}
