import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

interface BarButtonProps {
  icon: IconName;
  label: string;
  /** Given for a switch, left out for a plain button. */
  pressed?: boolean;
  onPress: () => void;
}

export function BarButton({ icon, label, pressed, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2',
        pressed && 'bg-primary-soft text-primary',
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
