import { memo, useId, useState } from 'react';
import { captionOf } from '#domain/ambient/captions.content.ts';
import type { Layer } from '#domain/ambient/mix.ts';
import { type ParameterText, SOUND_TEXTS } from '#domain/ambient/sounds.content.ts';
import type { SoundId } from '#domain/ambient/sounds.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { SoundPicture } from '../scene/sound-picture.tsx';
import { AMBIENT_TEXTS } from '../texts.ts';
import { Slider } from './slider.tsx';

interface SoundCardProps {
  id: SoundId;
  /** Of the mix; null while it is off. */
  layer: Layer | null;
  onToggle: (id: SoundId) => void;
  onChange: (layer: Layer) => void;
}

/** One sound: on or off, how loud, and, for who wants it, how it is. */
export const SoundCard = memo(function SoundCardView(props: SoundCardProps) {
  const { id, layer, onToggle, onChange } = props;
  const { title } = SOUND_TEXTS[id];
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const isOn = layer !== null;
  return (
    <li
      className={classNames(
        'flex flex-col overflow-hidden rounded-card border bg-surface',
        isOn ? 'border-primary' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => onToggle(id)}
        className="flex min-h-18 items-center gap-3 text-left hover:bg-primary-soft"
      >
        <SoundPicture id={id} className="size-18 shrink-0" />
        <span className="min-w-0 flex-1 py-2 leading-snug font-semibold">{title}</span>
        <span
          className={classNames(
            'mr-3 flex size-8 shrink-0 items-center justify-center rounded-full border',
            isOn ? 'border-primary bg-primary text-primary-ink' : 'border-ink-soft text-ink-soft',
          )}
        >
          <Icon name={isOn ? 'check' : 'plus'} className="size-5" />
        </span>
      </button>
      {layer && (
        <div className="flex flex-col gap-1 px-4 pt-3 pb-2">
          <Slider
            label={AMBIENT_TEXTS.level}
            spoken={AMBIENT_TEXTS.levelOf(title)}
            value={layer.level}
            said={AMBIENT_TEXTS.percent(layer.level)}
            onTurn={(level) => onChange({ ...layer, level })}
          />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={moreId}
            aria-label={AMBIENT_TEXTS.tuneOf(title)}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-primary"
          >
            {AMBIENT_TEXTS.tune}
            <Icon
              name="chevron-down"
              className={classNames('size-5 transition duration-160', isOpen && 'rotate-180')}
            />
          </button>
          <div id={moreId} hidden={!isOpen} className="flex flex-col gap-2 pb-2">
            {isOpen && <Parameters layer={layer} onChange={onChange} />}
            <p className="text-sm text-ink-soft first-letter:uppercase">{captionOf(layer)}.</p>
          </div>
        </div>
      )}
    </li>
  );
});

function Parameters({ layer, onChange }: { layer: Layer; onChange: (layer: Layer) => void }) {
  const { title, parameters } = SOUND_TEXTS[layer.sound];
  const entries: [string, ParameterText][] = Object.entries(parameters);
  return entries.map(([name, { label, low, high }]) => {
    const value = layer.values[name] ?? 0;
    return (
      <Slider
        key={name}
        label={label}
        spoken={AMBIENT_TEXTS.parameterOf(title, label)}
        value={value}
        said={AMBIENT_TEXTS.between(value, low, high)}
        low={low}
        high={high}
        onTurn={(next) => onChange({ ...layer, values: { ...layer.values, [name]: next } })}
      />
    );
  });
}
