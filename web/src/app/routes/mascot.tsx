import { isMascotEmotion, MASCOT_EMOTIONS, MASCOT_SIZES } from '#web/ui/mascot/emotions.ts';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { pageKind } from '../shell/page-kind.ts';
import { MASCOT } from './places.ts';
import { pageTitle } from '../texts.ts';

export const handle = pageKind('wide');

export const meta = () => pageTitle(MASCOT.title);

/** Every emotion and size of the mascot, for designers and tests. */
export default function MascotGallery() {
  const emotions = Object.keys(MASCOT_EMOTIONS).filter(isMascotEmotion);
  return (
    <>
      <PageHeader title={MASCOT.title} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {emotions.map((emotion) => (
          <li key={emotion} className="rounded-card border border-line bg-surface p-4">
            <h2 className="font-semibold">
              <span aria-hidden="true">{MASCOT_EMOTIONS[emotion].emoji}</span>{' '}
              {MASCOT_EMOTIONS[emotion].label}
            </h2>
            <div className="mt-2 flex flex-wrap items-end gap-3">
              {MASCOT_SIZES.map((size) => (
                <Mascot key={size} emotion={emotion} size={size} className="h-auto max-w-full" />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
