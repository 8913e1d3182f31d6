import { withLine } from '#web/features/safety-plan/plan/plan.ts';
import { cardsOf, useSafetyPlanPort } from '#web/games/kit/safety-plan/safety-plan-port.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { KEEP_IN_PLAN_TEXTS } from './texts.ts';

/** As long as a part of the plan may be. */
const LONGEST = 2000;

/** «Si pasa esto, entonces…» belongs to what its person does on their own: the plan's second part. */
export default function KeepInPlan({ words }: { words: string }) {
  const plan = useSafetyPlanPort();
  const part = plan?.parts.find(({ id }) => id === 'self');
  if (!plan || !part) return null;
  const cards = cardsOf(part);
  const lines = cardsOf({ ...part, text: words });
  const isKept = lines.every((line) => cards.includes(line));

  function keep() {
    if (isKept || !plan || !part) return;
    const { id, text } = part;
    const next = lines.reduce(withLine, text);
    if (next.length > LONGEST) {
      toast({ title: KEEP_IN_PLAN_TEXTS.full, tone: 'error' });
      return;
    }
    plan.write(id, next);
    const onPress = () => plan.write(id, text);
    toast({
      title: KEEP_IN_PLAN_TEXTS.kept(part.title),
      action: { label: KEEP_IN_PLAN_TEXTS.undo, onPress },
    });
  }

  return (
    <Button variant="quiet" className="px-2!" aria-pressed={isKept} onClick={keep}>
      <Icon name={isKept ? 'check' : 'plus'} className="size-5" />
      {isKept ? KEEP_IN_PLAN_TEXTS.isKept : KEEP_IN_PLAN_TEXTS.keep}
    </Button>
  );
}
