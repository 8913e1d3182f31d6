import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { ToolButton } from '../../kit/paint/parts/tool-button.tsx';
import { TOOLS } from '../pen.ts';
import type { MandalaAction, MandalaState } from '../state.ts';
import { MANDALA_TEXTS } from '../texts.ts';

interface PenButtonsProps {
  state: MandalaState;
  send: (action: MandalaAction) => void;
}

const WAYS: readonly {
  label: string;
  icon: IconName;
  turn: number;
  out: number;
  className: string;
}[] = [
  { label: MANDALA_TEXTS.left, icon: 'arrow-left', turn: -1, out: 0, className: '' },
  { label: MANDALA_TEXTS.out, icon: 'arrow-right', turn: 0, out: 1, className: '-rotate-90' },
  { label: MANDALA_TEXTS.in, icon: 'arrow-left', turn: 0, out: -1, className: '-rotate-90' },
  { label: MANDALA_TEXTS.right, icon: 'arrow-right', turn: 1, out: 0, className: '' },
];

/** The pen of the keys for who has a switch, a mouth stick or a reader that keeps the arrows. */
export function PenButtons({ state, send }: PenButtonsProps) {
  const isStamp = TOOLS[state.tool] !== 'brush';
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">{MANDALA_TEXTS.buttons}</summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <div className="flex gap-1">
          {WAYS.map(({ label, icon, turn, out, className }) => (
            <ToolButton key={label} label={label} onPress={() => send({ type: 'move', turn, out })}>
              <Icon name={icon} className={`size-5 ${className}`} />
            </ToolButton>
          ))}
        </div>
        <Button variant="secondary" onClick={() => send({ type: 'press' })}>
          {isStamp
            ? MANDALA_TEXTS.putStamp
            : state.pen.down
              ? MANDALA_TEXTS.penUp
              : MANDALA_TEXTS.penDown}
        </Button>
      </div>
    </details>
  );
}
