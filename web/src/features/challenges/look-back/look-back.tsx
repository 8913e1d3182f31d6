import { useEffect, useRef, useState } from 'react';
import { LOOK_BACK_MAX_LENGTH, type Pack } from '#domain/challenges/challenge.ts';
import type { OpenRun, Stone } from '#domain/challenges/run.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { KeepInDiary } from '../contract.ts';
import type { Run } from '../runs/run.ts';
import type { TakeBack } from '../runs/use-runs.ts';
import { LOOK_BACK_TEXTS as TEXTS } from '../texts.ts';
import { type LookBackDraft, useLookBackDraft } from './look-back-draft.ts';

interface LookBackProps {
  pack: Pack;
  run: OpenRun;
  stones: readonly Stone[];
  keepInDiary: KeepInDiary;
  onEnd: (said: Pick<Run, 'didGood' | 'wasHard' | 'kept'>) => TakeBack;
  onCancel: () => void;
}

const wordsOrNull = (text: string) => text.trim() || null;

/** The end of a pack: two questions, what to keep, and where the words go. All of it may stay empty. */
export function LookBack({ pack, run, stones, keepInDiary, onEnd, onCancel }: LookBackProps) {
  const { id: owner } = useUser();
  const { draft, put, clear, wordsOf } = useLookBackDraft(pack.id);
  const [place, setPlace] = useState<'here' | 'diary'>('here');
  const [kept, setKept] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const did = stones.filter(({ state }) => state === 'done').map(({ act }) => act);
  const isEmpty = wordsOrNull(draft.didGood) === null && wordsOrNull(draft.wasHard) === null;

  async function end() {
    const written = draft;
    const isForDiary = place === 'diary' && !isEmpty;
    let outOfDiary: (() => Promise<void>) | null = null;
    if (isForDiary) {
      setBusy(true);
      try {
        outOfDiary = await keepInDiary(owner, entryOf(pack, run, written));
      } catch {
        toast({ title: TEXTS.failed, tone: 'error' });
        return;
      } finally {
        setBusy(false);
      }
    }
    const here = isForDiary ? { didGood: '', wasHard: '' } : written;
    const takeBack = onEnd({
      didGood: wordsOrNull(here.didGood),
      wasHard: wordsOrNull(here.wasHard),
      kept,
    });
    clear();
    toast({
      title: isForDiary ? TEXTS.savedInDiary : TEXTS.saved,
      action: {
        label: TEXTS.undo,
        onPress: () => {
          takeBack();
          void outOfDiary?.();
          put(written);
        },
      },
    });
  }

  return (
    <Card as="section" aria-labelledby="look-back" className="flex flex-col gap-6 md:p-7">
      <div className="flex items-center gap-4">
        <Mascot emotion="listening" size="sm" decorative />
        <div>
          <h2
            id="look-back"
            ref={title}
            tabIndex={-1}
            className="font-title text-2xl font-semibold outline-none"
          >
            {TEXTS.title}
          </h2>
          <p className="text-ink-soft">{TEXTS.lead}</p>
        </div>
      </div>
      <WritingField
        label={TEXTS.didGood}
        hint={TEXTS.didGoodHint}
        words={wordsOf('didGood')}
        most={LOOK_BACK_MAX_LENGTH}
        rows={3}
      />
      <WritingField
        label={TEXTS.wasHard}
        hint={TEXTS.wasHardHint}
        words={wordsOf('wasHard')}
        most={LOOK_BACK_MAX_LENGTH}
        rows={3}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="font-semibold">{TEXTS.kept}</legend>
        <p className="text-sm text-ink-soft">{did.length > 0 ? TEXTS.keptLead : TEXTS.keptNone}</p>
        <div className="flex flex-wrap gap-2">
          {did.map(({ id, title: name }) => (
            <Chip
              key={id}
              selected={kept.includes(id)}
              className="text-left"
              onClick={() =>
                setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id])
              }
            >
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      {!isEmpty && (
        <fieldset className="flex flex-col gap-3">
          <legend className="font-semibold">{TEXTS.where}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            <Chip selected={place === 'here'} onClick={() => setPlace('here')}>
              {TEXTS.here}
            </Chip>
            <Chip selected={place === 'diary'} onClick={() => setPlace('diary')}>
              {TEXTS.diary}
            </Chip>
          </div>
          <p className="text-sm text-ink-soft">
            {place === 'here' ? TEXTS.hereLead : TEXTS.diaryLead}
          </p>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void end()}>
          {isEmpty ? TEXTS.close : TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </Card>
  );
}

/** The two answers as a page of the diary, kept there once: under the id of the run. */
function entryOf(pack: Pack, run: OpenRun, { didGood, wasHard }: LookBackDraft) {
  const parts = [
    { ask: TEXTS.didGood, said: didGood.trim() },
    { ask: TEXTS.wasHard, said: wasHard.trim() },
  ].filter(({ said }) => said !== '');
  return {
    id: run.ids.at(-1) ?? crypto.randomUUID(),
    title: TEXTS.diaryTitle(pack.title),
    text: parts.map(({ ask, said }) => `**${ask}**\n\n${said}`).join('\n\n'),
    tags: [TEXTS.tag],
  };
}
