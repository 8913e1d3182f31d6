import { Icon } from '#web/ui/icon/icon.tsx';
import { PARTS, type PartId } from '../parts.ts';
import { BUOY_TEXTS, NAVIGATOR_TEXTS } from '../texts.ts';

interface BuoyButtonsProps {
  label: string;
  /** All six where it is left out. */
  parts?: readonly PartId[];
  open: PartId | null;
  /** Those that were looked at and were too little: they may be looked at again. */
  tried?: readonly PartId[];
  onOpen: (part: PartId) => void;
}

/** Buoys as large buttons, numbered as on the chart. */
export function BuoyButtons({ label, parts = PARTS, open, tried, onOpen }: BuoyButtonsProps) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{label}</h3>
      <ul className="grid grid-cols-2 gap-2 tight:grid-cols-1 sm:grid-cols-3">
        {parts.map((part) => (
          <li key={part}>
            <button
              type="button"
              aria-pressed={open === null ? undefined : open === part}
              onClick={() => onOpen(part)}
              className={`flex size-full min-h-16 flex-col justify-center rounded-control border border-ink-soft px-3 py-2 text-left leading-tight hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft ${tried?.includes(part) ? 'bg-surface-2' : 'bg-surface'}`}
            >
              <span className="font-semibold">
                {PARTS.indexOf(part) + 1}. {BUOY_TEXTS[part].name}
                {tried?.includes(part) && (
                  <Icon name="check" className="ml-1 inline size-4 align-middle" />
                )}
              </span>
              <span className="mt-0.5 text-sm text-ink-soft">
                {tried?.includes(part) ? NAVIGATOR_TEXTS.tried : BUOY_TEXTS[part].what}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
