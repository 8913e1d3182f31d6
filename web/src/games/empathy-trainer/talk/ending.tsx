import { Button } from '#web/ui/button.tsx';
import { EMPATHY_TEXTS } from '../texts.ts';

export function Ending({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
  return (
    <>
      <h3 className="font-title text-lg font-semibold">{EMPATHY_TEXTS.end}</h3>
      {lines.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div>
        <Button size="lg" onClick={onClose}>
          {EMPATHY_TEXTS.close}
        </Button>
      </div>
    </>
  );
}
