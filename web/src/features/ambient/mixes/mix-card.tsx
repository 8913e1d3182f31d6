import type { ReactNode } from 'react';
import type { Mix } from '#domain/ambient/mix.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { Scene } from '../scene/scene.tsx';

interface MixCardProps {
  title: ReactNode;
  lead?: ReactNode;
  mix: Mix;
  isOn: boolean;
  onChoose: () => void;
}

/** A mix in small, to be heard by one touch. */
export function MixCard({ title, lead, mix, isOn, onChoose }: MixCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={classNames(
        'flex w-full items-stretch overflow-hidden rounded-card border bg-surface text-left transition duration-160 ease-out hover:border-primary hover:bg-primary-soft',
        isOn ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <Scene mix={mix} className="min-h-20 w-32 shrink-0 self-stretch tight:w-20" />
      <span className="min-w-0 flex-1 px-4 py-3 leading-snug">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {lead && <span className="block text-sm text-ink-soft">{lead}</span>}
      </span>
    </button>
  );
}
