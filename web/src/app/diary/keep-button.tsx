import { useState } from 'react';
import { useUser } from '#web/data/session.ts';
import { keepInDiary, type Keepable } from '#web/features/diary/keep-in-diary.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { KEEP_TEXTS } from './texts.ts';

/** Puts something of another area into the diary, with an undo. */
export default function KeepButton({ thing }: { thing: Keepable }) {
  const { id: owner } = useUser();
  const [isKept, setKept] = useState(false);

  async function keep() {
    if (isKept) return;
    setKept(true);
    try {
      const takeBack = await keepInDiary(owner, thing);
      const onPress = () => {
        setKept(false);
        void takeBack();
      };
      toast({ title: KEEP_TEXTS.kept, action: { label: KEEP_TEXTS.undo, onPress } });
    } catch {
      setKept(false);
      toast({ title: KEEP_TEXTS.failed, tone: 'error' });
    }
  }

  return (
    <Button variant="quiet" className="px-2!" aria-pressed={isKept} onClick={() => void keep()}>
      <Icon name={isKept ? 'check' : 'edit'} className="size-5" />
      {isKept ? KEEP_TEXTS.isKept : KEEP_TEXTS.keep}
    </Button>
  );
}
