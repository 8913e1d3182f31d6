import { Icon } from '#web/ui/icon/icon.tsx';
import type { History } from '../history.ts';
import { PAINT_TEXTS } from '../texts.ts';
import { ToolButton } from './tool-button.tsx';

interface UndoButtonsProps {
  history: History<unknown>;
  onUndo: () => void;
  onRedo: () => void;
}

export function UndoButtons({ history, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <ToolButton label={PAINT_TEXTS.undo} disabled={history.done.length === 0} onPress={onUndo}>
        <Icon name="undo" className="size-5" />
      </ToolButton>
      <ToolButton label={PAINT_TEXTS.redo} disabled={history.undone.length === 0} onPress={onRedo}>
        <Icon name="undo" className="size-5 -scale-x-100" />
      </ToolButton>
    </>
  );
}
