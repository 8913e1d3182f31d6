import { useFinding } from '#web/care/guard/use-finding.ts';
import { Button } from '#web/ui/button.tsx';
import { NAVIGATOR_TEXTS } from '../texts.ts';

/** Whether what stands in a part of the plan asks for help before anything else. */
export function useSaidDanger(id: string, text: string): boolean {
  const { level, ask } = useFinding(text);
  // Signs name dark thoughts by nature; elsewhere danger that was said asks for help first.
  return ask && (level === 'emergency' || (level === 'risk' && id !== 'signals'));
}

/** Help in the place of the way on, until its person says that these are words of a plan. */
export function SaidDanger({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-help bg-help-soft p-4">
      <p className="font-semibold">{NAVIGATOR_TEXTS.urgent}</p>
      <p>{NAVIGATOR_TEXTS.urgentBody}</p>
      <a
        href="/crisis"
        className="inline-flex min-h-13 items-center justify-center rounded-control bg-help px-6 text-lg font-semibold text-help-ink"
      >
        {NAVIGATOR_TEXTS.crisis}
      </a>
      <Button variant="quiet" onClick={onClear}>
        {NAVIGATOR_TEXTS.notUrgent}
      </Button>
    </div>
  );
}
