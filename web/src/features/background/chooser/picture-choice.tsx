import { useId, useState } from 'react';
import type { Background } from '#domain/backgrounds/catalogue.content.ts';
import { BackgroundPicture } from '#web/ui/background/background-picture.tsx';
import { useMode } from '#web/ui/background/use-mode.ts';
import { useStill } from '#web/ui/background/use-still.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { BACKGROUND_TEXTS as TEXTS } from '../texts.ts';

interface PictureChoiceProps {
  picture: Background;
  isChosen: boolean;
  isOwn: boolean;
  onChoose: () => void;
}

/** One picture, small. It moves while a pointer or the focus is on it. */
export function PictureChoice({ picture, isChosen, isOwn, onChoose }: PictureChoiceProps) {
  const { name, look, price, setting } = picture;
  const id = useId();
  const mode = useMode();
  const isStill = useStill();
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    <label
      className={classNames(
        'relative flex min-w-0 flex-col rounded-card border-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        isChosen ? 'border-primary' : 'border-line hover:border-ink-soft',
      )}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
    >
      <input
        type="radio"
        name="background"
        className="sr-only"
        checked={isChosen}
        aria-labelledby={`${id}name ${id}price`}
        aria-describedby={`${id}look`}
        onChange={onChoose}
        onFocus={() => setLookedAt(true)}
        onBlur={() => setLookedAt(false)}
      />
      <span
        className="relative block aspect-[4/3] [content-visibility:auto] overflow-hidden rounded-t-[0.75rem] forced-colors:hidden"
        aria-hidden="true"
      >
        {/* Drawn as large as on a page and then made small, so that it is the same picture. */}
        <span className="absolute top-0 left-0 block size-[300%] origin-top-left scale-[.33334]">
          <BackgroundPicture setting={setting} mode={mode} moves={isLookedAt && !isStill} />
        </span>
        {isChosen && (
          <span className="absolute top-2 right-2 flex size-7 items-center justify-center rounded-full bg-primary text-primary-ink">
            <Icon name="check" className="size-5" />
          </span>
        )}
      </span>
      <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-2 rounded-b-[0.75rem] bg-surface px-3 py-2 leading-tight">
        <span
          id={`${id}name`}
          className={classNames('min-w-0 wrap-anywhere', isChosen && 'font-semibold')}
        >
          {name}
        </span>
        {!isOwn && (
          <span id={`${id}price`} className="text-sm text-ink-soft">
            {TEXTS.price(price)}
          </span>
        )}
      </span>
      <span id={`${id}look`} className="sr-only">
        {look}
      </span>
    </label>
  );
}
